// SQLite's access to files, seen by the test: every write, every sync and every name that comes or
// goes can be noted, or made to fail.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace ludolog::store {

struct FileOperation {
  enum class Kind : std::uint8_t {
    kOpen,
    kWrite,
    kTruncate,  ///< To `offset` bytes.
    kSync,      ///< Of a file's bytes, and of its name if it is new.
    kRemove,    ///< Durable at once only when `durable`.
  };
  Kind kind{};
  std::string path{};
  std::uint64_t offset = 0;
  std::vector<std::uint8_t> bytes{};
  bool durable = false;
};

/// While it lives, what SQLite opens by default goes through it. Connections must be gone before
/// it.
class WatchedVfs {
 public:
  /// Asked before each operation; anything but SQLITE_OK is the operation's failure.
  using Watch = std::function<int(const FileOperation&)>;
  explicit WatchedVfs(Watch watch);
  ~WatchedVfs();
  WatchedVfs(const WatchedVfs&) = delete;
  WatchedVfs& operator=(const WatchedVfs&) = delete;

  [[nodiscard]] int ask(const FileOperation& operation) { return watch_(operation); }
  [[nodiscard]] sqlite3_vfs& real() { return *real_; }

 private:
  Watch watch_;
  sqlite3_vfs* real_;
  sqlite3_vfs vfs_;
};

}  // namespace ludolog::store
