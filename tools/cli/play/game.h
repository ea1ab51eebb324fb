// One sitting at a match: bots act by themselves, people are asked, everything accepted is recorded
// before it is shown.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "tools/cases/session.h"
#include "tools/cli/play/answer.h"
#include "tools/cli/play/display.h"
#include "tools/cli/play/input.h"
#include "tools/cli/play/prompts.h"

namespace ludolog::cli {

/// Why a sitting ended. Whatever it is, all that was accepted is recorded.
struct Ending {
  enum class Kind : std::uint8_t {
    kOver,     ///< The match is.
    kQuit,     ///< Asked for, or the end of the input.
    kStopped,  ///< By a signal.
    kProblem,
  };
  Kind kind{};
  cases::Problem problem{};  ///< Of kProblem.
  bool typed = false;        ///< Of kQuit: the word was typed.
};

class Game {
 public:
  struct Manners {
    bool asks_again = false;        ///< After an answer that does not fit; otherwise that ends it.
    std::function<bool()> stopped;  ///< Asked before everything that happens by itself.
  };

  /// All but `manners` must outlive the game.
  Game(cases::Session& session, Input& input, Display& display, Manners manners)
      : session_(session),
        input_(input),
        display_(display),
        manners_(std::move(manners)),
        names_(session.names()) {}

  [[nodiscard]] Ending run();

 private:
  /// What a line was taken for: it did something, it does not fit, or the sitting ends.
  struct Refused {
    std::string why;
  };
  struct Done {};
  using Outcome = std::variant<Done, Refused, Ending>;

  [[nodiscard]] const State& state() const { return session_.state(); }
  void ask();
  [[nodiscard]] Asked asked_now() const;
  /// Nobody at the table plays on, and bots would end the match in a moment.
  [[nodiscard]] bool only_bots_are_left() const;
  [[nodiscard]] std::optional<Ending> ask_before_bots_play_on();
  /// At once to a reader without a terminal, else as much as fits, by Enter the rest.
  void show_page(const std::string& text);
  [[nodiscard]] static std::size_t page_room();
  /// Of a question that two sides judge themselves, one after the other at the same screen.
  [[nodiscard]] bool other_side_saw_the_key() const;
  [[nodiscard]] Outcome take(const Answer& answer);
  [[nodiscard]] Outcome take_enter();
  [[nodiscard]] Outcome take_face(unsigned face);
  [[nodiscard]] Outcome answer_draw(bool accept);
  [[nodiscard]] Outcome offer_draw();
  [[nodiscard]] Outcome resign(const std::string& who, std::optional<Seat> asked);
  [[nodiscard]] Outcome show_log(const std::string& count);
  [[nodiscard]] Outcome submit(const Command& command);
  [[nodiscard]] std::vector<Choice> choices_now() const;
  [[nodiscard]] std::vector<model::OtherChoice> others_now() const;
  [[nodiscard]] const Stream& stream() const { return session_.match().stream(); }
  /// Says who was right, and what would have been, as soon as nobody is to answer that any more.
  void tell_answer(std::uint64_t first);

  cases::Session& session_;
  Input& input_;
  Display& display_;
  Manners manners_;
  model::SeatNames names_;
  bool key_shown_ = false;               ///< Of a question whose answer people judge themselves.
  bool left_to_bots_ = false;            ///< It has been asked.
  std::vector<std::string> page_;        ///< Lines that a person is reading.
  std::optional<Seat> about_to_resign_;  ///< Who was asked whether that is meant.
};

}  // namespace ludolog::cli
