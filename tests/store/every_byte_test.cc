// Every byte, every length, and every length that a file claims to have somewhere inside. The last
// limits the address space, which sanitizers need too much of: these tests are for Release builds.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "store/check.h"
#include "store/match_file.h"
#include "tests/store/every_byte.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

TEST(EveryByteTest, EveryFlipIsReported) { EXPECT_GT(expect_flips_reported(1), 20'000U); }

TEST(EveryByteTest, EveryTruncationIsReported) {
  EXPECT_GT(expect_truncations_reported(1), 20'000U);
}

TEST(EveryByteTest, LengthsThatAFileClaimsCostNothing) {
  const TemporaryFolder folder;
  const auto path = folder / "library.ludolog";
  {
    auto library = Library::open(path, Access::kWrite);
    ASSERT_TRUE(library);
    add_match(*library, 9);
  }
  const auto good = bytes_at(path);
  EXPECT_EQ(in_child([&] {
              const rlimit limit{256 << 20, 256 << 20};
              if (setrlimit(RLIMIT_AS, &limit) != 0) return 1;
              // Every byte of every page set to what makes the greatest lengths.
              for (std::size_t i = 16; i < good.size(); i += 3) {
                auto bytes = good;
                for (std::size_t j = i; j < std::min(i + 9, good.size()); ++j) bytes[j] = 0xff;
                auto file = MatchFile::from_bytes(std::move(bytes), "sent");
                if (!file) continue;
                Reader reader = file->reader();
                const auto matches = reader.matches();
                if (!matches) continue;
                for (const MatchId& match : *matches) static_cast<void>(check_chain(reader, match));
              }
              return 0;
            }),
            0);
}

}  // namespace
}  // namespace ludolog::store
