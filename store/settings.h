// What a connection is set to before it reads its first page. FORMAT.md lists the same.
#pragma once

#include "store/database.h"

namespace ludolog::store {

/// What no connection of ours needs, off: extensions, views, double-quoted strings, writing the
/// schema; and limits that no sound file reaches.
void restrict_connection(Database& database);

/// As above, with triggers off too.
void restrict_stranger(Database& database);

/// While it lives, the connection's queries end with kDamaged when together they take longer than
/// the check of a sound file of the greatest size could.
class StepBudget {
 public:
  explicit StepBudget(Database& database);
  StepBudget(const StepBudget&) = delete;
  StepBudget& operator=(const StepBudget&) = delete;
  ~StepBudget();

 private:
  static constexpr int kStepsPerCall = 100'000;
  sqlite3* handle_;  ///< Not the owner, which may move away before this goes.
  std::int64_t calls_left_ = 20'000;
};

/// Pragmas of a file of ours; `read_only` also refuses every write. Reads them back.
[[nodiscard]] Result<void> set_pragmas(Database& database, bool read_only);

}  // namespace ludolog::store
