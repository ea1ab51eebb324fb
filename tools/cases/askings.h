// The questions that a match has put, with what was recorded of them and which key holds.
#pragma once

#include <string>
#include <vector>

#include "core/stream.h"
#include "events/question.h"
#include "store/stream_reader.h"
#include "tools/cases/problem.h"

namespace ludolog::cases {

struct Asking {
  std::uint32_t position = 0;  ///< Of its QuestionAsked.
  events::Question shown;      ///< As recorded, its options in the order shown.
  events::Question in_bank{};  ///< The same as it stands in its bank.
  std::uint8_t key = 0;        ///< The right option, from 0, in the bank's order: as corrected.
  bool corrected = false;
  std::string reason{};  ///< Of the correction.

  /// Of an option in the bank's order its place among those shown; both from 0.
  [[nodiscard]] std::uint8_t shown_place(std::uint8_t option) const;
  [[nodiscard]] std::uint8_t bank_place(std::uint8_t option) const;
};

/// In the order of the match; those whose record is missing are left out.
[[nodiscard]] std::vector<Asking> askings(store::StreamReader& reader, const Stream& stream);

/// The askings of the one question that was named by its id or the beginning of one. The error
/// lists what there is.
[[nodiscard]] Outcome<std::vector<Asking>> askings_of(const std::vector<Asking>& all,
                                                      const std::string& id);

/// Which option is meant: its letter or number in the bank's order, or its text; from 0.
[[nodiscard]] Outcome<std::uint8_t> option_named(const events::Question& question,
                                                 const std::string& named);

}  // namespace ludolog::cases
