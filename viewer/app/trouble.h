// Each way in which something cannot be opened, told to a person: what is wrong, where, and what to
// do about it.
#pragma once

#include "tools/cases/problem.h"
#include "viewer/model/viewer.h"

namespace ludolog::app {

[[nodiscard]] model::Trouble trouble_of(const cases::Problem& problem);

}  // namespace ludolog::app
