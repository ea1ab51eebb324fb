// Whole files in and out: read once within a limit, written so that nothing half-written is ever
// left at the place. Knows nothing of SQLite. Whoever writes should ignore SIGXFSZ in main(), or a
// size limit kills the process before the write can report it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "store/bytes.h"
#include "store/error.h"

namespace ludolog::store {

inline constexpr std::uint64_t kMaxStrangerBytes = 256ULL * 1024 * 1024;

/// The bytes of a plain file of at most `max_bytes`. Never waits: a pipe or device is kNotAFile. A
/// library that this process has open is kLiveFile and not touched.
[[nodiscard]] Result<std::vector<std::uint8_t>> read_file(
    const std::filesystem::path& path, std::uint64_t max_bytes = kMaxStrangerBytes);

/// Writes into a nameless neighbour of `path`; commit() syncs it and puts it in place of `path` in
/// one step. Without commit() nothing of it stays. A `path` that is a pipe or device is written to
/// directly.
class OutputFile {
 public:
  /// `mode` is subject to the umask.
  [[nodiscard]] static Result<OutputFile> create(const std::filesystem::path& path,
                                                 unsigned mode = 0666);
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  ~OutputFile();

  [[nodiscard]] Result<void> write(ByteSpan bytes);
  [[nodiscard]] Result<void> write(std::string_view text);
  [[nodiscard]] Result<void> commit();

 private:
  OutputFile() = default;
  std::filesystem::path path_;
  std::filesystem::path temporary_;  ///< Empty when `path` is written to directly.
  int descriptor_ = -1;
};

/// Where `path` leads through its links; `path` itself when that cannot be told.
[[nodiscard]] std::filesystem::path real_path(const std::filesystem::path& path);

/// Makes the names in `folder` durable.
[[nodiscard]] Result<void> sync_folder(const std::filesystem::path& folder);

/// An error of ours for the system's `error` while `doing` something with `path`.
[[nodiscard]] StoreError system_error(int error, const std::filesystem::path& path,
                                      std::string_view doing);

}  // namespace ludolog::store
