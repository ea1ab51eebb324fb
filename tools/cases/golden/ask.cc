#include "tools/cases/golden/ask.h"

#include <utility>

namespace ludolog::golden {

Refused refused_of(const Rejection& rejection) {
  return {to_string(rejection.clause), std::string(name_of(rejection.why))};
}

std::string describe(const std::optional<Refused>& refused) {
  if (!refused) return "accepted";
  return "refused by " + refused->clause + " (" + refused->why + ")";
}

std::string ask_line(const Ask& ask) {
  events::JsonObject line{{ask.verb, ask.fields}};
  if (ask.refused)
    line.push_back({"refused", events::JsonObject{{"clause", ask.refused->clause},
                                                  {"why", ask.refused->why}}});
  std::string text;
  append_json(text, line);
  return text;
}

Result<Ask> parse_ask(std::string_view line) {
  auto object = events::parse_json_line(line);
  if (!object) return failed(object.error());
  if (object->empty() || object->size() > 2)
    return failed("expected {\"command\":{...}} or {\"command\":{...},\"refused\":{...}}");
  Ask ask;
  ask.verb = object->front().key;
  auto* fields = std::get_if<events::JsonObject>(&object->front().value);
  if (fields == nullptr) return failed("expected {...} behind \"" + ask.verb + "\"");
  ask.fields = std::move(*fields);
  if (const auto* refused = events::find_member<events::JsonObject>(*object, "refused")) {
    const auto* clause = events::find_member<std::string>(*refused, "clause");
    const auto* why = events::find_member<std::string>(*refused, "why");
    if (clause == nullptr || why == nullptr || !named<Refusal>(*why))
      return failed("expected \"refused\":{\"clause\":\"CL-7\",\"why\":\"own_token\"}");
    ask.refused = Refused{*clause, *why};
  }
  const std::string written = ask_line(ask);
  if (written != line) return failed("expected " + written);
  return ask;
}

Result<std::vector<Ask>> parse_asks(std::string_view text) {
  std::vector<Ask> asks;
  for (const std::string_view line : lines_of(text)) {
    auto ask = parse_ask(line);
    if (!ask)
      return failed("commands.jsonl:" + std::to_string(asks.size() + 1) + ": " + ask.error());
    asks.push_back(std::move(*ask));
  }
  if (!text.ends_with('\n')) return failed("commands.jsonl: does not end with a line feed");
  return asks;
}

}  // namespace ludolog::golden
