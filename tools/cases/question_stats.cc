#include "tools/cases/question_stats.h"

#include <algorithm>
#include <array>

#include "events/hex.h"

namespace ludolog::cases {

/// Goes through one match.
class QuestionStats::Match {
 public:
  Match(QuestionStats& stats, store::StreamReader& reader, const events::MatchId& match,
        const model::SeatNames& names)
      : stats_(stats), reader_(reader), match_(match), names_(names) {}

  void enter(const Event& event) { std::visit(*this, event); }

  void operator()(const QuizBegan&) { asked_ = nullptr; }
  void operator()(const DuelBegan&) { asked_ = nullptr; }
  void operator()(const RevivalBegan&) { asked_ = nullptr; }
  void operator()(const QuestionDrawn& event) { draw_ = event.draw; }
  void operator()(const QuestionAsked& event) {
    number_ = event.number;
    asked_ = nullptr;
    const auto content = reader_.content(event.content);
    if (!content || !*content) return;
    const auto shown = events::parse_question(**content);
    if (!shown) return;
    shown_ = shown->options;
    QuestionCount& count = stats_.questions_[shown->id];
    if (count.asked == 0) {
      count.question = events::as_in_bank(*shown, draw_);
      count.chosen.assign(count.question.options.size(), 0);
    }
    ++count.asked;
    asked_ = &count;
  }
  void operator()(const QuestionAnswered& event) {
    if (asked_ == nullptr) return;
    const bool checked = event.mode == AnswerMode::kChecked;
    for (AnswerCounts* counts : all_counts(event.seat))
      (checked ? counts->checked : counts->reported).add(event.correct);
    if (!checked || event.option < 1 || event.option > shown_.size()) return;
    const auto& options = asked_->question.options;
    const auto place = std::ranges::find(options, shown_[event.option - 1U]) - options.begin();
    if (place < std::ssize(asked_->chosen)) ++asked_->chosen[static_cast<std::size_t>(place)];
  }
  /// Bots answer unshown questions too, which are none of a bank.
  void operator()(const BotAnswered& event) {
    if (asked_ == nullptr || event.number != number_) return;
    for (AnswerCounts* counts : all_counts(event.seat)) counts->bots.add(event.correct);
  }
  template <class Other>
  void operator()(const Other&) {}

  void finish() {
    for (const auto& team : teams_)
      if (team) stats_.teams_.push_back(*team);
  }

 private:
  std::array<AnswerCounts*, 3> all_counts(Seat seat) {
    auto& team = teams_.at(seat);
    if (!team) team = TeamCount{match_, names_[seat], {}};
    return {&asked_->answers, &stats_.topics_[asked_->question.topic], &team->answers};
  }

  QuestionStats& stats_;
  store::StreamReader& reader_;
  const events::MatchId& match_;
  const model::SeatNames& names_;
  std::array<std::optional<TeamCount>, kSeats> teams_;
  QuestionCount* asked_ = nullptr;
  std::vector<std::string> shown_;
  std::uint8_t number_ = 0;
  Draw draw_;
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
  Match counting(*this, reader, match, names);
  for (const Event& event : stream.events()) counting.enter(event);
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
