#include <fmt/core.h>

#include "tools/cli/play/display.h"

namespace ludolog::cli {
namespace {

class Silent final : public Display {
 public:
  Silent(Sink sink, model::SeatNames names, Style style)
      : sink_(std::move(sink)), names_(std::move(names)), style_(style) {}

  void happened(const Stream&, std::uint64_t) override {}
  void ask(const Stream&, const Question&) override {}
  void page(std::string_view) override {}
  void refuse(std::string_view) override {}
  void tell(std::string_view) override {}
  void board(const Stream&) override {}
  void finish(const Stream& stream) override {
    sink_(board_text(stream.state(), names_, style_, terminal_size().columns));
  }

 private:
  Sink sink_;
  model::SeatNames names_;
  Style style_;
};

class Narrator final : public Display {
 public:
  Narrator(Sink sink, model::SeatNames names, Style style)
      : sink_(std::move(sink)), names_(std::move(names)), style_(style) {}

  void happened(const Stream& stream, std::uint64_t first) override {
    std::string text;
    for (std::uint64_t position = first; position < stream.version(); ++position)
      text += fmt::format("{:>6}  {}\n", position,
                          model::sentence_while_playing(stream.events()[position],
                                                        stream.state_at(position), names_));
    sink_(text);
  }
  void ask(const Stream&, const Question& question) override {
    std::string text;
    if (question.page != page_)
      for (const std::string& line : question.page) text += "        " + line + "\n";
    page_ = question.page;
    sink_(text);
  }
  void page(std::string_view text) override { sink_(text); }
  void refuse(std::string_view) override {}
  void tell(std::string_view text) override { sink_(fmt::format("        {}\n", text)); }
  void board(const Stream& stream) override {
    sink_(board_text(stream.state(), names_, style_, terminal_size().columns) +
          model::awaited_in_words(stream.state(), names_) + "\n");
  }
  void finish(const Stream& stream) override {
    sink_("\n" + board_text(stream.state(), names_, style_, terminal_size().columns));
  }

 private:
  Sink sink_;
  model::SeatNames names_;
  Style style_;
  std::vector<std::string> page_;  ///< Shown last.
};

}  // namespace

std::unique_ptr<Display> make_silent(Sink sink, model::SeatNames names, Style style) {
  return std::make_unique<Silent>(std::move(sink), std::move(names), style);
}

std::unique_ptr<Display> make_narrator(Sink sink, model::SeatNames names, Style style) {
  return std::make_unique<Narrator>(std::move(sink), std::move(names), style);
}

}  // namespace ludolog::cli
