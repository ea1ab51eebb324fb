// What nobody at the table should miss: how the duel of somebody of them ended, who of theirs fell.
#pragma once

#include <optional>
#include <string>

#include "core/event.h"
#include "core/state.h"
#include "viewer/model/story.h"

namespace ludolog::cli {

/// A sentence when the event is of that kind and concerns a person; `before` is the state that the
/// event came to.
[[nodiscard]] std::optional<std::string> news_of(const Event& event, const State& before,
                                                 const model::SeatNames& names);

}  // namespace ludolog::cli
