#include "tools/cases/question_stats.h"

#include <algorithm>
#include <array>

#include "events/hex.h"
#include "tools/cases/askings.h"

namespace ludolog::cases {

/// Goes through one match.
class QuestionStats::Match {
 public:
  Match(QuestionStats& stats, std::vector<Asking> askings, const events::MatchId& match,
        const model::SeatNames& names)
      : stats_(stats), askings_(std::move(askings)), match_(match), names_(names) {}

  void enter(std::uint64_t position, const Event& event) {
    if (next_ < askings_.size() && askings_[next_].position == position)
      ask(askings_[next_++]);
    else if (std::holds_alternative<QuestionAsked>(event))
      counted_ = nullptr;  // Its record is missing.
    std::visit(*this, event);
  }

  void operator()(const QuizBegan&) { counted_ = nullptr; }
  void operator()(const DuelBegan&) { counted_ = nullptr; }
  void operator()(const RevivalBegan&) { counted_ = nullptr; }
  void operator()(const QuestionAsked& event) { number_ = event.number; }
  void operator()(const QuestionAnswered& event) {
    if (counted_ == nullptr) return;
    if (event.mode == AnswerMode::kSelfReported) {
      for (AnswerCounts* counts : all_counts(event.seat)) counts->reported.add(event.correct);
      return;
    }
    const Asking& asking = askings_[next_ - 1];
    if (event.option < 1 || event.option > asking.shown.options.size()) return;
    const std::uint8_t option = asking.bank_place(static_cast<std::uint8_t>(event.option - 1));
    for (AnswerCounts* counts : all_counts(event.seat)) counts->checked.add(option == asking.key);
    ++counted_->chosen.at(option);
  }
  /// Bots answer unshown questions too, which are none of a bank.
  void operator()(const BotAnswered& event) {
    if (counted_ == nullptr || event.number != number_) return;
    for (AnswerCounts* counts : all_counts(event.seat)) counts->bots.add(event.correct);
  }
  template <class Other>
  void operator()(const Other&) {}

  void finish() {
    for (const auto& team : teams_)
      if (team) stats_.teams_.push_back(*team);
  }

 private:
  void ask(const Asking& asking) {
    QuestionCount& count = stats_.questions_[asking.in_bank.id];
    if (count.asked == 0) {
      count.question = asking.in_bank;
      count.chosen.assign(count.question.options.size(), 0);
    }
    ++count.asked;
    auto& corrections = count.corrections;
    if (asking.corrected && (corrections.empty() || corrections.back().match != match_))
      corrections.push_back({match_, asking.key, asking.reason});
    counted_ = &count;
  }
  std::array<AnswerCounts*, 3> all_counts(Seat seat) {
    auto& team = teams_.at(seat);
    if (!team) team = TeamCount{match_, names_[seat], {}};
    return {&counted_->answers, &stats_.topics_[counted_->question.topic], &team->answers};
  }

  QuestionStats& stats_;
  std::vector<Asking> askings_;
  const events::MatchId& match_;
  const model::SeatNames& names_;
  std::array<std::optional<TeamCount>, kSeats> teams_;
  std::size_t next_ = 0;              ///< Of askings_.
  QuestionCount* counted_ = nullptr;  ///< The question that answers are to.
  std::uint8_t number_ = 0;
};

Outcome<void> QuestionStats::add(store::StreamReader& reader, const events::MatchId& match) {
  auto audit = audit_match(reader, match);
  if (!audit) return tl::unexpected(audit.error());
  const Verdict verdict = audit->finish();
  if (!is_whole(verdict.kind))
    return problem(ExitCode::kUndecodable, "match " + events::to_hex(match).substr(0, 12) + " is " +
                                               headline(verdict) + ": " + verdict.detail);
  const Stream& stream = audit->stream();
  const model::SeatNames names = model::short_names(board_of(stream.state()), audit->names());
  Match counting(*this, askings(reader, stream), match, names);
  for (std::uint64_t position = 0; position < stream.version(); ++position)
    counting.enter(position, stream.events()[position]);
  counting.finish();
  ++matches_;
  return {};
}

std::vector<QuestionCount> QuestionStats::questions() const {
  std::vector<QuestionCount> counts;
  for (const auto& [id, count] : questions_) counts.push_back(count);
  std::ranges::stable_sort(counts, {}, [](const QuestionCount& count) {
    return std::tie(count.question.topic, count.question.text);
  });
  return counts;
}

}  // namespace ludolog::cases
