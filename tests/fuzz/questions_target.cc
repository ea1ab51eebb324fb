#include "tests/fuzz/questions_target.h"

#include <cstdio>

#include "core/check.h"
#include "store/banks/bank_json.h"
#include "store/banks/delimited.h"
#include "store/banks/encoding.h"
#include "store/banks/gift.h"

namespace ludolog::tests {
namespace {

void same_again(const banks::Bank& bank, banks::Format format, const std::string& written) {
  const banks::Bank again = banks::read_bank(written, format);
  const bool same = again.left_out.empty() && again.questions == bank.questions;
  if (!same) std::fprintf(stderr, "%s\n", written.c_str());
  LUDOLOG_CHECK(same);
}

}  // namespace

void read_questions(std::string_view bytes, banks::Format format) {
  const auto text = banks::to_utf8(bytes, "");
  if (!text) return;
  (void)banks::recognised(text->text);
  const banks::Bank bank = banks::read_bank(text->text, format);
  LUDOLOG_CHECK(bank.lines.size() == bank.questions.size());
  LUDOLOG_CHECK(bank.titles.size() == bank.questions.size());
  for (const events::Question& question : bank.questions) {
    LUDOLOG_CHECK(!events::question_problem(question));
    LUDOLOG_CHECK(question.id == events::question_id(question));
  }
  if (bank.questions.empty()) return;
  same_again(bank, banks::Format::kJson, banks::write_bank_json(bank.questions, "fuzz"));
  same_again(bank, banks::Format::kDelimited, banks::write_delimited(bank.questions));
  same_again(bank, banks::Format::kGift, banks::write_gift(bank.questions));
}

}  // namespace ludolog::tests
