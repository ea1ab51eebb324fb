#include "tools/cases/golden/table.h"

#include "core/check.h"
#include "events/jsonl.h"
#include "events/seal.h"
#include "tools/cases/golden/checks.h"

namespace ludolog::golden {

Result<Played> Table::ask(const Ask& ask) {
  const auto resolved = resolve(ask, stream_, match_, dice_);
  if (!resolved) return failed(resolved.error());
  Played played;
  played.version = stream_.version();
  played.command = resolved->command;
  if (auto decided = decide(stream_, resolved->command, played.events); !decided) {
    played.rejection = decided.error();
    return played;
  }
  accept(*resolved, played.events);
  return played;
}

void Table::accept(const Resolved& resolved, const Events& events) {
  if (resolved.content) contents_.push_back(*resolved.content);
  events::Envelope envelope;
  std::string line;
  for (const Event& event : events) {
    const bool first = chain_.version() == 0;
    if (first) genesis_ = resolved.genesis;
    events::seal(chain_, event, first ? &genesis_ : nullptr, 0, envelope);
    if (first) match_ = events::match_id(envelope.digest);
    const auto written = events::event_line(envelope, line);
    LUDOLOG_CHECK(written.has_value());
    lines_ += line;
    if (const auto* committed = std::get_if<ChanceCommitted>(&event); committed && resolved.seed)
      dice_.commit(committed->epoch, committed->party, *resolved.seed);
  }
  if (resolved.content && written_.insert(events::content_id(*resolved.content)).second)
    lines_ += events::content_line(*resolved.content);

  stream_.append(events.span());
  const State& now = state();
  const bool retracted = std::holds_alternative<Retracted>(events[0]);
  const bool ended = std::holds_alternative<MatchEnded>(events.back());
  if (now.turn != turn_shown_ || retracted || ended)
    checks_ += turn_line(now, stream_.version()) + "\n";
  turn_shown_ = now.turn;
  checks_ += legal_line(now, stream_.ledger(), stream_.version()) + "\n";
}

std::string Table::events_text() const {
  return events::label_line(kGoldenProgram, chain_.version()) + lines_;
}

}  // namespace ludolog::golden
