#include "core/ledger.h"

#include <algorithm>

#include "core/check.h"

namespace ludolog {

void Record::operator()(const ChanceCommitted& event) const {
  ++ledger.version;
  if (event.epoch >= ledger.epochs.size()) {
    ledger.epochs.push_back({.origin = event.origin, .parties = event.parties});
    ledger.next_offset = 0;
  }
  ++ledger.epochs.back().committed;
}

void Record::operator()(const ChanceRevealed& event) const {
  ++ledger.version;
  if (event.epoch >= ledger.epochs.size() || event.party >= 8) return;
  auto& revealed = ledger.epochs[event.epoch].revealed;
  revealed = static_cast<std::uint8_t>(revealed | bit(event.party));
}

void Record::operator()(const Retracted& event) const {
  ledger.retracted.push_back({.from = event.to, .at = ledger.version});
  ++ledger.version;
}

void Record::operator()(const KeyCorrected& event) const {
  ledger.corrected_keys[event.asked_at] = event.key;
  ++ledger.version;
}

void Record::operator()(const PoolFixed& event) const {
  ++ledger.version;
  ledger.asked.assign(event.questions, false);
}

void Record::operator()(const QuestionDrawn& event) const {
  take(event.draw);
  if (event.index < ledger.asked.size()) ledger.asked[event.index] = true;
  if (questions_left(ledger) == 0) ledger.asked.assign(ledger.asked.size(), false);
}

std::uint16_t questions_left(const Ledger& ledger) {
  return static_cast<std::uint16_t>(std::ranges::count(ledger.asked, false));
}

std::uint16_t question_left(const Ledger& ledger, std::uint16_t n) {
  for (std::size_t i = 0; i < ledger.asked.size(); ++i)
    if (!ledger.asked[i] && --n == 0) return static_cast<std::uint16_t>(i);
  LUDOLOG_CHECK(false);
  return 0;
}

void record(Ledger& ledger, const Event& event) { std::visit(Record{ledger}, event); }

bool chance_is_open(const Ledger& ledger) {
  return !ledger.epochs.empty() && ledger.epochs.back().committed == ledger.epochs.back().parties;
}

const Draw* draw_of(const Event& event) {
  return std::visit(
      [](const auto& e) -> const Draw* {
        if constexpr (requires { e.draw; })
          return &e.draw;
        else
          return nullptr;
      },
      event);
}

}  // namespace ludolog
