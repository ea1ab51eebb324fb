// The language of the tests: given a board, when somebody throws or moves, then these events or
// this refusal.
//
//   Game game = given("C1@10 M2@3", {.options = "third_six=off", .to_throw = 0}).rolls(5);
//   EXPECT_EQ(game.move(0), events({TokenMoved{0, 0, 5, 10, 15}, ...}));
//   EXPECT_EQ(game.move(1), refused(cl(3), Refusal::kNeedsSix, {1, 5}));
//
// A board is a diagram (core/diagram.h), or a list of tokens and their own steps: 0 to 56, where
// 51 to 55 is the home column and 56 the finish; in BiOLudo "CS@-7!" lies knocked out behind its
// start, and "CS@x" is dead. Tokens not named wait in their yards.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/rule_set.h"
#include "core/stream.h"

namespace ludolog::test {

/// What a command led to. Draws stand here without their epoch and offset.
struct Outcome {
  std::vector<Event> events;
  std::optional<Rejection> rejection;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};
void PrintTo(const Outcome& outcome, std::ostream* out);

[[nodiscard]] Outcome events(std::initializer_list<Event> list);
[[nodiscard]] Outcome refused(Clause clause, Refusal why, std::array<std::int64_t, 4> numbers = {});

/// A throw as it stands in an Outcome.
[[nodiscard]] Event thrown(Seat seat, std::uint16_t face, TokenMask movable);
[[nodiscard]] Event thrown_for_start(Seat seat, std::uint16_t face);

class Game {
 public:
  explicit Game(Stream stream) : stream_(std::move(stream)) {}

  // When: what is asked for, by the awaited seat unless another one is named.
  Outcome does(const Command& command);
  Outcome roll(std::uint16_t face) { return roll(awaited_seat(state()), face); }
  Outcome roll(Seat seat, std::uint16_t face);
  Outcome move(Token token) { return move(awaited_seat(state()), token); }
  Outcome move(Seat seat, Token token) { return does(Move{seat, token}); }

  // What happened before: as above, and accepted.
  Game& did(const Command& command);
  Game& rolls(std::uint16_t face);
  Game& moves(Token token);
  /// Throws a 1 that nobody can use, for every seat in turn, until it is this seat's.
  Game& waits_for(Seat seat);

  [[nodiscard]] const State& state() const { return stream_.state(); }
  [[nodiscard]] const Stream& stream() const { return stream_; }
  [[nodiscard]] Step at(Seat seat, Token token) const { return state().steps[seat][token]; }
  [[nodiscard]] std::string board() const;

 private:
  Stream stream_;
};

struct Setting {
  std::string_view options{};  ///< "key=word key=word"; the others at their defaults.
  RuleSetId rules = RuleSetId::kClassic;
  int seats = 4;               ///< 2, 3 or 4.
  Seat to_throw = 0;           ///< Whose turn it is; turn 1 of round 1.
  SeatMask have_captured = 0;  ///< Seats with a capture that counts.
  std::uint32_t turn = 1;
  std::uint32_t idle_turns = 0;
  // BiOLudo
  Seat safe_team = 0;
  std::uint32_t round = 1;  ///< The flagbearers stand where they stand in that round.
};

/// A game between people in mid-match.
[[nodiscard]] Game given(std::string_view board, const Setting& setting = {});

/// A match that nobody has created yet.
[[nodiscard]] Game nothing_yet();
/// One created with its dice committed, waiting for its start.
[[nodiscard]] Game created(const Setting& setting = {});

[[nodiscard]] OptionValues options_of(const RuleSet& rules, std::string_view text);
[[nodiscard]] CreateMatch creation(const Setting& setting = {});
/// The next commitment of an epoch of one party with a seed.
[[nodiscard]] CommitChance commitment(std::uint16_t epoch = 0, std::uint8_t party = 0,
                                      std::uint8_t parties = 1,
                                      ChanceOrigin origin = ChanceOrigin::kRandom);

}  // namespace ludolog::test
