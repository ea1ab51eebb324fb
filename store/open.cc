#include "store/open.h"

#include <cerrno>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/files.h"
#include "store/paths.h"
#include "store/schema.h"
#include "store/settings.h"

namespace ludolog::store {
namespace {

using Kind = StoreError::Kind;

/// A sound schema takes a few hundred steps to read.
constexpr std::uint64_t kSchemaSteps = 1'000'000;
/// The check of a sound file takes less than one step a byte.
constexpr std::uint64_t kStepsPerByte = 4;

bool allowed(const std::filesystem::path& path, int mode) {
  return faccessat(AT_FDCWD, path.c_str(), mode, AT_EACCESS) == 0;
}

/// Everything about the place that SQLite would report in fewer words. True when there is a file.
Result<bool> check_place(const std::filesystem::path& path, Access access) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) {
    if (errno != ENOENT) return tl::unexpected(system_error(errno, path, "reading"));
    if (access == Access::kRead)
      return failure(Kind::kMissing,
                     path.string() + ": no such file, expected a library of matches");
    return false;
  }
  if (!S_ISREG(status.st_mode))
    return failure(Kind::kNotAFile, path.string() + ": is " +
                                        (S_ISDIR(status.st_mode) ? "a directory" : "not a file") +
                                        ", expected a library of matches");
  if (!allowed(path, R_OK))
    return failure(Kind::kUnreadable, path.string() + ": no permission to read it");
  if (access == Access::kRead) return true;
  if (!allowed(path, W_OK))
    return failure(Kind::kReadOnlyPlace,
                   path.string() + ": cannot be written (" + std::strerror(errno) + ")");
  // Its journal is created beside it.
  if (!allowed(real_path(path).parent_path(), W_OK | X_OK))
    return failure(Kind::kReadOnlyPlace, path.string() +
                                             ": cannot be written, its folder is read-only (" +
                                             std::strerror(errno) + ")");
  return true;
}

StoreError in_our_words(StoreError error, const std::filesystem::path& path) {
  const std::string name = path.string();
  if (error.kind == Kind::kNotSqlite)
    error.text = name + ": not an SQLite file, expected a library of matches";
  if (error.kind == Kind::kHotJournal)
    error.text =
        name +
        ": a write to it crashed and must be rolled back, which its place does not allow: copy it "
        "together with " +
        real_path(path).string() + "-journal to a folder that can be written, and open the copy";
  return error;
}

Result<void> initialise(Database& database) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return tl::unexpected(transaction.error());
  // Another program may have been faster.
  const auto objects = database.number_of("SELECT count(*) FROM sqlite_schema");
  if (!objects) return tl::unexpected(objects.error());
  if (*objects == 0) {
    if (auto created = create_schema(database); !created) return created;
  }
  return transaction->commit();
}

Result<Database> connect(const std::filesystem::path& path, Access access, int flags) {
  const std::string name = path.string();
  auto database = Database::open(name, flags, name);
  if (!database) return database;
  sqlite3_busy_timeout(database->handle(), kBusyTimeoutMilliseconds);
  restrict_connection(*database);
  if (access == Access::kWrite && sqlite3_db_readonly(database->handle(), "main") != 0)
    return failure(Kind::kReadOnlyPlace, name + ": cannot be written");
  if (auto set = set_pragmas(*database, access == Access::kRead); !set)
    return tl::unexpected(set.error());

  const auto pages = database->number_of("PRAGMA page_count");
  if (!pages) return tl::unexpected(pages.error());
  if (*pages == 0) {
    if (access == Access::kRead)
      return failure(Kind::kEmpty, name + ": is empty, expected a library of matches");
    if (auto made = initialise(*database); !made) return tl::unexpected(made.error());
  }
  if (auto checked = check_schema(*database); !checked) return tl::unexpected(checked.error());
  return database;
}

/// A crashed write: whoever may write rolls it back by reading.
Result<void> roll_back(const std::filesystem::path& path) {
  auto database = connect(path, Access::kWrite, SQLITE_OPEN_READWRITE);
  if (!database && database.error().kind == Kind::kReadOnlyPlace) {
    database.error().kind = Kind::kHotJournal;
  }
  if (!database) return tl::unexpected(database.error());
  return {};
}

}  // namespace

Result<Database> open_ours(const std::filesystem::path& given, Access access) {
  // Absolute, for SQLite reads meanings into ":memory:" and "file:...".
  std::error_code error;
  const auto path = std::filesystem::absolute(given, error);
  if (error || given.empty() || !given.has_filename())
    return failure(Kind::kNotAFile, "'" + given.string() + "': not a path of a file");
  const auto exists = check_place(path, access);
  if (!exists) return tl::unexpected(exists.error());
  if (!*exists) {
    if (auto made = create_folders(path.parent_path(), 0777); !made)
      return failure(made.error().kind,
                     path.string() + ": cannot be created: " + made.error().text);
    if (!allowed(path.parent_path(), W_OK | X_OK))
      return failure(Kind::kReadOnlyPlace, path.string() +
                                               ": cannot be created, its folder is read-only (" +
                                               std::strerror(errno) + ")");
  }

  const int flags =
      access == Access::kRead ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  auto database = connect(path, access, flags);
  if (!database && access == Access::kRead && database.error().kind == Kind::kHotJournal) {
    if (auto rolled_back = roll_back(path); !rolled_back)
      return tl::unexpected(in_our_words(rolled_back.error(), path));
    database = connect(path, access, flags);
  }
  if (!database) return tl::unexpected(in_our_words(database.error(), path));
  return database;
}

Result<Database> open_image(std::vector<std::uint8_t>& image, const std::string& name) {
  constexpr std::string_view kMagic{"SQLite format 3\0", 16};
  if (image.empty()) return failure(Kind::kEmpty, name + ": is empty, expected a match file");
  if (image.size() < 512 ||
      !std::equal(kMagic.begin(), kMagic.end(), image.begin(),
                  [](char a, std::uint8_t b) { return static_cast<std::uint8_t>(a) == b; }))
    return failure(Kind::kNotSqlite, name + ": not an SQLite file, expected a match file");
  if (image[18] != 1 || image[19] != 1)
    return failure(Kind::kNotOurs,
                   name +
                       ": its journal mode is not a rollback journal (header bytes 18 and 19 are " +
                       std::to_string(image[18]) + " and " + std::to_string(image[19]) +
                       ", expected 1 and 1)");

  auto database = Database::open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, name);
  if (!database) return database;
  restrict_stranger(*database);
  const auto size = static_cast<sqlite3_int64>(image.size());
  if (sqlite3_deserialize(database->handle(), "main", image.data(), size, size,
                          SQLITE_DESERIALIZE_READONLY) != SQLITE_OK)
    return database->failed("reading");
  {
    const StepBudget budget{*database, kSchemaSteps};
    for (const char* pragma : {"PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON",
                               "PRAGMA query_only = ON", "PRAGMA temp_store = MEMORY"})
      if (auto set = database->execute(pragma); !set) return tl::unexpected(set.error());
    // The schema first: what follows then runs over nothing but our own tables.
    if (auto checked = check_schema(*database); !checked) return tl::unexpected(checked.error());
  }
  const StepBudget budget{*database, kSchemaSteps + kStepsPerByte * image.size()};
  const auto verdict = database->text_of("PRAGMA quick_check(1)");
  if (!verdict) return tl::unexpected(verdict.error());
  if (verdict->value_or("") != "ok") {
    std::string line = verdict->value_or("no answer");
    for (char& c : line)
      if (c == '\n') c = ' ';
    return failure(Kind::kDamaged, name + ": damaged: " + line);
  }
  return database;
}

Result<Database> open_canonical(const std::string& name) {
  auto database = Database::open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, name);
  if (!database) return database;
  restrict_connection(*database);
  // Zeroes in place of what was overwritten: the bytes depend on the rows alone.
  for (const char* pragma :
       {"PRAGMA page_size = 4096", "PRAGMA auto_vacuum = NONE", "PRAGMA encoding = 'UTF-8'",
        "PRAGMA secure_delete = ON", "PRAGMA recursive_triggers = ON", "BEGIN IMMEDIATE"})
    if (auto set = database->execute(pragma); !set) return tl::unexpected(set.error());
  if (auto created = create_schema(*database); !created) return tl::unexpected(created.error());
  if (auto committed = database->execute("COMMIT"); !committed)
    return tl::unexpected(committed.error());
  return database;
}

}  // namespace ludolog::store
