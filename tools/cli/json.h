// The JSON that commands print: keys and words of JSON.md, which stay.
#pragma once

#include <nlohmann/json.hpp>

#include "core/ledger.h"
#include "core/rejection.h"
#include "core/state.h"
#include "tools/cases/verdict.h"
#include "viewer/model/story.h"

namespace ludolog::cli {

[[nodiscard]] nlohmann::json state_json(const State& state, const model::SeatNames& names);
[[nodiscard]] nlohmann::json verdict_json(const cases::Verdict& verdict);

/// Prints with two spaces of indentation. Text that is not UTF-8 is replaced, never refused.
void print_json(const nlohmann::json& json);

}  // namespace ludolog::cli
