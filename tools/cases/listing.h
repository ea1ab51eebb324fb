// A match of the library in the words of a list.
#pragma once

#include <string>

#include "store/stream_reader.h"
#include "store/summary.h"
#include "viewer/model/story.h"

namespace ludolog::cases {

/// Given names or colours; bots without a name say what they are.
[[nodiscard]] model::SeatNames names_in_list(store::StreamReader& reader,
                                             const store::Summary& summary);

/// The result, or who is to do what: "turn 58: Noor is to throw".
[[nodiscard]] std::string status_in_words(const store::Summary& summary,
                                          const model::SeatNames& names);

/// "2026-11-30 19:04" (UTC), or "given seed" for a match that has no times.
[[nodiscard]] std::string last_time_in_words(const store::Summary& summary);

}  // namespace ludolog::cases
