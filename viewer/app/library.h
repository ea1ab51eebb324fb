// The library for the viewer: its matches as rows, and a demo for one that is empty.
#pragma once

#include <vector>

#include "tools/cases/named_match.h"
#include "viewer/model/viewer.h"

namespace ludolog::app {

/// As lists show them: unfinished first, newest first. None where there is no library yet.
[[nodiscard]] cases::Outcome<std::vector<model::LibraryRow>> library_rows(
    const cases::LibraryPlace& library);

/// Plays one match between bots into the library, which is made if need be; returns its id.
[[nodiscard]] cases::Outcome<std::string> play_demo(const cases::LibraryPlace& library);

}  // namespace ludolog::app
