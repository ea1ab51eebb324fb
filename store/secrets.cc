#include "store/secrets.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include <sys/stat.h>
#include <unistd.h>

#include "events/hash.h"
#include "events/hex.h"
#include "store/files.h"
#include "store/paths.h"

namespace ludolog::store {
namespace {

constexpr std::string_view kTitle = "ludolog secret 1\n";
constexpr std::size_t kMaxSeeds = 4096;
constexpr std::uint64_t kMaxBytes = 512 * 1024;
constexpr events::Tag kSecretTag{"ludolog.secret"};
constexpr events::Tag kLibraryTag{"ludolog.library"};

std::string check_line(std::string_view text) {
  return "check " + events::to_hex(events::hash_256(kSecretTag, bytes_of(text))) + "\n";
}

std::string text_of(const Secrets& secrets) {
  std::string text{kTitle};
  text += "match " + events::to_hex(secrets.match) + "\n";
  text += "library " + events::to_hex(secrets.library) + "\n";
  for (const Secret& secret : secrets.seeds)
    text += "seed " + std::to_string(secret.epoch) + " " + std::to_string(secret.party) + " " +
            events::to_hex(secret.seed) + "\n";
  text += check_line(text);
  return text;
}

/// Takes `word` off the front of `text`; false when something else stands there.
bool take(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

template <class Number>
bool take_number(std::string_view& text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

template <std::size_t N>
bool take_hex(std::string_view& text, std::array<std::uint8_t, N>& bytes) {
  const auto found = events::from_hex<N>(text.substr(0, 2 * N));
  if (!found) return false;
  bytes = *found;
  text.remove_prefix(2 * N);
  return true;
}

/// Reads leniently; whether it is the whole truth is seen by writing it anew.
std::optional<Secrets> parse(std::string_view text) {
  Secrets secrets;
  if (!take(text, kTitle) || !take(text, "match ") || !take_hex(text, secrets.match) ||
      !take(text, "\n") || !take(text, "library ") || !take_hex(text, secrets.library) ||
      !take(text, "\n"))
    return std::nullopt;
  while (take(text, "seed ")) {
    Secret secret;
    if (secrets.seeds.size() == kMaxSeeds || !take_number(text, secret.epoch) || !take(text, " ") ||
        !take_number(text, secret.party) || !take(text, " ") || !take_hex(text, secret.seed) ||
        !take(text, "\n"))
      return std::nullopt;
    secrets.seeds.push_back(secret);
  }
  return secrets;
}

}  // namespace

Bytes16 library_mark(const std::filesystem::path& path) {
  std::error_code error;
  const auto whole = std::filesystem::weakly_canonical(path, error);
  const std::string text = error ? path.string() : whole.string();
  const Bytes32 digest = events::hash_256(kLibraryTag, bytes_of(text));
  Bytes16 mark;
  std::copy_n(digest.begin(), mark.size(), mark.begin());
  return mark;
}

std::filesystem::path secrets_path(const std::filesystem::path& folder, const MatchId& match) {
  return folder / (events::to_hex(match) + ".seed");
}

Result<void> write_secrets(const std::filesystem::path& folder, const Secrets& secrets) {
  if (auto made = create_folders(folder, 0700); !made) return made;
  auto output = OutputFile::create(secrets_path(folder, secrets.match), 0600);
  if (!output) return tl::unexpected(output.error());
  if (auto written = output->write(text_of(secrets)); !written) return written;
  return output->commit();
}

Result<Secrets> read_secrets(const std::filesystem::path& folder, const MatchId& match) {
  const auto path = secrets_path(folder, match);
  const auto bytes = read_file(path, kMaxBytes);
  if (!bytes) {
    if (bytes.error().kind != StoreError::Kind::kMissing) return tl::unexpected(bytes.error());
    return failure(StoreError::Kind::kSecretMissing,
                   path.string() + ": missing, so the dice of match " + events::to_hex(match) +
                       " are not known here");
  }
  const std::string text(bytes->begin(), bytes->end());
  auto secrets = parse(text);
  if (!secrets || text_of(*secrets) != text)
    return failure(StoreError::Kind::kSecretDamaged,
                   path.string() + ": damaged, it is not what was written there");
  if (secrets->match != match)
    return failure(StoreError::Kind::kSecretForeign, path.string() + ": is the secret of match " +
                                                         events::to_hex(secrets->match) +
                                                         ", expected " + events::to_hex(match));
  return std::move(*secrets);
}

Result<void> remove_secrets(const std::filesystem::path& folder, const MatchId& match) {
  const auto path = secrets_path(folder, match);
  if (unlink(path.c_str()) != 0) {
    if (errno == ENOENT || errno == ENOTDIR) return {};
    return tl::unexpected(system_error(errno, path, "removing"));
  }
  return sync_folder(folder);
}

}  // namespace ludolog::store
