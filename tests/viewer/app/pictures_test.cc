// Pictures that the built viewer draws against those in tests/viewer/pictures, pixel by pixel with
// some tolerance for another version of the fonts or of OpenGL. `tools/pictures` draws them anew.
#include <cstdlib>

#include <gmock/gmock.h>
#include <sqlite3.h>

#include "tests/viewer/app/viewer_home.h"
#include "viewer/platform/image.h"

namespace ludolog::tests {
namespace {

using platform::Image;

constexpr int kTolerance = 40;  ///< Of 255, a channel.
constexpr double kMostDifferent =
    1. / 200;  ///< Of the pixels: a word of another path is no failure.

bool write_png(const Image& image, const std::filesystem::path& path) {
  const auto bytes = platform::encode_png(image);
  write_file(path, {bytes.begin(), bytes.end()});
  return std::filesystem::exists(path);
}

/// The part of the pixels that differ visibly.
double difference(const Image& a, const Image& b) {
  if (a.width != b.width || a.height != b.height) return 1;
  std::size_t different = 0;
  for (std::size_t at = 0; at < a.rgb.size(); at += 3) {
    int most = 0;
    for (std::size_t channel = at; channel < at + 3; ++channel)
      most = std::max(most, std::abs(int{a.rgb[channel]} - int{b.rgb[channel]}));
    if (most > kTolerance) ++different;
  }
  return static_cast<double>(different) * 3 / static_cast<double>(a.rgb.size());
}

class Pictures : public ViewerHome {
 protected:
  /// Draws into NAME.png and compares; returns how the program ended.
  Ran expect_picture(const std::string& name, std::vector<std::string> arguments) {
    const auto drawn = folder() / (name + ".png");
    const auto expected =
        std::filesystem::path(LUDOLOG_SOURCE_DIR) / "tests/viewer/pictures" / (name + ".png");
    arguments.insert(arguments.end(), {"--screenshot", drawn.string()});
    Ran ran = view(arguments);
    const auto picture = platform::read_png(drawn);
    EXPECT_TRUE(picture) << name << ": " << ran.err;
    if (!picture) return ran;
    if (std::getenv("LUDOLOG_WRITE_PICTURES") != nullptr) {
      EXPECT_TRUE(write_png(*picture, expected));
      return ran;
    }
    const auto golden = platform::read_png(expected);
    EXPECT_TRUE(golden) << golden.error();
    if (!golden) return ran;
    const double different = difference(*golden, *picture);
    if (different <= kMostDifferent) return ran;
    const auto kept = std::filesystem::path(LUDOLOG_BINARY_DIR) / (name + ".png");
    EXPECT_TRUE(write_png(*picture, kept));
    ADD_FAILURE() << name << ": " << different * 100 << " % of the pixels differ; drawn: " << kept
                  << "; expected: " << expected << "; `tools/pictures` draws them anew";
    return ran;
  }

  /// A screen that says why something is not shown.
  void expect_trouble(const std::string& name, int exit, std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--size", "640x400"});
    EXPECT_EQ(expect_picture("trouble-" + name, arguments).exit, exit) << name;
  }

  void sql(const std::string& file, const char* statement) const {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open((folder() / file).c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, statement, nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(database);
    sqlite3_close(database);
  }

  void copy_match(const std::string& file) const {
    EXPECT_EQ(home_.run({"export", "@last", "--format", "match", "-o", file}).exit, 0);
  }
};

TEST_F(Pictures, of_a_match) {
  expect_picture("dark", {"@last", "--at", "232", "--size", "1440x900"});
  expect_picture("light", {"@last", "--at", "1000", "--size", "1280x720", "--theme", "light"});
  expect_picture("small", {"@last", "--at", "232", "--size", "800x600", "--theme", "light"});
  expect_picture("scale-2", {"@last", "--at", "100", "--size", "1600x1200", "--ui-scale", "2"});
}

TEST_F(Pictures, of_brainking) {
  EXPECT_EQ(home_
                .run({"play", "--rules", "brainking", "--seed", "5", "--seat", "0=bot:greedy:Noor",
                      "--seat", "1=bot:random:Sam"})
                .exit,
            0);
  expect_picture("brainking-dark", {"@last", "--at", "70", "--size", "1024x640"});
  expect_picture("brainking-light",
                 {"@last", "--at", "24", "--size", "1280x800", "--theme", "light"});
}

TEST_F(Pictures, of_bioludo) {
  EXPECT_EQ(
      home_
          .run({"play", "--rules", "bioludo", "--seed", "2", "--seat", "0=bot:medium:Sam", "--seat",
                "1=bot:hard:Noor", "--seat", "2=bot:easy:Kofi", "--seat", "3=bot:medium:Ines"})
          .exit,
      0);
  // A duel under way, with a dead zone, others down and dead.
  expect_picture("bioludo-dark", {"@last", "--at", "390", "--size", "1440x900"});
  // Whom a character reaches.
  write_file(folder() / "reach", "point board-2-3\n");
  expect_picture("bioludo-light", {"@last", "--at", "385", "--script", "reach", "--size",
                                   "1280x720", "--theme", "light"});
  // A revival under way.
  expect_picture("bioludo-small", {"@last", "--at", "398", "--size", "800x600"});
}

TEST_F(Pictures, of_the_key_sheet_and_an_empty_library) {
  write_file(folder() / "help", "key F1\n");
  expect_picture("keys", {"@last", "--at", "100", "--script", "help", "--size", "800x600"});
  expect_picture("no-matches", {"--library", "none.ludolog", "--size", "800x600"});
}

TEST_F(Pictures, of_every_way_in_which_something_cannot_be_opened) {
  expect_trouble("missing", 3, {"nowhere.ludolog-match"});
  expect_trouble("folder", 3, {"data"});
  write_file(folder() / "empty.ludolog-match", "");
  expect_trouble("empty", 4, {"empty.ludolog-match"});
  write_file(folder() / "letter.txt", "Dear Sam, that was never a legal move, and you know it.\n");
  expect_trouble("other-file", 4, {"letter.txt"});
  sql("addresses.db", "CREATE TABLE people (name TEXT); PRAGMA user_version = 3");
  expect_trouble("other-program", 4, {"addresses.db"});
  copy_match("newer.ludolog-match");
  sql("newer.ludolog-match", "PRAGMA user_version = 99");
  expect_trouble("newer", 4, {"newer.ludolog-match"});
  copy_match("torn.ludolog-match");
  write_file(folder() / "torn.ludolog-match-journal", std::string(1024, 'j'));
  expect_trouble("journal", 3, {"torn.ludolog-match"});
  copy_match("damaged.ludolog-match");
  std::string bytes = read_file(folder() / "damaged.ludolog-match");
  for (std::size_t at = 4096; at < bytes.size(); at += 64) bytes[at] = '?';
  write_file(folder() / "damaged.ludolog-match", bytes);
  expect_trouble("damaged", 4, {"damaged.ludolog-match"});
  copy_match("huge.ludolog-match");
  std::filesystem::resize_file(folder() / "huge.ludolog-match", std::uintmax_t{1} << 33U);
  expect_trouble("too-large", 3, {"huge.ludolog-match"});
  write_file(folder() / "broken.jsonl", "{\"format\":\"ludolog\",\"version\":1}\n{\n");
  expect_trouble("broken-export", 4, {"broken.jsonl"});
  std::filesystem::rename(home_.library(), folder() / "ours.ludolog");
  expect_trouble("no-such-match", 2, {"ffff", "--library", "ours.ludolog"});
  expect_trouble("no-such-version", 2, {"@last", "--at", "999999", "--library", "ours.ludolog"});
}

TEST_F(Pictures, of_a_match_whose_log_was_altered) {
  copy_match("altered.ludolog-match");
  // As somebody would who knows what he does: the guard goes, and comes back.
  sql("altered.ludolog-match",
      "CREATE TEMP TABLE guard AS SELECT rowid AS at, * FROM sqlite_schema WHERE name = "
      "'events_are_never_changed'; DROP TRIGGER events_are_never_changed; "
      "UPDATE events SET payload = CAST(substr(payload, 1, 1) || x'05' AS BLOB) "
      "WHERE position = 500; PRAGMA writable_schema = ON; "
      "INSERT INTO sqlite_schema(rowid, type, name, tbl_name, rootpage, sql) "
      "SELECT at, type, name, tbl_name, rootpage, sql FROM guard");
  expect_picture("altered", {"altered.ludolog-match", "--size", "1280x720"});
}

}  // namespace
}  // namespace ludolog::tests
