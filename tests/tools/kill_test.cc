// `ludolog play` killed at many moments: what it had told of is kept, and the match goes on as if
// nothing had been.
#include <csignal>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/tools/program.h"

namespace ludolog::tests {
namespace {

using nlohmann::json;

const std::vector<std::string> kWatched{
    "play",   "--seed",       "5",       "--seat", "0=bot:greedy",
    "--seat", "2=bot:random", "--watch", "--pace", "0"};

/// The position of the last event that the narrator told of in a whole line, plus one.
std::uint64_t told(const std::string& out) {
  std::uint64_t version = 0;
  std::size_t begin = 0;
  for (auto end = out.find('\n'); end != std::string::npos; end = out.find('\n', begin)) {
    const std::string line = out.substr(begin, end - begin);
    begin = end + 1;
    if (line.size() > 8 && line[5] >= '0' && line[5] <= '9' && line.substr(6, 2) == "  ")
      version = std::stoull(line) + 1;
  }
  return version;
}

TEST(Kill, at_many_moments_loses_nothing_that_was_told) {
  const Home whole;
  ASSERT_EQ(whole.run(kWatched).exit, 0);
  const std::string expected = whole.run({"verify", "@last", "--json"}).out;

  const Home home;
  int killed = 0;
  std::uint64_t reached = 0;
  std::chrono::milliseconds patience{0};  // Grows where a sitting is too short to play anything.
  std::vector<std::string> words = kWatched;
  for (int sitting = 0; sitting < 400; ++sitting) {
    const std::chrono::milliseconds moment{40 + 31 * (sitting % 23)};
    const Ran ran = home.run_and_kill(words, patience + moment);
    if (ran.exit == 0) break;
    ASSERT_EQ(ran.exit, -SIGKILL) << ran.err;
    ++killed;
    const Ran list = home.run({"list", "--json"});
    patience += std::chrono::milliseconds{20};
    if (list.exit == 3) continue;  // Killed before there was a library.
    ASSERT_EQ(list.exit, 0) << list.err;
    const json matches = json::parse(list.out);
    if (matches.empty()) continue;
    const auto version = matches[0]["version"].get<std::uint64_t>();
    EXPECT_GE(version, told(ran.out));
    if (version > reached) patience = std::chrono::milliseconds{0};
    reached = version;
    EXPECT_EQ(home.run({"verify", "@last"}).exit, 0);
    if (matches[0]["finished"].get<bool>()) break;  // Killed behind the last event.
    words = {"play", "@last", "--watch", "--pace", "0"};
  }
  EXPECT_GE(killed, 1);
  if (home.run({"verify", "@last", "--json"}).out != expected) {
    ASSERT_EQ(home.run({"play", "@last"}).exit, 0);
    EXPECT_EQ(home.run({"verify", "@last", "--json"}).out, expected);
  }
}

}  // namespace
}  // namespace ludolog::tests
