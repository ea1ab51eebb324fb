// What the file itself refuses, whoever writes to it: tried on a raw connection with SQLite's
// defaults.
#include <gtest/gtest.h>

#include "store/check.h"
#include "store/schema.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

class GuardsTest : public testing::Test {
 protected:
  GuardsTest() {
    auto library = Library::open(path_, Access::kWrite);
    EXPECT_TRUE(library) << library.error().text;
    match_ = add_match(*library, 9, 1);
    add_match(*library, 5, 2);
  }

  std::string everything() {
    RawConnection raw{path_};
    return raw.rows(
               "SELECT hex(match), position, type, schema, time, hex(payload), hex(digest) FROM "
               "events") +
           raw.rows("SELECT number, hex(hash), kind, hex(bytes) FROM contents");
  }

  TemporaryFolder folder_;
  std::filesystem::path path_ = folder_ / "library.ludolog";
  MatchId match_{};
};

TEST_F(GuardsTest, EveryWayToChangeAnEventIsRefused) {
  const std::string before = everything();
  const std::string columns = "(match, position, type, schema, time, payload, digest)";
  const std::string first = "(SELECT match FROM events LIMIT 1)";
  const auto row = [&](const std::string& position) {
    return columns + " VALUES(" + first + ", " + position + ", 2, 1, 0, x'00', zeroblob(32))";
  };
  const std::string copy =
      columns + " SELECT match, position, type, schema, time, x'00', digest FROM events LIMIT 1";
  const std::vector<std::string> attempts{
      "UPDATE events SET payload = x'00'",
      "UPDATE events SET position = position + 100",
      "UPDATE OR REPLACE events SET position = 1 WHERE position = 2",
      "UPDATE OR IGNORE events SET time = 1",
      "UPDATE OR FAIL events SET time = 1",
      "UPDATE OR ROLLBACK events SET time = 1",
      "DELETE FROM events",
      "DELETE FROM events WHERE position = 8",
      "INSERT INTO events" + row("0"),
      "INSERT INTO events" + row("8"),
      "INSERT INTO events" + row("10"),
      "INSERT INTO events" + row("4000000000"),
      "INSERT INTO events" + row("-1"),
      "INSERT INTO events" + row("'3'"),
      "INSERT INTO events" + row("NULL"),
      "INSERT OR REPLACE INTO events" + row("0"),
      "INSERT OR REPLACE INTO events" + row("8"),
      "INSERT OR REPLACE INTO events" + row("20"),
      "REPLACE INTO events" + row("3"),
      "INSERT OR IGNORE INTO events" + row("3"),
      "INSERT OR IGNORE INTO events" + row("11"),
      "INSERT OR FAIL INTO events" + row("3"),
      "INSERT OR ROLLBACK INTO events" + row("3"),
      "INSERT INTO events" + row("3") + " ON CONFLICT DO UPDATE SET payload = x'01'",
      "INSERT INTO events" + row("3") + " ON CONFLICT DO NOTHING",
      "INSERT OR REPLACE INTO events" + copy,
      // a match that does not begin at the beginning
      "INSERT INTO events" + columns + " VALUES(zeroblob(16), 1, 1, 1, 0, x'00', zeroblob(32))",
  };
  for (const char* recursive : {"OFF", "ON"}) {
    RawConnection raw{path_};
    ASSERT_EQ(raw.run(std::string{"PRAGMA recursive_triggers = "} + recursive), "");
    for (const std::string& attempt : attempts) EXPECT_NE(raw.run(attempt), "") << attempt;
  }
  EXPECT_EQ(everything(), before);
}

TEST_F(GuardsTest, EveryWayToChangeAContentIsRefused) {
  const std::string before = everything();
  const std::string hash = "(SELECT hash FROM contents LIMIT 1)";
  const std::vector<std::string> attempts{
      "UPDATE contents SET bytes = x'00'",
      "UPDATE contents SET number = number + 1",
      "UPDATE OR REPLACE contents SET kind = 2",
      "DELETE FROM contents",
      // the hash
      "INSERT INTO contents(hash, kind, bytes) VALUES(" + hash + ", 1, x'00')",
      "INSERT OR REPLACE INTO contents(hash, kind, bytes) VALUES(" + hash + ", 1, x'00')",
      "INSERT OR IGNORE INTO contents(hash, kind, bytes) VALUES(" + hash + ", 1, x'00')",
      "INSERT INTO contents(hash, kind, bytes) VALUES(" + hash +
          ", 1, x'00') ON CONFLICT(hash) DO UPDATE SET kind = 2",
      "INSERT INTO contents(hash, kind, bytes) VALUES(" + hash +
          ", 1, x'00') ON CONFLICT DO NOTHING",
      // the row number, by each of its names
      "INSERT OR REPLACE INTO contents(number, hash, kind, bytes) VALUES(1, zeroblob(32), 1, "
      "x'00')",
      "REPLACE INTO contents(rowid, hash, kind, bytes) VALUES(1, zeroblob(32), 1, x'00')",
      "REPLACE INTO contents(oid, hash, kind, bytes) VALUES('1', zeroblob(32), 1, x'00')",
      "INSERT INTO contents(number, hash, kind, bytes) VALUES(1, zeroblob(32), 1, x'00') "
      "ON CONFLICT(number) DO UPDATE SET bytes = x'00'",
      "INSERT INTO contents(number, hash, kind, bytes) VALUES(-1, zeroblob(32), 1, x'00')",
      "INSERT INTO contents(number, hash, kind, bytes) VALUES(0, zeroblob(32), 1, x'00')",
  };
  for (const char* recursive : {"OFF", "ON"}) {
    RawConnection raw{path_};
    ASSERT_EQ(raw.run(std::string{"PRAGMA recursive_triggers = "} + recursive), "");
    for (const std::string& attempt : attempts) EXPECT_NE(raw.run(attempt), "") << attempt;
  }
  EXPECT_EQ(everything(), before);
}

TEST_F(GuardsTest, EveryColumnRefusesWhatItCannotBe) {
  const std::string before = everything();
  const auto event = [](const std::string& values) {
    return "INSERT INTO events(match, position, type, schema, time, payload, digest) VALUES(" +
           values + ")";
  };
  RawConnection raw{path_};
  for (const std::string& attempt : {
           event("zeroblob(15), 0, 1, 1, 0, x'00', zeroblob(32)"),
           event("'0123456789abcdef', 0, 1, 1, 0, x'00', zeroblob(32)"),
           event("NULL, 0, 1, 1, 0, x'00', zeroblob(32)"),
           event("zeroblob(16), 0, 65536, 1, 0, x'00', zeroblob(32)"),
           event("zeroblob(16), 0, -1, 1, 0, x'00', zeroblob(32)"),
           event("zeroblob(16), 0, 1, 65536, 0, x'00', zeroblob(32)"),
           event("zeroblob(16), 0, 1, 1, -1, x'00', zeroblob(32)"),
           event("zeroblob(16), 0, 1, 1, 1.5, x'00', zeroblob(32)"),
           event("zeroblob(16), 0, 1, 1, 9007199254740992, x'00', zeroblob(32)"),
           event("zeroblob(16), 0, 1, 1, 0, 'text', zeroblob(32)"),
           event("zeroblob(16), 0, 1, 1, 0, zeroblob(801), zeroblob(32)"),
           event("zeroblob(16), 0, 1, 1, 0, x'00', zeroblob(31)"),
           event("zeroblob(16), 0, 1, 1, 0, NULL, zeroblob(32)"),
           std::string{
               "INSERT INTO contents(hash, kind, bytes) VALUES(zeroblob(32), 1, zeroblob(65537))"},
           std::string{"INSERT INTO contents(hash, kind, bytes) VALUES(zeroblob(31), 1, x'00')"},
           std::string{"INSERT INTO contents(hash, kind, bytes) VALUES(zeroblob(32), 0, x'00')"},
       })
    EXPECT_NE(raw.run(attempt), "") << attempt;
  EXPECT_EQ(everything(), before);
}

TEST_F(GuardsTest, WhoeverTurnsTheGuardsOffIsSeenByTheChain) {
  struct Forgery {
    const char* sql;
    std::uint64_t position;
  };
  const std::string where = " WHERE match = (SELECT match FROM events WHERE position = 8)";
  for (const Forgery& forgery :
       {Forgery{"UPDATE events SET payload = x'0003'", 0}, Forgery{"UPDATE events SET time = 1", 0},
        Forgery{"UPDATE events SET schema = 2", 0}, Forgery{"DELETE FROM events", 4}}) {
    std::filesystem::copy_file(path_, folder_ / "copy");
    {
      RawConnection raw{folder_ / "copy"};
      ASSERT_EQ(
          raw.run("DROP TRIGGER events_are_never_changed; DROP TRIGGER events_are_never_deleted"),
          "");
      ASSERT_EQ(
          raw.run(forgery.sql + where + " AND position = " + std::to_string(forgery.position)), "");
      for (const SchemaObject& object : schema_objects())
        if (std::string{object.type} == "trigger") raw.run(object.sql);
    }
    auto database = Database::open((folder_ / "copy").string(), SQLITE_OPEN_READWRITE, "copy");
    ASSERT_TRUE(database);
    Reader reader{*database};
    const auto report = check_chain(reader, match_);
    ASSERT_TRUE(report) << report.error().text;
    ASSERT_TRUE(report->problem) << forgery.sql;
    EXPECT_EQ(report->problem->kind, ChainProblem::Kind::kAltered);
    EXPECT_EQ(report->problem->position, forgery.position);
    std::filesystem::remove(folder_ / "copy");
  }
}

}  // namespace
}  // namespace ludolog::store
