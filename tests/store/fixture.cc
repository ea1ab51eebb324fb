#include "tests/store/fixture.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace ludolog::store {

TemporaryFolder::TemporaryFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "ludolog-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) std::abort();
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

MatchCreated created() {
  return {.rule_set = RuleSetId::kClassic,
          .rules_version = 1,
          .players = {Player::kHuman, Player::kGreedyBot, Player::kNobody, Player::kRandomBot},
          .options = {}};
}

events::Genesis genesis(std::uint8_t number) {
  events::Genesis genesis;
  genesis.nonce.fill(number);
  return genesis;
}

Content name_content(const char* text) { return *events::make_name(Bytes16{1, 2, 3}, text); }

std::vector<Event> sample_events(std::size_t count) {
  ChanceCommitted committed{
      .epoch = 0, .origin = ChanceOrigin::kGiven, .party = 0, .parties = 1, .commitment = {}};
  committed.commitment.fill(7);
  std::vector<Event> events{created(), committed,
                            PlayerNamed{.seat = 0, .name = events::content_id(name_content())},
                            StarterChosen{.seat = 0}};
  std::uint32_t turn = 1;
  while (events.size() < count) {
    const auto value = static_cast<std::uint16_t>(turn % 5 + 1);
    const auto seat = static_cast<Seat>((turn - 1) % kSeats);
    events.emplace_back(
        DieRolled{.seat = seat,
                  .movable = 0,
                  .draw = {.offset = turn - 1, .epoch = 0, .sides = 6, .value = value}});
    ++turn;
    events.emplace_back(TurnEnded{.seat = seat,
                                  .reason = TurnEnd::kNoMove,
                                  .next = static_cast<Seat>((turn - 1) % kSeats),
                                  .turn = turn,
                                  .round = (turn + 3) / 4});
  }
  events.resize(count);
  return events;
}

MatchId add_match(Library& library, std::size_t count, std::uint8_t number) {
  auto writer = MatchWriter::create(library, created(), genesis(number), no_clock());
  writer.put(name_content());
  const auto appended = writer.append(0, sample_events(count));
  EXPECT_TRUE(appended.has_value()) << appended.error().text;
  return writer.match();
}

std::vector<std::uint8_t> bytes_at(const std::filesystem::path& path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{}};
}

void put_bytes(const std::filesystem::path& path, const std::vector<std::uint8_t>& bytes) {
  std::ofstream out{path, std::ios::binary};
  std::copy(bytes.begin(), bytes.end(), std::ostreambuf_iterator<char>{out});
}

std::vector<std::string> names_in(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator{folder})
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

RawConnection::RawConnection(const std::filesystem::path& path) {
  EXPECT_EQ(sqlite3_open(path.c_str(), &handle_), SQLITE_OK);
}

RawConnection::~RawConnection() { sqlite3_close(handle_); }

std::string RawConnection::run(const std::string& sql) {
  char* message = nullptr;
  const int code = sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, &message);
  std::string text = code == SQLITE_OK ? "" : message != nullptr ? message : "failed";
  sqlite3_free(message);
  return text;
}

std::string RawConnection::rows(const std::string& sql) {
  std::string text;
  const auto add_row = [](void* to, int columns, char** values, char**) {
    for (int i = 0; i < columns; ++i) {
      *static_cast<std::string*>(to) += values[i] != nullptr ? values[i] : "NULL";
      *static_cast<std::string*>(to) += i + 1 == columns ? '\n' : '|';
    }
    return 0;
  };
  EXPECT_EQ(sqlite3_exec(handle_, sql.c_str(), add_row, &text, nullptr), SQLITE_OK) << sql;
  return text;
}

int in_child(const std::function<int()>& body) {
  const pid_t child = fork();
  if (child == 0) {
    const int result = body();
    _exit(result == 0 && testing::Test::HasFailure() ? kExpectationFailed : result);
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

bool become_nobody() {
  constexpr uid_t kNobody = 65534;
  if (geteuid() != 0) return true;
  return setresgid(kNobody, kNobody, kNobody) == 0 && setresuid(kNobody, kNobody, kNobody) == 0;
}

}  // namespace ludolog::store
