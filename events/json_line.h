// One line of JSON as the stored form has it: an object of integers, strings and objects of them.
// The one place in events that calls the JSON library.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace ludolog::events {

struct JsonMember;
using JsonObject = std::vector<JsonMember>;  ///< In the order of the text.
using JsonValue = std::variant<std::int64_t, std::string, JsonObject>;

struct JsonMember {
  std::string key;
  JsonValue value;
};

/// Reads a line without its end. Refused, with a line that says why: what is no JSON, invalid
/// UTF-8, a key that stands twice, objects more than 3 deep, arrays, fractions, true, false, null,
/// and integers past 2^53 - 1 either way.
[[nodiscard]] tl::expected<JsonObject, std::string> parse_json_line(std::string_view line);

/// The value of `key`, or null when there is none or it is of another type.
template <class T>
[[nodiscard]] const T* find_member(const JsonObject& object, std::string_view key) {
  for (const JsonMember& member : object)
    if (member.key == key) return std::get_if<T>(&member.value);
  return nullptr;
}

/// Appends valid UTF-8 as a JSON string. Escaped are only " and \ (by \), and below U+0020 \b \t \n
/// \f \r and \u00xx.
void append_json_string(std::string& line, std::string_view text);

}  // namespace ludolog::events
