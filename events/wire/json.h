// Wire structs as JSON objects and back.
#pragma once

#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "events/hex.h"
#include "events/json_line.h"
#include "events/wire/field.h"
#include "events/wire/value.h"

namespace ludolog::events::wire {

/// Appends fields that fit.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& line) : line_(line) {}

  template <class Form>
  void object(const Form& form) {
    line_ += '{';
    Form::fields(form, *this);
    close();
  }

  template <std::integral T, class Rule>
  void operator()(const char* name, const T& value, const Rule& rule) {
    key(name);
    if constexpr (std::same_as<Rule, Enumeration>)
      append_json_string(line_, rule.names[static_cast<std::size_t>(value)]);
    else
      line_ += std::to_string(value);
  }
  template <std::size_t N>
  void operator()(const char* name, const std::array<std::uint8_t, N>& bytes, AnyValue) {
    key(name);
    line_ += '"';
    append_hex(line_, bytes);
    line_ += '"';
  }
  void operator()(const char* name, const Word& word, AnyValue) {
    key(name);
    append_json_string(line_, word.view());
  }
  void operator()(const char* name, const OptionWords& options, AnyValue) {
    key(name);
    line_ += '{';
    for (const auto& option : options) {
      key(option.key.view());
      append_json_string(line_, option.value.view());
    }
    close();
  }
  template <class T>
  void operator()(const char* name, const Maybe<T>& maybe, AnyValue) {
    key(name);
    if (maybe.present != 0)
      object(maybe.value);
    else
      line_ += "{}";
  }

 private:
  void key(std::string_view name) {
    if (line_.back() != '{') line_ += ',';
    append_json_string(line_, name);
    line_ += ':';
  }
  void close() { line_ += '}'; }

  std::string& line_;
};

/// Reads the members of one object, which must stand in the order of the fields, until the first
/// problem.
class JsonReader {
 public:
  explicit JsonReader(const JsonObject& object) : object_(object) {}

  /// Nothing when every field was read and no member is left.
  [[nodiscard]] std::optional<FieldProblem> finish();

  template <std::integral T>
  void operator()(const char* name, T& value, const auto& rule) {
    const auto* number = next<std::int64_t>(name, "an integer");
    if (number == nullptr) return;
    if (*number >= std::int64_t{std::numeric_limits<T>::min()} &&
        (*number < 0 ||
         static_cast<std::uint64_t>(*number) <= std::uint64_t{std::numeric_limits<T>::max()})) {
      value = static_cast<T>(*number);
      if (fits(value, rule)) return;
    }
    refuse(name, std::to_string(*number), to_text(rule));
  }
  void operator()(const char* name, std::uint8_t& value, const Enumeration& rule);
  template <std::size_t N>
  void operator()(const char* name, std::array<std::uint8_t, N>& bytes, AnyValue) {
    const auto* text = next<std::string>(name, "hexadecimal digits");
    if (text != nullptr && !from_hex(*text, bytes))
      refuse(name, *text, std::to_string(2 * N) + " lower-case hexadecimal digits");
  }
  void operator()(const char* name, Word& word, AnyValue);
  void operator()(const char* name, OptionWords& options, AnyValue);
  template <class T>
  void operator()(const char* name, Maybe<T>& maybe, AnyValue) {
    const auto* object = next<JsonObject>(name, "an object");
    if (object == nullptr) return;
    maybe.present = object->empty() ? 0 : 1;
    if (maybe.present == 0) return;
    JsonReader reader(*object);
    T::fields(maybe.value, reader);
    if (auto problem = reader.finish())
      refuse(std::string(name) + "." + problem->field, problem->value, problem->expected);
  }

 private:
  template <class V>
  [[nodiscard]] const V* next(const char* name, const char* type) {
    const JsonValue* value = next(name);
    if (value == nullptr) return nullptr;
    if (const V* found = std::get_if<V>(value)) return found;
    refuse(name, "of another type", type);
    return nullptr;
  }
  [[nodiscard]] const JsonValue* next(const char* name);
  /// `value` is cut: it comes from outside.
  void refuse(std::string name, std::string_view value, std::string expected);
  [[nodiscard]] bool read(const std::string& name, std::string_view text, Word& word);

  const JsonObject& object_;
  std::size_t used_ = 0;
  std::optional<FieldProblem> problem_;
};

}  // namespace ludolog::events::wire
