// FORMAT.md against the code: its schema, its numbers, and a row for every column.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "store/match_file.h"
#include "store/memory_journal.h"
#include "store/schema.h"
#include "tests/store/fixture.h"

namespace ludolog::store {
namespace {

std::string page() {
  const auto bytes = bytes_at(std::filesystem::path(LUDOLOG_SOURCE_DIR) / "store/FORMAT.md");
  return {bytes.begin(), bytes.end()};
}

/// What stands between the lines "```sql" and "```", block behind block.
std::string sql_blocks(const std::string& text) {
  constexpr std::string_view kBegin = "```sql\n";
  std::string all;
  for (auto at = text.find(kBegin); at != std::string::npos; at = text.find(kBegin, at)) {
    at += kBegin.size();
    const auto end = text.find("```", at);
    all += text.substr(at, end - at);
    at = end + 3;
  }
  return all;
}

TEST(StoreFormatTest, QuotesTheWholeSchema) {
  std::string expected;
  for (const SchemaObject& object : schema_objects())
    if (object.sql != nullptr) expected += std::string(object.sql) + ";\n";
  EXPECT_EQ(sql_blocks(page()), expected);
}

TEST(StoreFormatTest, GivesTheNumbersOfTheHeader) {
  const std::string text = page();
  EXPECT_NE(text.find("| application id (byte 68) | " + std::to_string(kApplicationId) + " |"),
            std::string::npos);
  EXPECT_NE(text.find("| user version (byte 60) | " + std::to_string(kFormat) + " |"),
            std::string::npos);
  EXPECT_NE(text.find("| page size | " + std::to_string(kPageSizeBytes) + " |"), std::string::npos);
}

TEST(StoreFormatTest, HasARowForEveryColumn) {
  auto database = open_canonical("format");
  ASSERT_TRUE(database);
  const std::string text = page();
  for (const std::string table : {"events", "contents", "summaries"}) {
    const auto from = text.find("CREATE TABLE " + table + "(");
    ASSERT_NE(from, std::string::npos);
    const std::string section = text.substr(from, text.find("\n## ", from) - from);
    auto columns = database->prepare("SELECT name FROM pragma_table_info('" + table + "')");
    ASSERT_TRUE(columns) << columns.error().text;
    std::size_t count = 0;
    while (columns->step().value()) {
      ++count;
      EXPECT_NE(section.find("\n| `" + std::string(columns->text(0)) + "` | "), std::string::npos)
          << table << "." << columns->text(0);
    }
    std::size_t rows = 0;
    for (auto at = section.find("\n| `"); at != std::string::npos;
         at = section.find("\n| `", at + 1))
      ++rows;
    EXPECT_EQ(rows, count) << table;
  }
}

/// The numbers that the page gives for the header of a match file, where the code puts them.
TEST(StoreFormatTest, GivesTheHeaderOfAMatchFile) {
  MemoryJournal journal{created(), genesis(), no_clock()};
  ASSERT_TRUE(journal.append(0, sample_events(9)));
  const auto bytes = match_file_bytes(journal.stream(), journal.match()).value();
  const auto number_at = [&](std::size_t at) {
    return std::uint32_t{bytes[at]} << 24 | std::uint32_t{bytes[at + 1]} << 16 |
           std::uint32_t{bytes[at + 2]} << 8 | std::uint32_t{bytes[at + 3]};
  };
  const std::string text = page();
  const std::size_t offsets[] = {24, 40, 92, 96};
  for (const std::size_t at : offsets)
    EXPECT_NE(text.find("| " + std::to_string(at) + ".." + std::to_string(at + 3) + " | " +
                        std::to_string(number_at(at)) + ", "),
              std::string::npos)
        << at;
  EXPECT_EQ(number_at(28), bytes.size() / kPageSizeBytes);
  EXPECT_EQ(number_at(68), kApplicationId);
  EXPECT_EQ(number_at(60), kFormat);
}

}  // namespace
}  // namespace ludolog::store
