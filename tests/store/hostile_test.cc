// Files that no program writes by accident: made to take the time or the memory of whoever opens
// them.
#include <gtest/gtest.h>

#include <chrono>
#include <cstring>

#include "store/match_file.h"
#include "store/memory_journal.h"
#include "store/schema.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

using Kind = StoreError::Kind;

constexpr std::size_t kPageOneHeader = 100;
constexpr std::uint32_t kInnerPage = 5;
constexpr std::uint32_t kLeafPage = 13;

/// A match file to lay pages into, by the page format that SQLite documents. Numbers are
/// big-endian; pages count from 1.
class Image {
 public:
  Image() {
    MemoryJournal journal{created(), genesis(), no_clock()};
    EXPECT_TRUE(journal.append(0, sample_events(9)));
    bytes_ = match_file_bytes(journal.stream(), journal.match()).value();
  }

  [[nodiscard]] const std::vector<std::uint8_t>& bytes() const { return bytes_; }

  [[nodiscard]] std::uint32_t number(std::size_t at, std::size_t size) const {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < size; ++i) value = value << 8 | bytes_[at + i];
    return value;
  }
  void put(std::size_t at, std::size_t size, std::size_t value) {
    for (std::size_t i = 0; i < size; ++i)
      bytes_[at + i] = static_cast<std::uint8_t>(value >> 8 * (size - 1 - i));
  }

  /// The number of a new page whose first byte has the offset `at`.
  std::uint32_t add_page(std::size_t& at) {
    at = bytes_.size();
    bytes_.resize(at + kPageSizeBytes);
    const auto pages = static_cast<std::uint32_t>(bytes_.size() / kPageSizeBytes);
    put(28, 4, pages);
    return pages;
  }

  /// A table's leaf with one row, `record`, of less than 120 bytes.
  std::uint32_t add_leaf(const std::vector<std::uint8_t>& record) {
    std::size_t at = 0;
    const std::uint32_t page = add_page(at);
    const std::size_t cell = kPageSizeBytes - record.size() - 2;
    put(at, 1, kLeafPage);
    put(at + 3, 2, 1);
    put(at + 5, 2, cell);
    put(at + 8, 2, cell);
    put(at + cell, 1, record.size());
    put(at + cell + 1, 1, 120);
    std::memcpy(&bytes_[at + cell + 2], record.data(), record.size());
    return page;
  }

  /// An inner page of a table's tree that has `first` once and then `child` 600 times: all
  /// its cells may lie in one place.
  std::uint32_t add_inner(std::uint32_t first, std::uint32_t child) {
    constexpr std::size_t kTimes = 600;
    constexpr std::size_t kFirst = kPageSizeBytes - 5;
    constexpr std::size_t kOthers = kPageSizeBytes - 10;
    std::size_t at = 0;
    const std::uint32_t page = add_page(at);
    put(at, 1, kInnerPage);
    put(at + 3, 2, kTimes);
    put(at + 5, 2, kOthers);
    put(at + 8, 4, child);
    for (std::size_t i = 0; i < kTimes; ++i) put(at + 12 + 2 * i, 2, i == 0 ? kFirst : kOthers);
    put(at + kFirst, 4, first);
    put(at + kFirst + 4, 1, 100);
    put(at + kOthers, 4, child);
    put(at + kOthers + 4, 1, 101);
    return page;
  }

  /// Moves the schema from page 1 into a page of its own; its number.
  std::uint32_t move_schema() {
    EXPECT_EQ(number(kPageOneHeader, 1), kLeafPage);
    std::size_t at = 0;
    const std::uint32_t page = add_page(at);
    const std::size_t head = 8 + 2 * number(kPageOneHeader + 3, 2);
    std::memcpy(&bytes_[at], &bytes_[kPageOneHeader], head);
    const std::size_t rest = kPageOneHeader + head;
    std::memcpy(&bytes_[at + rest], &bytes_[rest], kPageSizeBytes - rest);
    return page;
  }

  /// Page 1 has nothing but the child `page`.
  void set_schema(std::uint32_t page) {
    put(kPageOneHeader, 1, kInnerPage);
    put(kPageOneHeader + 3, 4, 0);
    put(kPageOneHeader + 8, 4, page);
  }

 private:
  std::vector<std::uint8_t> bytes_;
};

/// A row of the schema for the index that SQLite makes by itself, which may stand there twice.
std::vector<std::uint8_t> index_row() {
  auto database = open_canonical("index");
  const auto root = database->number_of("SELECT rootpage FROM sqlite_schema WHERE sql IS NULL");
  std::vector<std::uint8_t> types{6};
  std::vector<std::uint8_t> values;
  for (const std::string_view text : {"index", "sqlite_autoindex_contents_1", "contents"}) {
    types.push_back(static_cast<std::uint8_t>(13 + 2 * text.size()));
    values.insert(values.end(), text.begin(), text.end());
  }
  types.insert(types.end(), {1, 0});
  values.push_back(static_cast<std::uint8_t>(root.value()));
  types.insert(types.end(), values.begin(), values.end());
  return types;
}

TEST(HostileTest, ASchemaWithoutEndIsGivenUp) {
  Image image;
  const std::uint32_t sound = image.move_schema();
  // A few pages that stand for 600^6 rows.
  std::uint32_t child = image.add_leaf(index_row());
  for (int level = 0; level < 5; ++level) child = image.add_inner(child, child);
  image.set_schema(image.add_inner(sound, child));

  const auto begun = std::chrono::steady_clock::now();
  const auto refused = MatchFile::from_bytes(image.bytes(), "sent");
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds{10});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::kDamaged);
  EXPECT_EQ(refused.error().text, "sent: reading failed: it takes longer than in any sound file");
}

TEST(HostileTest, ATreeThatIsItsOwnBranchIsSeen) {
  Image image;
  constexpr std::uint32_t kEventsRoot = 2;
  const std::size_t at = (kEventsRoot - 1) * kPageSizeBytes;
  ASSERT_EQ(image.number(at, 1), 10U) << "a leaf of a table without row ids";
  image.put(at, 1, 2);
  image.put(at + 3, 2, 0);
  image.put(at + 8, 4, kEventsRoot);
  const auto refused = MatchFile::from_bytes(image.bytes(), "sent");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::kDamaged);
  EXPECT_EQ(refused.error().text.rfind("sent: ", 0), 0U) << refused.error().text;
}

/// Rows of other types and sizes than the schema allows, put there while it allowed them.
TEST(HostileTest, RowsThatTheSchemaForbidsAreSeen) {
  const TemporaryFolder folder;
  const auto path = folder / "sent";
  for (const char* row : {
           "INSERT INTO events VALUES(zeroblob(16), 0, 'one', 1, 0, x'00', zeroblob(32))",
           "INSERT INTO events VALUES(zeroblob(16), 0, 1, 1, 0, 'text', zeroblob(32))",
           "INSERT INTO events VALUES('0123456789abcdef', 0, 1, 1, 0, x'00', zeroblob(32))",
           "INSERT INTO events VALUES(zeroblob(16), 0, 1, 1, 0, zeroblob(5000000), zeroblob(32))",
           "INSERT INTO contents VALUES(7, zeroblob(32), 1, zeroblob(70000))",
           "INSERT INTO contents VALUES(7, zeroblob(32), 1, zeroblob(5000000))",
           "INSERT INTO contents VALUES(7, zeroblob(32), 'one', x'00')",
       }) {
    put_bytes(path, Image{}.bytes());
    constexpr const char* kWritable = "PRAGMA writable_schema = ON;";
    {
      RawConnection raw{path};
      ASSERT_EQ(raw.run(std::string{kWritable} +
                        "UPDATE sqlite_schema SET sql = replace(replace(sql, 'STRICT, ', ''), "
                        "'STRICT', '') WHERE type = 'table'"),
                "");
    }
    ASSERT_EQ(RawConnection{path}.run(std::string{"PRAGMA ignore_check_constraints = ON;"} + row),
              "");
    {
      RawConnection raw{path};
      ASSERT_EQ(raw.run(std::string{kWritable} +
                        "UPDATE sqlite_schema SET sql = sql || 'STRICT' WHERE name = 'contents';"
                        "UPDATE sqlite_schema SET sql = replace(sql, 'WITHOUT', 'STRICT, WITHOUT') "
                        "WHERE type = 'table'"),
                "");
    }
    const auto refused = MatchFile::open(path);
    ASSERT_FALSE(refused) << row;
    EXPECT_EQ(refused.error().kind, Kind::kDamaged) << row << ": " << refused.error().text;
    EXPECT_EQ(refused.error().text.rfind(path.string() + ": ", 0), 0U) << refused.error().text;
  }
}

}  // namespace
}  // namespace ludolog::store
