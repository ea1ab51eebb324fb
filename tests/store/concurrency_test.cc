// Several programs and one library, at the same time.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "store/check.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

class ConcurrencyTest : public testing::Test {
 protected:
  static constexpr std::uint64_t kStart = 4;

  ConcurrencyTest() {
    auto library = Library::open(path_, Access::kWrite);
    match_ = add_match(*library, kStart);
  }

  /// Appends `count` times `batch` events; whoever is faster is let go first. 0 when all is well.
  int append_in_turn(int count, std::size_t batch) const {
    auto library = Library::open(path_, Access::kWrite);
    if (!library) return 1;
    auto writer = MatchWriter::resume(*library, match_, no_clock());
    while (count > 0) {
      if (!writer) return 2;
      const std::uint64_t version = writer->version();
      const auto all = sample_events(version + batch);
      const auto appended = writer->append(version, std::span{all}.subspan(version));
      if (appended) {
        --count;
      } else if (appended.error().kind == JournalError::Kind::kConflict) {
        writer = MatchWriter::resume(*library, match_, no_clock());
      } else if (appended.error().text.find("another program") == std::string::npos) {
        return 3;
      }
    }
    return 0;
  }

  TemporaryFolder folder_;
  std::filesystem::path path_ = folder_ / "library.ludolog";
  MatchId match_{};
};

TEST_F(ConcurrencyTest, AReaderSeesWholeAppendsWhileTheyAreWritten) {
  constexpr std::size_t kBatch = 5;
  const pid_t child = fork();
  if (child == 0) _exit(append_in_turn(1'000'000, kBatch));
  auto library = Library::open(path_, Access::kRead);
  ASSERT_TRUE(library) << library.error().text;
  Reader reader = library->reader();
  std::uint64_t before = kStart;
  int longer = 0;
  for (int look = 0; look < 10'000 && longer < 20; ++look) {
    const auto report = check_chain(reader, match_);
    ASSERT_TRUE(report) << report.error().text;
    ASSERT_FALSE(report->problem) << report->problem->text;
    EXPECT_EQ((report->version - kStart) % kBatch, 0U) << "half an append";
    ASSERT_GE(report->version, before);
    longer += report->version > before ? 1 : 0;
    before = report->version;
  }
  kill(child, SIGKILL);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status)) << "the child ended by itself: " << WEXITSTATUS(status);
  EXPECT_EQ(longer, 20);
}

TEST_F(ConcurrencyTest, WritersOfOneMatchLoseNothingOfEachOther) {
  constexpr int kAppends = 12;
  constexpr std::size_t kBatch = 2;
  std::array<pid_t, 3> children{};
  for (pid_t& child : children) {
    child = fork();
    if (child == 0) _exit(append_in_turn(kAppends, kBatch));
  }
  for (const pid_t child : children) {
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  }
  auto library = Library::open(path_, Access::kRead);
  ASSERT_TRUE(library);
  Reader reader = library->reader();
  const auto report = check_chain(reader, match_);
  ASSERT_TRUE(report);
  EXPECT_FALSE(report->problem);
  EXPECT_EQ(report->version, kStart + children.size() * kAppends * kBatch);
  EXPECT_EQ(reader.summary(match_)->length, report->version);
}

TEST_F(ConcurrencyTest, AnAppendThatAReaderHoldsUpMayBeTriedAgain) {
  auto library = Library::open(path_, Access::kWrite);
  ASSERT_TRUE(library);
  auto writer = MatchWriter::resume(*library, match_, no_clock());
  ASSERT_TRUE(writer);
  RawConnection raw{path_};
  ASSERT_EQ(raw.run("BEGIN; SELECT count(*) FROM events"), "");
  const Event event = sample_events(kStart + 1).back();
  const auto refused = writer->append(kStart, {&event, 1});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, JournalError::Kind::kUnavailable);
  EXPECT_EQ(refused.error().text.rfind(path_.string() + ": ", 0), 0U) << refused.error().text;
  EXPECT_NE(refused.error().text.find("another program is using it"), std::string::npos)
      << refused.error().text;
  ASSERT_EQ(raw.run("COMMIT"), "");
  EXPECT_TRUE(writer->append(kStart, {&event, 1}));
  EXPECT_EQ(library->reader().length(match_).value(), kStart + 1);
}

TEST_F(ConcurrencyTest, TheLastWrittenIsTheLastWhoeverWrites) {
  auto one = Library::open(path_, Access::kWrite);
  auto two = Library::open(path_, Access::kWrite);
  ASSERT_TRUE(one);
  ASSERT_TRUE(two);
  auto first = MatchWriter::resume(*one, match_, no_clock());
  ASSERT_TRUE(first);
  const auto append = [](MatchWriter& writer) {
    const std::uint64_t version = writer.version();
    const Event event = sample_events(version + 1).back();
    EXPECT_TRUE(writer.append(version, {&event, 1}));
  };
  append(*first);
  const MatchId other = add_match(*two, kStart, 2);
  auto second = MatchWriter::resume(*two, other, no_clock());
  ASSERT_TRUE(second);
  for (int round = 0; round < 3; ++round) {
    append(*first);
    EXPECT_EQ(two->reader().find("@last").value(), match_);
    append(*second);
    append(*second);
    EXPECT_EQ(one->reader().find("@last").value(), other);
  }
}

}  // namespace
}  // namespace ludolog::store
