#include "core/rules/bioludo/options.h"

#include <algorithm>

namespace ludolog::bioludo {
namespace {

using namespace std::string_view_literals;

constexpr std::array kAnswerWords{"by_players"sv, "checked"sv, "self_reported"sv, "own_cards"sv};
constexpr std::array kOffOn{"off"sv, "on"sv};
constexpr std::array kZoneWords{"always"sv, "four_teams_only"sv};

}  // namespace

constinit const std::array<OptionSpec, 4> kOptions{
    OptionSpec{"answers",
               "how people answer: checked when a bot plays and self-reported otherwise, or always "
               "one of them, or with cards of their own (BI-4)",
               kAnswerWords, kByPlayers},
    OptionSpec{"exact_home", "home needs the exact number (BI-9)", kOffOn, 0},
    OptionSpec{"safe_team_exempt", "the sweep spares the Safe Team's yard (BI-24)", kOffOn, 0},
    OptionSpec{"zone", "whether the zone also walks with fewer than four teams (BI-25)", kZoneWords,
               kAlways},
};

AnswerMode answer_mode(const State& state) {
  switch (state.options[kAnswers]) {
    case kChecked:
      return AnswerMode::kChecked;
    case kSelfReported:
    case kOwnCards:
      return AnswerMode::kSelfReported;
    default:
      return std::ranges::any_of(state.players, is_bot) ? AnswerMode::kChecked
                                                        : AnswerMode::kSelfReported;
  }
}

bool needs_questions(const State& state) {
  return !has_own_cards(state) &&
         std::ranges::find(state.players, Player::kHuman) != state.players.end();
}

}  // namespace ludolog::bioludo
