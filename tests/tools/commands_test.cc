// The subcommands that read, on one match between bots: what they print, and what they say to bad
// input.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/tools/program.h"

namespace ludolog::tests {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

const std::vector<std::string> kBotMatch{
    "play",   "--rules",      "classic", "--seat",       "0=bot:greedy", "--seat", "1=bot:random",
    "--seat", "2=bot:greedy", "--seat",  "3=bot:random", "--seed",       "1"};

std::size_t lines_of(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// One match, played once for all tests that only read.
class Commands : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    home_ = new Home;
    const Ran played = home_->run(kBotMatch);
    ASSERT_EQ(played.exit, 0) << played.err;
  }
  static void TearDownTestSuite() {
    delete home_;
    home_ = nullptr;
  }
  [[nodiscard]] static Ran run(const std::vector<std::string>& arguments,
                               const std::string& input = "") {
    return home_->run(arguments, input);
  }
  [[nodiscard]] static json read_json(const std::vector<std::string>& arguments) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.exit, 0) << ran.err;
    return json::parse(ran.out);
  }
  static Home* home_;
};
Home* Commands::home_ = nullptr;

TEST_F(Commands, list_names_the_match_and_its_result) {
  const json list = read_json({"list", "--json"});
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0]["finished"], true);
  EXPECT_EQ(list[0]["end"], "all_placed");
  EXPECT_EQ(list[0]["seats"].size(), 4U);
  const Ran text = run({"list"});
  EXPECT_THAT(text.out, HasSubstr(list[0]["match"].get<std::string>().substr(0, 12)));
  EXPECT_THAT(text.out, HasSubstr("1. "));
}

TEST_F(Commands, show_goes_to_any_version) {
  const json end = read_json({"show", "@last", "--json"});
  EXPECT_EQ(end["awaited"], "nothing");
  EXPECT_EQ(end["version"], end["events"]);
  const auto events = end["events"].get<int>();
  for (const int at : {0, 1, 7, events / 2, events}) {
    const json state = read_json({"show", "@last", "--at", std::to_string(at), "--json"});
    EXPECT_EQ(state["version"], at);
  }
  const Ran behind = run({"show", "@last", "--at", std::to_string(events + 1)});
  EXPECT_EQ(behind.exit, 2);
  EXPECT_THAT(behind.err, AllOf(HasSubstr("--at"), HasSubstr(std::to_string(events))));
}

TEST_F(Commands, events_tells_a_range_in_words_and_as_jsonl) {
  const Ran words = run({"events", "@last", "--from", "2", "--to", "12"});
  EXPECT_EQ(words.exit, 0);
  EXPECT_EQ(lines_of(words.out), 10U);
  const Ran lines = run({"events", "@last", "--from", "2", "--to", "12", "--json"});
  EXPECT_EQ(lines_of(lines.out), 10U);
  EXPECT_EQ(json::parse(lines.out.substr(0, lines.out.find('\n')))["position"], 2);
  EXPECT_EQ(run({"events", "@last", "--from", "9", "--to", "3"}).exit, 2);
}

TEST_F(Commands, verify_finds_a_finished_match_intact) {
  const json verdicts = read_json({"verify", "@last", "--json"});
  ASSERT_EQ(verdicts.size(), 1U);
  EXPECT_EQ(verdicts[0]["verdict"], "intact_unanchored");
  EXPECT_EQ(verdicts[0]["dice"]["derived"], verdicts[0]["dice"]["draws"]);
  EXPECT_GT(verdicts[0]["dice"]["draws"], 0);
  EXPECT_EQ(run({"verify", "--all"}).exit, 0);
  EXPECT_EQ(run({"verify"}).exit, 2);
  EXPECT_EQ(run({"verify", "--all", "@last"}).exit, 2);
}

TEST_F(Commands, a_head_that_was_kept_shows_a_cut_end_and_a_log_made_anew) {
  const json head = read_json({"head", "@last", "--json"});
  const auto code = head["code"].get<std::string>();
  EXPECT_THAT(run({"head", "@last"}).out, AllOf(HasSubstr(code), HasSubstr(head["head"])));
  const json anchored = read_json({"verify", "@last", "--head", code, "--json"})[0];
  EXPECT_EQ(anchored["verdict"], "intact_anchored");
  EXPECT_EQ(anchored["code"], code);
  EXPECT_EQ(run({"verify", "@last", "--head", code, "--require-anchor"}).exit, 0);
  EXPECT_EQ(run({"verify", "@last", "--require-anchor"}).exit, 1);

  // The chain of a log without its end is whole.
  const std::string log = run({"export", "@last", "--format", "jsonl", "-o", "-"}).out;
  ASSERT_FALSE(log.empty());
  std::string cut;
  std::size_t lines = 0;
  for (std::size_t at = 0; lines < 41; ++lines) {
    const std::size_t end = log.find('\n', at) + 1;
    cut += log.substr(at, end - at);
    at = end;
  }
  const std::string label = std::to_string(head["version"].get<int>());
  cut.replace(cut.find(label), label.size(), "40");
  EXPECT_THAT(run({"verify", "-"}, cut).out, HasSubstr("running"));
  const Ran truncated = run({"verify", "-", "--head", code}, cut);
  EXPECT_EQ(truncated.exit, 1);
  EXPECT_THAT(truncated.out, HasSubstr("truncated before head " + label));

  // And so is that of another match, of which an earlier head may have been kept.
  Home other;
  ASSERT_EQ(
      other.run({"play", "--seed", "77", "--seat", "0=bot:random", "--seat", "2=bot:random"}).exit,
      0);
  const Ran foreign = other.run({"verify", "@last", "--head", code});
  EXPECT_EQ(foreign.exit, 1);
  EXPECT_THAT(foreign.out, testing::AnyOf(HasSubstr("altered at"), HasSubstr("truncated")));

  std::string slip = code;
  std::swap(slip[slip.size() - 1], slip[slip.size() - 2]);
  if (slip != code) {
    EXPECT_EQ(run({"verify", "@last", "--head", slip}).exit, 2);
  }
  EXPECT_EQ(run({"verify", "--all", "--head", code}).exit, 2);
}

TEST_F(Commands, a_match_goes_to_another_library_and_back_in_both_formats) {
  for (const std::string format : {"jsonl", "match"}) {
    const std::string file = "sent." + format;
    ASSERT_EQ(run({"export", "@last", "--format", format, "-o", file}).exit, 0);
    EXPECT_EQ(run({"verify", file}).exit, 0);
    EXPECT_EQ(run({"show", file, "--json"}).out, run({"show", "@last", "--json"}).out);
    const std::string other = "other-" + format + ".ludolog";
    const Ran added = run({"--library", other, "import", file});
    EXPECT_EQ(added.exit, 0) << added.err;
    EXPECT_THAT(added.out, HasSubstr("added"));
    EXPECT_THAT(run({"--library", other, "import", file}).out, HasSubstr("already here"));
    EXPECT_EQ(run({"--library", other, "verify", "--all", "--json"}).out,
              run({"verify", "--all", "--json"}).out);
    EXPECT_EQ(run({"--library", other, "export", "@last", "--format", format, "-o", "-"}).out,
              read_file(home_->folder() / file));
  }
}

TEST_F(Commands, an_export_replaces_a_file_when_it_is_asked_to) {
  const auto path = home_->folder() / "mine.txt";
  write_file(path, "a letter");
  std::vector<std::string> words{"export", "@last", "--format", "jsonl", "-o", "mine.txt"};
  const Ran refused = run(words);
  EXPECT_EQ(refused.exit, 3);
  EXPECT_THAT(refused.err, HasSubstr("mine.txt: is there already; --replace"));
  EXPECT_EQ(read_file(path), "a letter");
  words.emplace_back("--replace");
  EXPECT_EQ(run(words).exit, 0);
  EXPECT_EQ(run({"verify", "mine.txt"}).exit, 0);
}

TEST_F(Commands, a_match_goes_to_strangers_without_its_names_and_gets_them_back) {
  const Home home;
  ASSERT_EQ(home.run({"play", "--rules", "classic", "--seat", "0=bot:greedy:Adalbert", "--seat",
                      "2=bot:greedy:Benedikta"})
                .exit,
            0);
  const std::string head = home.run({"head", "@last"}).out;
  for (const std::string format : {"match", "jsonl"}) {
    const std::string file = "nameless." + format;
    ASSERT_EQ(home.run({"export", "@last", "--format", format, "--anonymous", "-o", file}).exit, 0);
    EXPECT_THAT(read_file(home.folder() / file),
                testing::Not(testing::AnyOf(HasSubstr("Adalbert"), HasSubstr("Benedikta"))));
    const Ran verified = home.run({"verify", file});
    EXPECT_EQ(verified.exit, 0) << verified.out;
    EXPECT_THAT(verified.out, HasSubstr("names withheld"));
    EXPECT_EQ(home.run({"head", file}).out, head);
    EXPECT_THAT(home.run({"show", file}).out, testing::Not(HasSubstr("Adalbert")));
    const std::string other = "other-" + format + ".ludolog";
    EXPECT_EQ(home.run({"--library", other, "import", file}).exit, 0);
    ASSERT_EQ(home.run({"export", "@last", "--format", format, "--replace", "-o", file}).exit, 0);
    EXPECT_EQ(home.run({"--library", other, "import", file}).exit, 0);
    EXPECT_THAT(home.run({"--library", other, "show", "@last"}).out, HasSubstr("Adalbert"));
  }
}

TEST_F(Commands, help_marks_what_must_be_written) {
  EXPECT_THAT(run({"export", "--help"}).out, HasSubstr("where to; - is stdout (needed)"));
}

TEST_F(Commands, a_pipe_carries_a_match) {
  const Ran exported = run({"export", "@last", "--format", "jsonl", "-o", "-"});
  ASSERT_EQ(exported.exit, 0);
  EXPECT_EQ(run({"verify", "-"}, exported.out).exit, 0);
  EXPECT_EQ(run({"--library", "piped.ludolog", "import", "-"}, exported.out).exit, 0);
}

TEST_F(Commands, a_broken_line_is_named_and_nothing_is_taken_in) {
  std::string text = run({"export", "@last", "--format", "jsonl", "-o", "-"}).out;
  const auto third = text.find('\n', text.find('\n', text.find('\n') + 1) + 1);
  text[third + 5] ^= 1;
  write_file(home_->folder() / "broken.jsonl", text);
  for (const std::string command : {"import", "verify"}) {
    const Ran ran = run({"--library", "fresh-" + command + ".ludolog", command, "broken.jsonl"});
    EXPECT_EQ(ran.exit, 4);
    EXPECT_THAT(ran.err, HasSubstr("broken.jsonl:4:"));
  }
  EXPECT_EQ(read_json({"--library", "fresh-import.ludolog", "list", "--json"}).size(), 0U);
}

TEST_F(Commands, names_that_fit_no_match_are_named_back) {
  const Ran unknown = run({"show", "0123456789abcdef"});
  EXPECT_EQ(unknown.exit, 2);
  EXPECT_THAT(unknown.err, HasSubstr("0123456789abcdef"));
  const Ran neither = run({"show", "sunday"});
  EXPECT_EQ(neither.exit, 2);
  EXPECT_THAT(neither.err, HasSubstr("sunday: no match and no file is named so"));
  const Ran missing = run({"show", "no-such-file.jsonl"});
  EXPECT_EQ(missing.exit, 3);
  EXPECT_THAT(missing.err, HasSubstr("no-such-file.jsonl"));
}

TEST_F(Commands, what_is_not_a_match_file_is_said_so) {
  const auto folder = home_->folder();
  write_file(folder / "empty", "");
  write_file(folder / "text", "this is no database, and long enough to be sure of it\n");
  std::filesystem::create_directory(folder / "directory");
  const std::vector<std::pair<std::string, int>> cases{{"empty", 4}, {"text", 4}, {"directory", 3}};
  for (const auto& [name, exit] : cases) {
    for (const std::string command : {"verify", "import", "show"}) {
      const Ran ran = run({command, name});
      EXPECT_EQ(ran.exit, exit) << command << " " << name << ": " << ran.err;
      EXPECT_THAT(ran.err, HasSubstr(name));
      EXPECT_EQ(lines_of(ran.err), 1U) << ran.err;
    }
  }
}

TEST_F(Commands, a_library_that_is_not_one_is_said_so) {
  const auto folder = home_->folder();
  write_file(folder / "empty.ludolog", "");
  write_file(folder / "text.ludolog", "this is no database, and long enough to be sure of it\n");
  const std::vector<std::pair<std::string, int>> cases{
      {"text.ludolog", 4}, {"missing.ludolog", 3}, {"empty.ludolog", 3}, {".", 3}};
  for (const auto& [name, exit] : cases) {
    const Ran ran = run({"--library", name, "list"});
    EXPECT_EQ(ran.exit, exit) << name << ": " << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(name));
  }
}

TEST_F(Commands, an_export_never_takes_the_place_of_a_library) {
  ASSERT_EQ(run({"export", "@last", "--format", "match", "-o", "there"}).exit, 0);
  std::filesystem::copy_file(home_->library(), home_->folder() / "other.ludolog");
  const std::string before = read_file(home_->folder() / "other.ludolog");
  for (const std::string path : {"other.ludolog", "other.ludolog-journal"}) {
    for (const std::string format : {"match", "jsonl"}) {
      const Ran ran = run({"export", "there", "--format", format, "-o", path, "--replace"});
      EXPECT_EQ(ran.exit, 3) << path;
      EXPECT_THAT(ran.err, HasSubstr(path));
    }
  }
  EXPECT_EQ(read_file(home_->folder() / "other.ludolog"), before);
}

TEST_F(Commands, output_that_cannot_be_written_is_an_error) {
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"list", "--json"}, {"events", "@last"}, {"rules"}, {"show", "@last"}, {"--help"}}) {
    const Ran ran = home_->run_into("/dev/full", words);
    EXPECT_EQ(ran.exit, 3) << words[0];
    EXPECT_THAT(ran.err, HasSubstr("standard output"));
  }
}

TEST_F(Commands, what_a_stranger_wrote_cannot_reach_the_terminal) {
  write_file(home_->folder() / "hostile.jsonl",
             "{\"events\":1,\"\x1b[2J\":1,\"\x1b[2J\":2}\n" + std::string(100000, 'x'));
  const Ran ran = run({"verify", "hostile.jsonl"});
  EXPECT_EQ(ran.exit, 4);
  EXPECT_THAT(ran.err, Not(HasSubstr("\x1b")));
  EXPECT_LT(ran.err.size(), 3000U);
}

TEST_F(Commands, the_command_line_is_explained_when_it_is_off) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{},
                                             {"lisst"},
                                             {"list", "--jsn"},
                                             {"show"},
                                             {"show", "@last", "--at", "many"},
                                             {"export", "@last", "--format", "pdf", "-o", "x"},
                                             {"--color", "pink", "list"},
                                             {"rules", "chess"},
                                             {"show", ""},
                                             {"play", ""},
                                             {"--library", "", "list"},
                                             {"play", "--seed", ""},
                                             {"play", "--pace", "nan"},
                                             {"events", "@last", "--from", "999999"}}) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.exit, 2) << ran.out << ran.err;
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_FALSE(ran.err.empty());
  }
}

TEST_F(Commands, rules_prints_every_clause_and_option) {
  const json rules = read_json({"rules", "classic", "--json"});
  ASSERT_EQ(rules.size(), 1U);
  EXPECT_GE(rules[0]["clauses"].size(), 19U);
  EXPECT_EQ(rules[0]["options"].size(), 11U);
  const Ran text = run({"rules"});
  EXPECT_THAT(text.out, AllOf(HasSubstr("CL-1 "), HasSubstr("CL-19"), HasSubstr("third_six")));
}

TEST_F(Commands, help_and_version_go_to_stdout) {
  EXPECT_THAT(run({"--version"}).out, testing::StartsWith("ludolog "));
  const Ran help = run({"--help"});
  EXPECT_EQ(help.exit, 0);
  EXPECT_THAT(help.out, AllOf(HasSubstr("play"), HasSubstr("verify"), HasSubstr("Exit codes")));
}

TEST_F(Commands, no_colour_without_a_terminal_and_colour_when_asked_for) {
  EXPECT_THAT(run({"events", "@last"}).out, Not(HasSubstr("\033")));
  EXPECT_THAT(run({"--color", "always", "events", "@last"}).out, HasSubstr("\033"));
}

TEST(Abandon, ends_a_match_without_a_result_and_reveals_its_dice) {
  const Home home;
  const Ran begun = home.run({"play", "--seat", "0=human", "--seat", "2=human"}, "\n");
  ASSERT_EQ(begun.exit, 0) << begun.err;
  EXPECT_THAT(json::parse(home.run({"verify", "@last", "--json"}).out)[0]["verdict"], "running");
  EXPECT_FALSE(std::filesystem::is_empty(home.state_folder()));
  const Ran ended = home.run({"abandon", "@last"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  const json verdict = json::parse(home.run({"verify", "@last", "--json"}).out)[0];
  EXPECT_EQ(verdict["verdict"], "intact_unanchored");
  EXPECT_EQ(verdict["dice"]["sealed"], 0);
  EXPECT_TRUE(std::filesystem::is_empty(home.state_folder()));
  EXPECT_EQ(home.run({"abandon", "@last"}).exit, 1);
}

TEST(SameSeed, gives_the_same_match_in_a_fresh_library) {
  const Home one;
  const Home two;
  ASSERT_EQ(one.run(kBotMatch).exit, 0);
  ASSERT_EQ(two.run(kBotMatch).exit, 0);
  const std::string verdict = one.run({"verify", "@last", "--json"}).out;
  EXPECT_EQ(verdict, two.run({"verify", "@last", "--json"}).out);
  EXPECT_EQ(one.run(kBotMatch).exit, 0) << "the match that is already here is said so";
  EXPECT_EQ(json::parse(one.run({"list", "--json"}).out).size(), 1U);
}

}  // namespace
}  // namespace ludolog::tests
