// Rows of separated values as spreadsheets write them (RFC 4180), with any separator.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ludolog::banks {

struct Row {
  std::size_t line = 0;  ///< From 1: where it begins.
  std::vector<std::string> cells;
  std::string problem;  ///< Why the cells cannot be told apart; empty when they can.

  /// Nothing but spaces.
  [[nodiscard]] bool is_blank() const;
};

/// Goes through a text with lines ending with LF. A cell in quotes may hold separators, line breaks
/// and doubled quotes; spaces around the quotes do not count. Within other cells a quote stands for
/// itself.
class RowReader {
 public:
  RowReader(std::string_view text, std::size_t line) : rest_(text), line_(line) {}

  /// Nothing at the end of the text.
  [[nodiscard]] std::optional<Row> next(char separator);

 private:
  void take_cell(char separator, Row& row);
  void take_quoted(char separator, Row& row);

  std::string_view rest_;
  std::size_t line_;
};

/// As a cell that reads as `text`: in quotes where it needs them.
void append_cell(std::string& line, std::string_view text);

}  // namespace ludolog::banks
