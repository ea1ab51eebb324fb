// Which questions were asked and how they were answered, from the logs alone: a bank may have been
// changed since, or be elsewhere. Checked answers are judged by the key that holds in their match,
// which may have been corrected.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "events/question.h"
#include "tools/cases/audit.h"
#include "tools/cases/problem.h"
#include "tools/cases/source.h"

namespace ludolog::cases {

/// Answers of one kind of player.
struct Answers {
  std::uint64_t right = 0;
  std::uint64_t wrong = 0;
  void add(bool correct) { ++(correct ? right : wrong); }
  Answers& operator+=(const Answers& other) {
    right += other.right;
    wrong += other.wrong;
    return *this;
  }
  [[nodiscard]] std::uint64_t all() const { return right + wrong; }
};

/// Kinds that are told apart: what people chose is judged by the program, what they say of
/// themselves is not, and bots answer by their odds.
struct AnswerCounts {
  Answers checked;
  Answers reported;
  Answers bots;
  AnswerCounts& operator+=(const AnswerCounts& other) {
    checked += other.checked;
    reported += other.reported;
    bots += other.bots;
    return *this;
  }
  /// Somebody at the table had it wrong.
  [[nodiscard]] bool missed() const { return checked.wrong + reported.wrong > 0; }
};

/// A key that was found wrong after it was asked (TB-5).
struct KeyCorrection {
  events::MatchId match{};
  std::uint8_t key = 0;  ///< From 0, in the bank's order.
  std::string reason;    ///< May be empty.
};

struct QuestionCount {
  events::Question question;               ///< As it stands in its bank.
  std::vector<KeyCorrection> corrections;  ///< In the order of matches.
  std::uint64_t asked = 0;
  AnswerCounts answers;
  std::vector<std::uint64_t> chosen;  ///< By option of the bank's order; checked answers alone.

  /// The right option, from 0: as corrected last.
  [[nodiscard]] std::uint8_t key() const {
    return corrections.empty() ? question.key : corrections.back().key;
  }
};

struct TeamCount {
  events::MatchId match{};
  std::string team;
  AnswerCounts answers;
};

class QuestionStats {
 public:
  /// Counts one match. An error when it cannot be gone through to its end.
  [[nodiscard]] Outcome<void> add(store::StreamReader& reader, const events::MatchId& match);

  /// In the order of their texts; questions of one id are one.
  [[nodiscard]] std::vector<QuestionCount> questions() const;
  [[nodiscard]] const std::map<std::string, AnswerCounts>& topics() const { return topics_; }
  /// In the order of matches, then seats; those that were asked anything.
  [[nodiscard]] const std::vector<TeamCount>& teams() const { return teams_; }
  [[nodiscard]] std::uint64_t matches() const { return matches_; }

 private:
  class Match;
  std::map<events::QuestionId, QuestionCount> questions_;
  std::map<std::string, AnswerCounts> topics_;
  std::vector<TeamCount> teams_;
  std::uint64_t matches_ = 0;
};

}  // namespace ludolog::cases
