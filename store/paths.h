// Where files belong when nobody says otherwise: the XDG base folders.
#pragma once

#include <filesystem>

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

/// Creates `folder` and its missing parents, each with `mode`.
[[nodiscard]] Result<void> create_folders(const std::filesystem::path& folder, unsigned mode);

}  // namespace ludolog::store
