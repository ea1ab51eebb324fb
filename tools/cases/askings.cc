#include "tools/cases/askings.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "events/hex.h"
#include "viewer/model/story.h"

namespace ludolog::cases {
namespace {

std::uint8_t place_of(const std::string& option, const events::Question& question) {
  return static_cast<std::uint8_t>(std::ranges::find(question.options, option) -
                                   question.options.begin());
}

std::string text_of(store::StreamReader& reader, const events::ContentId& id) {
  if (id == events::ContentId{}) return {};
  const auto content = reader.content(id);
  if (!content || !*content) return {};
  return {(*content)->bytes.begin(), (*content)->bytes.end()};
}

}  // namespace

std::uint8_t Asking::shown_place(std::uint8_t option) const {
  return place_of(in_bank.options.at(option), shown);
}

std::uint8_t Asking::bank_place(std::uint8_t option) const {
  return place_of(shown.options.at(option), in_bank);
}

std::vector<Asking> askings(store::StreamReader& reader, const Stream& stream) {
  std::vector<Asking> found;
  std::map<std::uint64_t, std::size_t> by_position;
  Draw draw;
  for (std::uint64_t position = 0; position < stream.version(); ++position) {
    const Event& event = stream.events()[position];
    if (const auto* drawn = std::get_if<QuestionDrawn>(&event)) draw = drawn->draw;
    if (const auto* asked = std::get_if<QuestionAsked>(&event)) {
      const auto content = reader.content(asked->content);
      if (!content || !*content) continue;
      auto shown = events::parse_question(**content);
      if (!shown) continue;
      Asking asking{.position = static_cast<std::uint32_t>(position), .shown = std::move(*shown)};
      asking.in_bank = events::as_in_bank(asking.shown, draw);
      asking.key = asking.in_bank.key;
      by_position[position] = found.size();
      found.push_back(std::move(asking));
    }
    if (const auto* corrected = std::get_if<KeyCorrected>(&event)) {
      const auto at = by_position.find(corrected->asked_at);
      if (at == by_position.end()) continue;
      Asking& asking = found[at->second];
      asking.key = asking.bank_place(static_cast<std::uint8_t>(corrected->key - 1));
      asking.corrected = asking.key != asking.in_bank.key;
      asking.reason = text_of(reader, corrected->reason);
    }
  }
  return found;
}

Outcome<std::vector<Asking>> askings_of(const std::vector<Asking>& all, const std::string& id) {
  std::set<events::QuestionId> ids;
  std::vector<Asking> found;
  for (const Asking& asking : all) {
    if (id.empty() || !events::to_hex(asking.in_bank.id).starts_with(id)) continue;
    ids.insert(asking.in_bank.id);
    found.push_back(asking);
  }
  if (ids.size() == 1) return found;
  return problem(ExitCode::kUsage,
                 ids.empty()
                     ? "the match has asked no question '" + id.substr(0, 40) +
                           "'; `ludolog stats questions --match MATCH` lists those it has, with "
                           "their ids"
                     : std::to_string(ids.size()) + " questions of the match begin with '" + id +
                           "'; give more of the id");
}

Outcome<std::uint8_t> option_named(const events::Question& question, const std::string& named) {
  const std::size_t options = question.options.size();
  const std::uint8_t by_text = place_of(named, question);
  if (by_text < options) return by_text;
  if (named.size() == 1) {
    const auto from = [&](char first) { return static_cast<std::size_t>(named[0] - first); };
    for (const std::size_t place : {from('A'), from('a'), from('1')})
      if (place < options) return static_cast<std::uint8_t>(place);
  }
  std::string list;
  for (std::size_t i = 0; i < options; ++i)
    list += (i == 0 ? "" : ", ") + model::option_letter(i) + ") " + question.options[i];
  return problem(ExitCode::kUsage,
                 "the question has no option '" + named.substr(0, 40) + "'; it has: " + list);
}

}  // namespace ludolog::cases
