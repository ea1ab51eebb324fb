#include "events/dice_audit.h"

#include <gtest/gtest.h>

#include "tests/events/sample.h"

namespace ludolog::events {
namespace {

DiceAudit entered(const std::vector<Event>& events) {
  DiceAudit audit;
  Ledger ledger;
  for (const Event& event : events) {
    audit.enter(event, ledger);
    record(ledger, event);
  }
  return audit;
}

DiceReport audit(const std::vector<Event>& events) {
  return entered(events).finish(match_id(sample_match().envelopes[0].digest));
}

template <class E>
E& nth(std::vector<Event>& events, std::size_t n, std::size_t* position = nullptr) {
  for (std::size_t i = 0; i < events.size(); ++i)
    if (E* found = std::get_if<E>(&events[i]); found != nullptr && n-- == 0) {
      if (position != nullptr) *position = i;
      return *found;
    }
  ADD_FAILURE();
  return *std::get_if<E>(&events[0]);
}

TEST(DiceAudit, every_draw_is_made_again) {
  const DiceReport report = audit(sample_match().events);
  EXPECT_FALSE(report.mismatch);
  EXPECT_EQ(report.draws, 80U);
  EXPECT_EQ(report.derived, 80U);
  EXPECT_EQ(report.sealed + report.declared, 0U);
}

TEST(DiceAudit, each_draw_is_listed_with_the_bytes_it_comes_from) {
  using Standing = AuditedDraw::Standing;
  const auto draws = entered(sample_match().events).draws();
  ASSERT_EQ(draws.size(), 80U);
  std::uint64_t used = 0;
  for (const AuditedDraw& draw : draws) {
    EXPECT_EQ(draw.standing, Standing::kDerived);
    EXPECT_EQ(draw.derived, draw.draw);
    used += draw.bytes.size();
    EXPECT_EQ(used, draw.draw.offset + draw_width(draw.draw.sides))
        << "no byte twice, none skipped";
    if (draw.draw.sides == 6) {
      EXPECT_EQ(draw.bytes.back() % 6 + 1, draw.draw.value);
      for (std::size_t i = 0; i + 1 < draw.bytes.size(); ++i) EXPECT_GE(draw.bytes[i], 252);
    }
  }
  auto events = sample_match().events;
  nth<DieRolled>(events, 5).draw.value ^= 1U;
  EXPECT_EQ(entered(events).draws()[7].standing, Standing::kUnequal);
  events.pop_back();
  EXPECT_EQ(entered(events).draws()[7].standing, Standing::kSealed);
  EXPECT_TRUE(entered(events).draws()[7].bytes.empty());
}

TEST(DiceAudit, before_the_reveal_draws_are_sealed) {
  auto events = sample_match().events;
  events.pop_back();
  const DiceReport report = audit(events);
  EXPECT_FALSE(report.mismatch);
  EXPECT_EQ(report.sealed, report.draws);
}

TEST(DiceAudit, another_face_is_found_where_it_stands) {
  for (const std::size_t n : {std::size_t{0}, std::size_t{30}, std::size_t{73}}) {
    auto events = sample_match().events;
    std::size_t position = 0;
    Draw& draw = nth<DieRolled>(events, n, &position).draw;
    draw.value = static_cast<std::uint16_t>(draw.value % draw.sides + 1);
    const DiceReport report = audit(events);
    ASSERT_TRUE(report.mismatch);
    EXPECT_EQ(report.mismatch->position, position);
    EXPECT_EQ(report.derived, n + 2);
  }
}

TEST(DiceAudit, a_throw_left_out_is_found_at_the_next) {
  auto events = sample_match().events;
  std::size_t position = 0;
  (void)nth<DieRolled>(events, 20, &position);
  events.erase(events.begin() + static_cast<std::ptrdiff_t>(position));
  const DiceReport report = audit(events);
  ASSERT_TRUE(report.mismatch);
  EXPECT_EQ(report.mismatch->position, position);
}

TEST(DiceAudit, a_seed_must_open_its_commitment) {
  auto events = sample_match().events;
  ++nth<ChanceCommitted>(events, 0).commitment[0];
  const DiceReport report = audit(events);
  ASSERT_TRUE(report.mismatch);
  EXPECT_EQ(report.mismatch->position, events.size() - 1);
  EXPECT_EQ(report.derived, report.draws);
}

TEST(DiceAudit, declared_dice_are_counted) {
  auto events = sample_match().events;
  nth<ChanceCommitted>(events, 0).origin = ChanceOrigin::kDeclared;
  events.pop_back();
  const DiceReport report = audit(events);
  EXPECT_FALSE(report.mismatch);
  EXPECT_EQ(report.declared, report.draws);
}

TEST(DiceAudit, a_draw_without_a_commitment_is_found) {
  auto events = sample_match().events;
  nth<DieRolled>(events, 3).draw.epoch = 1;
  EXPECT_TRUE(audit(events).mismatch);
}

}  // namespace
}  // namespace ludolog::events
