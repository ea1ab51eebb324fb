#include "tools/cases/source.h"

#include <algorithm>
#include <fstream>
#include <utility>

#include "events/hex.h"
#include "events/jsonl.h"
#include "store/files.h"
#include "store/live_files.h"

namespace ludolog::cases {
namespace {

constexpr std::size_t kIdDigits = 32;

/// JSONL begins with a brace; a database does not.
bool looks_like_text(const std::filesystem::path& path) {
  // What this process has open must not be touched outside SQLite: ask before looking inside.
  std::error_code error;
  if (store::is_live(path) || !std::filesystem::is_regular_file(path, error)) return false;
  return std::ifstream(path, std::ios::binary).peek() == '{';
}

}  // namespace

Outcome<Source> Source::read_text(std::istream& in, const std::string& name) {
  auto stream = std::make_unique<store::MemoryStream>();
  events::JsonlReader reader(in, events::JsonlReader::Contents::kMayBeMissing);
  while (true) {
    auto line = reader.next();
    if (!line) {
      const events::ReadError& error = line.error();
      return problem(ExitCode::kUndecodable,
                     name + ":" + std::to_string(error.line) + ": " + error.text);
    }
    if (!*line) break;
    if (auto* event = std::get_if<events::EventLine>(&**line))
      stream->add(event->envelope);
    else
      stream->add(std::get<events::Content>(std::move(**line)));
  }
  Source source;
  source.text_ = std::move(stream);
  return source;
}

Outcome<Source> Source::open_file(const std::filesystem::path& path) {
  if (looks_like_text(path)) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (!error && size > store::kMaxStrangerBytes)
      return problem(ExitCode::kEnvironment,
                     path.string() + ": has " + std::to_string(size) + " bytes, at most " +
                         std::to_string(store::kMaxStrangerBytes) + " are read");
    std::ifstream in(path, std::ios::binary);
    return read_text(in, path.string());
  }
  Source source;
  auto file = store::MatchFile::open(path);
  if (!file) return tl::unexpected(problem_of(file.error()));
  source.file_ = std::make_unique<store::MatchFile>(std::move(*file));
  source.database_ = std::make_unique<store::Reader>(source.file_->reader());
  return source;
}

Source::Source(store::Library& library)
    : database_(std::make_unique<store::Reader>(library.reader())) {}

store::StreamReader& Source::reader() {
  if (text_) return *text_;
  return *database_;
}

Outcome<std::vector<events::MatchId>> Source::matches() {
  if (text_) return std::vector{text_->match()};
  auto matches = database_->matches();
  if (!matches) return tl::unexpected(problem_of(matches.error()));
  return *matches;
}

Outcome<std::optional<std::uint64_t>> Source::first_difference() {
  if (!file_) return std::optional<std::uint64_t>{};
  const auto matches = file_->reader().matches();
  if (!matches) return tl::unexpected(problem_of(matches.error()));
  if (matches->size() != 1) return std::optional<std::uint64_t>{};
  auto difference = file_->first_difference();
  if (!difference) return tl::unexpected(problem_of(difference.error()));
  return *difference;
}

bool names_library_match(std::string_view name) {
  if (name == "@last") return true;
  return !name.empty() && name.size() <= kIdDigits &&
         name.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

Outcome<Audit> audit_match(store::StreamReader& reader, const events::MatchId& match) {
  std::optional<store::StoreError> failed;
  Audit audit([&](const events::ContentId& id) -> std::optional<events::Content> {
    auto content = reader.content(id);
    if (content) return std::move(*content);
    if (!failed) failed = content.error();
    return std::nullopt;
  });
  auto read = reader.read(match, 0, store::StreamReader::kToTheEnd,
                          [&](const events::Envelope& envelope) { return audit.enter(envelope); });
  if (!read) return tl::unexpected(problem_of(read.error()));
  if (failed) return tl::unexpected(problem_of(*failed));
  return audit;
}

Outcome<Verdict> verify_match(Source& source, const events::MatchId& match) {
  auto audit = audit_match(source.reader(), match);
  if (!audit) return tl::unexpected(audit.error());
  Verdict verdict = audit->finish();
  if (!is_good(verdict.kind)) return verdict;
  if (verdict.match != match) {
    verdict.kind = VerdictKind::kAltered;
    verdict.detail = "the match is kept under another name than its first event gives it";
    return verdict;
  }
  auto difference = source.first_difference();
  if (!difference) return tl::unexpected(difference.error());
  if (*difference) {
    verdict.kind = VerdictKind::kNotCanonical;
    verdict.position = **difference;
  }
  return verdict;
}

store::Result<void> refuse_faulty(store::StreamReader& reader, const events::MatchId& match) {
  auto audit = audit_match(reader, match);
  if (!audit) return store::failure(store::StoreError::Kind::kBadMatch, audit.error().text);
  const Verdict verdict = audit->finish();
  // What is missing is missing for everybody; the rest holds.
  if (is_good(verdict.kind) || verdict.kind == VerdictKind::kContentMissing ||
      verdict.kind == VerdictKind::kDiceUnproven)
    return {};
  return store::failure(
      store::StoreError::Kind::kBadMatch,
      "match " + events::to_hex(match) + " is " + headline(verdict) + ": " + verdict.detail);
}

}  // namespace ludolog::cases
