// What a connection is set to before it reads its first page. FORMAT.md lists the same.
#pragma once

#include <cstdint>

#include "store/database.h"

namespace ludolog::store {

/// What no connection of ours needs, off: extensions, views, double-quoted strings, writing the
/// schema; and limits that no sound file reaches.
void restrict_connection(Database& database);

/// As above, with triggers off too.
void restrict_stranger(Database& database);

/// While it lives, the connection's queries end with kDamaged once together they have taken `steps`
/// steps of SQLite's machine, which does some ten millions of them in a second.
class StepBudget {
 public:
  StepBudget(Database& database, std::uint64_t steps);
  StepBudget(const StepBudget&) = delete;
  StepBudget& operator=(const StepBudget&) = delete;
  ~StepBudget();

 private:
  static constexpr int kStepsPerCall = 10'000;
  sqlite3* handle_;  ///< Not the owner, which may move away before this goes.
  std::uint64_t calls_left_;
};

/// Pragmas of a file of ours; `read_only` also refuses every write. Reads them back.
[[nodiscard]] Result<void> set_pragmas(Database& database, bool read_only);

}  // namespace ludolog::store
