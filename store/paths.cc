#include "store/paths.h"

#include <cerrno>
#include <cstdlib>
#include <string>

#include <sys/stat.h>

#include "store/files.h"

namespace ludolog::store {
namespace {

/// The specification says that relative values are to be ignored.
std::filesystem::path absolute_from(const char* variable) {
  const char* value = std::getenv(variable);
  if (value == nullptr || value[0] != '/') return {};
  return value;
}

Result<std::filesystem::path> folder_of(const char* variable, const char* below_home) {
  if (auto path = absolute_from(variable); !path.empty()) return path / "ludolog";
  if (auto home = absolute_from("HOME"); !home.empty()) return home / below_home / "ludolog";
  return failure(StoreError::Kind::kNoPlace,
                 std::string{"neither "} + variable +
                     " nor HOME names a folder: say where, or set one of them");
}

}  // namespace

Result<std::filesystem::path> data_folder() { return folder_of("XDG_DATA_HOME", ".local/share"); }

Result<std::filesystem::path> state_folder() { return folder_of("XDG_STATE_HOME", ".local/state"); }

Result<std::filesystem::path> default_library() {
  return data_folder().map(
      [](const std::filesystem::path& folder) { return folder / "library.ludolog"; });
}

bool is_plain_name(std::string_view name) {
  constexpr std::string_view kLetters =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_.";
  return !name.empty() && name.size() <= kMostPlainLetters &&
         name.find_first_not_of(kLetters) == std::string_view::npos &&
         kLetters.find(name[0]) < kLetters.size() - 3;
}

Result<void> create_folders(const std::filesystem::path& folder, unsigned mode) {
  std::filesystem::path so_far;
  for (const auto& part : folder) {
    so_far /= part;
    if (part.empty()) continue;
    if (mkdir(so_far.c_str(), mode) == 0) {
      // The new name must outlive a power cut like everything that will be put below it.
      const auto parent =
          so_far.has_parent_path() ? so_far.parent_path() : std::filesystem::path{"."};
      if (auto synced = sync_folder(parent); !synced) return synced;
      continue;
    }
    const int error = errno;
    struct stat status {};
    if (stat(so_far.c_str(), &status) == 0) {
      if (S_ISDIR(status.st_mode)) continue;
      return failure(StoreError::Kind::kNotAFile, folder.string() + ": cannot be created, " +
                                                      so_far.string() + " is not a folder");
    }
    return tl::unexpected(system_error(error, so_far, "creating the folder"));
  }
  return {};
}

}  // namespace ludolog::store
