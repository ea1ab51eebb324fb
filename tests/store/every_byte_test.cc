// Every byte and every length.
#include <gtest/gtest.h>

#include "tests/store/every_byte.h"

namespace ludolog::store {
namespace {

TEST(EveryByteTest, EveryFlipIsReported) { EXPECT_GT(expect_flips_reported(1), 20'000U); }

TEST(EveryByteTest, EveryTruncationIsReported) {
  EXPECT_GT(expect_truncations_reported(1), 20'000U);
}

}  // namespace
}  // namespace ludolog::store
