#include "store/banks/rows.h"

#include <algorithm>

#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

std::size_t spaces(std::string_view text) {
  return std::min(text.find_first_not_of(' '), text.size());
}

}  // namespace

bool Row::is_blank() const {
  return problem.empty() &&
         std::ranges::all_of(cells, [](const std::string& cell) { return trimmed(cell).empty(); });
}

std::optional<Row> RowReader::next(char separator) {
  if (rest_.empty()) return std::nullopt;
  Row row;
  row.line = line_;
  while (true) {
    take_cell(separator, row);
    const bool goes_on = rest_.starts_with(separator);
    if (!rest_.empty()) rest_.remove_prefix(1);
    if (!goes_on) break;
  }
  ++line_;
  return row;
}

/// Up to the separator or line break behind it.
void RowReader::take_cell(char separator, Row& row) {
  const std::size_t before = spaces(rest_);
  if (rest_.substr(before).starts_with('"')) {
    rest_.remove_prefix(before + 1);
    return take_quoted(separator, row);
  }
  const char ends[] = {separator, '\n'};
  const auto end = std::min(rest_.find_first_of(std::string_view(ends, 2)), rest_.size());
  row.cells.emplace_back(rest_.substr(0, end));
  rest_.remove_prefix(end);
}

void RowReader::take_quoted(char separator, Row& row) {
  const std::size_t opened = line_;
  std::string cell;
  bool closed = false;
  while (!closed && !rest_.empty()) {
    const auto end = std::min(rest_.find('"'), rest_.size());
    const std::string_view part = rest_.substr(0, end);
    line_ += static_cast<std::size_t>(std::ranges::count(part, '\n'));
    cell += part;
    rest_.remove_prefix(end);
    if (rest_.empty()) break;
    closed = !rest_.starts_with("\"\"");
    if (!closed) cell += '"';
    rest_.remove_prefix(closed ? 1 : 2);
  }
  row.cells.push_back(std::move(cell));
  const std::string where = "the quote of cell " + std::to_string(row.cells.size()) +
                            ", which opens on line " + std::to_string(opened);
  const char ends[] = {separator, '\n'};
  const auto end = std::min(rest_.find_first_of(std::string_view(ends, 2)), rest_.size());
  if (row.problem.empty() && !closed)
    row.problem = where + ", is never closed: the rest of the file stands in it";
  else if (row.problem.empty() && spaces(rest_.substr(0, end)) != end)
    row.problem = "text stands behind " + where + " and closes on line " + std::to_string(line_);
  rest_.remove_prefix(end);
}

void append_cell(std::string& line, std::string_view text) {
  const bool quoted = text.find_first_of(",;\t\"\n\r") != std::string_view::npos ||
                      text.starts_with(' ') || text.ends_with(' ');
  if (!quoted) {
    line += text;
    return;
  }
  line += '"';
  for (const char c : text) {
    if (c == '"') line += '"';
    line += c;
  }
  line += '"';
}

}  // namespace ludolog::banks
