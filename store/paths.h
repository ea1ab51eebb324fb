// Where files belong when nobody says otherwise: the XDG base folders.
#pragma once

#include <filesystem>
#include <string_view>

#include "store/error.h"

namespace ludolog::store {

/// $XDG_DATA_HOME/ludolog, or ~/.local/share/ludolog. Nothing is created. kNoPlace without a usable
/// HOME.
[[nodiscard]] Result<std::filesystem::path> data_folder();

/// $XDG_STATE_HOME/ludolog, or ~/.local/state/ludolog. Nothing is created. kNoPlace without a
/// usable HOME.
[[nodiscard]] Result<std::filesystem::path> state_folder();

/// library.ludolog in the data folder.
[[nodiscard]] Result<std::filesystem::path> default_library();

inline constexpr std::size_t kMostPlainLetters = 60;
/// Fit to name a file anywhere, as people name banks and keys.
[[nodiscard]] bool is_plain_name(std::string_view name);
/// The same in words, for messages.
inline constexpr std::string_view kPlainName =
    "a name begins with a letter or digit, has letters, digits, '-', '_' and '.', at most 60";

/// Creates `folder` and its missing parents, each with `mode`.
[[nodiscard]] Result<void> create_folders(const std::filesystem::path& folder, unsigned mode);

}  // namespace ludolog::store
