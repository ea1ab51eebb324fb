#include "events/json_line.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "events/hex.h"
#include "events/limits.h"

namespace ludolog::events {
namespace {

constexpr std::size_t kMaxDepth = 3;
constexpr std::size_t kMaxMembers = 64;  ///< Of one object; no line of this format has as many.

/// Builds the object while the library reads; returning false stops it. Nothing here throws, and
/// the library does not throw at a handler of one's own.
class Builder : public nlohmann::json_sax<nlohmann::json> {
 public:
  bool null() override { return refuse("null"); }
  bool boolean(bool) override { return refuse("true or false"); }
  bool number_float(double, const std::string& text) override {
    return refuse("the number " + text);
  }
  bool binary(binary_t&) override { return refuse("binary"); }
  bool start_array(std::size_t) override { return refuse("an array"); }
  bool end_array() override { return false; }

  bool number_integer(std::int64_t number) override {
    if (number < -static_cast<std::int64_t>(kMaxInteger))
      return refuse("the number " + std::to_string(number));
    return value(number);
  }
  bool number_unsigned(std::uint64_t number) override {
    if (number > kMaxInteger) return refuse("the number " + std::to_string(number));
    return value(static_cast<std::int64_t>(number));
  }
  bool string(std::string& text) override { return value(std::move(text)); }

  bool start_object(std::size_t) override {
    if (open_.size() == kMaxDepth)
      return refuse("an object " + std::to_string(kMaxDepth + 1) + " deep");
    if (open_.empty()) {
      open_.push_back(&line_);
      return true;
    }
    if (!value(JsonObject{})) return false;
    // Stable: an object gains no member while one of its members is open.
    open_.push_back(&std::get<JsonObject>(open_.back()->back().value));
    return true;
  }
  bool key(std::string& name) override {
    if (open_.back()->size() == kMaxMembers)
      return refuse("an object of more than " + std::to_string(kMaxMembers) + " members");
    if (std::ranges::any_of(*open_.back(),
                            [&](const JsonMember& member) { return member.key == name; }))
      return refuse("the key \"" + name + "\" twice");
    open_.back()->push_back({std::move(name), {}});
    return true;
  }
  bool end_object() override {
    open_.pop_back();
    return true;
  }
  bool parse_error(std::size_t byte, const std::string&,
                   const nlohmann::json::exception&) override {
    problem_ = "no valid JSON at column " + std::to_string(byte);
    return false;
  }

  [[nodiscard]] JsonObject& line() { return line_; }
  [[nodiscard]] std::string& problem() { return problem_; }

 private:
  template <class T>
  bool value(T&& value) {
    if (open_.empty()) return refuse("a single value");
    open_.back()->back().value = std::forward<T>(value);
    return true;
  }
  bool refuse(const std::string& what) {
    problem_ = what + " stands there, expected an object of integers, strings and objects of them";
    return false;
  }

  JsonObject line_;
  std::vector<JsonObject*> open_;
  std::string problem_;
};

}  // namespace

tl::expected<JsonObject, std::string> parse_json_line(std::string_view line) {
  Builder builder;
  if (!nlohmann::json::sax_parse(line.begin(), line.end(), &builder))
    return tl::unexpected(builder.problem());
  return std::move(builder.line());
}

void append_json_string(std::string& line, std::string_view text) {
  line += '"';
  for (const char c : text) {
    const auto byte = static_cast<std::uint8_t>(c);
    if (c == '"' || c == '\\') {
      line += '\\';
      line += c;
    } else if (byte >= 0x20) {
      line += c;
    } else {
      constexpr std::string_view kShort = "\b\t\n\f\r";
      const std::size_t i = kShort.find(c);
      line += '\\';
      if (i != std::string_view::npos) {
        line += "btnfr"[i];
      } else {
        line += "u00";
        append_hex(line, {&byte, 1});
      }
    }
  }
  line += '"';
}

}  // namespace ludolog::events
