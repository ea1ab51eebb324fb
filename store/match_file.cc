#include "store/match_file.h"

#include <algorithm>
#include <set>

#include <sqlite3.h>

#include "events/codec.h"
#include "events/hex.h"
#include "store/files.h"
#include "store/rows.h"
#include "store/schema.h"

#include <sys/stat.h>

namespace ludolog::store {
namespace {

void put_u32(std::vector<std::uint8_t>& bytes, std::size_t at, std::uint32_t value) {
  for (std::size_t i = 0; i < 4; ++i)
    bytes[at + i] = static_cast<std::uint8_t>(value >> (24 - 8 * i));
}

/// What SQLite counts or notes about itself in the header. FORMAT.md names the offsets.
void normalise_header(std::vector<std::uint8_t>& bytes) {
  put_u32(bytes, 24, 1);  // file change counter
  put_u32(bytes, 28, static_cast<std::uint32_t>(bytes.size() / kPageSizeBytes));
  put_u32(bytes, 40, 1);          // schema cookie
  put_u32(bytes, 92, 1);          // change counter for which the version below was noted
  put_u32(bytes, 96, 3'040'001);  // version of the writing library
}

Result<std::vector<std::uint8_t>> image_of(Database& database) {
  sqlite3_int64 size = 0;
  unsigned char* data = sqlite3_serialize(database.handle(), "main", &size, 0);
  if (data == nullptr)
    return failure(StoreError::Kind::kInputOutput, database.name() + ": no memory for its bytes");
  std::vector<std::uint8_t> bytes(data, data + size);
  sqlite3_free(data);
  normalise_header(bytes);
  return bytes;
}

/// Copies the events, and notes the contents that they name.
Result<std::set<ContentId>> copy_events(StreamReader& reader, const MatchId& match,
                                        RowWriter& rows) {
  std::set<ContentId> contents;
  std::optional<StoreError> failed;
  auto done = reader.read(match, 0, StreamReader::kToTheEnd, [&](const Envelope& envelope) {
    const auto decoded = events::decode(envelope.type, envelope.schema, envelope.payload.bytes());
    if (!decoded) {
      failed =
          StoreError{StoreError::Kind::kBadMatch, "match " + events::to_hex(match) + ", position " +
                                                      std::to_string(envelope.position) + ": " +
                                                      events::describe(decoded.error())};
      return false;
    }
    if (const auto reference = events::content_of(decoded->event)) contents.insert(reference->id);
    if (auto written = rows.write(match, envelope); !written) failed = written.error();
    return !failed.has_value();
  });
  if (!done) return tl::unexpected(done.error());
  if (failed) return tl::unexpected(*failed);
  return contents;
}

Result<void> refuse_sidecars(const std::filesystem::path& path) {
  for (const char* ending : {"-journal", "-wal", "-shm"}) {
    const std::filesystem::path sidecar = real_path(path).string() + ending;
    struct stat status {};
    // Our own journal stays beside a library at length 0: then there is nothing in it.
    if (lstat(sidecar.c_str(), &status) != 0 || (S_ISREG(status.st_mode) && status.st_size == 0))
      continue;
    return failure(StoreError::Kind::kSidecar,
                   path.string() + ": is not whole by itself, " + sidecar.filename().string() +
                       " lies beside it: open it with the program that writes it first");
  }
  return {};
}

}  // namespace

Result<std::vector<std::uint8_t>> match_file_bytes(StreamReader& reader, const MatchId& match) {
  auto database = open_canonical("match " + events::to_hex(match));
  if (!database) return tl::unexpected(database.error());
  auto transaction = Transaction::begin(*database);
  if (!transaction) return tl::unexpected(transaction.error());
  {
    auto rows = RowWriter::prepare(*database);
    if (!rows) return tl::unexpected(rows.error());
    const auto contents = copy_events(reader, match, *rows);
    if (!contents) return tl::unexpected(contents.error());
    for (const ContentId& id : *contents) {
      const auto content = reader.content(id);
      if (!content) return tl::unexpected(content.error());
      if (!*content) continue;
      if (auto written = rows->write(id, **content); !written)
        return tl::unexpected(written.error());
    }
    const auto length = rows->length(match);
    if (!length) return tl::unexpected(length.error());
    if (*length == 0)
      return failure(StoreError::Kind::kUnknownMatch, "no match " + events::to_hex(match));
  }
  if (auto committed = transaction->commit(); !committed) return tl::unexpected(committed.error());
  return image_of(*database);
}

Result<void> write_match_file(StreamReader& reader, const MatchId& match,
                              const std::filesystem::path& path) {
  const auto bytes = match_file_bytes(reader, match);
  if (!bytes) return tl::unexpected(bytes.error());
  auto output = OutputFile::create(path);
  if (!output) return tl::unexpected(output.error());
  if (auto written = output->write(ByteSpan{*bytes}); !written) return written;
  return output->commit();
}

Result<MatchFile> MatchFile::open(const std::filesystem::path& path) {
  if (auto alone = refuse_sidecars(path); !alone) return tl::unexpected(alone.error());
  auto bytes = read_file(path);
  if (!bytes) return tl::unexpected(bytes.error());
  return from_bytes(std::move(*bytes), path.string());
}

Result<MatchFile> MatchFile::from_bytes(std::vector<std::uint8_t> bytes, const std::string& name) {
  auto kept = std::make_unique<std::vector<std::uint8_t>>(std::move(bytes));
  auto database = open_image(*kept, name);
  if (!database) return tl::unexpected(database.error());
  return MatchFile{std::move(kept), std::move(*database)};
}

Result<MatchId> MatchFile::only_match() {
  const auto matches = reader().matches();
  if (!matches) return tl::unexpected(matches.error());
  if (matches->size() == 1) return matches->front();
  if (matches->empty())
    return failure(StoreError::Kind::kUnknownMatch, database_->name() + ": has no match");
  return failure(
      StoreError::Kind::kAmbiguousMatch,
      database_->name() + ": has " + std::to_string(matches->size()) + " matches, expected one");
}

Result<std::optional<std::uint64_t>> MatchFile::first_difference() {
  const auto match = only_match();
  if (!match) return tl::unexpected(match.error());
  Reader source = reader();
  const auto anew = match_file_bytes(source, *match);
  if (!anew) return tl::unexpected(anew.error());
  const auto [here, there] =
      std::mismatch(bytes_->begin(), bytes_->end(), anew->begin(), anew->end());
  if (here == bytes_->end() && there == anew->end()) return std::nullopt;
  return static_cast<std::uint64_t>(here - bytes_->begin());
}

}  // namespace ludolog::store
