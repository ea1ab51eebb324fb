#include "events/question.h"

#include <algorithm>

#include "events/hash.h"
#include "events/hex.h"
#include "events/json_line.h"
#include "events/little_endian.h"
#include "events/utf8.h"

namespace ludolog::events {
namespace {

constexpr std::string_view kFixed = "fixed";
constexpr std::string_view kShuffled = "shuffled";
constexpr std::size_t kIdDigits = 2 * std::tuple_size_v<QuestionId>;

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

Content content_of_text(ContentKind kind, std::string_view text) {
  const auto bytes = bytes_of(text);
  return {kind, {bytes.begin(), bytes.end()}};
}

std::string_view text_of(const Content& content) {
  return {reinterpret_cast<const char*>(content.bytes.data()), content.bytes.size()};
}

/// Those that would reach somebody's terminal.
bool has_controls(std::string_view text) {
  while (!text.empty()) {
    const auto c = take_character(text).value_or(0);
    if ((c < ' ' && c != '\n' && c != '\t') || (c >= 0x7F && c < 0xA0)) return true;
  }
  return false;
}

std::optional<std::string> label_problem(std::string_view what, std::string_view text,
                                         std::size_t most) {
  const std::string name(what);
  if (text.size() > most)
    return name + " has " + std::to_string(text.size()) + " bytes, at most " + std::to_string(most);
  if (!is_utf8(text)) return name + " is not UTF-8";
  if (has_controls(text)) return name + " has control characters";
  return std::nullopt;
}

/// In the order of the names, as every object of the stored form.
std::string record_of(const Question& question) {
  std::string line = "{\"author\":";
  append_json_string(line, question.author);
  line += ",\"difficulty\":";
  append_json_string(line, name_of(question.difficulty));
  line += ",\"explanation\":";
  append_json_string(line, question.explanation);
  line += ",\"id\":";
  append_json_string(line, to_hex(question.id));
  line += ",\"key\":" + std::to_string(question.key + 1) + ",\"licence\":";
  append_json_string(line, question.licence);
  for (std::size_t i = 0; i < question.options.size(); ++i) {
    line += ",\"option_" + std::to_string(i + 1) + "\":";
    append_json_string(line, question.options[i]);
  }
  line += ",\"order\":";
  append_json_string(line, question.fixed_order ? kFixed : kShuffled);
  line += ",\"source\":";
  append_json_string(line, question.source);
  line += ",\"text\":";
  append_json_string(line, question.text);
  line += ",\"topic\":";
  append_json_string(line, question.topic);
  return line + "}";
}

/// What makes the shown order out of that of the bank, one after the other: a shuffle after Fisher
/// and Yates.
std::vector<std::pair<std::size_t, std::size_t>> exchanges(const Question& question,
                                                           const Draw& draw) {
  if (question.fixed_order) return {};
  ByteBuffer<8 + 2 + 8> input;
  const Bytes32 hash =
      hash_256(kOrderTag, input.bytes(question.id).number(draw.epoch).number(draw.offset).view());
  std::vector<std::pair<std::size_t, std::size_t>> result;
  for (std::size_t left = question.options.size(); left > 1; --left) {
    const std::size_t last = left - 1;
    const std::size_t word = hash[2 * last] + 256U * hash[2 * last + 1];
    result.emplace_back(last, word % left);
  }
  return result;
}

void exchange(Question& question, std::size_t one, std::size_t other) {
  std::swap(question.options[one], question.options[other]);
  if (question.key == one)
    question.key = static_cast<std::uint8_t>(other);
  else if (question.key == other)
    question.key = static_cast<std::uint8_t>(one);
}

std::string text_member(const JsonObject& object, std::string_view key) {
  const auto* text = find_member<std::string>(object, key);
  return text == nullptr ? std::string() : *text;
}

}  // namespace

std::optional<std::string> question_problem(const Question& question) {
  if (question.text.empty()) return "the question has no text";
  if (auto wrong = label_problem("the text", question.text, kMaxQuestionBytes)) return wrong;
  if (auto wrong = label_problem("the explanation", question.explanation, kMaxQuestionBytes))
    return wrong;
  for (const auto& [what, text] :
       {std::pair("the topic", &question.topic), std::pair("the source", &question.source),
        std::pair("the author", &question.author), std::pair("the licence", &question.licence)})
    if (auto wrong = label_problem(what, *text, kMaxLabelBytes)) return wrong;
  const auto& options = question.options;
  if (options.size() < kMinOptions || options.size() > kMaxQuestionOptions)
    return "the question has " + std::to_string(options.size()) + " options, expected " +
           std::to_string(kMinOptions) + " to " + std::to_string(kMaxQuestionOptions);
  if (question.key >= options.size()) return "no option is the right one";
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string name = "option " + std::to_string(i + 1);
    if (options[i].empty()) return name + " is empty";
    if (auto wrong = label_problem(name, options[i], kMaxLabelBytes)) return wrong;
    const auto same = std::find(options.begin(), options.end(), options[i]) - options.begin();
    if (static_cast<std::size_t>(same) != i)
      return "options " + std::to_string(same + 1) + " and " + std::to_string(i + 1) + " are equal";
  }
  return std::nullopt;
}

QuestionId question_id(const Question& question) {
  std::string line = std::to_string(question.key);
  append_json_string(line, question.text);
  for (const std::string& option : question.options) append_json_string(line, option);
  const Bytes32 hash = hash_256(kQuestionTag, bytes_of(line));
  QuestionId id{};
  std::copy_n(hash.begin(), id.size(), id.begin());
  return id;
}

Question as_shown(const Question& question, const Draw& draw) {
  Question shown = question;
  for (const auto& [one, other] : exchanges(question, draw)) exchange(shown, one, other);
  return shown;
}

Question as_in_bank(const Question& shown, const Draw& draw) {
  Question question = shown;
  const auto done = exchanges(shown, draw);
  for (std::size_t i = done.size(); i-- > 0;) exchange(question, done[i].first, done[i].second);
  return question;
}

Content make_question(const Question& shown) {
  LUDOLOG_CHECK(!question_problem(shown));
  return content_of_text(ContentKind::kQuestion, record_of(shown));
}

tl::expected<Question, std::string> parse_question(const Content& content) {
  if (content.kind != ContentKind::kQuestion)
    return tl::unexpected(std::string("it is no question"));
  auto object = parse_json_line(text_of(content));
  if (!object) return tl::unexpected(object.error());
  Question question;
  question.text = text_member(*object, "text");
  question.topic = text_member(*object, "topic");
  question.source = text_member(*object, "source");
  question.author = text_member(*object, "author");
  question.licence = text_member(*object, "licence");
  question.fixed_order = text_member(*object, "order") == kFixed;
  question.explanation = text_member(*object, "explanation");
  for (std::size_t i = 1; i <= kMaxQuestionOptions; ++i)
    if (const auto* option = find_member<std::string>(*object, "option_" + std::to_string(i)))
      question.options.push_back(*option);
  const auto difficulty = named<Difficulty>(text_member(*object, "difficulty"));
  const auto* key = find_member<std::int64_t>(*object, "key");
  if (!difficulty || key == nullptr || *key < 1 || *key > std::int64_t{kMaxQuestionOptions} ||
      !from_hex(text_member(*object, "id"), question.id))
    return tl::unexpected(std::string("its difficulty, key or id is none"));
  question.difficulty = *difficulty;
  question.key = static_cast<std::uint8_t>(*key - 1);
  if (auto wrong = question_problem(question)) return tl::unexpected(std::move(*wrong));
  if (record_of(question) != text_of(content))
    return tl::unexpected(std::string("it is not written as this format writes it"));
  return question;
}

Content make_pool(const std::vector<QuestionId>& ids) {
  std::string text;
  for (const QuestionId& id : ids) text += to_hex(id);
  return content_of_text(ContentKind::kQuestionPool, text);
}

std::optional<std::vector<QuestionId>> parse_pool(const Content& content) {
  std::string_view text = text_of(content);
  if (content.kind != ContentKind::kQuestionPool || text.empty() || text.size() % kIdDigits != 0)
    return std::nullopt;
  std::vector<QuestionId> ids(text.size() / kIdDigits);
  for (QuestionId& id : ids) {
    if (!from_hex(text.substr(0, kIdDigits), id)) return std::nullopt;
    text.remove_prefix(kIdDigits);
  }
  return ids;
}

}  // namespace ludolog::events
