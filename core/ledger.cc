#include "core/ledger.h"

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

void record(Ledger& ledger, const Event& event) { std::visit(Record{ledger}, event); }

bool chance_is_open(const Ledger& ledger) {
  return !ledger.epochs.empty() && ledger.epochs.back().committed == ledger.epochs.back().parties;
}

const Draw* draw_of(const Event& event) {
  if (const auto* rolled = std::get_if<DieRolled>(&event)) return &rolled->draw;
  if (const auto* rolled = std::get_if<StartRolled>(&event)) return &rolled->draw;
  return nullptr;
}

}  // namespace ludolog
