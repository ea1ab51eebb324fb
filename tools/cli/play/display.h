// How a running match is shown: drawn anew on a terminal, or told line by line to whatever reads.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/stream.h"
#include "tools/cli/play/moves.h"
#include "tools/cli/style.h"
#include "tools/cli/terminal.h"

namespace ludolog::cli {

/// Takes what is printed; it has arrived when this returns.
using Sink = std::function<void(std::string_view)>;

/// What a person is asked.
struct Question {
  Seat seat = 0;                ///< Who is to answer; with real dice, for whom they are thrown.
  std::string prompt;           ///< "Noor, your throw: Enter rolls, ? helps > "
  std::vector<Choice> choices;  ///< When a token is to be chosen.
  std::vector<model::OtherChoice> others;
  std::vector<std::string> page;  ///< Lines to be seen instead of the board; empty mostly.
};

class Display {
 public:
  virtual ~Display() = default;
  /// The events from position `first` on are recorded.
  virtual void happened(const Stream& stream, std::uint64_t first) = 0;
  virtual void ask(const Stream& stream, const Question& question) = 0;
  /// Something a person wanted to read; ends with LF.
  virtual void page(std::string_view text) = 0;
  /// An answer that does not fit, in one line.
  virtual void refuse(std::string_view why) = 0;
  /// Something that people should know, in one line.
  virtual void tell(std::string_view text) = 0;
  /// The board, on demand.
  virtual void board(const Stream& stream) = 0;
  /// The match is over.
  virtual void finish(const Stream& stream) = 0;
};

/// For matches that run through at once: nothing but the board at the end.
[[nodiscard]] std::unique_ptr<Display> make_silent(Sink sink, model::SeatNames names, Style style);

/// For readers without a terminal: every event in a sentence behind its position, no prompts.
[[nodiscard]] std::unique_ptr<Display> make_narrator(Sink sink, model::SeatNames names,
                                                     Style style);

struct ScreenSetup {
  std::string title;  ///< Of the match.
  const Board* board = &kBoard52;
  Players players{};
  bool clears = false;  ///< Draws over the last picture; otherwise below it.
  std::function<TerminalSize()> size = terminal_size;
  std::function<void()>
      pause;  ///< Watching: called after a drawing of every decision. May be empty.
};

/// For people: the board, what happened lately, the choices and the prompt.
[[nodiscard]] std::unique_ptr<Display> make_screen(Sink sink, model::SeatNames names, Style style,
                                                   ScreenSetup setup);

}  // namespace ludolog::cli
