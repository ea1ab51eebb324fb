// What the number thrown can be used for, and why not by the other tokens: asked of the rules, in
// words.
#pragma once

#include <string>
#include <vector>

#include "core/ledger.h"
#include "core/rejection.h"
#include "core/state.h"
#include "viewer/model/story.h"

namespace ludolog::model {

struct Choice {
  Token token = 0;
  std::vector<Step> landings;  ///< One for each number; the last is where the token ends.
  bool captures = false;
  std::string text;  ///< "square 16 to square 22, captures Mint's token 3"
};

/// The legal moves, in the order of tokens; none when no move is awaited.
[[nodiscard]] std::vector<Choice> choices(const State& state, const Ledger& ledger,
                                          const SeatNames& names);

struct RefusedToken {
  Token token = 0;
  Rejection rejection;
  std::string text;  ///< As refusal_in_words().
};

/// Why, in words, with the place that it was about: "token 2 by 6 would end where token 1 stands,
/// on C5".
[[nodiscard]] std::string refusal_in_words(const Rejection& rejection, const State& state,
                                           const SeatNames& names);

/// The tokens that cannot move by the number that is to be used, with what stands against each.
[[nodiscard]] std::vector<RefusedToken> refused_tokens(const State& state, const Ledger& ledger,
                                                       const SeatNames& names);

}  // namespace ludolog::model
