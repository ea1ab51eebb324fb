#include "viewer/model/script.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace ludolog::model {
namespace {

using Words = std::vector<std::string_view>;
using What = decltype(ScriptStep::what);
using Parsed = tl::expected<What, std::string>;

Words words_of(std::string_view line) {
  constexpr std::string_view kSpace = " \t\r";
  Words words;
  while (true) {
    const auto begin = line.find_first_not_of(kSpace);
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    const auto end = std::min(line.find_first_of(kSpace), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

template <class Number>
std::optional<Number> whole(std::string_view text) {
  Number value = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return value;
}

/// Digits with at most one point: the same in every locale.
std::optional<double> decimal(std::string_view text, double greatest) {
  double value = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value, std::chars_format::fixed);
  if (read.ec != std::errc() || read.ptr != end || !(value >= 0 && value <= greatest))
    return std::nullopt;
  return value;
}

bool is_file_name(std::string_view name) {
  return std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

tl::unexpected<std::string> wrong(std::string_view what, std::string_view expected) {
  return tl::unexpected("'" + std::string(what.substr(0, 40)) + "': expected " +
                        std::string(expected));
}

Parsed parse_wait(const Words& words) {
  const auto seconds = decimal(words[1], 3600);
  if (!seconds) return wrong(words[1], "seconds, 0 to 3600");
  return WaitStep{*seconds};
}

Parsed parse_key(const Words& words) {
  const auto key = key_named(words[1]);
  if (!key) return wrong(words[1], "a key, like Space, N or Ctrl+Right");
  return KeyStep{*key};
}

Parsed parse_click(const Words& words) { return ClickStep{std::string(words[1])}; }

Parsed parse_point(const Words& words) { return PointStep{std::string(words[1])}; }

Parsed parse_wheel(const Words& words) {
  const auto notches = whole<int>(words[2]);
  if (!notches || *notches < -100 || *notches > 100) return wrong(words[2], "notches, -100 to 100");
  return WheelStep{std::string(words[1]), *notches};
}

Parsed parse_drag(const Words& words) {
  const auto to = decimal(words[2], 1);
  if (!to) return wrong(words[2], "a place from 0 (left) to 1 (right)");
  return DragStep{std::string(words[1]), *to};
}

Parsed parse_expect(const Words& words) {
  if (words[1] != "version") return wrong(words[1], "version");
  const auto version = whole<std::uint64_t>(words[2]);
  if (!version) return wrong(words[2], "a version");
  return ExpectStep{*version};
}

Parsed parse_shot(const Words& words) {
  if (!is_file_name(words[1])) return wrong(words[1], "a name of letters, digits, - and _");
  return ShotStep{std::string(words[1])};
}

struct Verb {
  std::string_view name;
  std::size_t words;
  Parsed (*parse)(const Words&);
};

constexpr Verb kVerbs[] = {
    {"wait", 2, parse_wait},     {"key", 2, parse_key},     {"click", 2, parse_click},
    {"point", 2, parse_point},   {"wheel", 3, parse_wheel}, {"drag", 3, parse_drag},
    {"expect", 3, parse_expect}, {"shot", 2, parse_shot},
};

Parsed parse_words(const Words& words) {
  for (const Verb& verb : kVerbs) {
    if (words.front() != verb.name) continue;
    if (words.size() != verb.words)
      return tl::unexpected(std::string(verb.name) + " takes " + std::to_string(verb.words - 1) +
                            (verb.words == 2 ? " word" : " words") + " behind it, not " +
                            std::to_string(words.size() - 1));
    return verb.parse(words);
  }
  return wrong(words.front(), "wait, key, click, point, wheel, drag, expect or shot");
}

}  // namespace

tl::expected<std::vector<ScriptStep>, std::string> parse_script(std::string_view text) {
  std::vector<ScriptStep> steps;
  for (std::size_t line = 1; !text.empty(); ++line) {
    const auto end = std::min(text.find('\n'), text.size());
    const Words words = words_of(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (words.empty() || words.front().front() == '#') continue;
    auto parsed = parse_words(words);
    if (!parsed) return tl::unexpected("line " + std::to_string(line) + ": " + parsed.error());
    steps.push_back({line, std::move(*parsed)});
  }
  return steps;
}

}  // namespace ludolog::model
