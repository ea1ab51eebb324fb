#include "events/state_digest.h"

#include <functional>
#include <set>

#include <gtest/gtest.h>

#include "core/evolve.h"
#include "events/hex.h"
#include "tests/events/sample.h"

namespace ludolog::events {
namespace {

State fresh() {
  State state;
  evolve(state, sample_created());
  return state;
}

TEST(StateLine, is_readable_and_frozen) {
  EXPECT_EQ(state_line(fresh()),
            "rules=classic rules_version=1 players=human,nobody,bot:greedy,nobody "
            "options=0,0,0,1,0,0,1,0,0,0,0,0,0,0,0,0 awaited=chance turn=0 round=0 seat=0 "
            "steps=Y,Y,Y,Y/Y,Y,Y,Y/Y,Y,Y,Y/Y,Y,Y,Y number=0 movable=0 moved=0 sixes=0 "
            "sixes_before=0 tries=0 "
            "idle=0 playing=5 starter=0 "
            "roll_off=0 in_roll_off=0 start_faces=0,0,0,0 offered_by=0 asked=0 offered=0 "
            "turn_start=Y,Y,Y,Y/Y,Y,Y,Y/Y,Y,Y,Y/Y,Y,Y,Y squares=- finished=0,0,0,0 "
            "captures=0,0,0,0 have_entered=0 places=0,0,0,0 end=none");
}

TEST(StateLine, every_member_changes_it) {
  const std::vector<std::function<void(State&)>> changes{
      [](State& s) { ++s.rules_version; },   [](State& s) { s.players[1] = Player::kHuman; },
      [](State& s) { s.options[15] = 1; },   [](State& s) { s.awaited = Awaited::kNothing; },
      [](State& s) { s.seat = 3; },          [](State& s) { s.playing = 4; },
      [](State& s) { s.starter = 1; },       [](State& s) { s.roll_off = 1; },
      [](State& s) { s.in_roll_off = 1; },   [](State& s) { s.start_faces[2] = 6; },
      [](State& s) { s.turn = 9; },          [](State& s) { s.round = 9; },
      [](State& s) { s.idle_turns = 9; },    [](State& s) { s.moved = true; },
      [](State& s) { s.number = 6; },        [](State& s) { s.movable = 15; },
      [](State& s) { s.sixes = 2; },         [](State& s) { s.tries = 2; },
      [](State& s) { s.offered_by = 1; },    [](State& s) { s.asked = 1; },
      [](State& s) { s.offered = true; },    [](State& s) { s.steps[3][3] = kRemoved; },
      [](State& s) { s.steps[3][3] = 56; },  [](State& s) { s.steps_at_turn_start[0][0] = 0; },
      [](State& s) { s.on_square[51] = 1; }, [](State& s) { s.on_square[5] = 1; },
      [](State& s) { s.finished[0] = 1; },   [](State& s) { s.captures[0] = 300; },
      [](State& s) { s.places[0] = 1; },     [](State& s) { s.end = EndReason::kResigned; }};
  std::set<std::string> lines{state_line(fresh())};
  std::set<Bytes32> digests{state_digest(fresh())};
  for (const auto& change : changes) {
    State state = fresh();
    change(state);
    lines.insert(state_line(state));
    digests.insert(state_digest(state));
  }
  EXPECT_EQ(lines.size(), changes.size() + 1);
  EXPECT_EQ(digests.size(), changes.size() + 1);
}

}  // namespace
}  // namespace ludolog::events
