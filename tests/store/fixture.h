// What the tests of the store share: a folder that goes away, events that nobody's rules made, and
// children to kill.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/event.h"
#include "store/match_writer.h"

namespace ludolog::store {

/// An empty folder of its own for every test.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::filesystem::path operator/(const char* name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

// ---- a match ----

[[nodiscard]] MatchCreated created();
/// Tells matches apart.
[[nodiscard]] events::Genesis genesis(std::uint8_t number = 1);
[[nodiscard]] Content name_content(const char* text = "Ada");
/// `count` events of a match that begins with created(): a commitment, a name, throws and turns.
[[nodiscard]] std::vector<Event> sample_events(std::size_t count);

/// Plays `count` sample events into the library in one append; the match's id.
MatchId add_match(Library& library, std::size_t count, std::uint8_t number = 1);

// ---- files ----

[[nodiscard]] std::vector<std::uint8_t> bytes_at(const std::filesystem::path& path);
void put_bytes(const std::filesystem::path& path, const std::vector<std::uint8_t>& bytes);
[[nodiscard]] std::vector<std::string> names_in(const std::filesystem::path& folder);

/// A connection as anybody has it, with SQLite's defaults. Fails the test when it cannot be made.
class RawConnection {
 public:
  explicit RawConnection(const std::filesystem::path& path);
  ~RawConnection();
  RawConnection(const RawConnection&) = delete;
  RawConnection& operator=(const RawConnection&) = delete;

  /// Empty when the statements succeeded, otherwise SQLite's message.
  std::string run(const std::string& sql);
  /// All rows, columns joined by '|'.
  std::string rows(const std::string& sql);

 private:
  sqlite3* handle_ = nullptr;
};

// ---- children ----

constexpr int kExpectationFailed = 99;
/// Runs `body` in a forked child; its exit code, or 1000 + signal. kExpectationFailed when the code
/// is 0 and an EXPECT of the child was not met.
int in_child(const std::function<int()>& body);

/// For a child: gives root away for good. False when that is not possible.
[[nodiscard]] bool become_nobody();

}  // namespace ludolog::store
