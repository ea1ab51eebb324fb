// What every journal promises, whatever it keeps its events in.
#include <gtest/gtest.h>

#include <memory>

#include "store/check.h"
#include "store/memory_journal.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

class InMemory {
 public:
  explicit InMemory(Clock clock) : journal_(created(), genesis(), std::move(clock)) {}
  MemoryJournal& journal() { return journal_; }
  StreamReader& reader() { return journal_.stream(); }

 private:
  MemoryJournal journal_;
};

class InLibrary {
 public:
  explicit InLibrary(Clock clock)
      : library_(*Library::open(folder_ / "library.ludolog", Access::kWrite)),
        reader_(library_.reader()),
        journal_(MatchWriter::create(library_, created(), genesis(), std::move(clock))) {}
  MatchWriter& journal() { return journal_; }
  StreamReader& reader() { return reader_; }

 private:
  TemporaryFolder folder_;
  Library library_;
  Reader reader_;
  MatchWriter journal_;
};

template <class Place>
class JournalTest : public testing::Test {};

using Places = testing::Types<InMemory, InLibrary>;
TYPED_TEST_SUITE(JournalTest, Places);

std::vector<Event> from_to(std::size_t from, std::size_t to) {
  const auto all = sample_events(to);
  return {all.begin() + static_cast<std::ptrdiff_t>(from), all.end()};
}

TYPED_TEST(JournalTest, NamesTheMatchBeforeAnythingIsWritten) {
  TypeParam place{no_clock()};
  const MatchId match = place.journal().match();
  EXPECT_EQ(place.reader().length(match).value(), 0U);
  ASSERT_TRUE(place.journal().append(0, sample_events(1)));
  EXPECT_EQ(place.reader().length(match).value(), 1U);
  EXPECT_EQ(events::match_id(place.reader().digest_at(match, 0)->value()), match);
}

TYPED_TEST(JournalTest, ReadsBackWhatWasAppended) {
  TypeParam place{no_clock()};
  place.journal().put(name_content());
  ASSERT_TRUE(place.journal().append(0, sample_events(4)));
  ASSERT_TRUE(place.journal().append(4, from_to(4, 6)));
  ASSERT_TRUE(place.journal().append(6, from_to(6, 7)));

  const auto read = place.reader().read_all(place.journal().match());
  ASSERT_TRUE(read);
  ASSERT_EQ(read->size(), 7U);
  const auto expected = sample_events(7);
  for (std::size_t i = 0; i < 7; ++i) {
    EXPECT_EQ((*read)[i].position, i);
    const auto decoded =
        events::decode((*read)[i].type, (*read)[i].schema, (*read)[i].payload.bytes());
    ASSERT_TRUE(decoded);
    EXPECT_TRUE(decoded->event == expected[i]) << i;
  }
  const auto part = place.reader().read_all(place.journal().match(), 2, 5);
  ASSERT_TRUE(part);
  ASSERT_EQ(part->size(), 3U);
  EXPECT_EQ(part->front(), (*read)[2]);

  const auto report = check_chain(place.reader(), place.journal().match());
  ASSERT_TRUE(report);
  EXPECT_FALSE(report->problem);
  EXPECT_TRUE(report->missing.empty());
  EXPECT_EQ(report->version, 7U);
  EXPECT_EQ(report->head, (*read)[6].digest);
}

TYPED_TEST(JournalTest, RefusesAnotherVersionWithBothNumbersAndGoesOn) {
  TypeParam place{no_clock()};
  ASSERT_TRUE(place.journal().append(0, sample_events(4)));
  for (const std::uint64_t expected : {std::uint64_t{0}, std::uint64_t{3}, std::uint64_t{5}}) {
    const auto refused = place.journal().append(expected, from_to(4, 5));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, JournalError::Kind::kConflict);
    EXPECT_NE(refused.error().text.find("expected version " + std::to_string(expected) +
                                        ", stream has 4"),
              std::string::npos)
        << refused.error().text;
  }
  EXPECT_TRUE(place.journal().append(4, from_to(4, 5)));
  EXPECT_EQ(place.journal().version(), 5U);
}

TYPED_TEST(JournalTest, AppendsNothingWithoutHarm) {
  TypeParam place{no_clock()};
  ASSERT_TRUE(place.journal().append(0, sample_events(2)));
  EXPECT_TRUE(place.journal().append(2, {}));
  EXPECT_EQ(place.reader().length(place.journal().match()).value(), 2U);
}

TYPED_TEST(JournalTest, GivesAnAppendOneMomentAndNeverGoesBackInTime) {
  std::int64_t now = 1000;
  TypeParam place{[&now] { return now; }};
  ASSERT_TRUE(place.journal().append(0, sample_events(4)));
  now = 2000;
  ASSERT_TRUE(place.journal().append(4, from_to(4, 6)));
  now = 1500;  // the clock was set back
  ASSERT_TRUE(place.journal().append(6, from_to(6, 7)));
  const auto read = place.reader().read_all(place.journal().match());
  ASSERT_TRUE(read);
  EXPECT_EQ((*read)[0].time_ms, 1000);
  EXPECT_EQ((*read)[4].time_ms, 2000);
  EXPECT_EQ((*read)[5].time_ms, 2000);
  EXPECT_EQ((*read)[6].time_ms, 2000);
}

TYPED_TEST(JournalTest, WithoutAClockGivesTheSameDigestsAgain) {
  TypeParam one{no_clock()};
  TypeParam two{no_clock()};
  ASSERT_TRUE(one.journal().append(0, sample_events(9)));
  ASSERT_TRUE(two.journal().append(0, sample_events(4)));
  ASSERT_TRUE(two.journal().append(4, from_to(4, 9)));
  EXPECT_EQ(one.journal().match(), two.journal().match());
  EXPECT_EQ(one.reader().digest_at(one.journal().match(), 8).value(),
            two.reader().digest_at(two.journal().match(), 8).value());
}

TYPED_TEST(JournalTest, KeepsContentsByTheirIds) {
  TypeParam place{no_clock()};
  const ContentId id = place.journal().put(name_content());
  ASSERT_TRUE(place.journal().append(0, sample_events(3)));
  EXPECT_EQ(place.reader().content(id).value(), name_content());
  EXPECT_EQ(place.reader().content(ContentId{}).value(), std::nullopt);
}

TYPED_TEST(JournalTest, ReportsContentsThatAreNotThere) {
  TypeParam place{no_clock()};
  ASSERT_TRUE(place.journal().append(0, sample_events(4)));
  const auto report = check_chain(place.reader(), place.journal().match());
  ASSERT_TRUE(report);
  EXPECT_FALSE(report->problem);
  ASSERT_EQ(report->missing.size(), 1U);
  EXPECT_EQ(report->missing[0].position, 2U);
}

}  // namespace
}  // namespace ludolog::store
