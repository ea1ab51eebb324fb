// JSON that strangers have written, as a tree that knows its lines.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "store/banks/bank.h"

namespace ludolog::banks {

struct JsonNode;
struct JsonField;
using JsonList = std::vector<JsonNode>;
using JsonFields = std::vector<JsonField>;  ///< Of an object, in the order of the text.

struct JsonNode {
  /// Null is std::monostate; a whole number past 64 bits is a double.
  std::variant<std::monostate, bool, std::int64_t, double, std::string, JsonList, JsonFields> value;
  std::size_t line = 1;  ///< Where it begins; where a text ends, which is the same.
  bool whole = true;     ///< False when the text breaks off within it.
};

struct JsonField {
  std::string name;
  JsonNode node;
};

struct JsonTree {
  JsonNode root;
  std::optional<LeftOut> fault;  ///< Where the text is no JSON, or nested more than 16 deep.
};

/// What stands before a fault is kept.
[[nodiscard]] JsonTree read_json_tree(std::string_view text);

/// The last field of that name; null when there is none, or it is no object.
[[nodiscard]] const JsonNode* find_field(const JsonNode& node, std::string_view name);

/// The same, or null when it is of another type.
template <class T>
[[nodiscard]] const T* find_field_as(const JsonNode& node, std::string_view name) {
  const JsonNode* field = find_field(node, name);
  return field == nullptr ? nullptr : std::get_if<T>(&field->value);
}

/// "a text", "a list": for messages.
[[nodiscard]] std::string_view kind_of(const JsonNode& node);

}  // namespace ludolog::banks
