#include "store/banks/json_tree.h"

#include <array>
#include <iterator>
#include <utility>

#include <nlohmann/json.hpp>

#include "store/banks/lines.h"

namespace ludolog::banks {
namespace {

constexpr std::size_t kDeepest = 16;

/// Bytes that say how many of them have been read.
class CountedByte {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountedByte(const char* at, std::size_t* read) : at_(at), read_(read) {}
  reference operator*() const { return *at_; }
  CountedByte& operator++() {
    ++at_;
    ++*read_;
    return *this;
  }
  CountedByte operator++(int) {
    const CountedByte before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const CountedByte& a, const CountedByte& b) { return a.at_ == b.at_; }

 private:
  const char* at_;
  std::size_t* read_;
};

/// Without the names of the parser, and without the text at fault, which may be long.
std::string reason_of(std::string_view message) {
  for (const std::string_view before : {"] ", " - "})
    if (const auto at = message.find(before); at != std::string_view::npos)
      message.remove_prefix(at + before.size());
  for (const std::string_view behind : {"; last read: ", " parsing '"})
    message = message.substr(0, message.find(behind));
  return "the JSON is broken here: " + std::string(message);
}

class Builder : public nlohmann::json_sax<nlohmann::json> {
 public:
  Builder(std::string_view text, const std::size_t& read) : lines_(text), read_(read) {}

  bool null() override { return put({}); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(std::int64_t{value}); }
  bool number_unsigned(number_unsigned_t value) override {
    if (std::in_range<std::int64_t>(value)) return put(static_cast<std::int64_t>(value));
    return put(static_cast<double>(value));
  }
  bool number_float(number_float_t value, const string_t& /*digits*/) override {
    return put(value);
  }
  bool string(string_t& value) override { return put(std::move(value)); }
  bool binary(binary_t& /*value*/) override { return false; }
  bool start_array(std::size_t /*size*/) override { return open(JsonList{}); }
  bool end_array() override { return close(); }
  bool start_object(std::size_t /*size*/) override { return open(JsonFields{}); }
  bool end_object() override { return close(); }
  bool key(string_t& name) override {
    std::get<JsonFields>(open_.back()->value).push_back({std::move(name), {}});
    return true;
  }
  bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                   const nlohmann::json::exception& error) override {
    return fail(reason_of(error.what()));
  }

  [[nodiscard]] JsonTree finish() && { return std::move(tree_); }

 private:
  using Value = decltype(JsonNode::value);

  /// The byte read last ends a value, or is the first behind a number.
  [[nodiscard]] std::size_t line() const { return lines_.at(read_ == 0 ? 0 : read_ - 1); }

  bool fail(std::string reason) {
    tree_.fault = {line(), {}, std::move(reason)};
    return false;
  }

  /// Where the next value goes. Nodes that are open are each the last one of its parent, so they
  /// stay where they are.
  JsonNode& next() {
    if (open_.empty()) return tree_.root;
    if (auto* list = std::get_if<JsonList>(&open_.back()->value)) return list->emplace_back();
    return std::get<JsonFields>(open_.back()->value).back().node;
  }

  bool put(Value value) {
    JsonNode& node = next();
    node.value = std::move(value);
    node.line = line();
    return true;
  }

  bool open(Value value) {
    if (open_.size() == kDeepest)
      return fail("the JSON is nested more than " + std::to_string(kDeepest) + " deep here");
    JsonNode& node = next();
    node.value = std::move(value);
    node.line = line();
    node.whole = false;
    open_.push_back(&node);
    return true;
  }

  bool close() {
    open_.back()->whole = true;
    open_.pop_back();
    return true;
  }

  JsonTree tree_;
  std::vector<JsonNode*> open_;
  Lines lines_;
  const std::size_t& read_;
};

}  // namespace

JsonTree read_json_tree(std::string_view text) {
  std::size_t read = 0;
  Builder builder(text, read);
  nlohmann::json::sax_parse(CountedByte(text.data(), &read),
                            CountedByte(text.data() + text.size(), &read), &builder);
  return std::move(builder).finish();
}

const JsonNode* find_field(const JsonNode& node, std::string_view name) {
  const auto* fields = std::get_if<JsonFields>(&node.value);
  if (fields == nullptr) return nullptr;
  for (std::size_t i = fields->size(); i-- > 0;)
    if ((*fields)[i].name == name) return &(*fields)[i].node;
  return nullptr;
}

std::string_view kind_of(const JsonNode& node) {
  constexpr std::array<std::string_view, std::variant_size_v<decltype(node.value)>> kKinds{
      "null", "true or false", "a whole number", "a fraction", "a text", "a list", "an object"};
  return kKinds[node.value.index()];
}

}  // namespace ludolog::banks
