// People and bots at one table: a typist who plays whole matches of BiOLudo, and what it is told.
#pragma once

#include <array>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "store/banks/starting_bank.h"
#include "tests/store/fixture.h"
#include "tools/cases/source.h"
#include "tools/cli/play/game.h"
#include "tools/cli/play/typed.h"
#include "viewer/model/choices.h"

namespace ludolog::cli {

/// Types something that fits, and now and then something that does not.
class Typist final : public Input {
 public:
  explicit Typist(const cases::Session& session) : session_(session) {}

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

  const cases::Session& session_;
  std::uint64_t lines_ = 0;
  std::uint64_t seed_ = 1;
};

/// A match of BiOLudo at a table of its own, with a library of its own.
struct Sitting {
  explicit Sitting(cases::NewMatch match) : sent(std::move(match)) {
    sent.rule_set = RuleSetId::kBiOLudo;
    sent.questions = banks::starting_bank().questions;
    auto opened = store::Library::open(folder / "library.ludolog", store::Access::kWrite);
    EXPECT_TRUE(opened.has_value());
    library = std::make_unique<store::Library>(std::move(*opened));
    auto created = cases::Session::create(*library, folder.path(), sent, store::no_clock());
    EXPECT_TRUE(created.has_value()) << created.error().text;
    if (created) session = std::move(*created);
  }

  Ending play() {
    const auto display = make_narrator([this](std::string_view part) { said += part; },
                                       session->names(), Style(false));
    return play(*display);
  }
  Ending play(Display& display) {
    Typist typist(*session);
    Game game(*session, typist, display, {.asks_again = true, .stopped = {}});
    return game.run();
  }
  [[nodiscard]] cases::Verdict verdict() const {
    auto reader = library->reader();
    auto audit = cases::audit_match(reader, session->id());
    EXPECT_TRUE(audit.has_value());
    return audit->finish();
  }

  store::TemporaryFolder folder;
  cases::NewMatch sent;
  std::unique_ptr<store::Library> library;
  std::unique_ptr<cases::Session> session;
  std::string said;
};

inline constexpr Player kHuman = Player::kHuman;
inline constexpr Player kBot = Player::kMediumBot;

inline cases::NewMatch seeded(Players players, std::uint8_t seed, std::uint8_t answers = 0) {
  cases::NewMatch match;
  match.players = players;
  match.options[0] = answers;
  match.seed = Bytes32{seed};
  return match;
}

}  // namespace ludolog::cli
