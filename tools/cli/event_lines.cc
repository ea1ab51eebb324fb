#include "tools/cli/event_lines.h"

#include <algorithm>

#include <fmt/core.h>

#include "core/evolve.h"
#include "events/question.h"
#include "events/type_code.h"
#include "tools/cli/question_text.h"

namespace ludolog::cli {

/// Somebody is to answer the question that was asked at `position`.
bool EventLines::is_open(std::uint64_t position) const {
  const Stream& stream = audit_.stream();
  if (stream.state().awaited != Awaited::kAnswer) return false;
  const auto later = stream.events().subspan(position + 1);
  return std::ranges::none_of(
      later, [](const Event& event) { return std::holds_alternative<QuestionAsked>(event); });
}

/// Under its event, with the key that holds. A question whose record is missing is left out, as
/// verify says.
void EventLines::print_question(std::uint64_t position, const events::ContentId& id) const {
  constexpr std::size_t kColumns = 72;
  const auto content = reader_.content(id);
  if (!content || !*content) return;
  auto question = events::parse_question(**content);
  if (!question) return;
  const auto& corrected = audit_.stream().ledger().corrected_keys;
  if (const auto found = corrected.find(position); found != corrected.end())
    question->key = static_cast<std::uint8_t>(found->second - 1);
  for (const std::string& line : question_lines(*question, !is_open(position), kColumns))
    print_line(fmt::format("{:24} {}", "", line));
}

/// What somebody gave as the reason of a retraction or correction.
void EventLines::print_reason(const Event& event) const {
  const auto named = events::content_of(event);
  if (!named || named->kind != events::ContentKind::kText) return;
  const auto content = reader_.content(named->id);
  if (!content || !*content) return;
  const std::string text((*content)->bytes.begin(), (*content)->bytes.end());
  print_line(fmt::format("{:24} reason: {}", "", safe_text(text)));
}

void EventLines::print(std::uint64_t position, const std::string& note) const {
  const Stream& stream = audit_.stream();
  const Board& board = board_of(stream.state());
  const model::SeatNames names = model::short_names(board, audit_.names());
  const Event& event = stream.events()[position];
  const State before = stream.state_at(position);
  print_line(fmt::format(
      "{:>6}  {:<16} {}", position, events::type_of(event).name,
      style_.of(board).seat(awaited_seat(before), model::sentence(event, before, names))));
  if (!note.empty()) print_line(fmt::format("{:24} ({})", "", note));
  print_reason(event);
  if (const auto* asked = std::get_if<QuestionAsked>(&event))
    print_question(position, asked->content);
}

}  // namespace ludolog::cli
