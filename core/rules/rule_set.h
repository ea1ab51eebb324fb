// What a rule set is: data, and a few functions for what data cannot say. The registry lists them;
// nothing else asks which game is played.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/decide.h"
#include "core/options.h"

namespace ludolog {

/// Ids of the clauses that stand behind what every game shares and can refuse.
struct SharedClauses {
  Clause starter;  ///< Who begins.
  Clause seats;    ///< Which seats may play, and whose turn it is.
  Clause move;     ///< A throw is used by a move.
  Clause resign;
  Clause draw;
};

/// From how far a token attacks, in squares of the track.
struct Reach {
  std::uint8_t nearest;
  std::uint8_t farthest;
};

struct RuleSet {
  RuleSetId id{};
  std::uint16_t version = 0;  ///< Raised by every change of what decide() allows.
  std::string_view title;
  std::string_view reminder;  ///< How it is played, in a few sentences.
  const Board* board = nullptr;
  std::span<const OptionSpec> options;
  std::span<const SeatMask> seat_sets;  ///< Seats that may play together.
  std::span<const Player> players;      ///< Who may sit at a seat; empty: bots of every game.
  SharedClauses clauses;
  bool chains = false;           ///< A turn's numbers are thrown first, and moved by afterwards.
  bool spends = false;           ///< By one number a move, each a choice (Spend).
  bool fights = false;           ///< Tokens duel, fall and die instead of being captured.
  std::uint32_t turn_limit = 0;  ///< The match ends after so many turns; 0 for none.
  std::uint32_t idle_turn_limit = 0;  ///< And after so many without a move, one after the other.

  /// Awaited Roll and Move of a turn; `state` has been checked to await the command from its seat.
  tl::expected<void, Rejection> (*roll)(const State&, const Roll&, Events&) = nullptr;
  tl::expected<void, Rejection> (*move)(const State&, const Move&, Events&) = nullptr;
  /// Tokens of the seat whose turn it is that can use the number thrown.
  TokenMask (*movable)(const State&) = nullptr;
  /// Whether a token of `seat` that stands on `step` may be captured there.
  bool (*exposed)(const State&, Seat seat, Step step) = nullptr;
  /// Seat that begins without a roll-off, by option.
  std::optional<Seat> (*chosen_starter)(const State&) = nullptr;

  // Where a game has more to say than that; null where it has not.
  std::span<const Reach> reaches{};  ///< By token; empty where nobody attacks from afar.
  /// What stands against an attack from where the token stands, or nothing.
  tl::expected<void, Rejection> (*may_attack)(const State&, Seat seat, Token token,
                                              Seat target_seat, Token target) = nullptr;
  /// Where the flagbearers will stand when this round ends.
  Sweep (*next_sweep)(const State&) = nullptr;
  tl::expected<void, Rejection> (*start)(const State&, Events&) = nullptr;
  /// Commands of this game alone; a draw in them has been checked.
  tl::expected<void, Rejection> (*own)(const State&, const Ledger&, const Command&,
                                       Events&) = nullptr;
  /// Whether somebody is to be shown questions, whose pool is fixed before the start.
  bool (*needs_questions)(const State&) = nullptr;
  /// Sides of the draw that a TakeDraw is to bring now; 0 when none is awaited.
  std::uint16_t (*awaited_sides)(const State&, const Ledger&) = nullptr;
  /// Appends what the match waits for and what its team may do instead.
  void (*legal)(const State&, const Ledger&, Commands&) = nullptr;
  /// The seat still plays.
  void (*resign)(const State&, Seat, Events&) = nullptr;
  void (*agree_draw)(const State&, Events&) = nullptr;
};

/// Whether that kind of player may sit at this game.
[[nodiscard]] bool may_play(const RuleSet& rules, Player player);

/// The rule set `id` in its newest version.
[[nodiscard]] const RuleSet& rule_set(RuleSetId id);

/// The rule set in this version, or null when this program does not know it.
[[nodiscard]] const RuleSet* find_rule_set(RuleSetId id, std::uint16_t version);

/// The numbers that a move of the seat whose turn it is takes, in order: the one thrown, or the
/// chain.
using Numbers = InlineVector<std::uint8_t, 256>;
[[nodiscard]] Numbers numbers_to_move(const State& state);

/// Every option at its default.
[[nodiscard]] OptionValues default_options(const RuleSet& rules);

/// Index of the option `key`, or nothing.
[[nodiscard]] std::optional<std::size_t> find_option(const RuleSet& rules, std::string_view key);

/// Index of the word `value` of option `option`, or nothing.
[[nodiscard]] std::optional<std::uint8_t> find_value(const OptionSpec& option,
                                                     std::string_view value);

}  // namespace ludolog
