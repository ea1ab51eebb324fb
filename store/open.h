// The one place where connections are opened: whose file it is decides what SQLite may do with it.
// Every pragma is set here and read back.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "store/database.h"

namespace ludolog::store {

enum class Access : std::uint8_t {
  kRead,   ///< Changes nothing, except that a write which crashed is rolled back.
  kWrite,  ///< Creates the file, with its folders, when there is none.
};

inline constexpr int kBusyTimeoutMilliseconds = 5000;

/// A file of ours. Any place or content that cannot be one is an error of its own kind.
[[nodiscard]] Result<Database> open_ours(const std::filesystem::path& path, Access access);

/// The bytes of a stranger's file, which must outlive the connection and do not change. Read-only,
/// with everything off that a hostile file could use, structure and schema checked. `name` is what
/// messages call it.
[[nodiscard]] Result<Database> open_image(std::vector<std::uint8_t>& image,
                                          const std::string& name);

/// An empty database in memory, with the schema, in the layout of a canonical match file.
[[nodiscard]] Result<Database> open_canonical(const std::string& name);

}  // namespace ludolog::store
