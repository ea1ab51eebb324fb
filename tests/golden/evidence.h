// What a recorded match shows, found in its events: a case cannot claim a clause that never bore on
// it.
#pragma once

#include <set>
#include <string>

#include "core/state.h"
#include "tools/cases/golden/case.h"

namespace ludolog::golden {

struct Evidence {
  std::set<std::string> applied;  ///< Ids of clauses that made something happen, or barred a token.
  std::set<std::string> refusing;  ///< Ids of clauses that refused a command.
  std::set<std::string> words;     ///< "type TokenMoved", "end no_progress", "option blocks=on" ...
};

/// What one event of an accepted command shows of the clauses of a rule set; states before and
/// after the command.
void witness_classic(const Event& event, const State& before, const State& after,
                     Evidence& evidence);
void witness_bioludo(const Event& event, const State& before, const State& after,
                     Evidence& evidence);
void witness_brainking(const Event& event, const State& before, const State& after,
                       Evidence& evidence);

[[nodiscard]] Result<Evidence> evidence_of(const Case& golden);

}  // namespace ludolog::golden
