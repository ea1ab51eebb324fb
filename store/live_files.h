// The libraries that this process has open. Closing any descriptor of a file drops all of the
// process's locks on it, SQLite's too: so a path is looked up here before anybody opens it, and
// nobody replaces such a file.
#pragma once

#include <filesystem>

#include <sys/types.h>

namespace ludolog::store {

struct FileId {
  dev_t device = 0;
  ino_t inode = 0;
  friend bool operator==(const FileId&, const FileId&) = default;
};

/// Counts an open library as long as it lives. Movable.
class LiveFile {
 public:
  LiveFile() = default;
  /// `path` must exist; otherwise nothing is registered.
  explicit LiveFile(const std::filesystem::path& path);
  LiveFile(LiveFile&& other) noexcept;
  LiveFile& operator=(LiveFile&& other) noexcept;
  ~LiveFile();

  [[nodiscard]] FileId id() const { return id_; }

 private:
  FileId id_;
  bool registered_ = false;
};

/// True when `path` leads to a library that this process has open, by whatever name.
[[nodiscard]] bool is_live(const std::filesystem::path& path);

}  // namespace ludolog::store
