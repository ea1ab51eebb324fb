#include "store/banks/delimited.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/check.h"
#include "store/banks/builder.h"
#include "store/banks/columns.h"
#include "store/banks/excerpt.h"
#include "store/banks/folded.h"
#include "store/banks/html.h"
#include "store/banks/labels.h"
#include "store/banks/rows.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

using events::Question;
using Texts = std::vector<std::string>;

template <class T>
using Expected = tl::expected<T, std::string>;

/// What follows it in a cell is no HTML, and the spaces around it count.
constexpr std::string_view kPlainMark = "[plain]";
constexpr std::string_view kFixed = "fixed";
constexpr std::string_view kShuffled = "shuffled";

/// What stands behind the mark, if the cell has it.
std::optional<std::string_view> marked_plain(std::string_view cell) {
  const auto begin = cell.find_first_not_of(" \t\n");
  if (begin == std::string_view::npos || !cell.substr(begin).starts_with(kPlainMark))
    return std::nullopt;
  return cell.substr(begin + kPlainMark.size());
}

Expected<std::string> text_of(std::string_view cell) {
  if (const auto plain = marked_plain(cell)) return std::string(*plain);
  return readable(cell, Markup::kEither);
}

/// Those equal to the text or, if none is, equal but for capitals and spaces.
std::vector<std::size_t> equal_to(std::string_view text, const Texts& options) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i] == text) found.push_back(i);
  if (!found.empty()) return found;
  const std::string same = folded(text);
  for (std::size_t i = 0; i < options.size(); ++i)
    if (folded(options[i]) == same) found.push_back(i);
  return found;
}

/// The option that the cell of the answer means; `labelled` are the options with their labels.
Expected<std::size_t> right_option(std::string_view cell, const Texts& labelled,
                                   const Texts& options) {
  if (trimmed(cell).empty()) return tl::unexpected(std::string("it has no answer"));
  const std::string name = "its answer " + quoted_excerpt(cell);
  auto place = marked_plain(cell) ? std::nullopt : place_named(cell);
  if (place && *place >= options.size()) place.reset();
  const auto text = text_of(cell);
  if (!text) return tl::unexpected(text.error());
  std::vector<std::size_t> found = equal_to(*text, options);
  if (found.empty()) found = equal_to(*text, labelled);
  if (place && std::ranges::find(found, *place) == found.end()) found.push_back(*place);
  if (const auto column = option_of_column(*text);
      found.empty() && !marked_plain(cell) && column && *column < options.size())
    found.push_back(*column);
  if (found.empty()) return tl::unexpected(name + " names no option");
  if (found.size() > 1)
    return tl::unexpected(name + " can mean option " + std::to_string(found[0] + 1) + " or " +
                          std::to_string(found[1] + 1));
  return found[0];
}

bool is_number(std::string_view cell) {
  const std::string_view text = trimmed(cell);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The names of its columns, and which rows follow.
struct Table {
  Row header;
  char separator = ',';
  RowReader rows;
};

/// Nothing but spaces and separators, whichever they are.
bool names_nothing(const Row& row) {
  return row.problem.empty() && std::ranges::all_of(row.cells, [](const std::string& cell) {
           return cell.find_first_not_of(" ,;\t\n") == std::string::npos;
         });
}

/// Nothing when there are only blank rows.
std::optional<Table> table_with(char separator, RowReader rows) {
  while (auto row = rows.next(separator))
    if (!names_nothing(*row)) return Table{std::move(*row), separator, rows};
  return std::nullopt;
}

/// Takes off the line "sep=;".
std::optional<char> take_separator(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find('\n'));
  std::string_view words = line;
  if (words.size() > 2 && words.starts_with('"') && words.ends_with('"'))
    words = words.substr(1, words.size() - 2);
  if (words.size() != 5 || folded(words.substr(0, 4)) != "sep=") return std::nullopt;
  const char separator = words[4];
  if (std::string_view(",;\t|:^~").find(separator) == std::string_view::npos) return std::nullopt;
  text.remove_prefix(std::min(text.size(), line.size() + 1));
  return separator;
}

std::string unknown_header(const Row& header, const std::string& problem) {
  constexpr std::size_t kMostNamed = 12;
  std::string found;
  for (std::size_t i = 0; i < std::min(header.cells.size(), kMostNamed); ++i)
    found += (i == 0 ? "" : ", ") + quoted_excerpt(header.cells[i]);
  if (header.cells.size() > kMostNamed)
    found += " and " + std::to_string(header.cells.size() - kMostNamed) + " more";
  return problem + "; its columns are " + found +
         ", expected question, option 1, option 2, ... and answer, or question, answer, wrong 1, "
         "wrong 2, ...";
}

class Reader {
 public:
  Bank read(std::string_view text) {
    const auto told = take_separator(text);
    const RowReader rows(text, told ? 2 : 1);
    std::optional<Table> best;
    for (const char separator : told ? std::string(1, *told) : std::string(",;\t")) {
      auto table = table_with(separator, rows);
      if (!table) continue;
      if (table->header.problem.empty())
        if (auto columns = columns_of(table->header.cells)) {
          columns_ = std::move(*columns);
          return read_rows(std::move(*table));
        }
      if (!best || table->header.cells.size() > best->header.cells.size()) best = std::move(table);
    }
    if (best) leave_out_whole(std::move(*best));
    return std::move(bank_).finish();
  }

 private:
  /// Every row, the first with the reason; the header when it is all there is.
  void leave_out_whole(Table table) {
    const Row& header = table.header;
    const std::string reason = header.problem.empty()
                                   ? unknown_header(header, columns_of(header.cells).error())
                                   : header.problem;
    bool said = false;
    while (const auto row = table.rows.next(table.separator)) {
      if (row->is_blank()) continue;
      bank_.leave_out(row->line, {}, said ? "the columns of its table are not known" : reason);
      said = true;
    }
    if (!said) bank_.leave_out(header.line, {}, reason);
  }

  Bank read_rows(Table table) {
    width_ = table.header.cells.size();
    counts_from_zero_ = line_counting_from_zero(table);
    while (const auto row = table.rows.next(table.separator))
      if (!row->is_blank())
        if (auto wrong = take(*row)) bank_.leave_out(row->line, {}, std::move(*wrong));
    return std::move(bank_).finish();
  }

  /// A single answer "0" makes every other number doubtful.
  [[nodiscard]] std::optional<std::size_t> line_counting_from_zero(Table table) const {
    if (columns_.wrong_only) return std::nullopt;
    while (const auto row = table.rows.next(table.separator)) {
      const auto is_zero = [&](std::size_t column) { return trimmed(cell(*row, column)) == "0"; };
      if (row->problem.empty() && is_zero(columns_.answer) &&
          std::ranges::none_of(columns_.options, is_zero))
        return row->line;
    }
    return std::nullopt;
  }

  /// Empty where the row is too short: spreadsheets leave out empty cells at the end.
  static std::string_view cell(const Row& row, std::optional<std::size_t> column) {
    if (!column || *column >= row.cells.size()) return {};
    return row.cells[*column];
  }

  /// Why the row is left out; nothing when it is taken.
  std::optional<std::string> take(const Row& row) {
    if (!row.problem.empty()) return row.problem;
    for (std::size_t i = width_; i < row.cells.size(); ++i)
      if (!trimmed(row.cells[i]).empty())
        return "it has " + std::to_string(i + 1) + " cells, the first row has " +
               std::to_string(width_);
    Question question;
    if (auto wrong = take_texts(row, question)) return wrong;
    if (auto wrong = take_options(row, question)) return wrong;
    if (auto wrong = take_difficulty(cell(row, columns_.difficulty), question)) return wrong;
    if (auto wrong = take_order(cell(row, columns_.order), question)) return wrong;
    bank_.take(row.line, {}, std::move(question));
    return std::nullopt;
  }

  std::optional<std::string> take_texts(const Row& row, Question& question) const {
    const std::array<std::pair<std::optional<std::size_t>, std::string*>, 6> texts{
        {{columns_.question, &question.text},
         {columns_.topic, &question.topic},
         {columns_.explanation, &question.explanation},
         {columns_.source, &question.source},
         {columns_.author, &question.author},
         {columns_.licence, &question.licence}}};
    for (const auto& [column, text] : texts) {
      auto read = text_of(cell(row, column));
      if (!read) return std::move(read.error());
      *text = std::move(*read);
    }
    return std::nullopt;
  }

  std::optional<std::string> take_options(const Row& row, Question& question) const {
    Texts options;
    bool labels = true;
    for (const std::size_t column : columns_.options) {
      auto text = text_of(cell(row, column));
      if (!text) return std::move(text.error());
      options.push_back(std::move(*text));
      labels = labels && !marked_plain(cell(row, column));
    }
    while (!options.empty() && options.back().empty()) options.pop_back();
    for (std::size_t i = 0; i < options.size(); ++i)
      if (options[i].empty())
        return (columns_.wrong_only ? "wrong answer " : "option ") + std::to_string(i + 1) +
               " is empty";
    const std::string_view answer = cell(row, columns_.answer);
    if (columns_.wrong_only) return take_right_and_wrong(answer, std::move(options), question);
    if (options.empty()) return "it has no options";
    auto bare = labels ? without_labels(options) : std::nullopt;
    question.options = bare ? std::move(*bare) : options;
    if (counts_from_zero_ && is_number(answer))
      return *counts_from_zero_ == row.line
                 ? "its answer counts from 0, expected from 1"
                 : "its answer " + quoted_excerpt(answer) + " may count from 0, as that on line " +
                       std::to_string(*counts_from_zero_) + " does";
    const auto right = right_option(answer, options, question.options);
    if (!right) return right.error();
    question.key = static_cast<std::uint8_t>(*right);
    return std::nullopt;
  }

  static std::optional<std::string> take_right_and_wrong(std::string_view answer, Texts wrong,
                                                         Question& question) {
    auto right = text_of(answer);
    if (!right) return std::move(right.error());
    if (right->empty()) return "it has no answer";
    question.options.push_back(std::move(*right));
    std::ranges::move(wrong, std::back_inserter(question.options));
    return std::nullopt;
  }

  static std::optional<std::string> take_difficulty(std::string_view cell, Question& question) {
    const std::string word = folded(cell);
    question.difficulty = Difficulty::kMedium;
    if (word.empty()) return std::nullopt;
    const auto place = is_number(word) ? place_named(word) : std::nullopt;
    const auto difficulty = place && *place < Names<Difficulty>::value.size()
                                ? static_cast<Difficulty>(*place)
                                : named<Difficulty>(word);
    if (!difficulty)
      return "its difficulty " + quoted_excerpt(cell) + " is none of easy, medium, hard";
    question.difficulty = *difficulty;
    return std::nullopt;
  }

  /// A number tells the place of the question in a list, and nothing of its options.
  static std::optional<std::string> take_order(std::string_view cell, Question& question) {
    const std::string word = folded(cell);
    if (word.empty() || is_number(word)) return std::nullopt;
    if (word != kFixed && word != kShuffled)
      return "its order " + quoted_excerpt(cell) + " is neither fixed nor shuffled";
    question.fixed_order = word == kFixed;
    return std::nullopt;
  }

  Columns columns_;
  std::size_t width_ = 0;  ///< Cells of the first row.
  std::optional<std::size_t> counts_from_zero_;
  BankBuilder bank_;
};

/// A cell that reads as the text: marked where it would read as something else.
std::string cell_of(const std::string& text) {
  const auto read = readable(text, Markup::kEither);
  const bool stands = read && *read == text && !marked_plain(text);
  return (stands ? "" : std::string(kPlainMark)) + text;
}

std::string answer_of(const Question& question) {
  std::string number = std::to_string(question.key + 1);
  const auto read = right_option(number, question.options, question.options);
  if (read && *read == question.key) return number;
  return std::string(kPlainMark) + question.options[question.key];
}

}  // namespace

Bank read_delimited(std::string_view text) { return Reader().read(text); }

std::string write_delimited(std::span<const Question> questions) {
  std::string text = "question";
  for (std::size_t i = 1; i <= events::kMaxQuestionOptions; ++i)
    text += ",option " + std::to_string(i);
  text += ",answer,topic,difficulty,explanation,source,author,licence,order\n";
  for (const Question& question : questions) {
    LUDOLOG_CHECK(!events::question_problem(question));
    Texts options;
    for (const std::string& option : question.options) options.push_back(cell_of(option));
    // One mark keeps the labels of all.
    if (without_labels(options)) options[0].insert(0, kPlainMark);
    options.resize(events::kMaxQuestionOptions);
    Texts cells{cell_of(question.text)};
    std::ranges::move(options, std::back_inserter(cells));
    cells.push_back(answer_of(question));
    cells.push_back(cell_of(question.topic));
    cells.emplace_back(name_of(question.difficulty));
    for (const std::string* more :
         {&question.explanation, &question.source, &question.author, &question.licence})
      cells.push_back(cell_of(*more));
    cells.emplace_back(question.fixed_order ? kFixed : kShuffled);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) text += ',';
      append_cell(text, cells[i]);
    }
    text += '\n';
  }
  return text;
}

}  // namespace ludolog::banks
