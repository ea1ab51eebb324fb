#include "tools/cli/style.h"

#include <array>
#include <cstdlib>

#include <fmt/core.h>
#include <unistd.h>

namespace ludolog::cli {
namespace {

// Coral, mint, amber, blue of the 256 colours; chosen to differ in lightness too.
constexpr std::array<int, kSeats> kColours{209, 79, 221, 75};
constexpr std::array<int, kSeats> kWhiteAndBlack{255, 103, 255, 103};

}  // namespace

bool wants_colour(ColourWish wish) {
  if (wish != ColourWish::kAuto) return wish == ColourWish::kAlways;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  return (no_colour == nullptr || *no_colour == '\0') && isatty(STDOUT_FILENO) == 1 &&
         terminal != nullptr && std::string_view(terminal) != "dumb";
}

std::string Style::wrap(std::string_view code, std::string_view text) const {
  return colour_ ? fmt::format("\033[{}m{}\033[0m", code, text) : std::string(text);
}

int Style::colour_of(Seat seat) const {
  return sides_ == Sides::kWhiteAndBlack ? kWhiteAndBlack[seat] : kColours[seat];
}

std::string Style::seat(Seat seat, std::string_view text) const {
  return wrap(fmt::format("38;5;{}", colour_of(seat)), text);
}

std::string Style::token(Seat seat, std::string_view text) const {
  return wrap(fmt::format("1;38;5;16;48;5;{}", colour_of(seat)), text);
}

std::string Style::square(std::string_view text) const { return wrap("38;5;245;48;5;236", text); }

std::string Style::square(Seat seat, std::string_view text) const {
  return wrap(fmt::format("1;38;5;{};48;5;236", colour_of(seat)), text);
}

std::string Style::bold(std::string_view text) const { return wrap("1", text); }
std::string Style::dim(std::string_view text) const { return wrap("2", text); }

}  // namespace ludolog::cli
