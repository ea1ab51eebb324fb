// Taking in a match from elsewhere.
#include "store/import.h"

#include <gtest/gtest.h>

#include "store/memory_journal.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

using Outcome = ImportReport::Outcome;

class ImportTest : public testing::Test {
 protected:
  ImportTest() : library_(*Library::open(folder_ / "library.ludolog", Access::kWrite)) {}

  static MemoryJournal match_of(const std::vector<Event>& events) {
    MemoryJournal journal{created(), genesis(), no_clock()};
    journal.put(name_content());
    EXPECT_TRUE(journal.append(0, events));
    return journal;
  }

  Result<ImportReport> import(MemoryJournal journal, const Verify& verify = {}) {
    return import_match(library_, journal.stream(), journal.match(), verify);
  }

  TemporaryFolder folder_;
  Library library_;
};

TEST_F(ImportTest, TakesInAMatchWithItsContents) {
  auto journal = match_of(sample_events(9));
  const auto report = import(journal);
  ASSERT_TRUE(report) << report.error().text;
  EXPECT_EQ(report->outcome, Outcome::kAdded);
  Reader reader = library_.reader();
  EXPECT_EQ(reader.read_all(journal.match()).value(),
            journal.stream().read_all(journal.match()).value());
  EXPECT_EQ(reader.content(events::content_id(name_content())).value(), name_content());
  EXPECT_EQ(reader.summary(journal.match())->length, 9U);
  EXPECT_EQ(reader.find("@last").value(), journal.match());
}

TEST_F(ImportTest, SaysThatItIsThereAndDoesNothing) {
  ASSERT_TRUE(import(match_of(sample_events(9))));
  const auto report = import(match_of(sample_events(9)));
  ASSERT_TRUE(report);
  EXPECT_EQ(report->outcome, Outcome::kAlreadyThere);
}

TEST_F(ImportTest, KeepsTheLongerOfTwo) {
  ASSERT_TRUE(import(match_of(sample_events(7))));
  auto report = import(match_of(sample_events(12)));
  ASSERT_TRUE(report);
  EXPECT_EQ(report->outcome, Outcome::kExtended);
  EXPECT_EQ(report->version_before, 7U);
  EXPECT_EQ(library_.reader().length(report->match).value(), 12U);
  EXPECT_EQ(library_.reader().summary(report->match)->length, 12U);

  report = import(match_of(sample_events(9)));
  ASSERT_TRUE(report);
  EXPECT_EQ(report->outcome, Outcome::kKept);
  EXPECT_EQ(library_.reader().length(report->match).value(), 12U);
}

TEST_F(ImportTest, RefusesAnotherContinuationWithItsPosition) {
  ASSERT_TRUE(import(match_of(sample_events(12))));
  auto events = sample_events(14);
  events[8] =
      DieRolled{.seat = 2, .movable = 0, .draw = {.offset = 2, .epoch = 0, .sides = 6, .value = 1}};
  const auto refused = import(match_of(events));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, StoreError::Kind::kParted);
  EXPECT_NE(refused.error().text.find("position 8"), std::string::npos) << refused.error().text;
}

TEST_F(ImportTest, RefusesABrokenChainAndWhatTheCallerRefuses) {
  auto journal = match_of(sample_events(9));
  MemoryStream altered;
  const auto envelopes = journal.stream().read_all(journal.match()).value();
  for (Envelope envelope : envelopes) {
    if (envelope.position == 5) envelope.time_ms = 1;
    altered.add(envelope);
  }
  const auto refused = import_match(library_, altered, journal.match(), {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, StoreError::Kind::kBadMatch);
  EXPECT_NE(refused.error().text.find("position 5"), std::string::npos) << refused.error().text;

  const auto verify = [](StreamReader&, const MatchId&) -> Result<void> {
    return failure(StoreError::Kind::kBadMatch, "illegal at 4");
  };
  EXPECT_EQ(import(journal, verify).error().text, "illegal at 4");
  EXPECT_TRUE(library_.reader().matches()->empty());
}

TEST_F(ImportTest, FillsInTheContentsThatTheLibraryLacks) {
  MemoryJournal full = match_of(sample_events(9));
  MemoryStream bare;
  const auto envelopes = full.stream().read_all(full.match()).value();
  for (const Envelope& envelope : envelopes) bare.add(envelope);
  const auto first = import_match(library_, bare, full.match(), {});
  ASSERT_TRUE(first) << first.error().text;
  ASSERT_FALSE(first->missing.empty());
  const auto second = import_match(library_, full.stream(), full.match(), {});
  ASSERT_TRUE(second) << second.error().text;
  EXPECT_EQ(second->outcome, ImportReport::Outcome::kAlreadyThere);
  EXPECT_EQ(second->filled, first->missing.size());
  Reader reader = library_.reader();
  EXPECT_TRUE(check_chain(reader, full.match())->missing.empty());
  EXPECT_EQ(import_match(library_, full.stream(), full.match(), {})->filled, 0U);
}

TEST_F(ImportTest, RefusesAMatchUnderAnotherName) {
  auto journal = match_of(sample_events(9));
  EXPECT_EQ(import_match(library_, journal.stream(), MatchId{1}, {}).error().kind,
            StoreError::Kind::kUnknownMatch);
}

}  // namespace
}  // namespace ludolog::store
