#include "store/banks/bank_json.h"

#include <initializer_list>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include "store/banks/builder.h"
#include "store/banks/excerpt.h"
#include "store/banks/folded.h"
#include "store/banks/html.h"
#include "store/banks/json_tree.h"
#include "store/banks/labels.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

using events::Question;

constexpr std::int64_t kVersion = 1;
constexpr std::string_view kFixed = "fixed";
constexpr std::string_view kShuffled = "shuffled";

using Names = std::initializer_list<std::string_view>;

/// The first of the names that is there.
const JsonNode* first_field(const JsonNode& node, Names names) {
  for (const std::string_view name : names)
    if (const JsonNode* field = find_field(node, name)) return field;
  return nullptr;
}

std::string expected(std::string_view name, const JsonNode* found, std::string_view what) {
  if (found == nullptr) return "it has no " + std::string(name) + ", expected " + std::string(what);
  return "its " + std::string(name) + " is " + std::string(kind_of(*found)) + ", expected " +
         std::string(what);
}

/// A text that may be missing.
std::optional<std::string> take_text(const JsonNode& node, Names names, std::string& result) {
  const JsonNode* field = first_field(node, names);
  if (field == nullptr) return std::nullopt;
  const auto* text = std::get_if<std::string>(&field->value);
  if (text == nullptr) return expected(*names.begin(), field, "a text");
  result = *text;
  return std::nullopt;
}

std::optional<std::string> take_options(const JsonNode& node, std::vector<std::string>& options) {
  const JsonNode* field = find_field(node, "options");
  const auto* list = field == nullptr ? nullptr : std::get_if<JsonList>(&field->value);
  if (list == nullptr) return expected("options", field, "a list of texts");
  for (const JsonNode& option : *list) {
    const auto* text = std::get_if<std::string>(&option.value);
    if (text == nullptr)
      return expected("option " + std::to_string(options.size() + 1), &option, "a text");
    options.push_back(*text);
  }
  if (options.size() > events::kMaxQuestionOptions)
    return "it has " + std::to_string(options.size()) + " options, more than " +
           std::to_string(events::kMaxQuestionOptions);
  return std::nullopt;
}

std::optional<std::string> take_number(std::int64_t answer, std::int64_t first,
                                       Question& question) {
  const auto last = first + std::ssize(question.options) - 1;
  if (answer < first || answer > last)
    return "its answer is " + std::to_string(answer) + ", expected " + std::to_string(first) +
           " to " + std::to_string(last);
  question.key = static_cast<std::uint8_t>(answer - first);
  return std::nullopt;
}

/// What both forms call by the same names.
std::optional<std::string> take_labels(const JsonNode& node, Question& question) {
  for (const auto& [name, text] :
       {std::pair("explanation", &question.explanation), std::pair("source", &question.source),
        std::pair("author", &question.author), std::pair("licence", &question.licence)})
    if (auto wrong = take_text(node, {name}, *text)) return wrong;
  return std::nullopt;
}

/// The form of this program.
std::optional<std::string> take_own(const JsonNode& node, Question& question) {
  if (find_field(node, "text") == nullptr) return "it has no text";
  if (auto wrong = take_text(node, {"text"}, question.text)) return wrong;
  if (auto wrong = take_options(node, question.options)) return wrong;
  const auto* answer = find_field_as<std::int64_t>(node, "answer");
  if (answer == nullptr) return expected("answer", find_field(node, "answer"), "a whole number");
  if (auto wrong = take_number(*answer, 1, question)) return wrong;
  if (auto wrong = take_text(node, {"topic"}, question.topic)) return wrong;
  if (auto wrong = take_labels(node, question)) return wrong;
  std::string difficulty(name_of(Difficulty::kMedium));
  if (auto wrong = take_text(node, {"difficulty"}, difficulty)) return wrong;
  const auto level = named<Difficulty>(difficulty);
  if (!level) return "its difficulty is " + excerpt(difficulty) + ", expected easy, medium or hard";
  question.difficulty = *level;
  std::string order(kShuffled);
  if (auto wrong = take_text(node, {"order"}, order)) return wrong;
  if (order != kFixed && order != kShuffled)
    return "its order is " + excerpt(order) + ", expected fixed or shuffled";
  question.fixed_order = order == kFixed;
  return std::nullopt;
}

const JsonNode* answer_of(const JsonNode& node) {
  return first_field(node, {"answer", "correctAnswer", "correct_answer"});
}

/// Where the numbers of right options begin in a file of others, as far as it tells.
class Counting {
 public:
  void see(const JsonNode& node) {
    const JsonNode* field = answer_of(node);
    const auto* answer = field == nullptr ? nullptr : std::get_if<std::int64_t>(&field->value);
    const auto* options = find_field_as<JsonList>(node, "options");
    if (answer == nullptr || options == nullptr) return;
    some_first_ = some_first_ || *answer == 0;
    some_last_ = some_last_ || (*answer > 0 && *answer == std::ssize(*options));
  }
  [[nodiscard]] bool is_told() const { return some_first_ || some_last_; }
  [[nodiscard]] std::int64_t first() const { return some_last_ && !some_first_ ? 1 : 0; }

 private:
  bool some_first_ = false;
  bool some_last_ = false;
};

/// The answer of others: number, text or letter.
std::optional<std::string> take_answer(const JsonNode& node, const Counting& counting,
                                       Question& question) {
  const JsonNode* field = answer_of(node);
  constexpr std::string_view kWhat = "an option's number, letter or text";
  if (field == nullptr) return expected("answer", field, kWhat);
  if (const auto* number = std::get_if<std::int64_t>(&field->value)) {
    // Both are usual under this name; "correctAnswer" is one of programs, which count from 0.
    if (find_field(node, "answer") != nullptr && !counting.is_told())
      return "nothing in the file tells whether its answer is counted from 0 or from 1";
    return take_number(*number, counting.first(), question);
  }
  const auto* text = std::get_if<std::string>(&field->value);
  if (text == nullptr) return expected("answer", field, kWhat);
  const auto option = option_meant(trimmed(*text), question.options);
  if (!option) return "its answer is " + excerpt(*text) + ", expected " + std::string(kWhat);
  question.key = static_cast<std::uint8_t>(*option);
  return std::nullopt;
}

/// As Moodle counts: every answer with its share of the points, in percent.
std::optional<std::string> take_shares(const JsonList& answers, Question& question) {
  std::size_t right = 0;
  for (const JsonNode& answer : answers) {
    const auto* text = find_field_as<std::string>(answer, "text");
    const auto* share = find_field_as<std::int64_t>(answer, "fraction");
    const std::string name = "its answer " + std::to_string(question.options.size() + 1);
    if (text == nullptr || share == nullptr)
      return name + " is " + std::string(kind_of(answer)) + ", expected text and fraction";
    if (*share > 0 && *share < 100)
      return name + " is right in part, which is no single right answer";
    auto read = readable(*text, Markup::kEither);
    if (!read) return std::move(read.error());
    if (*share == 100) question.key = static_cast<std::uint8_t>(question.options.size());
    if (*share == 100) ++right;
    question.options.push_back(std::move(*read));
    if (question.options.size() > events::kMaxQuestionOptions)
      return "it has more than " + std::to_string(events::kMaxQuestionOptions) + " options";
  }
  if (right == 1) return std::nullopt;
  return std::to_string(right) + " of its answers are right, expected exactly one";
}

/// A question as Moodle's programs exchange it: `question_text`, and `answers` with a `fraction`.
std::optional<std::string> take_moodle(const JsonNode& node, const JsonList& answers,
                                       Question& question) {
  if (auto wrong = take_text(node, {"question_text"}, question.text)) return wrong;
  if (auto wrong = take_text(node, {"general_feedback"}, question.explanation)) return wrong;
  for (std::string* text : {&question.text, &question.explanation}) {
    auto read = readable(*text, Markup::kEither);
    if (!read) return std::move(read.error());
    *text = std::move(*read);
  }
  return take_shares(answers, question);
}

/// The forms of others.
std::optional<std::string> take_other(const JsonNode& node, const Counting& counting,
                                      Question& question) {
  const auto* answers = find_field_as<JsonList>(node, "answers");
  if (answers != nullptr && find_field(node, "question_text") != nullptr) {
    if (auto wrong = take_moodle(node, *answers, question)) return wrong;
  } else {
    if (first_field(node, {"question", "text"}) == nullptr) return "it has no question";
    if (auto wrong = take_text(node, {"question", "text"}, question.text)) return wrong;
    if (auto wrong = take_options(node, question.options)) return wrong;
    for (std::string& option : question.options) option = trimmed(option);
    if (auto wrong = take_answer(node, counting, question)) return wrong;
  }
  if (auto bare = without_labels(question.options)) question.options = std::move(*bare);
  if (auto wrong = take_text(node, {"topic", "category"}, question.topic)) return wrong;
  if (auto wrong = take_labels(node, question)) return wrong;
  for (std::string* text : {&question.text, &question.topic, &question.explanation})
    *text = trimmed(*text);
  question.difficulty = Difficulty::kMedium;
  if (const auto* difficulty = find_field_as<std::string>(node, "difficulty"))
    question.difficulty = named<Difficulty>(folded(*difficulty)).value_or(Difficulty::kMedium);
  return std::nullopt;
}

class Reader {
 public:
  Bank read(std::string_view text) && {
    const JsonTree tree = read_json_tree(text);
    const bool own = find_field(tree.root, "ludolog") != nullptr;
    auto questions = questions_of(tree.root, own);
    if (questions) {
      Counting counting;
      if (!own)
        for (const JsonNode& node : *questions) counting.see(node);
      for (const JsonNode& node : *questions) take(node, own, counting);
    } else if (!tree.fault) {
      bank_.leave_out(tree.root.line, {}, std::move(questions.error()));
    }
    if (tree.fault) bank_.leave_out(tree.fault->line, {}, tree.fault->reason);
    return std::move(bank_).finish();
  }

 private:
  static tl::expected<std::span<const JsonNode>, std::string> questions_of(const JsonNode& root,
                                                                           bool own) {
    if (const auto* list = std::get_if<JsonList>(&root.value)) return *list;
    if (own) {
      const auto* kind = find_field_as<std::string>(root, "ludolog");
      if (kind == nullptr || *kind != "bank")
        return tl::unexpected(std::string("its ludolog is another kind of file, expected bank"));
      const JsonNode* version = find_field(root, "version");
      const auto* number = find_field_as<std::int64_t>(root, "version");
      if (number == nullptr) return tl::unexpected(expected("version", version, "1"));
      if (*number != kVersion)
        return tl::unexpected("its version is " + std::to_string(*number) + ", expected 1");
    }
    if (const auto* list = find_field_as<JsonList>(root, "questions")) return *list;
    if (!own && first_field(root, {"question", "question_text"}) != nullptr)
      return std::span(&root, 1);  // It is one itself.
    return tl::unexpected("it is " + std::string(kind_of(root)) +
                          ", expected a list of questions or an object whose questions are one");
  }

  void take(const JsonNode& node, bool own, const Counting& counting) {
    const auto* name = find_field_as<std::string>(node, "title");
    if (name == nullptr && !own) name = find_field_as<std::string>(node, "name");
    const std::string title = name == nullptr ? "" : *name;
    if (!node.whole) return bank_.leave_out(node.line, title, "the JSON breaks off within it");
    if (!std::holds_alternative<JsonFields>(node.value))
      return bank_.leave_out(node.line, title,
                             "it is " + std::string(kind_of(node)) + ", expected an object");
    Question question;
    auto wrong = own ? take_own(node, question) : take_other(node, counting, question);
    if (wrong) return bank_.leave_out(node.line, title, std::move(*wrong));
    bank_.take(node.line, title, std::move(question));
  }

  BankBuilder bank_;
};

nlohmann::ordered_json json_of(const Question& question) {
  nlohmann::ordered_json json;
  const auto put = [&](const char* name, const std::string& text) {
    if (!text.empty()) json[name] = text;
  };
  json["text"] = question.text;
  json["options"] = question.options;
  json["answer"] = question.key + 1;
  put("topic", question.topic);
  json["difficulty"] = name_of(question.difficulty);
  put("explanation", question.explanation);
  put("source", question.source);
  put("author", question.author);
  put("licence", question.licence);
  if (question.fixed_order) json["order"] = kFixed;
  return json;
}

}  // namespace

Bank read_bank_json(std::string_view text) { return Reader().read(text); }

std::string write_bank_json(std::span<const Question> questions, std::string_view name) {
  const auto dumped = [](const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
  };
  const nlohmann::ordered_json head{{"ludolog", "bank"}, {"version", kVersion}, {"name", name}};
  std::string text = dumped(head);
  text.resize(text.rfind('\n'));
  text += ",\n  \"questions\": [";
  // One question at a time: a tree of all would be many times their size.
  for (const Question& question : questions) {
    text += &question == questions.data() ? "\n    " : ",\n    ";
    for (const char c : dumped(json_of(question))) {
      text += c;
      if (c == '\n') text += "    ";
    }
  }
  return text + (questions.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

}  // namespace ludolog::banks
