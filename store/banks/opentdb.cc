#include "store/banks/opentdb.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <tl/expected.hpp>

#include "events/utf8.h"
#include "store/banks/builder.h"
#include "store/banks/excerpt.h"
#include "store/banks/html.h"
#include "store/banks/json_tree.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

using events::Question;

constexpr std::string_view kSource = "OpenTDB";
constexpr std::string_view kLicence = "CC BY-SA 4.0";

/// RFC 4648, with its padding.
std::optional<std::string> from_base64(std::string_view text) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  if (text.size() % 4 != 0) return std::nullopt;
  std::size_t padding = 0;
  while (padding < 2 && text.ends_with('=')) {
    text.remove_suffix(1);
    ++padding;
  }
  std::string bytes;
  unsigned bits = 0;
  unsigned held = 0;
  for (const char c : text) {
    const auto digit = kDigits.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    bits = ((bits << 6) | static_cast<unsigned>(digit)) & 0xFFFF;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += static_cast<char>((bits >> held) & 0xFF);
  }
  if (!events::is_utf8(bytes)) return std::nullopt;
  return bytes;
}

/// The value of a hexadecimal digit.
std::optional<unsigned> digit_of(char c) {
  constexpr std::string_view kSmall = "0123456789abcdef";
  constexpr std::string_view kLarge = "0123456789ABCDEF";
  for (const std::string_view digits : {kSmall, kLarge})
    if (const auto digit = digits.find(c); digit != std::string_view::npos)
      return static_cast<unsigned>(digit);
  return std::nullopt;
}

/// The byte of "%4A" at the beginning of a text.
std::optional<char> escaped_byte(std::string_view text) {
  if (text.size() < 3 || text[0] != '%') return std::nullopt;
  const auto high = digit_of(text[1]);
  const auto low = digit_of(text[2]);
  if (!high || !low) return std::nullopt;
  return static_cast<char>(*high * 16 + *low);
}

bool has_escapes(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i)
    if (escaped_byte(text.substr(i))) return true;
  return false;
}

/// RFC 3986, and "+" for a space as the older encoding of forms has it: a real one is escaped.
std::optional<std::string> from_url(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = escaped_byte(text.substr(i));
    bytes += byte ? *byte : text[i] == '+' ? ' ' : text[i];
    if (byte) i += 2;
  }
  if (!events::is_utf8(bytes)) return std::nullopt;
  return bytes;
}

enum class Encoding : std::uint8_t { kEntities, kUrl, kBase64 };

/// What is seen of the texts of a file.
class Guess {
 public:
  void see(const JsonNode& question) {
    for (const std::string_view name :
         {"type", "difficulty", "category", "question", "correct_answer"})
      if (const auto* text = find_field_as<std::string>(question, name)) see(*text, name == "type");
    if (const auto* wrong = find_field_as<JsonList>(question, "incorrect_answers"))
      for (const JsonNode& node : *wrong)
        if (const auto* text = std::get_if<std::string>(&node.value)) see(*text, false);
  }

  [[nodiscard]] Encoding encoding() const {
    if (some_type_ ? types_are_base64_ : all_are_base64_) return Encoding::kBase64;
    return some_escape_ && !some_space_ ? Encoding::kUrl : Encoding::kEntities;
  }

 private:
  void see(std::string_view text, bool type) {
    some_type_ = some_type_ || type;
    if (type && types_are_base64_) {
      const auto decoded = from_base64(text);
      types_are_base64_ = decoded == "multiple" || decoded == "boolean";
    }
    all_are_base64_ = all_are_base64_ && from_base64(text);
    some_space_ = some_space_ || text.find(' ') != std::string_view::npos;
    some_escape_ = some_escape_ || has_escapes(text);
  }

  bool some_type_ = false;
  bool types_are_base64_ = true;
  bool all_are_base64_ = true;
  bool some_space_ = false;
  bool some_escape_ = false;
};

/// Why the API gave no questions.
std::string refusal(std::int64_t code) {
  constexpr std::array<std::string_view, 6> kCodes{"",
                                                   "there are not enough such questions",
                                                   "the request was not valid",
                                                   "its session was not found",
                                                   "its session has no more questions",
                                                   "there were too many requests"};
  std::string reason = "the response code is " + std::to_string(code) + ", expected 0";
  if (code > 0 && code < std::ssize(kCodes))
    reason += ": " + std::string(kCodes[static_cast<std::size_t>(code)]);
  return reason;
}

class Reader {
 public:
  Bank read(std::string_view text) && {
    const JsonTree tree = read_json_tree(text);
    if (const JsonList* questions = questions_of(tree)) {
      Guess guess;
      for (const JsonNode& node : *questions) guess.see(node);
      encoding_ = guess.encoding();
      for (const JsonNode& node : *questions) take(node);
    }
    if (tree.fault) bank_.leave_out(tree.fault->line, {}, tree.fault->reason);
    return std::move(bank_).finish();
  }

 private:
  const JsonList* questions_of(const JsonTree& tree) {
    const JsonNode& root = tree.root;
    if (const auto* list = std::get_if<JsonList>(&root.value)) return list;
    if (const auto* code = find_field_as<std::int64_t>(root, "response_code");
        code != nullptr && *code != 0)
      bank_.leave_out(root.line, {}, refusal(*code));
    const auto* results = find_field_as<JsonList>(root, "results");
    if (results == nullptr && !tree.fault)
      bank_.leave_out(root.line, {},
                      "it is " + std::string(kind_of(root)) +
                          ", expected a list of questions or an object whose results are one");
    return results;
  }

  void take(const JsonNode& node) {
    if (!node.whole) return bank_.leave_out(node.line, {}, "the JSON breaks off within it");
    auto question = question_of(node);
    if (!question) return bank_.leave_out(node.line, {}, std::move(question.error()));
    bank_.take(node.line, {}, std::move(*question));
  }

  [[nodiscard]] tl::expected<Question, std::string> question_of(const JsonNode& node) const {
    if (!std::holds_alternative<JsonFields>(node.value))
      return tl::unexpected("it is " + std::string(kind_of(node)) + ", expected an object");
    Question question;
    std::string right;
    std::string type;
    std::string difficulty;
    for (const auto& [name, text] :
         {std::pair("question", &question.text), std::pair("correct_answer", &right),
          std::pair("category", &question.topic), std::pair("type", &type),
          std::pair("difficulty", &difficulty)})
      if (auto wrong = take_text(node, name, *text)) return tl::unexpected(std::move(*wrong));
    if (!type.empty() && type != "multiple" && type != "boolean")
      return tl::unexpected("its type is " + excerpt(type) + ", expected multiple or boolean");
    const auto level = named<Difficulty>(difficulty.empty() ? "medium" : difficulty);
    if (!level)
      return tl::unexpected("its difficulty is " + excerpt(difficulty) +
                            ", expected easy, medium or hard");
    question.difficulty = *level;
    if (auto wrong = take_options(node, right, question)) return tl::unexpected(std::move(*wrong));
    question.source = kSource;
    question.licence = kLicence;
    return question;
  }

  /// Type, difficulty and category may be missing; an empty question or answer is refused later.
  [[nodiscard]] std::optional<std::string> take_text(const JsonNode& node, std::string_view name,
                                                     std::string& text) const {
    const JsonNode* field = find_field(node, name);
    if (field == nullptr) return std::nullopt;
    return decode(*field, name, text);
  }

  [[nodiscard]] std::optional<std::string> decode(const JsonNode& node, std::string_view name,
                                                  std::string& result) const {
    const auto* text = std::get_if<std::string>(&node.value);
    if (text == nullptr)
      return std::string(name) + " is " + std::string(kind_of(node)) + ", expected a text";
    std::optional<std::string> decoded;
    if (encoding_ == Encoding::kEntities)
      decoded = decode_entities(*text);
    else
      decoded = encoding_ == Encoding::kUrl ? from_url(*text) : from_base64(*text);
    if (!decoded)
      return std::string(name) + " is not " +
             (encoding_ == Encoding::kUrl ? "URL-encoded" : "base64") + ", as the others are";
    result = trimmed(*decoded);
    return std::nullopt;
  }

  std::optional<std::string> take_options(const JsonNode& node, const std::string& right,
                                          Question& question) const {
    const auto* wrong_ones = find_field_as<JsonList>(node, "incorrect_answers");
    if (wrong_ones == nullptr) return "incorrect_answers is no list of texts";
    if (wrong_ones->size() >= events::kMaxQuestionOptions)
      return "it has " + std::to_string(wrong_ones->size() + 1) + " options, more than " +
             std::to_string(events::kMaxQuestionOptions);
    question.options.push_back(right);
    for (const JsonNode& option : *wrong_ones)
      if (auto wrong = decode(option, "an incorrect answer", question.options.emplace_back()))
        return wrong;
    std::ranges::sort(question.options, {}, [](const std::string& option) {
      return std::pair(names_other_options(option), option);
    });
    if (question.options == std::vector<std::string>{"False", "True"})
      std::swap(question.options[0], question.options[1]);
    const auto at = std::ranges::find(question.options, right) - question.options.begin();
    question.key = static_cast<std::uint8_t>(at);
    return std::nullopt;
  }

  Encoding encoding_ = Encoding::kEntities;
  BankBuilder bank_;
};

}  // namespace

Bank read_opentdb(std::string_view text) { return Reader().read(text); }

}  // namespace ludolog::banks
