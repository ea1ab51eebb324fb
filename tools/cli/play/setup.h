// The options of `ludolog play` read as a match to be made.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/cases/session.h"

namespace ludolog::cli {

/// As typed.
struct PlayWishes {
  std::string rules = "classic";
  std::vector<std::string> seats;    ///< "0=human:Noor", "1=bot:greedy"
  std::vector<std::string> options;  ///< "blocks=on"
  std::string seed;                  ///< Hexadecimal digits; empty for none.
  bool declared = false;
};

/// kUsage when something is unknown, given twice or refused by the rules: the text names it and
/// says what is possible. Without seats a person plays against three bots.
[[nodiscard]] cases::Outcome<cases::NewMatch> new_match(const PlayWishes& wishes);

/// The candidate that `word` probably meant, or nothing to say: " (did you mean 'blocks'?)".
[[nodiscard]] std::string suggestion(std::string_view word,
                                     std::span<const std::string_view> candidates);

}  // namespace ludolog::cli
