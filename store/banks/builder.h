// Gathers the questions of a file, whatever its format: what can be asked is taken, all else is
// left out with the reason.
#pragma once

#include <map>

#include "store/banks/bank.h"

namespace ludolog::banks {

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
  std::map<std::vector<std::string>, std::size_t> seen_;  ///< Contents, and the line of each.
};

/// An option that means others by their place: "all of the above", "both A and B".
[[nodiscard]] bool names_other_options(std::string_view option);

/// What makes two questions the same whatever the order of their options, spaces and capitals.
[[nodiscard]] std::vector<std::string> sameness(const events::Question& question);

}  // namespace ludolog::banks
