// The manners at every table: how a turn passes, places are taken and a match ends, whatever is
// played. Shared by the rule sets, which hand in their clauses and limits as data.
#pragma once

#include "core/rules/rule_set.h"

namespace ludolog::table {

struct TurnEnding {
  TurnEnd reason{};
  bool moved = false;  ///< A move was made in the turn and stands.
};

/// The turn passes to the next seat that plays, or the match ends by a limit of turns (CL-19).
void end_turn(const State& state, TurnEnding ending, Events& events);

struct Finish {
  bool ends_match = false;  ///< The match stops at its winner.
};

/// The seat whose turn it is has all it needs: it takes the next place and its turn ends (CL-15).
void take_place(const State& state, Finish finish, Events& events);

// Commands that every rule set shares.
[[nodiscard]] tl::expected<void, Rejection> create(const CreateMatch& command, Events& events);
[[nodiscard]] tl::expected<void, Rejection> start(const RuleSet& rules, const State& state,
                                                  Events& events);
[[nodiscard]] tl::expected<void, Rejection> roll_off(const State& state, const Roll& roll,
                                                     Events& events);
[[nodiscard]] tl::expected<void, Rejection> offer_draw(const RuleSet& rules, const State& state,
                                                       const OfferDraw& command, Events& events);
[[nodiscard]] tl::expected<void, Rejection> answer_draw(const RuleSet& rules, const State& state,
                                                        const AnswerDraw& command, Events& events);
[[nodiscard]] tl::expected<void, Rejection> resign(const RuleSet& rules, const State& state,
                                                   const Resign& command, Events& events);

/// Whether `seat` may offer a draw now.
[[nodiscard]] tl::expected<void, Rejection> may_offer(const RuleSet& rules, const State& state,
                                                      Seat seat);

}  // namespace ludolog::table
