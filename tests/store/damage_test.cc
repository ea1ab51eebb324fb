// A part of what every_byte_test.cc tries in full, quick enough under sanitizers.
#include <gtest/gtest.h>

#include "tests/store/every_byte.h"

namespace ludolog::store {
namespace {

TEST(DamageTest, FlippedBytesAreReported) { EXPECT_GT(expect_flips_reported(61), 300U); }

TEST(DamageTest, TruncationsAreReported) { EXPECT_GT(expect_truncations_reported(61), 300U); }

}  // namespace
}  // namespace ludolog::store
