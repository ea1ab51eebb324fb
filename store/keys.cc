#include "store/keys.h"

#include <sys/stat.h>

#include "events/hex.h"
#include "store/files.h"
#include "store/paths.h"

namespace ludolog::store {
namespace {

constexpr std::uint64_t kMaxBytes = 1024;

std::string text_of(const events::SigningKey& key) {
  return "ludolog key 1\npublic " + events::to_hex(events::public_key(key)) + "\nsecret " +
         events::to_hex(key.seed) + "\n";
}

}  // namespace

std::filesystem::path key_path(const std::filesystem::path& folder, const std::string& name) {
  return folder / (name + ".key");
}

Result<void> write_key(const std::filesystem::path& folder, const std::string& name,
                       const events::SigningKey& key) {
  if (auto made = create_folders(folder, 0700); !made) return made;
  const auto path = key_path(folder, name);
  std::error_code error;
  if (std::filesystem::exists(std::filesystem::symlink_status(path, error)))
    return failure(StoreError::Kind::kReadOnlyPlace, path.string() + ": there is a key already");
  auto output = OutputFile::create(path, 0600);
  if (!output) return tl::unexpected(output.error());
  if (auto written = output->write(text_of(key)); !written) return written;
  return output->commit();
}

Result<events::SigningKey> read_key(const std::filesystem::path& folder, const std::string& name) {
  const auto path = key_path(folder, name);
  const auto bytes = read_file(path, kMaxBytes);
  if (!bytes) return tl::unexpected(bytes.error());
  struct stat status {};
  if (stat(path.c_str(), &status) == 0 && (status.st_mode & 0077U) != 0)
    return failure(StoreError::Kind::kUnreadable,
                   path.string() +
                       ": others may read this key, so what it signs proves nothing; "
                       "expected mode 600");
  const std::string text(bytes->begin(), bytes->end());
  events::SigningKey key;
  constexpr std::string_view kLast = "secret ";
  const auto secret = text.rfind(kLast);
  if (secret == std::string::npos ||
      !events::from_hex(std::string_view(text).substr(secret + kLast.size(), 64), key.seed) ||
      text_of(key) != text)
    return failure(StoreError::Kind::kSecretDamaged,
                   path.string() + ": damaged, it is not what was written there");
  return key;
}

}  // namespace ludolog::store
