// Making a golden case anew: on purpose, one by one, and never where nobody looks.
#pragma once

#include <filesystem>
#include <string>

#include "tools/cases/golden/case.h"

namespace ludolog::golden {

/// True when `value` of the environment variable CI says that a machine runs this: anything but
/// empty, 0, false, no and off. Null when it is not set.
[[nodiscard]] bool is_unattended(const char* value);

/// Why `now` may not replace `golden`, or nothing: it is frozen, has lost a fifth of its events or
/// checks, or does not show any more what it is for.
[[nodiscard]] Result<void> may_accept(const Case& golden, const Case& now);

/// Plays the case and writes it as it is now. True when it has changed.
[[nodiscard]] Result<bool> accept_case(const std::filesystem::path& root, const std::string& name);

/// Writes what differs from the case beside the build, as NAME.received; true when something does.
[[nodiscard]] Result<bool> write_received(const std::filesystem::path& folder, const Case& golden,
                                          const Case& now);

}  // namespace ludolog::golden
