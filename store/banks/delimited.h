// Questions as tables have them: comma-, semicolon- or tab-separated values (RFC 4180), as
// spreadsheets save them, with the names of the columns in the first row.
#pragma once

#include <span>

#include "store/banks/bank.h"

namespace ludolog::banks {

/// Total: every row that is not blank is a question taken or left out, with its line and the
/// reason; a first row that names no question, options and answer leaves out the whole file. Which
/// columns there are, their names tell (columns.h); a line "sep=;" above them tells the separator,
/// as Excel does. The answer is a letter, a number from 1, or the text of an option; where it can
/// mean two options, the question is left out. Labels ("A) One", "B) Two") are taken off when all
/// options of a question carry them. Cells may hold HTML; behind "[plain]" a cell stands exactly as
/// it is. A difficulty that is not given is medium.
[[nodiscard]] Bank read_delimited(std::string_view text);

/// Comma-separated, so that read_delimited() gives the same questions: each must have no
/// question_problem(), and no two be the same but for order, spaces and capitals. Texts stand as
/// they are, even where a spreadsheet would take one for a formula ("=A1+B1"): to change them would
/// make other questions of them.
[[nodiscard]] std::string write_delimited(std::span<const events::Question> questions);

}  // namespace ludolog::banks
