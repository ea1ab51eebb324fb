// The picture of a running match. It fits 80 x 24: the board with the seats beside it, the last
// turns in words, the choices, the prompt in the last line.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "core/rules/rule_set.h"
#include "tools/cli/play/display.h"
#include "tools/cli/play/news.h"
#include "tools/cli/play/recap.h"
#include "tools/cli/status_text.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

constexpr std::size_t kMostRecapLines = 10;
constexpr std::size_t kResultLines = 9;
constexpr std::size_t kFewestRecapLines = 1;

/// Five lines that show a face.
std::array<std::string, 5> die(std::uint8_t face) {
  constexpr std::array<std::array<std::string_view, 3>, 7> kPips{
      {{"       ", "       ", "       "},
       {"       ", "   o   ", "       "},
       {" o     ", "       ", "     o "},
       {" o     ", "   o   ", "     o "},
       {" o   o ", "       ", " o   o "},
       {" o   o ", "   o   ", " o   o "},
       {" o   o ", " o   o ", " o   o "}}};
  const auto& pips = kPips[face <= 6 ? face : 0];
  return {"+-------+", fmt::format("|{}|", pips[0]), fmt::format("|{}|", pips[1]),
          fmt::format("|{}|", pips[2]), "+-------+"};
}

class Screen final : public Display {
 public:
  Screen(Sink sink, model::SeatNames names, Style style, ScreenSetup setup)
      : sink_(std::move(sink)), style_(style), setup_(std::move(setup)), recap_(std::move(names)) {}

  void happened(const Stream& stream, std::uint64_t first) override {
    take_in(stream);
    if (!setup_.pause || first == 0) return;
    draw(stream, nullptr);
    fresh_ = recap_.lines().empty() ? 0 : recap_.lines().size() - 1;
    setup_.pause();
  }

  void ask(const Stream& stream, const Question& question) override {
    take_in(stream);
    if (page_.empty()) {
      draw(stream, &question);
      fresh_ = recap_.lines().size();
    } else {
      put(page_ + "\n" + style_.bold(question.prompt));
    }
    page_.clear();
    notice_.clear();
    news_.clear();
  }

  void page(std::string_view text) override { page_ = text; }
  void refuse(std::string_view why) override { notice_ = why; }
  void tell(std::string_view text) override { notice_ = text; }
  void board(const Stream&) override {}  // Drawn at the next question anyway.
  void finish(const Stream& stream) override {
    take_in(stream);
    draw(stream, nullptr, kResultLines);
  }

 private:
  using Lines = std::vector<std::string>;

  void take_in(const Stream& stream) {
    const bool resumes = seen_ == 0;  // What is long past is no news.
    for (; seen_ < stream.version(); ++seen_) {
      const Event& event = stream.events()[seen_];
      recap_.add(event, stream.state());
      if (resumes) continue;
      if (auto news = news_of(event, stream.state_at(seen_), recap_.names()))
        news_.push_back(*std::move(news));
    }
  }

  /// What stands beside the board.
  [[nodiscard]] Lines panel(const State& state) const {
    const auto& names = recap_.names();
    Lines lines{style_.dim(cut(setup_.title, kSeatColumns))};
    lines.push_back(has_begun(state)
                        ? style_.dim(fmt::format("turn {}, round {}", state.turn, state.round))
                        : "");
    lines.emplace_back();
    for (std::string& line : seat_lines(state, labels(), style_)) lines.push_back(std::move(line));
    lines.emplace_back();
    if (is_over(state)) return lines;
    const Seat seat = awaited_seat(state);
    Lines status = zone_lines(state, names);
    for (std::string& line : dangers_in_letters(state)) status.push_back(std::move(line));
    for (const std::string& line : status)
      for (std::string& part : wrapped_lines(line, kSeatColumns)) lines.push_back(std::move(part));
    if (!status.empty()) lines.emplace_back();
    if (status.empty() && state.number != 0 && has_begun(state)) {
      for (const std::string& line : die(state.number))
        lines.push_back("  " + style_.seat(state.seat, line));
      lines.push_back("");
    }
    lines.push_back(style_.bold(cut(whose(state, names[seat]), kSeatColumns)));
    return lines;
  }

  [[nodiscard]] static std::string whose(const State& state, const std::string& name) {
    if (state.awaited == Awaited::kDrawAnswer) return name + " is asked for a draw";
    if (state.awaited == Awaited::kMove && rule_set(state.rule_set).spends)
      return model::capitalised(model::task_in_words(state, {name, name, name, name}));
    if (state.awaited == Awaited::kMove)
      return fmt::format("{} moves by {}", name, model::numbers_in_words(state));
    if (state.awaited == Awaited::kTarget) return name + " attacks";
    if (state.awaited == Awaited::kEndOfTurn) return name + " may end the turn";
    if (is_quiz(state.awaited) || state.awaited == Awaited::kLottery) return "questions";
    if (state.number != 0 && has_begun(state)) return name + " throws again";
    return name + " is to throw";
  }

  /// Names with what kind of player it is.
  [[nodiscard]] model::SeatNames labels() const {
    model::SeatNames names = recap_.names();
    for (Seat seat = 0; seat < kSeats; ++seat)
      if (is_bot(setup_.players[seat])) names[seat] = cut(names[seat], 14) + " bot";
    return names;
  }

  [[nodiscard]] Lines picture(const State& state, const Question* question,
                              std::size_t columns) const {
    if (question != nullptr && !question->page.empty()) return question->page;
    if (state.quiz.kind == QuizKind::kOpening || state.awaited == Awaited::kLottery)
      return seat_lines(state, labels(), style_);  // The quiz comes before the board.
    if (columns < kBoardColumns) return token_lines(state, labels(), style_, columns);
    const auto marks =
        question == nullptr ? std::vector<Mark>{} : marks_of(state, question->choices);
    Lines lines = board_lines(state, style_, marks);
    if (columns >= kBoardColumns + 2 + kSeatColumns)
      return side_by_side(std::move(lines), panel(state));
    for (std::string& line : seat_lines(state, labels(), style_)) lines.push_back(std::move(line));
    return lines;
  }

  /// One line of the recap in the lines it takes; dim when it was there at the last prompt.
  [[nodiscard]] Lines recap_lines(std::size_t index, std::size_t columns) const {
    const Recap::Line& line = recap_.lines()[index];
    const std::string who = line.seat ? recap_.names()[*line.seat] + " " : "";
    const std::string letter =
        line.seat ? std::string(1, letter_of(*setup_.board, *line.seat)) : "-";
    Lines lines = wrapped_lines(who + line.text, std::max<std::size_t>(columns, 20) - 2);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string text = (i == 0 ? letter + " " : "  ") + lines[i];
      const bool old = index < fresh_;
      lines[i] = old ? style_.dim(text) : line.seat ? style_.seat(*line.seat, text) : text;
    }
    return lines;
  }

  /// The last turns, as many as fit into `room` lines.
  [[nodiscard]] Lines recent(std::size_t room, std::size_t columns) const {
    Lines lines;
    for (std::size_t index = recap_.lines().size(); index-- > 0;) {
      Lines more = recap_lines(index, columns);
      const bool wanted = room > 0 && lines.empty();  // However long it is.
      if (!wanted && lines.size() + more.size() > room) break;
      lines.insert(lines.begin(), more.begin(), more.end());
    }
    return lines;
  }

  /// `below_it` lines are left free for what follows.
  void draw(const Stream& stream, const Question* question, std::size_t below_it = 0) {
    TerminalSize size = setup_.size();
    size.rows -= std::min(size.rows, below_it);
    const std::size_t columns = size.columns;
    Lines lines = picture(stream.state(), question, columns);
    Lines below;
    const auto offer = [&](const std::string& line) {
      for (const std::string& part : wrapped_lines(line, std::max<std::size_t>(columns, 20) - 3))
        below.push_back("  " + part);
    };
    if (question != nullptr) {
      for (const std::string& line : choice_lines(question->choices)) offer(line);
      for (const model::OtherChoice& other : question->others) offer(other.key + "  " + other.text);
    }
    Lines told = news_;
    if (!notice_.empty()) told.insert(told.begin(), notice_);
    for (const std::string& line : told)
      for (const std::string& part : wrapped_lines(line, columns))
        below.push_back(style_.bold(part));
    const std::size_t taken = lines.size() + below.size() + 1;  // And the prompt.
    const std::size_t free = size.rows > taken ? size.rows - taken : 0;
    const bool airy = free > kMostRecapLines;
    if (airy) lines.emplace_back();
    const Lines turns =
        recent(std::clamp(free, told.empty() ? kFewestRecapLines : 0, kMostRecapLines), columns);
    lines.insert(lines.end(), turns.begin(), turns.end());
    lines.insert(lines.end(), below.begin(), below.end());
    std::string text = joined_lines(lines);
    if (question != nullptr) text += style_.bold(question->prompt);
    put(text);
  }

  /// Over the last picture, so that nothing flickers, or below it.
  void put(const std::string& text) {
    if (!setup_.clears) return sink_(text);
    std::string drawn;
    // The first time, what is on the screen goes up into the scrollback.
    if (!drawn_before_) drawn.append(setup_.size().rows, '\n');
    drawn_before_ = true;
    drawn += "\033[H";
    for (const char c : text) drawn += c == '\n' ? std::string("\033[K\n") : std::string(1, c);
    sink_(drawn + "\033[J");
  }

  Sink sink_;
  Style style_;
  ScreenSetup setup_;
  Recap recap_;
  std::uint64_t seen_ = 0;  ///< Events taken into the recap.
  std::size_t fresh_ = 0;   ///< First line of the recap that is new.
  std::string notice_;
  Lines news_;  ///< Since the last question.
  std::string page_;
  bool drawn_before_ = false;
};

}  // namespace

std::unique_ptr<Display> make_screen(Sink sink, model::SeatNames names, Style style,
                                     ScreenSetup setup) {
  return std::make_unique<Screen>(std::move(sink), std::move(names), style, std::move(setup));
}

}  // namespace ludolog::cli
