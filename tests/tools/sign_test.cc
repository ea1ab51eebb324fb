// Matches that are signed by those who were there, and what that shows later.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/tools/program.h"

namespace ludolog::tests {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
namespace fs = std::filesystem;

class Signing : public testing::Test {
 protected:
  void SetUp() override { play(home_, "1"); }
  static void play(const Home& home, const std::string& seed) {
    const Ran played = home.run({"play", "--rules", "classic", "--seat", "0=bot:greedy", "--seat",
                                 "2=bot:greedy", "--seed", seed});
    ASSERT_EQ(played.exit, 0) << played.err;
  }
  /// The key of `name`, after it has signed @last into "NAME.signed".
  [[nodiscard]] std::string sign(const std::string& name) const {
    const Ran text = home_.run({"sign", "@last", "--as", name});
    EXPECT_EQ(text.exit, 0) << text.err;
    write_file(home_.folder() / (name + ".signed"), text.out);
    return json::parse(home_.run({"sign", "@last", "--as", name, "--json"}).out)["key"];
  }
  /// In the user's data folder.
  [[nodiscard]] fs::path data(const std::string& name) const {
    return home_.library().parent_path() / name;
  }
  Home home_;
};

TEST_F(Signing, by_several_anchors_the_match_for_each) {
  const std::string ada = sign("ada");
  const std::string ben = sign("ben");
  EXPECT_NE(ada, ben);
  const Ran both =
      home_.run({"verify", "@last", "--signed-by", ada, "--signed-by", "ben", "--require-anchor"});
  EXPECT_EQ(both.exit, 0) << both.err;
  EXPECT_THAT(both.out, AllOf(HasSubstr("intact and anchored"),
                              HasSubstr("the signature of " + ada + " fits"),
                              HasSubstr("the signature of ben fits")));
}

TEST_F(Signing, keeps_keys_for_the_user_alone) {
  (void)sign("ada");
  const fs::path key = data("keys/ada.key");
  EXPECT_EQ(fs::status(key).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(fs::status(key.parent_path()).permissions(), fs::perms::owner_all);
  fs::permissions(key, fs::perms::group_read, fs::perm_options::add);
  const Ran open = home_.run({"sign", "@last", "--as", "ada"});
  EXPECT_EQ(open.exit, 3);
  EXPECT_THAT(open.err, HasSubstr("others may read this key"));
  for (const std::string name : {"../ada", "", ".ada", "a b"})
    EXPECT_EQ(home_.run({"sign", "@last", "--as", name}).exit, 2) << name;
}

TEST_F(Signing, is_checked_on_another_machine_by_the_files_alone) {
  const std::string ada = sign("ada");
  ASSERT_EQ(home_.run({"export", "@last", "--format", "match", "-o", "m.ludolog-match"}).exit, 0);
  const Home other;
  fs::copy_file(home_.folder() / "m.ludolog-match", other.folder() / "m.ludolog-match");
  fs::copy_file(home_.folder() / "ada.signed", other.folder() / "ada.signed");
  std::vector<std::string> words{"verify", "m.ludolog-match", "--signed-by", ada};
  const Ran unknown = other.run(words);
  EXPECT_EQ(unknown.exit, 1);
  EXPECT_THAT(unknown.err, HasSubstr("no signature of " + ada + " is known"));
  words.insert(words.end(), {"--signatures", "ada.signed"});
  EXPECT_EQ(other.run(words).exit, 0);
  words.emplace_back("ben.signed");
  EXPECT_EQ(other.run(words).exit, 2) << "a head is of one match";
}

TEST_F(Signing, shows_a_log_that_was_made_anew) {
  const std::string ada = sign("ada");
  play(home_, "2");
  std::vector<std::string> words{"verify", "@last", "--signed-by", ada};
  EXPECT_EQ(home_.run(words).exit, 1) << "the other match is not signed";
  words.insert(words.end(), {"--signatures", "ada.signed"});
  const Ran foreign = home_.run(words);
  EXPECT_EQ(foreign.exit, 1);
  EXPECT_THAT(foreign.err, HasSubstr("ada.signed: is a signature of match"));
}

TEST_F(Signing, that_is_forged_or_broken_is_said) {
  const std::string ada = sign("ada");
  std::string text = read_file(home_.folder() / "ada.signed");
  char& digit = text[text.find("digest ") + 7];
  digit = digit == 'a' ? 'b' : 'a';
  write_file(home_.folder() / "forged", text);
  write_file(home_.folder() / "broken", text.substr(0, 100));
  std::vector<std::string> words{"verify", "@last", "--signed-by", ada, "--signatures", "forged"};
  const Ran forged = home_.run(words);
  EXPECT_EQ(forged.exit, 1);
  EXPECT_THAT(forged.err, HasSubstr("was not made by it"));
  words.back() = "broken";
  EXPECT_EQ(home_.run(words).exit, 4);
  words.back() = "nowhere";
  EXPECT_EQ(home_.run(words).exit, 3);
  EXPECT_EQ(home_.run({"verify", "@last", "--signed-by", "nobody"}).exit, 2);
  EXPECT_EQ(home_.run({"verify", "@last", "--signatures", "forged"}).exit, 2);
}

TEST_F(Signing, of_a_running_match_holds_when_it_has_gone_on) {
  ASSERT_EQ(
      home_.run({"play", "--rules", "classic", "--seat", "0=human", "--seat", "2=human"}).exit, 0);
  const std::string ada = sign("ada");
  ASSERT_EQ(home_.run({"abandon", "@last"}).exit, 0);
  const Ran later = home_.run({"verify", "@last", "--signed-by", "ada"});
  EXPECT_EQ(later.exit, 0) << later.err;
  EXPECT_THAT(later.out, HasSubstr("came after it"));
}

}  // namespace
}  // namespace ludolog::tests
