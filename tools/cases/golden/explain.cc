#include "tools/cases/golden/explain.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include "core/diagram.h"
#include "core/stream.h"
#include "events/jsonl.h"

namespace ludolog::golden {
namespace {

std::string value_text(const events::JsonValue* value) {
  if (value == nullptr) return "nothing";
  if (const auto* number = std::get_if<std::int64_t>(value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(value)) return *text;
  std::string text;
  append_json(text, std::get<events::JsonObject>(*value));
  return text;
}

const events::JsonValue* find(const events::JsonObject& object, std::string_view key) {
  const auto found = std::ranges::find(object, key, &events::JsonMember::key);
  return found == object.end() ? nullptr : &found->value;
}

std::string differing_member(const events::JsonObject& expected, const events::JsonObject& found,
                             const std::string& path) {
  std::vector<std::string> keys;
  for (const auto* object : {&expected, &found})
    for (const events::JsonMember& member : *object)
      if (std::ranges::find(keys, member.key) == keys.end()) keys.push_back(member.key);
  // A type says more than the fields that come with it, a digest less than anything.
  std::ranges::stable_sort(keys, {}, [](const std::string& key) {
    return key == "type" ? 0 : key == "digest" ? 2 : 1;
  });
  for (const std::string& key : keys) {
    const events::JsonValue* a = find(expected, key);
    const events::JsonValue* b = find(found, key);
    if (value_text(a) == value_text(b)) continue;
    const auto* inner_a = a != nullptr ? std::get_if<events::JsonObject>(a) : nullptr;
    const auto* inner_b = b != nullptr ? std::get_if<events::JsonObject>(b) : nullptr;
    if (inner_a != nullptr && inner_b != nullptr)
      return differing_member(*inner_a, *inner_b, path + key + ".");
    return path + key + ": " + value_text(a) + " -> " + value_text(b);
  }
  return {};
}

/// As far as the events of a case can be read.
Stream stream_of(const std::string& text) {
  std::istringstream in(text);
  events::JsonlReader reader(in);
  Stream stream;
  while (true) {
    const auto line = reader.next();
    if (!line || !*line) return stream;
    if (const auto* event = std::get_if<events::EventLine>(&**line))
      stream.append(event->decoded.event, false);
  }
}

std::string board_at(const Stream& stream, std::uint64_t version) {
  const State state = stream.state_at(std::min(version, stream.version()));
  if (state.awaited == Awaited::kCreation) return "  (no board yet)\n";
  std::string text;
  const std::string diagram = draw_diagram(board_of(state), state.steps, seats_of(state.players));
  for (const std::string_view line : lines_of(diagram)) text += "  " + std::string(line) + "\n";
  return text;
}

/// Lines of events that differ behind the one at `line`.
std::size_t differing_after(const Case& golden, const Case& now, std::size_t line) {
  const auto expected = lines_of(golden.events);
  const auto found = lines_of(now.events);
  std::size_t differing = 0;
  for (std::size_t i = line; i < std::max(expected.size(), found.size()); ++i) {
    if (i >= expected.size() || i >= found.size()) {
      ++differing;
      continue;
    }
    // The chain carries every change on: what counts is what happened.
    const auto body = [](std::string_view text) {
      return text.substr(0, text.find(",\"digest\""));
    };
    if (body(expected[i]) != body(found[i])) ++differing;
  }
  return differing;
}

}  // namespace

std::string first_difference(std::string_view expected, std::string_view found) {
  const auto a = events::parse_json_line(expected);
  const auto b = events::parse_json_line(found);
  if (!a || !b) return {};
  return differing_member(*a, *b, "");
}

std::string explain(const Case& golden, const Case& now, const Divergence& divergence) {
  std::string text = golden.name + ": " + golden.meta.purpose + "\n";
  text += std::string(name_of(divergence.comparison)) + " differs at position " +
          std::to_string(divergence.position);
  if (!divergence.file.empty())
    text += ", " + divergence.file + ":" + std::to_string(divergence.line);
  text += "\n- " + divergence.expected + "\n+ " + divergence.found + "\n";
  const std::string field = first_difference(divergence.expected, divergence.found);
  if (!field.empty()) text += "field " + field + "\n";
  if (now.events.empty()) return text;

  const Stream expected = stream_of(golden.events);
  const Stream found = stream_of(now.events);
  const std::string before = board_at(expected, divergence.position);
  const std::string after = board_at(expected, divergence.position + 1);
  const std::string after_now = board_at(found, divergence.position + 1);
  text += "board before:\n" + before;
  if (after == after_now)
    text +=
        after == before ? "board after, in both: the same\n" : "board after, in both:\n" + after;
  else
    text += "board after, as recorded:\n" + after + "board after, as it is now:\n" + after_now;
  if (divergence.file == "events.jsonl")
    text += "later events that differ: " +
            std::to_string(differing_after(golden, now, divergence.line)) + "\n";
  return text;
}

}  // namespace ludolog::golden
