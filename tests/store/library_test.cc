// Opening a library in every kind of place, finding matches in it, and writing to it from two
// sides.
#include "store/library.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>

#include "events/hex.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

using Kind = StoreError::Kind;

class LibraryTest : public testing::Test {
 protected:
  Library made() {
    auto library = Library::open(path_, Access::kWrite);
    EXPECT_TRUE(library) << library.error().text;
    return std::move(*library);
  }

  /// The error of opening `path`, which its text names.
  static Kind kind_of_opening(const std::filesystem::path& path, Access access) {
    const auto library = Library::open(path, access);
    if (library) return Kind{255};
    EXPECT_NE(library.error().text.find(path.string()), std::string::npos) << library.error().text;
    return library.error().kind;
  }

  TemporaryFolder folder_;
  std::filesystem::path path_ = folder_ / "library.ludolog";
};

TEST_F(LibraryTest, IsCreatedWithItsFolders) {
  const auto path = folder_ / "some/where/library.ludolog";
  EXPECT_EQ(kind_of_opening(path, Access::kRead), Kind::kMissing);
  EXPECT_TRUE(Library::open(path, Access::kWrite));
  const auto again = Library::open(path, Access::kRead);
  ASSERT_TRUE(again);
}

TEST_F(LibraryTest, IsAPathAndNeverAMeaning) {
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder_.path());
  for (const char* name : {":memory:", "file:x?mode=memory", "plain name"}) {
    EXPECT_TRUE(Library::open(name, Access::kWrite));
    EXPECT_TRUE(std::filesystem::exists(folder_ / name)) << name;
  }
  EXPECT_FALSE(Library::open("", Access::kWrite));
  std::filesystem::current_path(before);
}

TEST_F(LibraryTest, SaysWhatStandsInItsPlace) {
  EXPECT_EQ(kind_of_opening(folder_.path(), Access::kWrite), Kind::kNotAFile);
  EXPECT_EQ(kind_of_opening(folder_.path(), Access::kRead), Kind::kNotAFile);
  ASSERT_EQ(mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(kind_of_opening(folder_ / "pipe", Access::kRead), Kind::kNotAFile);
  put_bytes(folder_ / "text", std::vector<std::uint8_t>(5000, 'x'));
  EXPECT_EQ(kind_of_opening(folder_ / "text", Access::kWrite), Kind::kNotSqlite);
  EXPECT_EQ(kind_of_opening(folder_ / "text", Access::kRead), Kind::kNotSqlite);
  EXPECT_EQ(bytes_at(folder_ / "text"), std::vector<std::uint8_t>(5000, 'x'));
  EXPECT_EQ(kind_of_opening(folder_ / "text" / "below", Access::kWrite), Kind::kMissing);
  RawConnection{folder_ / "other"}.run("CREATE TABLE t(x)");
  EXPECT_EQ(kind_of_opening(folder_ / "other", Access::kWrite), Kind::kNotOurs);
  EXPECT_EQ(kind_of_opening(folder_ / "other", Access::kRead), Kind::kNotOurs);
}

TEST_F(LibraryTest, OfANewerFormatOrChangedSchemaIsRefused) {
  made();
  RawConnection{path_}.run("PRAGMA user_version = 9");
  EXPECT_EQ(kind_of_opening(path_, Access::kWrite), Kind::kNewer);
  RawConnection{path_}.run("PRAGMA user_version = 1; DROP TRIGGER events_have_no_gaps");
  EXPECT_EQ(kind_of_opening(path_, Access::kWrite), Kind::kNotOurs);
}

TEST_F(LibraryTest, WithoutBytesIsTakenForNew) {
  put_bytes(path_, {});
  EXPECT_EQ(kind_of_opening(path_, Access::kRead), Kind::kEmpty);
  EXPECT_TRUE(Library::open(path_, Access::kWrite));
}

TEST_F(LibraryTest, InAnotherJournalModeIsBroughtBack) {
  made();
  EXPECT_EQ(RawConnection{path_}.rows("PRAGMA journal_mode = WAL"), "wal\n");
  Library library = made();
  EXPECT_EQ(bytes_at(path_)[18], 1);
  add_match(library, 5);
}

TEST_F(LibraryTest, InAnotherJournalModeIsNotReadButExplained) {
  made();
  EXPECT_EQ(RawConnection{path_}.rows("PRAGMA journal_mode = WAL"), "wal\n");
  const auto refused = Library::open(path_, Access::kRead);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::kNotOurs);
  EXPECT_EQ(refused.error().text.rfind(path_.string() + ": its journal mode is 'wal', expected", 0),
            0U)
      << refused.error().text;
}

TEST_F(LibraryTest, CanBeReachedThroughALink) {
  made();
  // The file and its journal may be written by everybody, the folder of the link may not.
  std::filesystem::remove(path_.string() + "-journal");
  std::filesystem::create_directory(folder_ / "links");
  const auto link = folder_ / "links/link";
  std::filesystem::create_symlink(path_, link);
  std::filesystem::permissions(folder_.path(), std::filesystem::perms{0777});
  std::filesystem::permissions(path_, std::filesystem::perms{0666});
  EXPECT_EQ(in_child([&] {
              if (!become_nobody()) return 100;
              auto library = Library::open(link, Access::kWrite);
              if (!library) return 1;
              add_match(*library, 4);
              return library->reader().matches()->size() == 1 ? 0 : 2;
            }),
            0)
      << "what counts is where the file is, not the link";
}

TEST_F(LibraryTest, CanBeReadWhereItCannotBeWritten) {
  {
    Library library = made();
    add_match(library, 5);
  }
  std::filesystem::permissions(folder_.path(), std::filesystem::perms{0755});
  const int result = in_child([&] {
    if (!become_nobody()) return 100;
    if (kind_of_opening(path_, Access::kWrite) != Kind::kReadOnlyPlace) return 1;
    if (kind_of_opening(folder_ / "new", Access::kWrite) != Kind::kReadOnlyPlace) return 2;
    if (kind_of_opening(folder_ / "new/below", Access::kWrite) != Kind::kReadOnlyPlace) return 3;
    auto library = Library::open(path_, Access::kRead);
    if (!library) return 4;
    return library->reader().summaries()->size() == 1 ? 0 : 5;
  });
  if (result == 100) GTEST_SKIP() << "cannot give root away here";
  EXPECT_EQ(result, 0);

  std::filesystem::permissions(path_, std::filesystem::perms{0});
  EXPECT_EQ(in_child([&] {
              if (!become_nobody()) return 100;
              return kind_of_opening(path_, Access::kRead) == Kind::kUnreadable ? 0 : 1;
            }),
            0);
}

TEST_F(LibraryTest, RefusesWritesOnceOpenForReading) {
  made();
  auto library = Library::open(path_, Access::kRead);
  ASSERT_TRUE(library);
  auto writer = MatchWriter::create(*library, created(), genesis(), no_clock());
  const auto refused = writer.append(0, sample_events(4));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, JournalError::Kind::kUnavailable);
}

TEST_F(LibraryTest, LetsOneOfTwoWritersGoOn) {
  Library one = made();
  Library two = made();
  const MatchId match = add_match(one, 4);
  auto first = MatchWriter::resume(one, match, no_clock());
  auto second = MatchWriter::resume(two, match, no_clock());
  ASSERT_TRUE(first);
  ASSERT_TRUE(second);
  const Event event = sample_events(5)[4];
  EXPECT_TRUE(first->append(4, {&event, 1}));
  const auto refused = second->append(4, {&event, 1});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, JournalError::Kind::kConflict);
  EXPECT_NE(refused.error().text.find("expected version 4, stream has 5"), std::string::npos);
  EXPECT_EQ(two.reader().length(match).value(), 5U);
}

TEST_F(LibraryTest, RefusesTheSameMatchFromTheStart) {
  Library library = made();
  const MatchId match = add_match(library, 4);
  auto again = MatchWriter::create(library, created(), genesis(), no_clock());
  EXPECT_EQ(again.match(), match);
  EXPECT_EQ(again.append(0, sample_events(2)).error().kind, JournalError::Kind::kConflict);
}

TEST_F(LibraryTest, SaysThatAnotherProgramHoldsIt) {
  made();
  RawConnection raw{path_};
  ASSERT_EQ(raw.run("BEGIN EXCLUSIVE"), "");
  EXPECT_EQ(kind_of_opening(path_, Access::kRead), Kind::kBusy);
}

TEST_F(LibraryTest, TellsAFollowerOfEveryCommit) {
  Library library = made();
  auto follower = Library::open(path_, Access::kRead);
  ASSERT_TRUE(follower);
  const auto before = follower->reader().data_version().value();
  EXPECT_EQ(follower->reader().data_version().value(), before);
  const MatchId match = add_match(library, 4);
  EXPECT_NE(follower->reader().data_version().value(), before);
  EXPECT_EQ(follower->reader().length(match).value(), 4U);
}

TEST_F(LibraryTest, RefusesToGoOnWithABrokenMatch) {
  Library library = made();
  const MatchId match = add_match(library, 9);
  RawConnection{path_}.run(
      "DROP TRIGGER events_are_never_changed; UPDATE events SET time = 5 WHERE position = 6");
  EXPECT_EQ(MatchWriter::resume(library, match, no_clock()).error().kind, Kind::kBadMatch);
  EXPECT_EQ(MatchWriter::resume(library, MatchId{}, no_clock()).error().kind, Kind::kUnknownMatch);
}

// ---- lists ----

TEST_F(LibraryTest, FindsAMatchByTheBeginningOfItsId) {
  Library library = made();
  EXPECT_EQ(library.reader().find("@last").error().kind, Kind::kUnknownMatch);
  std::vector<MatchId> matches;
  for (std::uint8_t number = 1; number <= 40; ++number)
    matches.push_back(add_match(library, 2, number));
  EXPECT_EQ(library.reader().matches()->size(), 40U);
  for (const MatchId& match : matches) {
    const std::string name = events::to_hex(match);
    EXPECT_EQ(library.reader().find(name).value(), match);
    EXPECT_EQ(library.reader().find(name.substr(0, 7)).value(), match);
  }
  // Of 40 ids, two begin with the same of 16 digits.
  std::string shared;
  for (const char digit : std::string{"0123456789abcdef"})
    if (std::count_if(matches.begin(), matches.end(),
                      [&](const MatchId& match) { return events::to_hex(match)[0] == digit; }) > 1)
      shared = digit;
  const auto ambiguous = library.reader().find(shared);
  ASSERT_FALSE(ambiguous);
  EXPECT_EQ(ambiguous.error().kind, Kind::kAmbiguousMatch);
  const auto named = std::count_if(matches.begin(), matches.end(), [&](const MatchId& match) {
    return ambiguous.error().text.find(events::to_hex(match)) != std::string::npos;
  });
  EXPECT_GE(named, 2);
  for (const char* name : {"", "xyz", "@first", "00000000000000000000000000000000"})
    EXPECT_EQ(library.reader().find(name).error().kind, Kind::kUnknownMatch) << name;
  EXPECT_EQ(library.reader().find("@last").value(), matches.back());
}

TEST_F(LibraryTest, ListsTheUnfinishedFirstAndThenByLastWriting) {
  Library library = made();
  const MatchId one = add_match(library, 4, 1);
  const MatchId two = add_match(library, 6, 2);
  const MatchId three = add_match(library, 8, 3);
  auto writer = MatchWriter::resume(library, three, no_clock());
  const Event ended = MatchEnded{.reason = EndReason::kAbandoned};
  ASSERT_TRUE(writer->append(8, {&ended, 1}));
  writer = MatchWriter::resume(library, one, no_clock());
  const Event rolled = sample_events(5)[4];
  ASSERT_TRUE(writer->append(4, {&rolled, 1}));

  const auto check = [&](const std::vector<Summary>& list) {
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].match, one);
    EXPECT_EQ(list[1].match, two);
    EXPECT_EQ(list[2].match, three);
    EXPECT_EQ(list[0].length, 5U);
    EXPECT_FALSE(list[0].finished());
    EXPECT_TRUE(list[2].finished());
    EXPECT_EQ(list[2].end, EndReason::kAbandoned);
    EXPECT_EQ(list[0].names[0], events::content_id(name_content()));
    EXPECT_EQ(list[0].players, created().players);
    EXPECT_EQ(list[1].turn, 2U);
    EXPECT_EQ(list[1].awaited, Awaited::kRoll);
    EXPECT_EQ(list[1].awaited_seat, 1);
  };
  check(library.reader().summaries().value());
  const auto summaries = library.reader().summaries().value();
  for (const Summary& kept : summaries) {
    Reader reader = library.reader();
    Summary made = summarise(reader, kept.match).value();
    made.touched = kept.touched;
    EXPECT_EQ(made, kept) << "what is kept is what the events say";
  }
  ASSERT_TRUE(library.rebuild_summaries());
  check(library.reader().summaries().value());
}

TEST_F(LibraryTest, MakesSummariesAnewWhenTheyAreMissingOrOld) {
  MatchId match{};
  {
    Library library = made();
    match = add_match(library, 6);
  }
  for (const char* sql :
       {"DELETE FROM summaries", "UPDATE summaries SET projection = 0, length = 77"}) {
    ASSERT_EQ(RawConnection{path_}.run(sql), "");
    auto reading = Library::open(path_, Access::kRead);
    EXPECT_EQ(reading->reader().summaries()->front().length, 6U);
    Library writing = made();
    EXPECT_EQ(RawConnection{path_}.rows("SELECT projection, length FROM summaries"), "1|6\n");
  }
}

TEST_F(LibraryTest, ListsAMatchThatItCannotRead) {
  Library library = made();
  add_match(library, 4);
  ASSERT_EQ(RawConnection{path_}.run(
                "INSERT INTO events VALUES(zeroblob(16), 0, 999, 1, 5, x'00', zeroblob(32))"),
            "");
  ASSERT_TRUE(library.rebuild_summaries());
  const auto list = library.reader().summaries().value();
  ASSERT_EQ(list.size(), 2U);
  const auto& unread = list[0].match == MatchId{} ? list[0] : list[1];
  EXPECT_EQ(unread.length, 1U);
  EXPECT_FALSE(unread.problem.empty());
}

}  // namespace
}  // namespace ludolog::store
