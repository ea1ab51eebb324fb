// The picture while questions are asked: who answers what for, the question, and what it takes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/stream.h"
#include "events/question.h"
#include "viewer/model/story.h"

namespace ludolog::cli {

/// Lines of at most `columns`. `question`: what was asked last, null where teams ask themselves;
/// its answer is shown with `revealed`.
[[nodiscard]] std::vector<std::string> quiz_page(const State& state,
                                                 const events::Question* question, bool revealed,
                                                 const model::SeatNames& names,
                                                 std::size_t columns);

/// "Noor is wrong, Sam is right. B: The mitochondrion. Respiration ends there." Nothing while
/// somebody is still to answer the question, where people judge themselves, or when no answer came
/// from event `first` on.
[[nodiscard]] std::optional<std::string> answers_in_words(const Stream& stream, std::uint64_t first,
                                                          const events::Question& question,
                                                          const model::SeatNames& names);

}  // namespace ludolog::cli
