// What to type next, as the person would have to type it: with the program as it was called and the
// library that was named.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "events/envelope.h"

namespace ludolog::cli {

class Hints {
 public:
  /// `library`: as given on the command line; empty for the default one. `questions`: files of
  /// questions that the match cannot go on without.
  Hints(std::string_view library, const events::MatchId& match,
        const std::vector<std::string>& questions = {});

  /// The beginning of the match's id, long enough for people.
  [[nodiscard]] const std::string& short_id() const { return short_id_; }
  /// "ludolog play 3f2a0c11d2e4"
  [[nodiscard]] std::string command(std::string_view arguments) const;
  [[nodiscard]] std::string go_on() const { return command("play " + short_id_ + questions_); }
  /// Lines of commands to look at a match that is over, each ended by LF. It has
  /// so many events.
  [[nodiscard]] std::string look_at(std::uint64_t events) const;

 private:
  std::string program_;
  std::string library_;
  std::string short_id_;
  std::string questions_;
};

/// A word as a shell has to be given it.
[[nodiscard]] std::string shell_quoted(std::string_view word);

}  // namespace ludolog::cli
