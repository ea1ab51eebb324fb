// What the number thrown can be used for, and why not by the other tokens: asked of the rules, in
// words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/command.h"
#include "core/ledger.h"
#include "core/rejection.h"
#include "core/state.h"
#include "viewer/model/reach.h"
#include "viewer/model/story.h"

namespace ludolog::model {

struct Choice {
  Command command;
  std::string key;  ///< What stands for it: "2", or in BiOLudo character and number: "S -5".
  Token token = 0;
  std::string number;          ///< Where a token has several: "-5".
  std::vector<Step> landings;  ///< One for each number; the last is where the token ends.
  bool captures = false;       ///< Or attacks somebody.
  std::string text;            ///< "square 16 to square 22, captures Mint's token 3"
};

/// The legal moves, in the order of tokens; none when no move is awaited.
[[nodiscard]] std::vector<Choice> choices(const State& state, const Ledger& ledger,
                                          const SeatNames& names);

/// What may be done beside moving: "MT" attacks, "revive S", "end".
struct OtherChoice {
  Command command;
  std::string key;
  std::optional<TokenOf> token;  ///< Whom it is about.
  std::string text;              ///< "Mint's Trooper on square 17"
};
[[nodiscard]] std::vector<OtherChoice> other_choices(const State& state, const Ledger& ledger,
                                                     const SeatNames& names);

struct RefusedToken {
  std::string key;  ///< As of a choice; "S 5, -5" where the same stands against both.
  Token token = 0;
  std::string number;  ///< As of a choice: "5, -5".
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
