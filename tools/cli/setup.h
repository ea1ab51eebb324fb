// The options of `ludolog play` and `ludolog simulate` read as a match to be made.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/cases/session.h"

namespace ludolog::cli {

/// As typed.
struct MatchWishes {
  std::string rules = "classic";
  std::vector<std::string> seats;    ///< "0=human:Noor", "1=bot:greedy"
  std::vector<std::string> options;  ///< "blocks=on"
  std::string seed;                  ///< Hexadecimal digits; empty for none.
  bool declared = false;
  std::string bot;  ///< Sits at every seat of a simulation that is not given; "greedy".
};

/// kUsage when something is unknown, given twice or refused by the rules: the text names it and
/// says what is possible. Without seats a person plays against three bots.
[[nodiscard]] cases::Outcome<cases::NewMatch> new_match(const MatchWishes& wishes);

/// The same for matches between bots alone. Without seats the bot sits at all of the rule set.
[[nodiscard]] cases::Outcome<cases::NewMatch> new_bot_match(const MatchWishes& wishes);

/// The candidate that `word` probably meant, or nothing to say: " (did you mean 'blocks'?)".
[[nodiscard]] std::string suggestion(std::string_view word,
                                     std::span<const std::string_view> candidates);

}  // namespace ludolog::cli
