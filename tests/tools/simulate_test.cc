// `ludolog simulate`, as people and scripts use it.
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/tools/program.h"

namespace ludolog::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

Ran simulate(const Home& home, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "simulate");
  return home.run(arguments);
}

TEST(Simulate, counts_how_matches_end) {
  const Home home;
  const Ran ran = simulate(home, {"--matches", "100", "--bot", "greedy", "--seed", "1"});
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("100 matches of Classic Ludo, seed 1"));
  EXPECT_THAT(ran.out, HasSubstr("decided 100, drawn 0, without a winner 0"));
  EXPECT_THAT(ran.out, HasSubstr("ends: all_placed 100"));
}

TEST(Simulate, has_json_of_a_stable_form) {
  const Home home;
  const Ran ran = simulate(
      home, {"--rules", "brainking", "--matches", "200", "--seat", "0=bot:cautious:Noor", "--seat",
             "1=bot:random", "--seed", "7", "--jobs", "2", "--json", "--digest"});
  ASSERT_EQ(ran.exit, 0) << ran.err;
  const json report = json::parse(ran.out);
  EXPECT_EQ(report["rules"], "brainking");
  EXPECT_EQ(report["matches"], 200);
  EXPECT_EQ(report["seed"], 7);
  ASSERT_EQ(report["seats"].size(), 2U);
  EXPECT_EQ(report["seats"][0]["bot"], "cautious");
  EXPECT_EQ(report["seats"][0]["name"], "Noor");
  EXPECT_EQ(report["seats"][1]["seat"], 1);
  const int wins = report["seats"][0]["wins"].get<int>() + report["seats"][1]["wins"].get<int>();
  EXPECT_EQ(wins, report["decided"]);
  EXPECT_EQ(
      report["decided"].get<int>() + report["draws"].get<int>() + report["no_winner"].get<int>(),
      200);
  for (const char* member : {"mean", "sd", "p50", "p99"})
    EXPECT_GT(report["turns_to_winner"][member].get<double>(), 0) << member;
  EXPECT_GT(report["rolls"]["mean"].get<double>(), 0);
  EXPECT_GT(report["captures"]["mean"].get<double>(), 0);
  EXPECT_GT(report["events"]["total"].get<int>(), 20000);
  EXPECT_EQ(report["digest"].get<std::string>().size(), 64U);
  EXPECT_EQ(report["ends"]["first_winner"], 200);
  const json without = json::parse(simulate(home, {"--matches", "1", "--json"}).out);
  EXPECT_TRUE(without["digest"].is_null());
}

/// Counts what `simulate` counts of duels, from the events that it recorded.
json counted_fights(const Home& home) {
  json counted{{"DieRolled", 0},          {"TokenKnockedOut", 0}, {"TokenRevived", 0},
               {"TokenDied", 0},          {"safe_team_wins", 0},  {"ends", json::object()},
               {"causes", json::object()}};
  int safe_team = -1;
  int first = -1;
  std::istringstream lines(
      home.run({"--library", "runs.ludolog", "events", "--all", "--json"}).out);
  for (std::string line; std::getline(lines, line);) {
    const json event = json::parse(line);
    if (!event.contains("type")) continue;  // The head of a match.
    const std::string type = event["type"];
    const json& data = event["data"];
    if (counted.contains(type)) counted[type] = counted[type].get<int>() + 1;
    if (type == "TokenDied")
      counted["causes"][data["cause"].get<std::string>()] =
          counted["causes"].value(data["cause"].get<std::string>(), 0) + 1;
    if (type == "SafeTeamDrawn") safe_team = data["seat"];
    if (type == "PlaceTaken" && data["place"] == 1) first = data["seat"];
    if (type != "MatchEnded") continue;
    counted["ends"][data["reason"].get<std::string>()] =
        counted["ends"].value(data["reason"].get<std::string>(), 0) + 1;
    const bool won = data["reason"] == "last_team" || data["reason"] == "first_winner";
    if (won && first == safe_team)
      counted["safe_team_wins"] = counted["safe_team_wins"].get<int>() + 1;
  }
  return counted;
}

TEST(Simulate, counts_duels_as_their_events_do) {
  const Home home;
  const Ran ran = simulate(home, {"--rules", "bioludo", "--matches", "40", "--bot", "medium",
                                  "--seed", "1", "--into", "runs.ludolog", "--json"});
  ASSERT_EQ(ran.exit, 0) << ran.err;
  const json report = json::parse(ran.out);
  const json counted = counted_fights(home);
  EXPECT_GT(counted["TokenRevived"], 0);
  EXPECT_EQ(report["knock_outs"]["total"], counted["TokenKnockedOut"]);
  EXPECT_EQ(report["revivals"]["total"], counted["TokenRevived"]);
  EXPECT_EQ(report["deaths"]["total"], counted["TokenDied"]);
  EXPECT_EQ(report["deaths"]["causes"], counted["causes"]);
  EXPECT_EQ(report["safe_team"]["wins"], counted["safe_team_wins"]);
  EXPECT_EQ(report["ends"], counted["ends"]);
  EXPECT_DOUBLE_EQ(report["rolls"]["mean"], counted["DieRolled"].get<double>() / 40);
  EXPECT_DOUBLE_EQ(report["safe_team"]["share"],
                   counted["safe_team_wins"].get<double>() / report["decided"].get<double>());
  EXPECT_GT(report["rounds"]["mean"], 10);
}

TEST(Simulate, speaks_of_captures_or_of_duels_and_never_of_both) {
  const Home home;
  const Ran duels =
      simulate(home, {"--rules", "bioludo", "--matches", "20", "--bot", "hard", "--seed", "1"});
  EXPECT_THAT(duels.out, HasSubstr(" knock-outs, "));
  EXPECT_THAT(duels.out, HasSubstr("deaths: "));
  EXPECT_THAT(duels.out, HasSubstr("zone "));
  EXPECT_THAT(duels.out, HasSubstr("won by the Safe Team: "));
  EXPECT_THAT(duels.out, Not(HasSubstr("captures")));
  const Ran captures = simulate(home, {"--matches", "2", "--seed", "1"});
  EXPECT_THAT(captures.out, HasSubstr(" captures, "));
  EXPECT_THAT(captures.out, Not(HasSubstr("knock-outs")));
  const json with_duels = json::parse(
      simulate(home, {"--rules", "bioludo", "--matches", "2", "--bot", "easy", "--json"}).out);
  EXPECT_FALSE(with_duels.contains("captures"));
  EXPECT_FALSE(json::parse(simulate(home, {"--matches", "1", "--json"}).out).contains("deaths"));
}

TEST(Simulate, gives_the_same_matches_for_any_number_of_jobs_recorded_or_not) {
  const Home home;
  const auto digest = [&home](const std::string& jobs, std::vector<std::string> more) {
    std::vector<std::string> words{"--matches", "150", "--seed", "42", "--jobs", jobs, "--json"};
    words.insert(words.end(), more.begin(), more.end());
    const Ran ran = simulate(home, words);
    EXPECT_EQ(ran.exit, 0) << ran.err;
    return json::parse(ran.out)["digest"];
  };
  const json one = digest("1", {"--digest"});
  EXPECT_EQ(digest("2", {"--digest"}), one);
  EXPECT_EQ(digest("5", {"--digest"}), one);
  EXPECT_EQ(digest("2", {"--into", "runs.ludolog"}), one);
  EXPECT_NE(
      json::parse(
          simulate(home, {"--matches", "150", "--seed", "43", "--digest", "--json"}).out)["digest"],
      one);
}

TEST(Simulate, records_matches_that_verify_and_records_none_twice) {
  const Home home;
  const std::vector<std::string> words{"--matches",    "40",       "--seed",      "255",   "--into",
                                       "runs.ludolog", "--option", "play_on=off", "--json"};
  EXPECT_EQ(json::parse(simulate(home, words).out)["recorded"], 40);
  const json again = json::parse(simulate(home, words).out);
  EXPECT_EQ(again["recorded"], 0);
  EXPECT_EQ(again["were_there"], 40);
  const Ran verified = home.run({"--library", "runs.ludolog", "verify", "--all"});
  EXPECT_EQ(verified.exit, 0) << verified.out;
  EXPECT_THAT(home.run({"--library", "runs.ludolog", "list"}).out, HasSubstr("1. "));
}

TEST(Simulate, gives_a_library_whose_events_can_be_streamed) {
  const Home home;
  EXPECT_EQ(simulate(home, {"--matches", "3", "--into", "runs.ludolog"}).exit, 0);
  const Ran ran = home.run({"--library", "runs.ludolog", "events", "--all", "--json"});
  EXPECT_EQ(ran.exit, 0) << ran.err;
  std::istringstream lines(ran.out);
  int labels = 0;
  int created = 0;
  for (std::string line; std::getline(lines, line);) {
    const json parsed = json::parse(line);
    labels += parsed.contains("ludolog") ? 1 : 0;
    created += line.find("MatchCreated") != std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(labels, 3);
  EXPECT_EQ(created, 3);
  EXPECT_EQ(home.run({"--library", "runs.ludolog", "events", "--all"}).exit, 2);
  EXPECT_EQ(home.run({"events"}).exit, 2);
}

TEST(Simulate, plays_as_match_0_what_play_plays_with_that_seed) {
  const Home home;
  std::vector<std::string> seats{"--seat", "0=bot:greedy:Sam", "--seat", "2=bot:cautious"};
  std::vector<std::string> words{"--matches", "1", "--seed", "255", "--into", "runs.ludolog"};
  words.insert(words.end(), seats.begin(), seats.end());
  EXPECT_EQ(simulate(home, words).exit, 0);
  std::vector<std::string> play{"play", "--seed", "ff"};
  play.insert(play.end(), seats.begin(), seats.end());
  EXPECT_EQ(home.run(play).exit, 0);
  const auto events = [&home](std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"events", "@last", "--json"});
    return home.run(arguments).out;
  };
  EXPECT_EQ(events({"--library", "runs.ludolog"}), events({}));
}

TEST(Simulate, says_what_is_wrong_with_its_options) {
  const Home home;
  const auto refused = [&home](std::vector<std::string> words, const char* why) {
    const Ran ran = simulate(home, std::move(words));
    EXPECT_EQ(ran.exit, 2) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(why));
  };
  refused({}, "--matches");
  refused({"--matches", "0"}, "expected 1 to 1000000000");
  refused({"--matches", "5000000000"}, "expected 1 to");
  refused({"--matches", "-1"}, "--matches");
  refused({"--matches", "1", "--jobs", "0"}, "--jobs 0");
  refused({"--matches", "1", "--bot", "gredy"}, "did you mean 'greedy'");
  refused({"--matches", "1", "--seat", "0=human", "--seat", "2=bot:random"}, "between bots");
  refused({"--matches", "1", "--seat", "7=bot:random"}, "seat N from 0 to 3");
  refused({"--matches", "1", "--rules", "chess"}, "there are: classic, brainking");
  refused({"--matches", "1", "--rules", "brainking", "--seat", "0=bot:random", "--seat",
           "2=bot:random"},
          "cannot be played at seats 0+2");
  refused({"--matches", "1", "--option", "blocks=maybe"}, "blocks takes");
  refused({"--matches", "1", "--rules", "brainking", "--option", "blocks=on"}, "has no options");
  refused({"--matches", "1", "--into", "-"}, "--into -");
}

TEST(Simulate, reads_numbers_as_people_write_them) {
  const Home home;
  EXPECT_EQ(json::parse(simulate(home, {"--matches", "010", "--json"}).out)["matches"], 10);
  const Ran most = simulate(home, {"--matches", "1", "--seed", "18446744073709551615", "--json"});
  EXPECT_EQ(most.exit, 0) << most.err;
  EXPECT_EQ(json::parse(most.out)["seed"], 18446744073709551615ULL);
  const Ran more = simulate(home, {"--matches", "1", "--seed", "18446744073709551616"});
  EXPECT_EQ(more.exit, 2);
  EXPECT_THAT(more.err, HasSubstr("from 0 to 18446744073709551615"));
}

TEST(Simulate, lets_others_into_the_library_between_two_transactions) {
  const Home home;
  const std::string both = std::string(LUDOLOG_PROGRAM) +
                           " simulate --matches 2500 --rules brainking --seed 1 --into a.ludolog & "
                           "sleep 1; " +
                           LUDOLOG_PROGRAM +
                           " simulate --matches 50 --rules brainking --seed 2 --into a.ludolog || "
                           "exit 9; wait";
  const Ran ran = home.run_program("bash", {"-c", both});
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_EQ(json::parse(home.run({"--library", "a.ludolog", "list", "--json"}).out).size(), 2550U);
}

TEST(Simulate, leaves_a_file_alone_that_is_no_library) {
  const Home home;
  write_file(home.folder() / "letter.txt", "Dear Sam, these are my memoirs.\n");
  const Ran ran = simulate(home, {"--matches", "3", "--into", "letter.txt"});
  EXPECT_EQ(ran.exit, 4) << ran.err;
  EXPECT_EQ(read_file(home.folder() / "letter.txt"), "Dear Sam, these are my memoirs.\n");
}

TEST(Simulate, stops_between_two_matches_and_what_it_recorded_is_whole) {
  const Home home;
  const Ran ran =
      home.run_program("timeout", {"--signal=INT", "3", LUDOLOG_PROGRAM, "simulate", "--matches",
                                   "1000000", "--into", "runs.ludolog", "--jobs", "2", "--json"});
  // timeout's own code for a program that it had to stop.
  EXPECT_EQ(ran.exit, 124) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("stopped after"));
  const json report = json::parse(ran.out);
  EXPECT_EQ(report["stopped"], true);
  EXPECT_EQ(report["recorded"], report["matches"]);
  const json list = json::parse(home.run({"--library", "runs.ludolog", "list", "--json"}).out);
  EXPECT_EQ(list.size(), report["recorded"].get<std::size_t>());
}

TEST(Simulate, keeps_what_was_recorded_when_the_disk_is_full) {
  const Home home;
  const Ran ran = home.run_program(
      "bash", {"-c", std::string("ulimit -f 6000; trap '' XFSZ; ") + LUDOLOG_PROGRAM +
                         " simulate --matches 5000 --into runs.ludolog --seed 1"});
  EXPECT_EQ(ran.exit, 3) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("matches of this run are recorded"));
  const Ran verified = home.run({"--library", "runs.ludolog", "verify", "--all"});
  EXPECT_TRUE(verified.exit == 0 || verified.exit == 2) << verified.out << verified.err;
}

}  // namespace
}  // namespace ludolog::tests
