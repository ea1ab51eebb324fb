// Gathers the questions of a file, whatever its format: what can be asked is taken, all else is
// left out with the reason.
#pragma once

#include <map>

#include "core/words.h"
#include "store/banks/bank.h"

namespace ludolog::banks {

/// A hash of what makes two questions the same whatever the order of their options, spaces and
/// capitals.
[[nodiscard]] Bytes32 sameness(const events::Question& question);

/// Why `question` is left out where `first`, which is the same, was taken `where`: "as on line 3".
[[nodiscard]] std::string repeat_reason(const events::Question& question,
                                        const events::Question& first, std::string_view where);

class BankBuilder {
 public:
  /// Takes the question, with its id, or leaves it out: it cannot be asked
  /// (events::question_problem()), has control characters, or stood in the file before. All texts
  /// lose the spaces around them, topic, source, author and licence their line breaks, and options
  /// that name one another ("All of the above") get a fixed order.
  void take(std::size_t line, std::string_view title, events::Question question);
  void leave_out(std::size_t line, std::string_view title, std::string reason);

  [[nodiscard]] Bank finish() && { return std::move(bank_); }

 private:
  Bank bank_;
  std::map<Bytes32, std::size_t> seen_;  ///< By sameness: the place of the first.
};

/// An option that means others by their place: "all of the above", "both A and B".
[[nodiscard]] bool names_other_options(std::string_view option);

}  // namespace ludolog::banks
