// The text of the file's schema, and how a file is told to have exactly it. FORMAT.md says the same
// for readers.
#pragma once

#include <cstdint>
#include <span>

#include "store/database.h"

namespace ludolog::store {

/// "Ludo" as a big-endian number: what `file` and every opener look at first.
inline constexpr std::int64_t kApplicationId = 0x4C75646F;
/// Raised by every change of the schema or of what its columns mean.
inline constexpr std::int64_t kFormat = 1;

inline constexpr std::size_t kPageSizeBytes = 4096;

struct SchemaObject {
  const char* type;  ///< "table", "index" or "trigger"
  const char* name;
  const char* table;
  const char* sql;  ///< As SQLite keeps it, byte for byte; null for what it makes itself.
};

/// All of it, in the order of creation.
[[nodiscard]] std::span<const SchemaObject> schema_objects();

/// Creates everything in an empty file, inside the caller's transaction.
[[nodiscard]] Result<void> create_schema(Database& database);

/// kNotOurs or kNewer unless the file has our application id, this format and this schema, object
/// by object.
[[nodiscard]] Result<void> check_schema(Database& database);

}  // namespace ludolog::store
