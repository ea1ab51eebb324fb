#include "tools/cli/text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "events/utf8.h"

namespace ludolog::cli {
namespace {

using Range = std::pair<char32_t, char32_t>;

// The blocks that matter for names; a rare letter judged wrongly only shifts a column.
constexpr std::array<Range, 8> kMarks{{{0x0300, 0x036F},
                                       {0x0483, 0x0489},
                                       {0x0591, 0x05BD},
                                       {0x064B, 0x065F},
                                       {0x200B, 0x200F},
                                       {0x20D0, 0x20FF},
                                       {0xFE00, 0xFE0F},
                                       {0xFE20, 0xFE2F}}};
constexpr std::array<Range, 7> kWide{{{0x1100, 0x115F},
                                      {0x2E80, 0xA4CF},
                                      {0xAC00, 0xD7A3},
                                      {0xF900, 0xFAFF},
                                      {0xFE30, 0xFE6F},
                                      {0xFF00, 0xFF60},
                                      {0x1F300, 0x1FAFF}}};

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, char32_t character) {
  return std::ranges::any_of(ranges, [&](const Range& range) {
    return character >= range.first && character <= range.second;
  });
}

std::size_t width_of(char32_t character) {
  if (is_in(kMarks, character)) return 0;
  return is_in(kWide, character) || character >= 0x20000 ? 2 : 1;
}

/// Takes the next character off `text`, or one byte that belongs to none.
std::string_view take(std::string_view& text, std::size_t& width) {
  std::string_view rest = text;
  const auto character = events::take_character(rest);
  width = character ? width_of(*character) : 1;
  const std::string_view taken = text.substr(0, character ? text.size() - rest.size() : 1);
  text.remove_prefix(taken.size());
  return taken;
}

}  // namespace

std::size_t display_width(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    std::size_t width = 0;
    take(text, width);
    columns += width;
  }
  return columns;
}

std::string cut(std::string_view text, std::size_t columns) {
  if (display_width(text) <= columns) return std::string(text);
  std::string result;
  std::size_t used = 0;
  while (!text.empty()) {
    std::size_t width = 0;
    const std::string_view character = take(text, width);
    if (used + width + 2 > columns) break;
    result += character;
    used += width;
  }
  return result + "..";
}

std::string fitted(std::string_view text, std::size_t columns) {
  std::string result = cut(text, columns);
  result.append(columns - std::min(columns, display_width(result)), ' ');
  return result;
}

std::vector<std::string> wrapped_lines(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines(1);
  std::size_t used = 0;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    const std::size_t width = display_width(word);
    if (used > 0 && used + 1 + width > columns) {
      lines.emplace_back();
      used = 0;
    }
    if (used > 0) {
      lines.back() += ' ';
      ++used;
    }
    lines.back() += word;
    used += width;
  }
  return lines;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), lines.back().size() + 1));
  }
  return lines;
}

std::string joined_lines(std::span<const std::string> lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::string counted(std::size_t count, std::string_view what, std::string_view several) {
  std::string text = std::to_string(count) + " ";
  if (count != 1 && !several.empty()) return text.append(several);
  return text.append(what) + (count == 1 ? "" : "s");
}

std::string cleaned(std::string_view text, std::size_t most) {
  std::string safe;
  while (!text.empty()) {
    if (safe.size() >= most) return safe + " ...";
    std::string_view rest = text;
    const auto character = events::take_character(rest);
    const bool shown = character && !events::is_control(*character);
    const std::size_t size = character ? text.size() - rest.size() : 1;
    safe += shown ? text.substr(0, size) : "?";
    text.remove_prefix(size);
  }
  return safe;
}

std::string printable(std::string_view typed) { return cut(cleaned(typed), 40); }

}  // namespace ludolog::cli
