// What the window shows wherever one goes is what `ludolog show --at` prints of that version.
#include <nlohmann/json.hpp>

#include "tests/viewer/app/viewer_home.h"
#include "tests/viewer/ui/hands.h"
#include "viewer/app/open.h"

namespace ludolog::tests {
namespace {

using nlohmann::json;

class SameAsShow : public ViewerHome {
 protected:
  [[nodiscard]] json show_at(std::uint64_t version) const {
    const Ran ran = home_.run({"show", "@last", "--at", std::to_string(version), "--json"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    return json::parse(ran.out);
  }
};

Step step_of(const json& token) {
  if (token["at"] == "yard") return kYard;
  if (token["at"] == "removed") return kRemoved;
  return token["step"].get<Step>();
}

void expect_same(const model::Scene& scene, const json& state) {
  EXPECT_EQ(scene.version, state["version"]);
  EXPECT_EQ(scene.turn, state["turn"]);
  EXPECT_EQ(scene.round, state["round"]);
  EXPECT_EQ(scene.over, state["end"] != "none");
  ASSERT_EQ(scene.players.size(), state["seats"].size());
  for (std::size_t i = 0; i < scene.players.size(); ++i) {
    const model::SeatView& player = scene.players[i];
    const json& seat = state["seats"][i];
    EXPECT_EQ(player.name, seat["name"]);
    EXPECT_EQ(player.captures, seat["captures"]);
    EXPECT_EQ(player.place, seat.value("place", 0));
    EXPECT_EQ(player.acts, (state["awaited"] == "roll" || state["awaited"] == "move") &&
                               state["awaited_seat"] == player.seat);
    for (Token token = 0; token < kTokens; ++token)
      EXPECT_EQ(player.steps[token], step_of(seat["tokens"][token])) << player.name << token + 1;
  }
}

TEST_F(SameAsShow, wherever_the_timeline_is_dragged_and_the_keys_lead) {
  auto opened = app::open_match({home_.library().string()}, "@last");
  ASSERT_TRUE(opened);
  Hands hands(std::move(*opened));
  for (const char* walk :
       {"key End", "drag timeline 0.01", "drag timeline 0.37", "key Ctrl+Right", "key Right",
        "drag timeline 0.5", "key Shift+Right", "key N", "wheel timeline -2", "click turn-back",
        "key PgUp", "drag timeline 0.93", "key Shift+Backspace", "drag timeline 0"}) {
    hands.do_this(walk);
    const model::Replay& replay = hands.viewer().replay();
    SCOPED_TRACE(std::string(walk) + ", version " + std::to_string(replay.version()));
    EXPECT_EQ(replay.scene().version, replay.version());
    expect_same(replay.scene(), show_at(replay.version()));
  }
}

}  // namespace
}  // namespace ludolog::tests
