// `ludolog questions` and matches that are played with a teacher's bank.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/tools/program.h"

namespace ludolog::tests {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string questions(int count) {
  std::string text = "$CATEGORY: Sums\n\n";
  for (int i = 0; i < count; ++i)
    text += "// [tag:" + std::string(i % 2 == 0 ? "easy" : "hard") + "]\nWhat is " +
            std::to_string(i) + " and one? {=" + std::to_string(i + 1) + " ~" +
            std::to_string(i + 2) + " ~" + std::to_string(i + 3) + "}\n\n";
  return text;
}

class Questions : public testing::Test {
 protected:
  [[nodiscard]] Ran run(const std::vector<std::string>& arguments) const {
    return home_.run(arguments);
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(home_.folder() / name, std::ios::binary) << text;
  }
  Home home_;
};

TEST_F(Questions, of_a_file_are_checked_imported_listed_shown_and_removed) {
  write("sums.gift", questions(12));
  const Ran checked = run({"questions", "check", "sums.gift"});
  EXPECT_EQ(checked.exit, 0) << checked.err;
  EXPECT_EQ(checked.out, "sums.gift: gift, 12 questions found = 12 taken + 0 left out\n");
  const Ran imported = run({"questions", "import", "sums.gift"});
  EXPECT_EQ(imported.exit, 0) << imported.err;
  EXPECT_THAT(imported.out, HasSubstr("bank sums: 12 questions"));
  EXPECT_THAT(run({"questions", "list"}).out, AllOf(HasSubstr("biology"), HasSubstr("sums")));
  const json shown = json::parse(run({"questions", "show", "sums", "--json"}).out);
  ASSERT_EQ(shown.size(), 12U);
  EXPECT_EQ(shown[0]["topic"], "Sums");
  const Ran one = run({"questions", "show", "sums", shown[0]["id"].get<std::string>()});
  EXPECT_THAT(one.out, AllOf(HasSubstr("What is 0 and one?"), HasSubstr("-> A) 1")));
  EXPECT_EQ(run({"questions", "remove", "sums"}).exit, 0);
  EXPECT_EQ(run({"questions", "show", "sums"}).exit, 2);
}

TEST_F(Questions, that_cannot_be_asked_are_listed_and_the_rest_is_taken) {
  write("mixed.txt", questions(2) + "::why::Explain life. {}\n");
  const Ran imported = run({"questions", "import", "mixed.txt"});
  EXPECT_EQ(imported.exit, 1);
  EXPECT_THAT(imported.out,
              AllOf(HasSubstr("mixed.txt: gift, 3 questions found = 2 taken + 1 left out"),
                    HasSubstr("mixed.txt:9: why: it asks for an essay"),
                    HasSubstr("bank mixed: 2 questions, fewer than the 10 that a match needs")));
  const Ran strict = run({"questions", "import", "mixed.txt", "--as", "all", "--strict"});
  EXPECT_EQ(strict.exit, 1);
  EXPECT_THAT(strict.err, HasSubstr("nothing was taken in"));
  EXPECT_THAT(run({"questions", "list"}).out, Not(HasSubstr("all ")));
}

TEST_F(Questions, found_in_two_files_are_taken_once) {
  write("a.gift", questions(3));
  write("b.gift", questions(4));
  const Ran imported = run({"questions", "import", "a.gift", "b.gift", "--as", "both"});
  EXPECT_EQ(imported.exit, 1);
  EXPECT_THAT(imported.out, AllOf(HasSubstr("it is the same question as a.gift:"),
                                  HasSubstr("bank both: 4 questions")));
}

TEST_F(Questions, that_two_files_answer_differently_are_told) {
  write("a.gift", "Is one odd? {T}\n");
  write("b.gift", "Is one odd? {F}\n");
  EXPECT_THAT(run({"questions", "check", "a.gift", "b.gift"}).out,
              HasSubstr("b.gift:1: it is the same question as a.gift:1 with another answer: one of "
                        "the two is wrong"));
}

TEST_F(Questions, are_exported_as_the_ending_says_and_over_nothing_unasked) {
  write("one.gift", "Is one odd? {T}\n");
  ASSERT_EQ(run({"questions", "import", "one.gift"}).exit, 0);
  const Ran exported = run({"questions", "export", "one", "-o", "one.csv"});
  EXPECT_EQ(exported.err, "1 question written to one.csv\n");
  EXPECT_THAT(run({"questions", "check", "one.csv"}).out, HasSubstr("one.csv: csv, 1 question"));
  const Ran refused = run({"questions", "export", "one", "-o", "one.gift"});
  EXPECT_EQ(refused.exit, 3);
  EXPECT_THAT(refused.err, HasSubstr("--replace"));
  EXPECT_EQ(run({"questions", "export", "one", "-o", "one.json", "--replace"}).exit, 0);
  EXPECT_THAT(run({"questions", "check", "one.json"}).out, HasSubstr("one.json: json, 1 question"));
}

TEST_F(Questions, are_exported_and_imported_again_without_a_change) {
  for (const std::string format : {"gift", "csv", "json"}) {
    ASSERT_EQ(run({"questions", "export", "biology", "--format", format, "-o", "b." + format}).exit,
              0);
    const Ran imported = run({"questions", "import", "b." + format, "--as", format, "--strict"});
    EXPECT_EQ(imported.exit, 0) << imported.out << imported.err;
    EXPECT_EQ(run({"questions", "show", format, "--json"}).out,
              run({"questions", "show", "biology", "--json"}).out)
        << format;
  }
}

TEST_F(Questions, of_a_match_are_those_that_were_asked_for) {
  write("sums.gift", questions(30));
  const std::vector<std::string> play{"play",   "--rules", "bioludo",     "--seat",   "0=human",
                                      "--seat", "2=human", "--questions", "sums.gift"};
  const auto with = [&](const std::vector<std::string>& more) {
    auto all = play;
    all.insert(all.end(), more.begin(), more.end());
    return run(all);
  };
  EXPECT_THAT(with({}).out,
              AllOf(HasSubstr("30 questions are in the pool"), HasSubstr("and one?")));
  EXPECT_THAT(with({"--difficulty", "easy"}).out, HasSubstr("15 questions are in the pool"));
  const Ran both = with({"--questions", "biology", "--topic", "genetics", "--topic", "Sums"});
  EXPECT_THAT(both.out, HasSubstr("62 questions are in the pool")) << both.err;
}

TEST_F(Questions, go_with_the_match_to_a_machine_without_the_bank) {
  write("sums.gift", questions(30));
  const Ran begun = run({"play", "--rules", "bioludo", "--seat", "0=human", "--seat", "2=human",
                         "--questions", "sums.gift"});
  ASSERT_EQ(begun.exit, 0);
  EXPECT_THAT(begun.err, HasSubstr(" --questions sums.gift\n")) << "how to go on";
  std::filesystem::remove(home_.folder() / "sums.gift");
  EXPECT_THAT(run({"events", "@last"}).out, HasSubstr("and one?"));
  EXPECT_EQ(run({"verify", "@last"}).exit, 0);
  const Ran none = run({"play", "@last"});
  EXPECT_EQ(none.exit, 1) << "its questions are not exchanged without a word";
  EXPECT_THAT(none.err, AllOf(HasSubstr("30 of the 30 questions of this match are in no bank here"),
                              HasSubstr("--questions biology")));
  const Ran on = run({"play", "@last", "--questions", "biology"});
  EXPECT_EQ(on.exit, 0) << on.err;
  EXPECT_THAT(on.err, HasSubstr("from here on 352 others are asked"));
  EXPECT_EQ(run({"verify", "@last"}).exit, 0);
}

TEST_F(Questions, that_are_too_few_or_unknown_are_refused_with_what_there_is) {
  write("few.gift", questions(9));
  write("latin.gift", "Caf\xE9? {T}\n");
  write("zero.gift", std::string("One? {T}\0", 9));
  const std::vector<std::string> play{"play", "--rules", "bioludo", "--questions"};
  const auto refused = [&](std::vector<std::string> arguments, int exit, const std::string& says) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.exit, exit) << ran.out;
    EXPECT_THAT(ran.err, HasSubstr(says));
  };
  refused({"play", "--rules", "bioludo", "--questions", "few.gift"}, 2,
          "9 questions fit what was asked for, a match needs 10 (BI-4)");
  refused({"play", "--rules", "bioludo", "--questions", "nowhere"}, 2,
          "there is no bank and no file of that name; banks are biology");
  refused({"play", "--rules", "bioludo", "--topic", "Sewing"}, 2, "there is no such topic");
  refused({"play", "--questions", "few.gift"}, 2, "classic asks none");
  refused({"questions", "sew"}, 2, "there is no command 'questions sew'; there are: import, list");
  refused({"questions", "show", "nowhere"}, 2, "there is no bank 'nowhere'; there are: biology");
  refused({"questions", "remove", "biology"}, 2, "comes with the program");
  refused({"questions", "import", "few.gift", "--as", "biology"}, 2, "comes with the program");
  refused({"questions", "import", "few.gift", "--as", "../x"}, 2,
          "a name begins with a letter or digit");
  refused({"questions", "check", "."}, 3, ".");
  refused({"questions", "check", "nothing.gift"}, 3, "nothing.gift");
  write("letter.txt", "Dear all,\nplease find the questions attached.\n");
  write("all.zip", std::string("PK\x03\x04\x14\0\0\0", 8));
  refused({"questions", "check", "letter.txt"}, 4, "of no format known here (GIFT, Aiken");
  refused({"questions", "check", "all.zip"}, 4, "zip archive: unpack it first");
  refused({"questions", "check", "zero.gift"}, 4, "byte 0x00 at offset 8");
  EXPECT_THAT(run({"questions", "check", "latin.gift"}).out,
              HasSubstr("read as Windows-1252, since byte 0xE9 at offset 3 is not UTF-8"));
  EXPECT_EQ(run({"questions", "import", "few.gift"}).exit, 0);
  refused({"questions", "import", "few.gift"}, 2, "--replace puts this in its place");
  EXPECT_EQ(run({"questions", "import", "few.gift", "--replace"}).exit, 0);
}

TEST_F(Questions, that_were_missed_are_counted_and_can_be_asked_again) {
  write("sums.gift", questions(12));
  // The first ten questions of a person who always says B.
  std::string answers;
  for (int i = 0; i < 10; ++i) answers += "b\n";
  const Ran played = home_.run({"play", "--rules", "bioludo", "--seat", "0=human:Ada", "--seat",
                                "2=bot:easy", "--questions", "sums.gift", "--seed", "4"},
                               answers);
  ASSERT_EQ(played.exit, 0) << played.err;
  const json stats = json::parse(run({"stats", "questions", "--match", "@last", "--json"}).out);
  EXPECT_EQ(stats["matches"], 1);
  EXPECT_EQ(stats["questions"].size(), 10U);
  int right = 0;
  for (const json& question : stats["questions"]) {
    right += question["checked"]["right"].get<int>();
    EXPECT_EQ(question["asked"], 1);
    int chosen = 0;
    for (const json& count : question["chosen"]) chosen += count.get<int>();
    EXPECT_EQ(chosen, 1) << question;
    // What was chosen is counted in the bank's order, in which the first option is right.
    EXPECT_EQ(question["chosen"][0], question["checked"]["right"]);
  }
  EXPECT_EQ(stats["topics"][0]["checked"]["right"], right);
  EXPECT_EQ(stats["teams"][0]["team"], "Ada");
  EXPECT_EQ(stats["teams"][0]["checked"]["wrong"], 10 - right);
  EXPECT_THAT(run({"stats", "questions", "--all"}).out,
              HasSubstr(std::to_string(10 - right) + " of them missed by somebody"));
  EXPECT_THAT(run({"stats", "questions", "--all", "--format", "csv"}).out, HasSubstr("chosen_6\n"));
  EXPECT_EQ(run({"stats", "questions"}).exit, 2);
  ASSERT_EQ(run({"questions", "export", "--missed-in", "@last", "-o", "again.gift"}).exit, 0);
  EXPECT_THAT(run({"questions", "check", "again.gift"}).out,
              HasSubstr(std::to_string(10 - right) + " questions found"));
  EXPECT_EQ(run({"questions", "export", "biology", "--missed-in-all"}).exit, 2);
}

TEST_F(Questions, with_a_wrong_key_are_corrected_afterwards_and_counted_anew) {
  write("sums.gift", questions(12));
  const Ran played = home_.run({"play", "--rules", "bioludo", "--seat", "0=human:Ada", "--seat",
                                "2=bot:easy", "--questions", "sums.gift", "--seed", "4"},
                               "a\nb\nc\na\nb\nc\na\nb\nc\na\nresign\ny\n");
  ASSERT_EQ(played.exit, 0) << played.err;
  const auto stats = [&] {
    return json::parse(run({"stats", "questions", "--match", "@last", "--json"}).out);
  };
  const json before = stats();
  const json question = before["questions"][3];
  const auto id = question["id"].get<std::string>();
  std::size_t chosen = 0;
  while (question["chosen"][chosen] == 0) ++chosen;
  const std::size_t key = chosen == 0 ? 1 : chosen;  // From 0: makes a wrong one of a right answer.
  const std::string letter(1, static_cast<char>('A' + key));
  const std::vector<std::string> regrade{"questions", "regrade", "@last",    id.substr(0, 8),
                                         "--key",     letter,    "--reason", "misprinted"};
  const std::string log = run({"export", "@last", "--format", "jsonl", "-o", "-"}).out;
  ASSERT_FALSE(log.empty());

  auto dry = regrade;
  dry.emplace_back("--dry-run");
  EXPECT_THAT(run(dry).out, AllOf(HasSubstr("its key would be corrected from "),
                                  HasSubstr("-> Ada answers"), HasSubstr("tickets for the Safe")));
  EXPECT_EQ(run({"export", "@last", "--format", "jsonl", "-o", "-"}).out, log)
      << "nothing was written";

  auto as_json = regrade;
  as_json.emplace_back("--json");
  const Ran corrected = run(as_json);
  ASSERT_EQ(corrected.exit, 0) << corrected.err;
  const json report = json::parse(corrected.out);
  EXPECT_EQ(report["answer"], key + 1);
  EXPECT_EQ(report["flips"].size(), 2U) << report;
  EXPECT_EQ(report["flips"][0]["played"]["type"], "QuestionAnswered");
  EXPECT_THAT(run({"verify", "@last"}).out, Not(HasSubstr("illegal")));
  const std::string events = run({"events", "@last"}).out;
  EXPECT_THAT(events, AllOf(HasSubstr("its key was corrected to"), HasSubstr("misprinted"),
                            HasSubstr("by the corrected key: Ada answers")));

  EXPECT_THAT(run({"stats", "questions", "--match", "@last"}).out,
              HasSubstr("-> " + letter + ") " + question["options"][key].get<std::string>()));
  const json after = stats();
  EXPECT_EQ(after["questions"][3]["corrected"][0]["reason"], "misprinted");
  const int gained = chosen == 0 ? -1 : 1;
  EXPECT_EQ(after["topics"][0]["checked"]["right"].get<int>(),
            before["topics"][0]["checked"]["right"].get<int>() + gained);
  EXPECT_THAT(run({"stats", "questions", "--all"}).out,
              HasSubstr("its key was corrected from A) to " + letter + ")"));

  EXPECT_EQ(run(regrade).exit, 1) << "it is so already";
  EXPECT_EQ(run({"questions", "regrade", "@last", id, "--key", "Z", "--reason", "x"}).exit, 2);
  EXPECT_EQ(run({"questions", "regrade", "@last", "zz", "--key", "A", "--reason", "x"}).exit, 2);
  EXPECT_EQ(run({"questions", "regrade", "@last", id, "--key", "A", "--reason", ""}).exit, 2);
  EXPECT_EQ(run({"questions", "regrade", "@last", id, "--key", "A"}).exit, 2);
  const json back = json::parse(
      run({"questions", "regrade", "@last", id, "--key", "A", "--reason", "no", "--json"}).out);
  EXPECT_TRUE(back["flips"].empty());
  EXPECT_EQ(back["no_longer"], report["flips"]) << "what the first one has turned";
  EXPECT_EQ(stats()["topics"], before["topics"]);
}

TEST_F(Questions, of_an_empty_file_are_none) {
  write("empty.txt", "");
  EXPECT_EQ(run({"questions", "check", "empty.txt"}).exit, 1);
}

}  // namespace
}  // namespace ludolog::tests
