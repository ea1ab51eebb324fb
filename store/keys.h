// The keys that somebody signs with, each in a file of its own that nobody else may read.
#pragma once

#include <filesystem>
#include <string>

#include "events/signature.h"
#include "store/error.h"

namespace ludolog::store {

/// `name`.key in `folder`. The name is a plain one (paths.h).
[[nodiscard]] std::filesystem::path key_path(const std::filesystem::path& folder,
                                             const std::string& name);

/// Durable when it returns. Creates `folder`, for its owner alone, when missing; what is there
/// under that name is never replaced (kReadOnlyPlace).
[[nodiscard]] Result<void> write_key(const std::filesystem::path& folder, const std::string& name,
                                     const events::SigningKey& key);

/// kMissing; kUnreadable when others may read the file, as it is no secret then; kSecretDamaged.
[[nodiscard]] Result<events::SigningKey> read_key(const std::filesystem::path& folder,
                                                  const std::string& name);

}  // namespace ludolog::store
