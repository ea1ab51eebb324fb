#include "store/live_files.h"

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

#include <sys/stat.h>

namespace ludolog::store {
namespace {

struct Registry {
  std::mutex mutex;
  std::vector<FileId> open;
};

/// The locks belong to the process, and so does this list of them.
Registry& registry() {
  static Registry instance;
  return instance;
}

}  // namespace

LiveFile::LiveFile(const std::filesystem::path& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return;
  id_ = {.device = status.st_dev, .inode = status.st_ino};
  registered_ = true;
  const std::lock_guard lock{registry().mutex};
  registry().open.push_back(id_);
}

LiveFile::LiveFile(LiveFile&& other) noexcept
    : id_(other.id_), registered_(std::exchange(other.registered_, false)) {}

LiveFile& LiveFile::operator=(LiveFile&& other) noexcept {
  std::swap(id_, other.id_);
  std::swap(registered_, other.registered_);
  return *this;
}

LiveFile::~LiveFile() {
  if (!registered_) return;
  const std::lock_guard lock{registry().mutex};
  auto& open = registry().open;
  if (const auto found = std::find(open.begin(), open.end(), id_); found != open.end())
    open.erase(found);
}

bool is_live(const std::filesystem::path& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return false;
  const FileId id{.device = status.st_dev, .inode = status.st_ino};
  const std::lock_guard lock{registry().mutex};
  const auto& open = registry().open;
  return std::find(open.begin(), open.end(), id) != open.end();
}

}  // namespace ludolog::store
