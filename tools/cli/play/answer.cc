#include "tools/cli/play/answer.h"

#include <array>
#include <charconv>
#include <utility>

namespace ludolog::cli {
namespace {

using Word = Answer::Word;

// What gives something up has no short form.
constexpr std::array<std::pair<std::string_view, Word>, 20> kWords{
    {{"r", Word::kRoll},        {"roll", Word::kRoll},     {"y", Word::kYes},
     {"yes", Word::kYes},       {"n", Word::kNo},          {"no", Word::kNo},
     {"draw", Word::kDraw},     {"resign", Word::kResign}, {"q", Word::kQuit},
     {"quit", Word::kQuit},     {"exit", Word::kQuit},     {"?", Word::kHelp},
     {"help", Word::kHelp},     {"b", Word::kBoard},       {"board", Word::kBoard},
     {"w", Word::kWhy},         {"why", Word::kWhy},       {"log", Word::kLog},
     {"revive", Word::kRevive}, {"end", Word::kEnd}}};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r";
  const auto begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

}  // namespace

Answer parse_answer(std::string_view line) {
  const std::string text = lower(trimmed(line));
  if (text.empty()) return {Word::kEnter, 0, {}, {}};
  if (text.front() == '#') return {Word::kComment, 0, {}, text};
  unsigned number = 0;
  const char* end = text.data() + text.size();
  if (const auto read = std::from_chars(text.data(), end, number);
      read.ec == std::errc() && read.ptr == end && text.size() <= 4)
    return {Word::kNumber, number, {}, text};
  const std::string_view first = std::string_view(text).substr(0, text.find(' '));
  const std::string_view rest = trimmed(std::string_view(text).substr(first.size()));
  for (const auto& [name, word] : kWords) {
    if (name != first) continue;
    const bool takes_argument =
        word == Word::kResign || word == Word::kLog || word == Word::kRevive;
    if (!rest.empty() && !takes_argument) break;
    return {word, 0, std::string(rest), text};
  }
  return {Word::kUnknown, 0, {}, text};
}

}  // namespace ludolog::cli
