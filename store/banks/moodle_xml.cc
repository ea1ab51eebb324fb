#include "store/banks/moodle_xml.h"

#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include <pugixml.hpp>

#include "store/banks/builder.h"
#include "store/banks/excerpt.h"
#include "store/banks/folded.h"
#include "store/banks/html.h"
#include "store/banks/labels.h"
#include "store/banks/lines.h"
#include "store/banks/topic.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

using events::Question;
using pugi::xml_node;

constexpr std::size_t kMostAnswers = 1000;

/// Text and CDATA of an element; nothing when there are elements among them.
std::optional<std::string> content_of(xml_node element) {
  std::string text;
  for (const xml_node part : element) {
    if (part.type() == pugi::node_element) return std::nullopt;
    if (part.type() == pugi::node_pcdata || part.type() == pugi::node_cdata) text += part.value();
  }
  return text;
}

/// Of an element that holds a word, such as <single>; nothing when there is no such element.
std::optional<std::string> word_of(xml_node parent, const char* name) {
  const xml_node element = parent.child(name);
  if (!element) return std::nullopt;
  return folded(content_of(element).value_or(""));
}

/// Moodle takes "false", "0" and nothing at all for no.
bool is_no(std::string_view word) { return word == "false" || word == "0" || word.empty(); }

std::optional<Markup> markup_named(std::string_view format) {
  constexpr std::array<std::pair<std::string_view, Markup>, 4> kFormats{
      {{"html", Markup::kHtml},
       {"plain_text", Markup::kPlain},
       {"moodle_auto_format", Markup::kEither},
       {"markdown", Markup::kEither}}};
  for (const auto& [name, markup] : kFormats)
    if (format == name) return markup;
  return std::nullopt;
}

/// What is read in an element with a format and a <text>.
tl::expected<std::string, std::string> text_in(xml_node element) {
  if (element.child("file")) return tl::unexpected(std::string("it has an embedded file"));
  const auto text = content_of(element.child("text"));
  if (!text)
    return tl::unexpected(std::string("its text has XML elements, expected escaped HTML or CDATA"));
  return readable(*text,
                  markup_named(element.attribute("format").as_string()).value_or(Markup::kEither));
}

/// Why questions of a type cannot be asked; nothing for the two that can.
std::optional<std::string> not_asked(std::string_view type) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 20> kTypes{
      {{"multichoice", {}},
       {"truefalse", {}},
       {"essay", "it asks for an essay"},
       {"shortanswer", "it asks for a word"},
       {"numerical", "it asks for a number"},
       {"calculated", "it asks for a number"},
       {"calculatedsimple", "it asks for a number"},
       {"calculatedmulti", "its options are calculated"},
       {"matching", "it asks for pairs"},
       {"match", "it asks for pairs"},
       {"ddmatch", "it asks for pairs"},
       {"randomsamatch", "it asks for pairs"},
       {"cloze", "it asks for several gaps to be filled"},
       {"multianswer", "it asks for several gaps to be filled"},
       {"gapselect", "it asks for several gaps to be filled"},
       {"ddwtos", "it asks for several gaps to be filled"},
       {"ddimageortext", "it asks for places on an image"},
       {"ddmarker", "it asks for places on an image"},
       {"ordering", "it asks for an order"},
       {"description", "it is a description, without answers"}}};
  for (const auto& [name, reason] : kTypes)
    if (type == name) return reason.empty() ? std::nullopt : std::optional(std::string(reason));
  if (type.empty()) return "it has no type";
  return "it is of the type " + excerpt(type) + ", which cannot be asked";
}

/// In percent of all points; without any it is none of them.
std::optional<double> weight_of(xml_node answer) {
  const pugi::xml_attribute fraction = answer.attribute("fraction");
  if (!fraction) return 0;
  const std::string_view digits = trimmed(fraction.as_string());
  double weight = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), weight);
  if (read.ec != std::errc() || read.ptr != digits.data() + digits.size()) return std::nullopt;
  return weight;
}

/// Options and key.
std::optional<std::string> take_answers(xml_node element, Question& question) {
  std::size_t right = 0;
  for (const xml_node answer : element.children("answer")) {
    const std::string number = std::to_string(question.options.size() + 1);
    const auto weight = weight_of(answer);
    if (!weight) return "the weight of option " + number + " is no number";
    if (*weight > 0 && *weight < 100)
      return "option " + number + " is right in part, which is no single right answer";
    if (*weight > 0 && ++right == 1)
      question.key = static_cast<std::uint8_t>(question.options.size());
    auto words = text_in(answer);
    if (!words) return std::move(words.error());
    question.options.push_back(std::move(*words));
    // It explains the answer where nothing else does and it can be shown.
    if (*weight > 0 && question.explanation.empty())
      if (auto feedback = text_in(answer.child("feedback")))
        question.explanation = std::move(*feedback);
    if (question.options.size() > kMostAnswers) return "it has too many answers";
  }
  if (question.options.size() > events::kMaxQuestionOptions)
    return "it has " + std::to_string(question.options.size()) + " options, more than " +
           std::to_string(events::kMaxQuestionOptions);
  if (right != 1) return std::to_string(right) + " of its answers are right, expected exactly one";
  return std::nullopt;
}

/// True comes first, as it does where the two are written in another language.
std::optional<std::string> name_true_and_false(Question& question) {
  if (question.options.size() != 2)
    return "it has " + std::to_string(question.options.size()) +
           " answers, expected true and false";
  if (folded(question.options[0]) == "false") question.key = question.key == 0 ? 1 : 0;
  question.options = {"True", "False"};
  return std::nullopt;
}

std::optional<std::string> take_choice(xml_node element, std::string_view type,
                                       Question& question) {
  if (const auto image = word_of(element, "image"); image && !image->empty())
    return "it has an image (" + excerpt(*image) + ")";
  auto asked = text_in(element.child("questiontext"));
  if (!asked) return std::move(asked.error());
  question.text = std::move(*asked);
  auto explanation = text_in(element.child("generalfeedback"));
  if (!explanation) return std::move(explanation.error());
  question.explanation = std::move(*explanation);
  const bool choice = type == "multichoice";
  if (choice && is_no(word_of(element, "single").value_or("true")))
    return "it asks for several answers";
  if (auto wrong = take_answers(element, question)) return wrong;
  if (!choice) return name_true_and_false(question);
  question.fixed_order = is_no(word_of(element, "shuffleanswers").value_or("true"));
  return std::nullopt;
}

Difficulty difficulty_of(xml_node element) {
  for (const xml_node tag : element.child("tags").children("tag"))
    if (const auto level = named<Difficulty>(word_of(tag, "text").value_or(""))) return *level;
  return Difficulty::kMedium;
}

/// Whether the end tag of the element that begins at `offset` stands before `end`.
bool is_closed(std::string_view text, std::size_t offset, std::size_t end) {
  constexpr std::string_view kEnd = "</question";
  text = text.substr(0, end);
  while ((offset = text.find('<', offset)) != std::string_view::npos) {
    const std::string_view rest = text.substr(offset);
    if (rest.starts_with(kEnd) && trimmed(rest.substr(kEnd.size())).starts_with('>')) return true;
    if (rest.starts_with("<![CDATA["))
      offset = text.find("]]>", offset);
    else if (rest.starts_with("<!--"))
      offset = text.find("-->", offset);
    else
      ++offset;
  }
  return false;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text), lines_(text) {}

  Bank read() && {
    pugi::xml_document document;
    const auto parsed =
        document.load_buffer(text_.data(), text_.size(), pugi::parse_default, pugi::encoding_utf8);
    const auto fault = static_cast<std::size_t>(parsed.offset);
    const xml_node quiz = document.document_element();
    if (std::string_view(quiz.name()) == "quiz") {
      for (const xml_node element : quiz.children("question")) {
        if (parsed || !is_last(element) || is_closed(text_, offset_of(element), fault))
          take(element);
        else
          leave_out(element, "the XML breaks off within it");
      }
    } else if (quiz) {
      leave_out(quiz, "it is no export of Moodle, whose outermost element is <quiz>");
    }
    if (!parsed)
      bank_.leave_out(lines_.at(fault), {},
                      "the XML is broken here: " + std::string(parsed.description()));
    return std::move(bank_).finish();
  }

 private:
  static bool is_last(xml_node element) { return !element.next_sibling("question"); }

  static std::size_t offset_of(xml_node element) {
    return static_cast<std::size_t>(element.offset_debug());
  }

  /// Its name, without line breaks.
  static std::string title_of(xml_node element) {
    std::string title(trimmed(content_of(element.child("name").child("text")).value_or("")));
    for (char& c : title)
      if (c == '\n') c = ' ';
    return title;
  }

  void leave_out(xml_node element, std::string reason) {
    bank_.leave_out(lines_.at(offset_of(element)), title_of(element), std::move(reason));
  }

  void take(xml_node element) {
    const std::string_view type = trimmed(element.attribute("type").as_string());
    if (type == "category") {
      topic_ = last_topic(content_of(element.child("category").child("text")).value_or(""));
      return;
    }
    if (auto wrong = not_asked(type)) return leave_out(element, std::move(*wrong));
    Question question;
    if (auto wrong = take_choice(element, type, question))
      return leave_out(element, std::move(*wrong));
    question.topic = topic_;
    question.difficulty = difficulty_of(element);
    bank_.take(lines_.at(offset_of(element)), title_of(element), std::move(question));
  }

  std::string_view text_;
  Lines lines_;
  std::string topic_;
  BankBuilder bank_;
};

}  // namespace

Bank read_moodle_xml(std::string_view text) { return Reader(text).read(); }

}  // namespace ludolog::banks
