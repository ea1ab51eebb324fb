#include "store/settings.h"

#include <array>
#include <string>

#include <sqlite3.h>

#include "store/schema.h"

namespace ludolog::store {
namespace {

struct Setting {
  const char* pragma;
  const char* value;
  const char* read_back;
};

constexpr std::array kOurSettings{
    // Has an effect on a new file alone, so it is not read back.
    Setting{"page_size", "4096", nullptr},
    Setting{"synchronous", "EXTRA", "3"},
    // Else REPLACE deletes rows past the guard against deletion.
    Setting{"recursive_triggers", "ON", "1"},
    Setting{"foreign_keys", "ON", "1"},
    Setting{"trusted_schema", "OFF", "0"},
    Setting{"cell_size_check", "ON", "1"},
    Setting{"temp_store", "MEMORY", "2"},
    Setting{"mmap_size", "0", "0"},
};

void limit(Database& database, int what, int value) {
  sqlite3_limit(database.handle(), what, value);
}

void configure(Database& database, int what, int value) {
  sqlite3_db_config(database.handle(), what, value, static_cast<int*>(nullptr));
}

Result<void> set_journal_mode(Database& database, bool read_only) {
  // The file is whole at rest; the default mode loses the last commit in a power cut. Whoever only
  // reads has no journal, and cannot take back WAL, which is noted in the file.
  const auto mode =
      database.text_of(read_only ? "PRAGMA journal_mode" : "PRAGMA journal_mode = TRUNCATE");
  if (!mode) return tl::unexpected(mode.error());
  if (read_only ? *mode != "wal" : *mode == "truncate") return {};
  return failure(StoreError::Kind::kNotOurs,
                 database.name() + ": its journal mode is '" + mode->value_or("") +
                     "', expected 'truncate': another program changed it, and " +
                     (read_only ? "the next ludolog that writes to it" : "closing that program") +
                     " brings it back");
}

}  // namespace

void restrict_connection(Database& database) {
  configure(database, SQLITE_DBCONFIG_DEFENSIVE, 1);
  configure(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
  configure(database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
  configure(database, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0);
  configure(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0);
  configure(database, SQLITE_DBCONFIG_DQS_DML, 0);
  configure(database, SQLITE_DBCONFIG_DQS_DDL, 0);
  limit(database, SQLITE_LIMIT_LENGTH, 1 << 20);
  limit(database, SQLITE_LIMIT_SQL_LENGTH, 1 << 16);
  limit(database, SQLITE_LIMIT_COLUMN, 64);
  limit(database, SQLITE_LIMIT_ATTACHED, 0);
  limit(database, SQLITE_LIMIT_TRIGGER_DEPTH, 10);
  limit(database, SQLITE_LIMIT_WORKER_THREADS, 0);
}

StepBudget::StepBudget(Database& database, std::uint64_t steps)
    : handle_(database.handle()), calls_left_(steps / kStepsPerCall) {
  sqlite3_progress_handler(
      handle_, kStepsPerCall,
      [](void* left) {
        auto& calls = *static_cast<std::uint64_t*>(left);
        if (calls == 0) return 1;
        --calls;
        return 0;
      },
      &calls_left_);
}

StepBudget::~StepBudget() { sqlite3_progress_handler(handle_, 0, nullptr, nullptr); }

void restrict_stranger(Database& database) {
  restrict_connection(database);
  configure(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
}

Result<void> set_pragmas(Database& database, bool read_only) {
  for (const Setting& setting : kOurSettings) {
    const std::string pragma = std::string{"PRAGMA "} + setting.pragma;
    if (auto set = database.execute((pragma + " = " + setting.value).c_str()); !set) return set;
    if (setting.read_back == nullptr) continue;
    const auto now = database.text_of(pragma);
    if (!now) return tl::unexpected(now.error());
    if (!*now || **now != setting.read_back)
      return failure(StoreError::Kind::kInputOutput, database.name() + ": " + setting.pragma +
                                                         " is '" + now->value_or("") +
                                                         "', expected '" + setting.read_back + "'");
  }
  if (auto set = set_journal_mode(database, read_only); !set) return set;
  if (read_only) return database.execute("PRAGMA query_only = ON");
  return {};
}

}  // namespace ludolog::store
