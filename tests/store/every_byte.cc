#include "tests/store/every_byte.h"

#include <gtest/gtest.h>

#include "store/check.h"
#include "store/match_file.h"
#include "store/memory_journal.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

std::vector<std::uint8_t> small_file() {
  MemoryJournal journal{created(), genesis(), no_clock()};
  journal.put(name_content());
  EXPECT_TRUE(journal.append(0, sample_events(9)));
  return match_file_bytes(journal.stream(), journal.match()).value();
}

bool reported(std::vector<std::uint8_t> bytes) {
  auto file = MatchFile::from_bytes(std::move(bytes), "sent");
  if (!file) return true;
  const auto match = file->only_match();
  if (!match) return true;
  Reader reader = file->reader();
  const auto chain = check_chain(reader, *match);
  if (!chain || chain->problem || !chain->missing.empty()) return true;
  const auto difference = file->first_difference();
  return !difference || difference->has_value();
}

}  // namespace

std::size_t expect_flips_reported(std::size_t stride) {
  const auto good = small_file();
  EXPECT_FALSE(reported(good));
  std::size_t tried = 0;
  for (std::size_t i = 0; i < good.size(); i += stride, ++tried) {
    // The bit differs from byte to byte, also among those a row or a page apart.
    for (const std::size_t flip : {std::size_t{1} << (i * 5 + i / 8) % 8, std::size_t{0xff}}) {
      auto bytes = good;
      bytes[i] = static_cast<std::uint8_t>(bytes[i] ^ flip);
      EXPECT_TRUE(reported(std::move(bytes))) << "byte " << i << " of " << good.size();
    }
  }
  return tried;
}

std::size_t expect_truncations_reported(std::size_t stride) {
  const auto good = small_file();
  std::size_t tried = 0;
  for (std::size_t size = 0; size < good.size(); size += stride, ++tried)
    EXPECT_TRUE(reported({good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size)})) << size;
  return tried;
}

}  // namespace ludolog::store
