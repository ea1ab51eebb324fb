#include "store/schema.h"

#include <array>
#include <string>
#include <string_view>

namespace ludolog::store {
namespace {

// Guards are there for bugs and stray hands; against intent there is the chain. A REPLACE deletes
// without firing the delete guard (unless recursive_triggers is on), so every insert guard also
// looks for each unique key itself.
constexpr std::array kObjects{
    SchemaObject{"table", "events", "events",
                 R"(CREATE TABLE events(
  match BLOB NOT NULL CHECK(length(match) = 16),
  position INTEGER NOT NULL CHECK(position BETWEEN 0 AND 9007199254740991),
  type INTEGER NOT NULL CHECK(type BETWEEN 0 AND 65535),
  schema INTEGER NOT NULL CHECK(schema BETWEEN 0 AND 65535),
  time INTEGER NOT NULL CHECK(time BETWEEN 0 AND 9007199254740991),
  payload BLOB NOT NULL CHECK(length(payload) <= 800),
  digest BLOB NOT NULL CHECK(length(digest) = 32),
  PRIMARY KEY(match, position)
) STRICT, WITHOUT ROWID)"},
    SchemaObject{"trigger", "events_are_never_changed", "events",
                 R"(CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END)"},
    SchemaObject{"trigger", "events_are_never_deleted", "events",
                 R"(CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END)"},
    SchemaObject{"trigger", "events_have_no_gaps", "events",
                 R"(CREATE TRIGGER events_have_no_gaps BEFORE INSERT ON events
WHEN NEW.position IS NOT (SELECT coalesce(max(position) + 1, 0) FROM events WHERE match = NEW.match)
BEGIN SELECT RAISE(ABORT, 'not the next position of the match'); END)"},

    SchemaObject{"table", "contents", "contents",
                 R"(CREATE TABLE contents(
  number INTEGER PRIMARY KEY CHECK(number > 0),
  hash BLOB NOT NULL UNIQUE CHECK(length(hash) = 32),
  kind INTEGER NOT NULL CHECK(kind BETWEEN 1 AND 255),
  bytes BLOB NOT NULL CHECK(length(bytes) <= 65536)
) STRICT)"},
    SchemaObject{"index", "sqlite_autoindex_contents_1", "contents", nullptr},
    SchemaObject{"trigger", "contents_are_never_changed", "contents",
                 R"(CREATE TRIGGER contents_are_never_changed BEFORE UPDATE ON contents
BEGIN SELECT RAISE(ABORT, 'contents are never changed'); END)"},
    SchemaObject{"trigger", "contents_are_never_deleted", "contents",
                 R"(CREATE TRIGGER contents_are_never_deleted BEFORE DELETE ON contents
BEGIN SELECT RAISE(ABORT, 'contents are never deleted'); END)"},
    SchemaObject{"trigger", "contents_are_never_replaced", "contents",
                 R"(CREATE TRIGGER contents_are_never_replaced BEFORE INSERT ON contents
WHEN EXISTS(SELECT 1 FROM contents WHERE hash = NEW.hash OR number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'the content is already there'); END)"},

    // Disposable: every row is made from the events of its match, except the order of last writing.
    SchemaObject{"table", "summaries", "summaries",
                 R"(CREATE TABLE summaries(
  match BLOB NOT NULL PRIMARY KEY CHECK(length(match) = 16),
  projection INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  length INTEGER NOT NULL,
  first_time INTEGER NOT NULL,
  last_time INTEGER NOT NULL,
  rules TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  players BLOB NOT NULL CHECK(length(players) = 4),
  names BLOB NOT NULL CHECK(length(names) = 128),
  places BLOB NOT NULL CHECK(length(places) = 4),
  turn INTEGER NOT NULL,
  round INTEGER NOT NULL,
  awaited TEXT NOT NULL,
  awaited_seat INTEGER NOT NULL,
  ended TEXT NOT NULL
) STRICT, WITHOUT ROWID)"},
    SchemaObject{"index", "summaries_by_touch", "summaries",
                 "CREATE INDEX summaries_by_touch ON summaries(touched)"},
};

std::string expected_here(const Database& database, std::string_view found) {
  return database.name() + ": an SQLite file, but not one of ludolog's: " + std::string{found};
}

}  // namespace

std::span<const SchemaObject> schema_objects() { return kObjects; }

Result<void> create_schema(Database& database) {
  for (const SchemaObject& object : kObjects) {
    if (object.sql == nullptr) continue;
    if (auto created = database.execute(object.sql); !created) return created;
  }
  const std::string ids = "PRAGMA application_id = " + std::to_string(kApplicationId) +
                          "; PRAGMA user_version = " + std::to_string(kFormat);
  return database.execute(ids.c_str());
}

Result<void> check_schema(Database& database) {
  const auto application = database.number_of("PRAGMA application_id");
  if (!application) return tl::unexpected(application.error());
  if (*application != kApplicationId)
    return failure(StoreError::Kind::kNotOurs,
                   expected_here(database, "its application id is " + std::to_string(*application) +
                                               ", expected " + std::to_string(kApplicationId)));
  const auto format = database.number_of("PRAGMA user_version");
  if (!format) return tl::unexpected(format.error());
  if (*format > kFormat)
    return failure(StoreError::Kind::kNewer,
                   database.name() + ": its format is " + std::to_string(*format) +
                       ", this program reads up to " + std::to_string(kFormat) +
                       "; a newer ludolog wrote it");
  if (*format != kFormat)
    return failure(StoreError::Kind::kNotOurs,
                   expected_here(database, "its format is " + std::to_string(*format) +
                                               ", expected " + std::to_string(kFormat)));

  auto rows =
      database.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid");
  if (!rows) return tl::unexpected(rows.error());
  for (const SchemaObject& object : kObjects) {
    const auto row = rows->step();
    if (!row) return tl::unexpected(row.error());
    const std::string name = object.name;
    if (!*row)
      return failure(StoreError::Kind::kNotOurs, expected_here(database, "it has no " + name));
    if (rows->text(0) != object.type || rows->text(1) != name || rows->text(2) != object.table)
      return failure(StoreError::Kind::kNotOurs,
                     expected_here(database, "it has " + std::string{rows->text(0)} + " '" +
                                                 std::string{rows->text(1).substr(0, 80)} +
                                                 "', expected " + object.type + " '" + name + "'"));
    if (rows->text(3) != std::string_view{object.sql != nullptr ? object.sql : ""})
      return failure(StoreError::Kind::kNotOurs,
                     expected_here(database, "its " + std::string{object.type} + " '" + name +
                                                 "' is defined differently"));
  }
  const auto more = rows->step();
  if (!more) return tl::unexpected(more.error());
  if (*more)
    return failure(
        StoreError::Kind::kNotOurs,
        expected_here(database, "it has a " + std::string{rows->text(0)} + " '" +
                                    std::string{rows->text(1).substr(0, 80)} + "' too many"));
  return {};
}

}  // namespace ludolog::store
