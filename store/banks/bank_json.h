// A bank as JSON: the form of this program, plain to read and to write by hand, and what others
// commonly write.
#pragma once

#include <span>

#include "store/banks/bank.h"

namespace ludolog::banks {

/// Total: what cannot be asked is left out with its line and the reason.
///
/// {"ludolog": "bank", "version": 1, "name": "...", "questions": [...]} holds objects with `text`,
/// `options` and `answer`, the number of the right option from 1, and, where they are known,
/// `topic`, `difficulty` (easy, medium or hard; medium without it), `explanation`, `source`,
/// `author`, `licence`, `order` ("fixed" or "shuffled") and `title`. Texts are taken to the letter,
/// other members are ignored.
///
/// Files without that head are read with more indulgence: a list of questions, or an object whose
/// `questions` are one. The text is `question` or `text`, the topic `topic` or `category`, the
/// right option `answer`, `correctAnswer` or `correct_answer`. It is the text of an option, its
/// letter or its number, which counts from 1 if in the file one is the number of options and none
/// is 0, otherwise from 0. Labels of all options, "A) ", are taken off. Or the text is
/// `question_text`, and `answers` are objects with `text` and `fraction`, of which one is 100 and
/// the others at most 0; these may hold HTML. An object that is one question is a list of one.
[[nodiscard]] Bank read_bank_json(std::string_view text);

/// The questions as they stand in their bank, none with a question_problem(), in the form above:
/// read_bank_json() gives the same. What is empty or goes without saying is not written.
[[nodiscard]] std::string write_bank_json(std::span<const events::Question> questions,
                                          std::string_view name);

}  // namespace ludolog::banks
