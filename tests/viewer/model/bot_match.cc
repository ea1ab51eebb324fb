#include "tests/viewer/model/bot_match.h"

#include <gtest/gtest.h>

#include "core/self_play.h"
#include "tests/core/given.h"
#include "tests/core/ports_in_memory.h"

namespace ludolog::tests {

Stream bioludo_match(std::uint64_t seed) {
  test::MemoryDice dice(seed);
  test::MemoryBotChance chance(seed);
  CreateMatch creation = test::creation({.rules = RuleSetId::kBiOLudo});
  creation.players.fill(Player::kMediumBot);
  Stream stream;
  const auto play = [&stream](const Command& command) {
    Events events;
    const auto decided = decide(stream, command, events);
    EXPECT_TRUE(decided);
    stream.append(events.span());
    return decided.has_value();
  };
  play(creation);
  play(test::commitment());
  while (const auto command = automatic_command(stream.state(), stream.ledger(), dice, chance))
    if (!play(*command)) break;
  EXPECT_TRUE(is_over(stream.state()));
  return stream;
}

}  // namespace ludolog::tests
