#include "tests/events/sample.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "core/rules/rule_set.h"
#include "events/chance.h"
#include "events/jsonl.h"
#include "events/question.h"

namespace ludolog::events {
namespace {

constexpr std::int64_t kTime = 1'700'000'000'000;

class Maker {
 public:
  SampleMatch make() {
    match_.genesis.nonce = derive_nonce(kSampleSeed, 0);
    match_.genesis.origin = Origin{{0xab, 0xcd}, 42, {0xef}};
    chance_.add_epoch({kSampleSeed});
    add(sample_created());
    const MatchId id = match_id(match_.envelopes[0].digest);
    add(ChanceCommitted{0, ChanceOrigin::kGiven, 0, 1, commitment(id, 0, 0, kSampleSeed)});
    name(0, "Zoë \"the six\"");
    name(2, "Bob\\");
    name(0, "Zoë \"the six\"");  // named again: the content stands once
    start_and_turns();
    board();
    questions();
    duels();
    people();
    add(ChanceRevealed{0, 0, kSampleSeed});
    return std::move(match_);
  }

 private:
  void add(const Event& event) {
    const bool created = std::holds_alternative<MatchCreated>(event);
    seal(chain_, event, created ? &match_.genesis : nullptr,
         kTime + static_cast<std::int64_t>(chain_.version()), match_.envelopes.emplace_back());
    record(ledger_, event);
    match_.events.push_back(event);
  }
  void keep(const Content& content) {
    if (std::ranges::find(match_.contents, content) == match_.contents.end())
      match_.contents.push_back(content);
  }
  void name(Seat seat, std::string_view text) {
    const Content content = *make_name(derive_salt(kSampleSeed, 0, seat), text);
    add(PlayerNamed{seat, content_id(content)});
    keep(content);
  }
  void start_and_turns() {
    add(RollOffCalled{5});
    add(StartRolled{0, chance_.draw(ledger_, 6)});
    add(StartRolled{2, chance_.draw(ledger_, 6)});
    add(StarterChosen{2});
    for (const std::uint16_t sides :
         {std::uint16_t{6}, std::uint16_t{100}, std::uint16_t{1000}, std::uint16_t{2}})
      add(DieRolled{2, 15, chance_.draw(ledger_, sides)});
    for (int i = 0; i < 70; ++i) add(DieRolled{2, 0, chance_.draw(ledger_, 6)});
    add(RollEarned{2, RollReason::kTry});
    add(TokenEntered{2, 3, 6, 0});
    add(TokenMoved{2, 3, 5, -51, 56});
    add(TurnEnded{2, TurnEnd::kThirdSix, 0, 2, 4'000'000'000});
  }
  void board() {
    add(TokenCaptured{0, 1, 2, 3, 50, 24});
    add(TokenFinished{0, 1});
    add(MoveUndone{0, 1, 7, kYard});
    add(CaptureUndone{0, 2, 3, 50});
    add(TokenRemoved{2, 0, kYard});
  }
  void questions() {
    const Content pool = make_pool({{1, 2, 3, 4, 5, 6, 7, 8}, {9}});
    add(PoolFixed{2, content_id(pool)});
    keep(pool);
    add(QuizBegan{0, 10});
    add(QuestionDrawn{0, 0, 1, chance_.draw(ledger_, 1)});
    const Content question = make_question({{9},
                                            "Which sugar is in \"DNA\"?",
                                            {"ribose", "deoxyribose"},
                                            1,
                                            "Genetics",
                                            Difficulty::kEasy,
                                            "ours",
                                            "Ada",
                                            "CC0-1.0",
                                            "",
                                            false});
    add(QuestionAsked{0, 0, 2, 2, content_id(question)});
    keep(question);
    add(QuestionAnswered{0, 0, AnswerMode::kChecked, 2, true});
    add(BotAnswered{2, 9, 60, true, chance_.draw(ledger_, 100)});
    add(ScoreReported{0, 7, 10});
    add(QuizScored{0, 7, 8});
    add(QuizBrokenOff{2});
    add(SafeTeamDrawn{2, 11, chance_.draw(ledger_, 14)});
  }
  void duels() {
    add(TurnContinued{2, TurnPhase::kSpend, 66, 8});
    add(NumberDiscarded{2, 6});
    add(TurnPassed{2});
    add(TargetsFound{2, 0, 3});
    add(DuelBegan{2, 0, 24, 0, 1, 30, 6, false});
    add(DuelCompared{2, 0, 3, 1, DuelResult::kAttacker});
    add(RevivalBegan{0, 1, 2, 30, 1});
    add(OutcomeDrawn{0, 3, 95, true, chance_.draw(ledger_, 100)});
    add(TokenKnockedOut{2, 0, 0, 1, 30, 30});
    add(TokenRevived{0, 1, 2, 30});
    add(TokenDied{0, 1, -7, DeathCause::kZone});
    add(TeamOut{0});
    add(FlagsMoved{{SweepPhase::kTrack, 0, 2, 26, 22, 23, 3}});
  }
  void people() {
    add(DrawOffered{0});
    add(DrawAccepted{2});
    add(DrawRefused{2});
    const Content reason = *make_text("the die fell\noff the table \x01 \x7f \xe2\x82\xac");
    add(Retracted{20, 0, 4, content_id(reason)});
    keep(reason);
    add(Retracted{0, 3, 0, {}});
    add(SeatResigned{2});
    add(PlaceTaken{0, 1, PlaceReason::kLast});
    add(MatchEnded{EndReason::kAbandoned});
    add(KeyCorrected{30, 1, content_id(reason)});
  }

  SampleMatch match_;
  Chain chain_;
  Ledger ledger_;
  SeededChance chance_;
};

}  // namespace

MatchCreated sample_created() {
  const RuleSet& rules = rule_set(RuleSetId::kClassic);
  return {rules.id,
          rules.version,
          {Player::kHuman, Player::kNobody, Player::kGreedyBot, Player::kNobody},
          default_options(rules)};
}

const SampleMatch& sample_match() {
  static const SampleMatch match = Maker().make();
  return match;
}

std::string sample_jsonl() {
  const SampleMatch& match = sample_match();
  std::string text = label_line("ludolog sample", match.envelopes.size());
  std::size_t next_content = 0;
  for (std::size_t i = 0; i < match.envelopes.size(); ++i) {
    std::string line;
    EXPECT_TRUE(event_line(match.envelopes[i], line)) << i;
    text += line;
    const auto reference = content_of(match.events[i]);
    if (reference && next_content < match.contents.size() &&
        reference->id == content_id(match.contents[next_content]))
      text += content_line(match.contents[next_content++]);
  }
  EXPECT_EQ(next_content, match.contents.size());
  return text;
}

std::string read_test_file(const std::string& name) {
  std::ifstream in(LUDOLOG_SOURCE_DIR + ("/" + name), std::ios::binary);
  EXPECT_TRUE(in) << name;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace ludolog::events
