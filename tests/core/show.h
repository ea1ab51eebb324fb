// Events and rejections as text, for the messages of failing tests.
#pragma once

#include <iosfwd>
#include <string>

#include "core/command.h"
#include "core/rejection.h"

namespace ludolog {

[[nodiscard]] std::string show(const Event& event);
[[nodiscard]] std::string show(const Command& command);
[[nodiscard]] std::string show(const Rejection& rejection);

// What GoogleTest prints values with.
void PrintTo(const Event& event, std::ostream* out);
void PrintTo(const Command& command, std::ostream* out);

}  // namespace ludolog
