// Processes that die, disks that fill up, and what is found afterwards.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "store/check.h"
#include "store/match_file.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

class CrashTest : public testing::Test {
 protected:
  /// Whole, and at least as long as was acknowledged.
  void expect_kept(const MatchId& match, std::uint64_t acknowledged, Access access) {
    auto library = Library::open(path_, access);
    ASSERT_TRUE(library) << library.error().text;
    Reader reader = library->reader();
    EXPECT_GE(reader.length(match).value(), acknowledged);
    const auto report = check_chain(reader, match);
    ASSERT_TRUE(report) << report.error().text;
    EXPECT_FALSE(report->problem) << report->problem->text;
    EXPECT_EQ(reader.summary(match)->length, report->version);
  }

  TemporaryFolder folder_;
  std::filesystem::path path_ = folder_ / "library.ludolog";
};

/// Appends event after event and writes the version to `out` after each.
int append_for_ever(const std::filesystem::path& path, const MatchId& match, int out) {
  auto library = Library::open(path, Access::kWrite);
  if (!library) return 1;
  auto writer = MatchWriter::resume(*library, match, no_clock());
  if (!writer) return 2;
  while (true) {
    const std::uint64_t version = writer->version();
    const Event event = sample_events(version + 1).back();
    if (!writer->append(version, {&event, 1})) return 3;
    const std::uint64_t now = writer->version();
    if (write(out, &now, sizeof now) != sizeof now) return 4;
  }
}

TEST_F(CrashTest, NothingAcknowledgedIsLostByKill) {
  MatchId match{};
  {
    auto library = Library::open(path_, Access::kWrite);
    ASSERT_TRUE(library);
    match = add_match(*library, 4);
  }
  std::uint64_t acknowledged = 4;
  for (int kill_number = 0; kill_number < 24; ++kill_number) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
      close(ends[0]);
      _exit(append_for_ever(path_, match, ends[1]));
    }
    close(ends[1]);
    // After a few acknowledgements, at a moment of the next write that differs each time.
    for (int i = 0; i < 3; ++i)
      if (read(ends[0], &acknowledged, sizeof acknowledged) != sizeof acknowledged) break;
    usleep(static_cast<useconds_t>(kill_number * 97));
    kill(child, SIGKILL);
    while (read(ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged) {
    }
    close(ends[0]);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the child ended by itself: " << WEXITSTATUS(status);
    expect_kept(match, acknowledged, kill_number % 2 == 0 ? Access::kRead : Access::kWrite);
  }
  EXPECT_GT(acknowledged, 24U * 2);
}

TEST_F(CrashTest, ALibraryThatIsBeingCreatedIsNeverHalfThere) {
  for (int kill_number = 0; kill_number < 24; ++kill_number) {
    const pid_t child = fork();
    if (child == 0) {
      const auto library = Library::open(path_, Access::kWrite);
      pause();
    }
    usleep(static_cast<useconds_t>(kill_number * 397));
    kill(child, SIGKILL);
    ASSERT_EQ(waitpid(child, nullptr, 0), child);
    {
      auto library = Library::open(path_, Access::kWrite);
      ASSERT_TRUE(library) << library.error().text;
      add_match(*library, 4);
    }
    for (const std::string& name : names_in(folder_.path()))
      std::filesystem::remove(folder_ / name.c_str());
  }
}

/// Leaves a journal that must be rolled back: the child dies with pages of an unfinished write in
/// the file.
void leave_hot_journal(const std::filesystem::path& path) {
  ASSERT_EQ(
      in_child([&] {
        sqlite3* raw = nullptr;
        sqlite3_open(path.c_str(), &raw);
        return sqlite3_exec(
                   raw,
                   "PRAGMA cache_size = 1; PRAGMA journal_mode = TRUNCATE; BEGIN IMMEDIATE;"
                   "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) "
                   "INSERT INTO events SELECT zeroblob(16), i, 1, 1, 0, zeroblob(300), "
                   "zeroblob(32) "
                   "FROM n",
                   nullptr, nullptr, nullptr) == SQLITE_OK
                   ? 0
                   : 1;
      }),
      0);
  ASSERT_GT(std::filesystem::file_size(path.string() + "-journal"), 512U);
}

TEST_F(CrashTest, AReaderRollsAHotJournalBack) {
  MatchId match{};
  {
    auto library = Library::open(path_, Access::kWrite);
    ASSERT_TRUE(library);
    match = add_match(*library, 40);
  }
  leave_hot_journal(path_);
  EXPECT_EQ(MatchFile::open(path_).error().kind, StoreError::Kind::kSidecar);
  expect_kept(match, 40, Access::kRead);
  std::error_code gone;
  EXPECT_TRUE(std::filesystem::file_size(path_.string() + "-journal", gone) == 0 || gone)
      << "SQLite empties or removes a journal that it has rolled back";
}

TEST_F(CrashTest, AHotJournalInAReadOnlyPlaceIsExplained) {
  {
    auto library = Library::open(path_, Access::kWrite);
    ASSERT_TRUE(library);
    add_match(*library, 40);
  }
  leave_hot_journal(path_);
  std::filesystem::permissions(folder_.path(), std::filesystem::perms{0755});
  const int result = in_child([&] {
    if (!become_nobody()) return 100;
    const auto library = Library::open(path_, Access::kRead);
    if (library) return 1;
    if (library.error().text.find("copy it together with") == std::string::npos) return 2;
    return library.error().kind == StoreError::Kind::kHotJournal ? 0 : 3;
  });
  if (result == 100) GTEST_SKIP() << "cannot give root away here";
  EXPECT_EQ(result, 0);
}

/// No file may grow past `bytes`; a write that would is an error, as on a full disk.
bool limit_file_size(std::uint64_t bytes) {
  signal(SIGXFSZ, SIG_IGN);
  const rlimit limit{bytes, bytes};
  return setrlimit(RLIMIT_FSIZE, &limit) == 0;
}

TEST_F(CrashTest, AFullDiskIsReportedAndLosesNothing) {
  MatchId match{};
  {
    auto library = Library::open(path_, Access::kWrite);
    ASSERT_TRUE(library);
    match = add_match(*library, 4);
  }
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const int result = in_child([&] {
    if (!limit_file_size(48 * 1024)) return 1;
    auto library = Library::open(path_, Access::kWrite);
    if (!library) return 2;
    auto writer = MatchWriter::resume(*library, match, no_clock());
    if (!writer) return 3;
    while (writer->version() < 5000) {
      const std::uint64_t version = writer->version();
      const Event event = sample_events(version + 1).back();
      const auto appended = writer->append(version, {&event, 1});
      if (!appended) {
        if (appended.error().kind != JournalError::Kind::kUnavailable) return 4;
        if (appended.error().text.find(path_.string()) == std::string::npos) return 5;
        return write(ends[1], &version, sizeof version) == sizeof version ? 0 : 6;
      }
    }
    return 7;
  });
  EXPECT_EQ(result, 0);
  std::uint64_t acknowledged = 0;
  close(ends[1]);
  ASSERT_EQ(read(ends[0], &acknowledged, sizeof acknowledged),
            static_cast<ssize_t>(sizeof acknowledged));
  close(ends[0]);
  EXPECT_GT(acknowledged, 4U);
  expect_kept(match, acknowledged, Access::kWrite);
}

TEST_F(CrashTest, AFullDiskLeavesNoHalfFileBehind) {
  auto library = Library::open(path_, Access::kWrite);
  ASSERT_TRUE(library);
  const MatchId match = add_match(*library, 40);
  put_bytes(folder_ / "out", {1, 2, 3});
  const auto before = names_in(folder_.path());
  EXPECT_EQ(in_child([&] {
              if (!limit_file_size(8 * 1024)) return 1;
              Reader reader = library->reader();
              const auto refused = write_match_file(reader, match, folder_ / "out");
              if (refused) return 2;
              return refused.error().kind == StoreError::Kind::kFull ? 0 : 3;
            }),
            0);
  EXPECT_EQ(names_in(folder_.path()), before);
  EXPECT_EQ(bytes_at(folder_ / "out").size(), 3U);
}

}  // namespace
}  // namespace ludolog::store
