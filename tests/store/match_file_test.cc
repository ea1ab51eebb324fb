// Match files: the same bytes for the same match, and whatever a stranger may send.
#include "store/match_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "store/check.h"
#include "store/files.h"
#include "store/schema.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

using Kind = StoreError::Kind;

class MatchFileTest : public testing::Test {
 protected:
  MatchFileTest() : library_(*Library::open(folder_ / "library.ludolog", Access::kWrite)) {
    add_match(library_, 5, 2);
    match_ = add_match(library_, 9, 1);
    Reader reader = library_.reader();
    bytes_ = match_file_bytes(reader, match_).value();
  }

  /// What opening these bytes as a file says.
  Result<MatchFile> open(const std::vector<std::uint8_t>& bytes) {
    put_bytes(folder_ / "sent", bytes);
    return MatchFile::open(folder_ / "sent");
  }

  /// A file that somebody changed through SQLite.
  Result<MatchFile> open_after(const std::string& sql) {
    put_bytes(folder_ / "sent", bytes_);
    {
      RawConnection raw{folder_ / "sent"};
      EXPECT_EQ(raw.run(sql), "");
    }
    return MatchFile::open(folder_ / "sent");
  }

  TemporaryFolder folder_;
  Library library_;
  MatchId match_{};
  std::vector<std::uint8_t> bytes_;
};

TEST_F(MatchFileTest, HoldsTheMatchAndNothingElse) {
  auto file = open(bytes_);
  ASSERT_TRUE(file) << file.error().text;
  EXPECT_EQ(file->only_match().value(), match_);
  Reader theirs = file->reader();
  Reader ours = library_.reader();
  EXPECT_EQ(theirs.read_all(match_).value(), ours.read_all(match_).value());
  EXPECT_EQ(theirs.content(events::content_id(name_content())).value(), name_content());
  EXPECT_EQ(file->first_difference().value(), std::nullopt);
}

TEST_F(MatchFileTest, IsTheSameWhateverLibraryItComesFrom) {
  auto other = Library::open(folder_ / "other.ludolog", Access::kWrite);
  ASSERT_TRUE(other);
  add_match(*other, 9, 1);
  Reader reader = other->reader();
  EXPECT_EQ(match_file_bytes(reader, match_).value(), bytes_);

  auto file = open(bytes_);
  ASSERT_TRUE(file);
  Reader again = file->reader();
  EXPECT_EQ(match_file_bytes(again, match_).value(), bytes_);
}

TEST_F(MatchFileTest, CanBeListedThoughItHasNoSummaries) {
  auto file = open(bytes_);
  ASSERT_TRUE(file);
  const auto summaries = file->reader().summaries();
  ASSERT_TRUE(summaries);
  ASSERT_EQ(summaries->size(), 1U);
  EXPECT_EQ(summaries->front().length, 9U);
  EXPECT_EQ(file->reader().find("@last").value(), match_);
}

TEST_F(MatchFileTest, LeavesNamesOutWhenTheyAreNotThere) {
  auto bare = Library::open(folder_ / "bare.ludolog", Access::kWrite);
  ASSERT_TRUE(bare);
  auto writer = MatchWriter::create(*bare, created(), genesis(), no_clock());
  ASSERT_TRUE(writer.append(0, sample_events(9)));
  Reader reader = bare->reader();
  auto file = open(match_file_bytes(reader, writer.match()).value());
  ASSERT_TRUE(file);
  Reader theirs = file->reader();
  EXPECT_EQ(check_chain(theirs, writer.match())->missing.size(), 1U);
  EXPECT_EQ(file->first_difference().value(), std::nullopt);
}

TEST_F(MatchFileTest, NamesTheFirstByteThatIsNotCanonical) {
  auto sent = bytes_;
  sent[95] ^= 1;  // "version valid for", which changes nothing that SQLite reads
  auto file = open(sent);
  ASSERT_TRUE(file) << file.error().text;
  EXPECT_EQ(file->first_difference().value(), 95U);

  sent = bytes_;
  sent.insert(sent.end(), kPageSizeBytes, 0);
  file = open(sent);
  ASSERT_TRUE(!file || file->first_difference().value() == bytes_.size());
}

TEST_F(MatchFileTest, RefusesWhatIsNotOneOfOurs) {
  EXPECT_EQ(open({}).error().kind, Kind::kEmpty);
  EXPECT_EQ(open(std::vector<std::uint8_t>(5000, 'x')).error().kind, Kind::kNotSqlite);
  EXPECT_EQ(open({bytes_.begin(), bytes_.begin() + 100}).error().kind, Kind::kNotSqlite);
  EXPECT_EQ(open_after("PRAGMA application_id = 7").error().kind, Kind::kNotOurs);
  const auto newer = open_after("PRAGMA user_version = 2");
  EXPECT_EQ(newer.error().kind, Kind::kNewer);
  EXPECT_NE(newer.error().text.find("its format is 2, this program reads up to 1"),
            std::string::npos);
  {
    RawConnection raw{folder_ / "someone"};
    ASSERT_EQ(raw.run("CREATE TABLE events(a)"), "");
  }
  EXPECT_EQ(MatchFile::open(folder_ / "someone").error().kind, Kind::kNotOurs);
}

TEST_F(MatchFileTest, RefusesASchemaThatIsNotExactlyOurs) {
  for (const char* sql : {
           "CREATE TRIGGER evil AFTER INSERT ON events BEGIN SELECT 1; END",
           "CREATE VIEW evil AS SELECT * FROM events",
           "CREATE VIRTUAL TABLE evil USING fts5(x)",
           "CREATE TABLE evil(x)",
           "CREATE INDEX evil ON events(type)",
           "DROP TRIGGER events_are_never_deleted",
           "DROP TABLE summaries",
           "ALTER TABLE events ADD COLUMN evil INTEGER",
           "ALTER TABLE summaries RENAME COLUMN turn TO evil",
           "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, '800', '900')",
           "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 2 WHERE name = "
           "'contents'",
       }) {
    const auto refused = open_after(sql);
    ASSERT_FALSE(refused) << sql;
    EXPECT_TRUE(refused.error().kind == Kind::kNotOurs || refused.error().kind == Kind::kDamaged)
        << sql << ": " << refused.error().text;
    EXPECT_EQ(refused.error().text.rfind((folder_ / "sent").string(), 0), 0U)
        << refused.error().text;
  }
}

TEST_F(MatchFileTest, SeesRowsThatGotRoundTheirConstraints) {
  const auto refused = open_after(
      "PRAGMA ignore_check_constraints = ON; INSERT INTO events VALUES(zeroblob(16), 0, 1, 1, 0, "
      "zeroblob(900), zeroblob(32))");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::kDamaged) << refused.error().text;
}

TEST_F(MatchFileTest, RefusesAnImageInWalModeAndSidecars) {
  auto wal = bytes_;
  wal[18] = wal[19] = 2;
  EXPECT_EQ(open(wal).error().kind, Kind::kNotOurs);
  for (const char* sidecar : {"sent-journal", "sent-wal", "sent-shm"}) {
    put_bytes(folder_ / sidecar, {1, 2, 3});
    const auto refused = open(bytes_);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, Kind::kSidecar);
    EXPECT_NE(refused.error().text.find(sidecar), std::string::npos);
    std::filesystem::remove(folder_ / sidecar);
  }
  put_bytes(folder_ / "sent-journal", {});
  EXPECT_TRUE(open(bytes_)) << "an empty journal is how a library of ours lies at rest";
}

TEST_F(MatchFileTest, LooksForSidecarsWhereALinkLeads) {
  std::filesystem::create_directory(folder_ / "links");
  std::filesystem::create_symlink(folder_ / "sent", folder_ / "links/link");
  put_bytes(folder_ / "sent", bytes_);
  EXPECT_TRUE(MatchFile::open(folder_ / "links/link"));
  put_bytes(folder_ / "sent-journal", {1, 2, 3});
  EXPECT_EQ(MatchFile::open(folder_ / "links/link").error().kind, Kind::kSidecar);
}

TEST_F(MatchFileTest, RefusesWhatIsNoPlainFileAndDoesNotWait) {
  EXPECT_EQ(MatchFile::open(folder_ / "nowhere").error().kind, Kind::kMissing);
  EXPECT_EQ(MatchFile::open(folder_.path()).error().kind, Kind::kNotAFile);
  ASSERT_EQ(mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(MatchFile::open(folder_ / "pipe").error().kind, Kind::kNotAFile);
  EXPECT_EQ(MatchFile::open("/dev/zero").error().kind, Kind::kNotAFile);
  put_bytes(folder_ / "huge", bytes_);
  std::filesystem::resize_file(folder_ / "huge", kMaxStrangerBytes + 1);
  EXPECT_EQ(MatchFile::open(folder_ / "huge").error().kind, Kind::kTooLarge);
}

TEST_F(MatchFileTest, NeitherReadsNorReplacesALibraryThatIsOpen) {
  std::filesystem::create_symlink(folder_ / "library.ludolog", folder_ / "link");
  for (const char* name : {"library.ludolog", "link"}) {
    EXPECT_EQ(MatchFile::open(folder_ / name).error().kind, Kind::kLiveFile);
    Reader reader = library_.reader();
    const auto refused = write_match_file(reader, match_, folder_ / name);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, Kind::kLiveFile);
    EXPECT_TRUE(library_.is_at(folder_ / name));
  }
  EXPECT_EQ(library_.reader().length(match_).value(), 9U);
}

TEST_F(MatchFileTest, WritesAFileWhollyOrNotAtAll) {
  Reader reader = library_.reader();
  const auto before = names_in(folder_.path());
  EXPECT_EQ(write_match_file(reader, MatchId{}, folder_ / "out").error().kind, Kind::kUnknownMatch);
  EXPECT_EQ(write_match_file(reader, match_, folder_ / "nowhere/out").error().kind, Kind::kMissing);
  EXPECT_EQ(write_match_file(reader, match_, folder_.path()).error().kind, Kind::kNotAFile);
  EXPECT_EQ(names_in(folder_.path()), before);
  ASSERT_TRUE(write_match_file(reader, match_, folder_ / "out"));
  EXPECT_EQ(bytes_at(folder_ / "out"), bytes_);
  EXPECT_EQ(names_in(folder_.path()).size(), before.size() + 1);
}

}  // namespace
}  // namespace ludolog::store
