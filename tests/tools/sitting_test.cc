// Whole matches of BiOLudo at one table: people who type, bots, questions, duels and revivals; and
// what is recorded of it stands every check.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/banks/starting_bank.h"
#include "tests/store/fixture.h"
#include "tools/cases/source.h"
#include "tools/cli/play/game.h"
#include "tools/cli/play/typed.h"
#include "viewer/model/choices.h"

namespace ludolog::cli {
namespace {

using cases::Session;
using store::TemporaryFolder;
using testing::HasSubstr;
using testing::Not;

/// Types something that fits, and now and then something that does not.
class Typist final : public Input {
 public:
  explicit Typist(const Session& session) : session_(session) {}

  Reading read() override {
    ++lines_;
    if (lines_ > kMostLines) return {Reading::Kind::kEnd, {}, lines_};
    return {Reading::Kind::kLine, lines_ % 7 == 0 ? odd_line() : line(), lines_};
  }
  [[nodiscard]] std::uint64_t lines() const { return lines_; }

  static constexpr std::uint64_t kMostLines = 20'000;

 private:
  [[nodiscard]] std::size_t pick(std::size_t count) {
    seed_ = seed_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>(seed_ >> 33U) % count;
  }
  [[nodiscard]] std::string line() {
    const State& state = session_.state();
    const Stream& stream = session_.match().stream();
    const auto names = session_.names();
    const auto choices = model::choices(state, stream.ledger(), names);
    auto others = model::other_choices(state, stream.ledger(), names);
    if (!others.empty() && pick(2) == 0) return others[pick(others.size())].key;
    if (!choices.empty()) return choices[pick(choices.size())].key;
    switch (answer_way(stream)) {
      case AnswerWay::kOption:
        return std::string(1, static_cast<char>('a' + pick(state.quiz.options)));
      case AnswerWay::kReport:
        return std::array{"", "right", "no"}[pick(3)];
      case AnswerWay::kScore:
        return std::to_string(pick(state.quiz.questions + 1U));
      case AnswerWay::kNone:
        break;
    }
    if (session_.declared() && state.awaited == Awaited::kRoll) return std::to_string(1 + pick(6));
    return "";
  }
  [[nodiscard]] std::string odd_line() {
    constexpr std::array kOdd{"?",  "why", "log",  "b",   "board",    "S 9", "H -6", "zz",
                              "MT", "7",   "yes",  "11",  "revive Z", "e",   "end",  "draw",
                              "T",  "S",   "S --", "s5x", "revive s", "99",  "no",   "answer",
                              "-5", "A 1", "\x1b", "h-1", "right",    "r",   "f"};
    return kOdd[pick(kOdd.size())];
  }

  const Session& session_;
  std::uint64_t lines_ = 0;
  std::uint64_t seed_ = 1;
};

struct Sitting {
  explicit Sitting(cases::NewMatch match) : sent(std::move(match)) {
    sent.rule_set = RuleSetId::kBiOLudo;
    sent.questions = banks::starting_bank().questions;
    auto opened = store::Library::open(folder / "library.ludolog", store::Access::kWrite);
    EXPECT_TRUE(opened.has_value());
    library = std::make_unique<store::Library>(std::move(*opened));
    auto created = Session::create(*library, folder.path(), sent, store::no_clock());
    EXPECT_TRUE(created.has_value()) << created.error().text;
    if (created) session = std::move(*created);
  }

  Ending play() {
    Typist typist(*session);
    const auto display = make_narrator([this](std::string_view part) { said += part; },
                                       session->names(), Style(false));
    Game game(*session, typist, *display, {.asks_again = true, .stopped = {}});
    return game.run();
  }
  [[nodiscard]] cases::Verdict verdict() const {
    auto reader = library->reader();
    auto audit = cases::audit_match(reader, session->id());
    EXPECT_TRUE(audit.has_value());
    return audit->finish();
  }

  TemporaryFolder folder;
  cases::NewMatch sent;
  std::unique_ptr<store::Library> library;
  std::unique_ptr<Session> session;
  std::string said;
};

constexpr Player kHuman = Player::kHuman;
constexpr Player kBot = Player::kMediumBot;

cases::NewMatch seeded(Players players, std::uint8_t seed, std::uint8_t answers = 0) {
  cases::NewMatch match;
  match.players = players;
  match.options[0] = answers;
  match.seed = Bytes32{seed};
  return match;
}

TEST(Sitting, one_person_and_three_bots_play_to_the_end) {
  for (std::uint8_t seed = 1; seed <= 4; ++seed) {
    Sitting sitting(seeded({kHuman, kBot, kBot, kBot}, seed));
    ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
    EXPECT_EQ(sitting.verdict().kind, cases::VerdictKind::kIntactUnanchored)
        << sitting.verdict().detail;
    EXPECT_THAT(sitting.said, HasSubstr("The quiz of Coral"));
  }
}

TEST(Sitting, four_people_at_one_screen_judge_themselves) {
  for (std::uint8_t seed = 1; seed <= 2; ++seed) {
    Sitting sitting(seeded({kHuman, kHuman, kHuman, kHuman}, seed));
    ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
    EXPECT_EQ(sitting.verdict().kind, cases::VerdictKind::kIntactUnanchored);
    EXPECT_THAT(sitting.said, HasSubstr("says of its answer that it is right"));
  }
}

TEST(Sitting, with_cards_of_their_own_no_question_is_shown) {
  Sitting sitting(seeded({kHuman, {}, kHuman, {}}, 1, 3));
  ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
  EXPECT_THAT(sitting.said, HasSubstr("from cards of their own"));
  EXPECT_THAT(sitting.said, Not(HasSubstr("is asked question")));
}

TEST(Sitting, real_dice_are_typed_in_and_the_rest_is_drawn_by_the_program) {
  cases::NewMatch match;
  match.players = {kHuman, {}, kBot, {}};
  match.declared = true;
  Sitting sitting(match);
  ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
  EXPECT_EQ(sitting.verdict().kind, cases::VerdictKind::kIntactUnanchored);
}

TEST(Sitting, in_a_duel_of_one_class_nothing_is_revealed_before_both_have_answered) {
  std::size_t secrets = 0;
  for (std::uint8_t seed = 1; seed <= 20 && secrets == 0; ++seed) {
    Sitting sitting(seeded({kHuman, kHuman, kHuman, kHuman}, seed, 1));
    ASSERT_EQ(sitting.play().kind, Ending::Kind::kOver);
    for (auto at = sitting.said.find(" has answered\n"); at != std::string::npos;
         at = sitting.said.find(" has answered\n", at + 1)) {
      ++secrets;
      // Then the other side is asked, and only its answer brings the truth.
      const auto other = sitting.said.find(", which is ", at);
      const auto told =
          std::min(sitting.said.find(" is right", at), sitting.said.find(" is wrong", at));
      ASSERT_NE(other, std::string::npos);
      EXPECT_LT(other, told);
    }
  }
  EXPECT_GT(secrets, 0U);
}

TEST(Sitting, a_match_goes_on_where_it_stopped_with_its_question_before_the_people) {
  Sitting sitting(seeded({kHuman, kBot, kBot, kBot}, 5));
  while (sitting.session->state().awaited != Awaited::kAnswer)
    ASSERT_TRUE(sitting.session->submit(*sitting.session->automatic_command()).has_value());
  const auto shown = sitting.session->question();
  ASSERT_TRUE(shown.has_value());
  const auto id = sitting.session->id();
  sitting.session.reset();
  auto resumed = Session::resume(*sitting.library, sitting.folder.path(), id,
                                 banks::starting_bank().questions, store::no_clock());
  ASSERT_TRUE(resumed.has_value()) << resumed.error().text;
  EXPECT_EQ((*resumed)->question(), shown);
}

TEST(Sitting, a_match_whose_questions_are_not_here_cannot_go_on_but_be_abandoned) {
  Sitting sitting(seeded({kHuman, kBot, kBot, kBot}, 6));
  const auto id = sitting.session->id();
  sitting.session.reset();
  const auto resumed =
      Session::resume(*sitting.library, sitting.folder.path(), id,
                      std::span(banks::starting_bank().questions).subspan(1), store::no_clock());
  ASSERT_FALSE(resumed.has_value());
  EXPECT_THAT(resumed.error().text, HasSubstr("1 of its 352 questions are in no bank here"));
  EXPECT_TRUE(
      Session::abandon(*sitting.library, sitting.folder.path(), id, store::no_clock()).has_value());
}

TEST(Sitting, a_bank_that_is_too_small_is_refused_and_nothing_is_recorded) {
  TemporaryFolder folder;
  auto library = store::Library::open(folder / "library.ludolog", store::Access::kWrite);
  ASSERT_TRUE(library.has_value());
  for (const std::size_t count : {std::size_t{0}, std::size_t{9}}) {
    auto match = seeded({kHuman, kBot, kBot, kBot}, 1);
    match.rule_set = RuleSetId::kBiOLudo;
    match.questions = std::span(banks::starting_bank().questions).first(count);
    const auto session = Session::create(*library, folder.path(), match, store::no_clock());
    ASSERT_FALSE(session.has_value());
    EXPECT_THAT(session.error().text, HasSubstr("BI-4"));
  }
  EXPECT_EQ(library->reader().matches()->size(), 0U);
}

TEST(QuestionPool, of_a_bank_that_is_too_large_is_spread_over_all_of_it) {
  std::vector<events::Question> bank(5000);
  for (std::size_t i = 0; i < bank.size(); ++i) {
    bank[i] = banks::starting_bank().questions[0];
    bank[i].text += " " + std::to_string(i);
    bank[i].id = events::question_id(bank[i]);
  }
  bank[4].id = bank[3].id;
  const auto ids = cases::QuestionPool::of_bank(bank).ids();
  EXPECT_EQ(ids.size(), kMostQuestions);
  EXPECT_EQ(ids.front(), bank.front().id);
  EXPECT_GT(std::ranges::count(ids, bank[4998].id) + std::ranges::count(ids, bank[4997].id), 0);
}

}  // namespace
}  // namespace ludolog::cli
