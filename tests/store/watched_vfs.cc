#include "tests/store/watched_vfs.h"

#include <cstddef>
#include <new>
#include <utility>

namespace ludolog::store {
namespace {

using Kind = FileOperation::Kind;

/// What SQLite takes for its file: ours, and behind it in the same memory the real one.
struct File {
  sqlite3_file base;
  WatchedVfs* vfs;
  std::string* path;
  sqlite3_file* real;
};
constexpr int kFileBytes = (sizeof(File) + alignof(std::max_align_t) - 1) /
                           alignof(std::max_align_t) * alignof(std::max_align_t);

File& file_of(sqlite3_file* file) { return *static_cast<File*>(static_cast<void*>(file)); }
sqlite3_file* real_of(sqlite3_file* file) { return file_of(file).real; }

int ask(sqlite3_file* file, Kind kind, std::uint64_t offset, std::vector<std::uint8_t> bytes = {}) {
  return file_of(file).vfs->ask(
      {.kind = kind, .path = *file_of(file).path, .offset = offset, .bytes = std::move(bytes)});
}

int close_file(sqlite3_file* file) {
  delete file_of(file).path;
  return real_of(file)->pMethods->xClose(real_of(file));
}

int write_file(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset) {
  const auto* bytes = static_cast<const std::uint8_t*>(data);
  const int code =
      ask(file, Kind::kWrite, static_cast<std::uint64_t>(offset), {bytes, bytes + size});
  return code != SQLITE_OK ? code
                           : real_of(file)->pMethods->xWrite(real_of(file), data, size, offset);
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  const int code = ask(file, Kind::kTruncate, static_cast<std::uint64_t>(size));
  return code != SQLITE_OK ? code : real_of(file)->pMethods->xTruncate(real_of(file), size);
}

int sync_file(sqlite3_file* file, int flags) {
  const int code = ask(file, Kind::kSync, 0);
  return code != SQLITE_OK ? code : real_of(file)->pMethods->xSync(real_of(file), flags);
}

const sqlite3_io_methods kMethods{
    .iVersion = 1,
    .xClose = close_file,
    .xRead =
        [](sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
          return real_of(file)->pMethods->xRead(real_of(file), to, size, at);
        },
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize =
        [](sqlite3_file* file, sqlite3_int64* size) {
          return real_of(file)->pMethods->xFileSize(real_of(file), size);
        },
    .xLock = [](sqlite3_file* file,
                int lock) { return real_of(file)->pMethods->xLock(real_of(file), lock); },
    .xUnlock = [](sqlite3_file* file,
                  int lock) { return real_of(file)->pMethods->xUnlock(real_of(file), lock); },
    .xCheckReservedLock =
        [](sqlite3_file* file, int* held) {
          return real_of(file)->pMethods->xCheckReservedLock(real_of(file), held);
        },
    .xFileControl =
        [](sqlite3_file* file, int what, void* value) {
          return real_of(file)->pMethods->xFileControl(real_of(file), what, value);
        },
    .xSectorSize =
        [](sqlite3_file* file) { return real_of(file)->pMethods->xSectorSize(real_of(file)); },
    .xDeviceCharacteristics =
        [](sqlite3_file* file) {
          return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
        },
    .xShmMap = nullptr,
    .xShmLock = nullptr,
    .xShmBarrier = nullptr,
    .xShmUnmap = nullptr,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

WatchedVfs& owner_of(sqlite3_vfs* vfs) { return *static_cast<WatchedVfs*>(vfs->pAppData); }

int open_file(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
  WatchedVfs& owner = owner_of(vfs);
  file->pMethods = nullptr;
  const std::string name = path != nullptr ? path : "";
  if (const int code = owner.ask({.kind = Kind::kOpen, .path = name}); code != SQLITE_OK)
    return code;
  void* behind = static_cast<char*>(static_cast<void*>(file)) + kFileBytes;
  auto* real = static_cast<sqlite3_file*>(behind);
  const int code = owner.real().xOpen(&owner.real(), path, real, flags, out_flags);
  if (code != SQLITE_OK) return code;
  new (file) File{{&kMethods}, &owner, new std::string{name}, real};
  return SQLITE_OK;
}

int remove_file(sqlite3_vfs* vfs, const char* path, int sync_folder) {
  WatchedVfs& owner = owner_of(vfs);
  const int code = owner.ask({.kind = Kind::kRemove, .path = path, .durable = sync_folder != 0});
  return code != SQLITE_OK ? code : owner.real().xDelete(&owner.real(), path, sync_folder);
}

}  // namespace

WatchedVfs::WatchedVfs(Watch watch)
    : watch_(std::move(watch)), real_(sqlite3_vfs_find(nullptr)), vfs_(*real_) {
  vfs_.szOsFile = kFileBytes + real_->szOsFile;
  vfs_.pNext = nullptr;
  vfs_.zName = "watched";
  vfs_.pAppData = this;
  vfs_.xOpen = open_file;
  vfs_.xDelete = remove_file;
  sqlite3_vfs_register(&vfs_, 1);
}

WatchedVfs::~WatchedVfs() {
  sqlite3_vfs_unregister(&vfs_);
  sqlite3_vfs_register(real_, 1);
}

}  // namespace ludolog::store
