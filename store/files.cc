#include "store/files.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/live_files.h"

namespace ludolog::store {
namespace {

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) close(number_);
  }
  [[nodiscard]] int number() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

std::string kind_name(mode_t mode) {
  if (S_ISDIR(mode)) return "a directory";
  if (S_ISFIFO(mode)) return "a pipe";
  if (S_ISSOCK(mode)) return "a socket";
  return "a device";
}

std::filesystem::path folder_of(const std::filesystem::path& path) {
  return path.has_parent_path() ? path.parent_path() : std::filesystem::path{"."};
}

/// A new file in `folder` under a name that nobody has; the name goes into `path`.
int create_nameless(const std::filesystem::path& folder, unsigned mode,
                    std::filesystem::path& path) {
  for (int attempt = 0; attempt < 1000; ++attempt) {
    path = folder / (".ludolog-" + std::to_string(getpid()) + "-" + std::to_string(attempt));
    const int descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
  return -1;
}

Result<std::vector<std::uint8_t>> read_all(int descriptor, const std::filesystem::path& path,
                                           std::uint64_t size) {
  std::vector<std::uint8_t> bytes(size);
  std::uint64_t done = 0;
  while (done < size) {
    const ssize_t got = read(descriptor, bytes.data() + done, size - done);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return tl::unexpected(system_error(errno, path, "reading"));
    if (got == 0) break;
    done += static_cast<std::uint64_t>(got);
  }
  std::uint8_t more = 0;
  if (done != size || read(descriptor, &more, 1) != 0)
    return failure(StoreError::Kind::kInputOutput, path.string() + ": changed while it was read");
  return bytes;
}

}  // namespace

StoreError system_error(int error, const std::filesystem::path& path, std::string_view doing) {
  using Kind = StoreError::Kind;
  Kind kind = Kind::kInputOutput;
  if (error == ENOENT || error == ENOTDIR) kind = Kind::kMissing;
  if (error == EISDIR) kind = Kind::kNotAFile;
  if (error == ENOSPC || error == EDQUOT || error == EFBIG) kind = Kind::kFull;
  if (error == EROFS) kind = Kind::kReadOnlyPlace;
  if (error == EACCES || error == EPERM)
    kind = doing == "reading" ? Kind::kUnreadable : Kind::kReadOnlyPlace;
  return {kind,
          path.string() + ": " + std::string{doing} + " failed (" + std::strerror(error) + ")"};
}

std::filesystem::path real_path(const std::filesystem::path& path) {
  std::error_code unknown;
  const auto real = std::filesystem::canonical(path, unknown);
  return unknown ? path : real;
}

Result<std::vector<std::uint8_t>> read_file(const std::filesystem::path& path,
                                            std::uint64_t max_bytes) {
  if (is_live(path))
    return failure(StoreError::Kind::kLiveFile, path.string() + ": is the library in use");
  const Descriptor file{open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)};
  if (file.number() < 0) return tl::unexpected(system_error(errno, path, "reading"));
  struct stat status {};
  if (fstat(file.number(), &status) != 0)
    return tl::unexpected(system_error(errno, path, "reading"));
  if (!S_ISREG(status.st_mode))
    return failure(StoreError::Kind::kNotAFile,
                   path.string() + ": is " + kind_name(status.st_mode) + ", not a file");
  const auto size = static_cast<std::uint64_t>(status.st_size);
  if (size > max_bytes)
    return failure(StoreError::Kind::kTooLarge, path.string() + ": has " + std::to_string(size) +
                                                    " bytes, at most " + std::to_string(max_bytes) +
                                                    " are read");
  return read_all(file.number(), path, size);
}

Result<OutputFile> OutputFile::create(const std::filesystem::path& path, unsigned mode) {
  OutputFile output;
  output.path_ = path;
  struct stat status {};
  if (stat(path.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode)) return tl::unexpected(system_error(EISDIR, path, "writing"));
    if (is_live(path))
      return failure(StoreError::Kind::kLiveFile,
                     path.string() + ": is the library in use, it is not replaced");
    if (!S_ISREG(status.st_mode)) {
      output.descriptor_ = open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
      if (output.descriptor_ < 0) return tl::unexpected(system_error(errno, path, "writing"));
      return output;
    }
    // A link stays a link: what it leads to is replaced.
    output.path_ = real_path(path);
  }
  std::filesystem::path temporary;
  output.descriptor_ = create_nameless(folder_of(output.path_), mode, temporary);
  if (output.descriptor_ < 0) return tl::unexpected(system_error(errno, path, "writing"));
  output.temporary_ = std::move(temporary);
  return output;
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      temporary_(std::exchange(other.temporary_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

OutputFile::~OutputFile() {
  if (descriptor_ >= 0) close(descriptor_);
  if (!temporary_.empty()) unlink(temporary_.c_str());
}

Result<void> OutputFile::write(ByteSpan bytes) {
  while (!bytes.empty()) {
    const ssize_t put = ::write(descriptor_, bytes.data(), bytes.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return tl::unexpected(system_error(errno, path_, "writing"));
    bytes = bytes.subspan(static_cast<std::size_t>(put));
  }
  return {};
}

Result<void> OutputFile::write(std::string_view text) { return write(bytes_of(text)); }

Result<void> OutputFile::commit() {
  if (!temporary_.empty() && fsync(descriptor_) != 0)
    return tl::unexpected(system_error(errno, path_, "writing"));
  if (close(std::exchange(descriptor_, -1)) != 0)
    return tl::unexpected(system_error(errno, path_, "writing"));
  if (temporary_.empty()) return {};
  if (rename(temporary_.c_str(), path_.c_str()) != 0)
    return tl::unexpected(system_error(errno, path_, "writing"));
  temporary_.clear();
  return sync_folder(folder_of(path_));
}

Result<void> sync_folder(const std::filesystem::path& folder) {
  const Descriptor descriptor{open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (descriptor.number() < 0) return tl::unexpected(system_error(errno, folder, "writing"));
  // Some file systems cannot sync a folder, and need not.
  if (fsync(descriptor.number()) != 0 && errno != EINVAL)
    return tl::unexpected(system_error(errno, folder, "writing"));
  return {};
}

}  // namespace ludolog::store
