#include "events/wire/json.h"

#include <algorithm>

namespace ludolog::events::wire {
namespace {

constexpr std::size_t kMaxShownBytes = 80;

}  // namespace

std::optional<FieldProblem> JsonReader::finish() {
  if (!problem_ && used_ < object_.size()) refuse("data", object_[used_].key, "no further field");
  return problem_;
}

const JsonValue* JsonReader::next(const char* name) {
  if (problem_) return nullptr;
  if (used_ == object_.size()) {
    refuse(name, "missing", "a value");
    return nullptr;
  }
  const JsonMember& member = object_[used_];
  if (member.key != name) {
    refuse("data", member.key, "the field " + std::string(name));
    return nullptr;
  }
  ++used_;
  return &member.value;
}

void JsonReader::refuse(std::string name, std::string_view value, std::string expected) {
  if (problem_) return;
  std::string shown(value.substr(0, kMaxShownBytes));
  problem_ = FieldProblem{std::move(name), std::move(shown), std::move(expected)};
}

bool JsonReader::read(const std::string& name, std::string_view text, Word& word) {
  if (!Word::is_word(text)) {
    refuse(name, text, "a word of 1..24 characters a-z 0-9 _ : -");
    return false;
  }
  word.assign(text);
  return true;
}

void JsonReader::operator()(const char* name, std::uint8_t& value, const Enumeration& rule) {
  const auto* text = next<std::string>(name, "a word");
  if (text == nullptr) return;
  const auto found = std::ranges::find(rule.names, *text);
  value = static_cast<std::uint8_t>(found - rule.names.begin());
  if (!fits(value, rule)) refuse(name, *text, to_text(rule));
}

void JsonReader::operator()(const char* name, Word& word, AnyValue) {
  const auto* text = next<std::string>(name, "a word");
  if (text != nullptr) (void)read(name, *text, word);
}

void JsonReader::operator()(const char* name, OptionWords& options, AnyValue) {
  options.clear();
  const auto* object = next<JsonObject>(name, "an object");
  if (object == nullptr) return;
  if (object->size() > kMaxOptions)
    return refuse(name, std::to_string(object->size()) + " options",
                  to_text(Range{0, kMaxOptions}));
  for (const auto& [key, value] : *object) {
    const auto* text = std::get_if<std::string>(&value);
    OptionWord option;
    if (text == nullptr) return refuse(name, key, "a word for each option");
    if (!read(name, key, option.key) || !read(name, *text, option.value)) return;
    if (!options.empty() && option.key.view() <= options.back().key.view())
      return refuse(name, key, "a key after " + std::string(options.back().key.view()));
    options.push_back(option);
  }
}

}  // namespace ludolog::events::wire
