// What a reader took of a text and what it left out, for the tests of all formats.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/banks/bank.h"

namespace ludolog::banks::tests {

/// Why something was left out, and where it begins.
struct Reason {
  std::size_t line;
  std::string text;
  friend bool operator==(const Reason&, const Reason&) = default;
};
inline void PrintTo(const Reason& reason, std::ostream* out) {
  *out << reason.line << ": " << reason.text;
}

[[nodiscard]] inline std::vector<Reason> reasons_of(const Bank& bank) {
  std::vector<Reason> result;
  for (const LeftOut& left : bank.left_out) result.push_back({left.line, left.reason});
  return result;
}

/// Of a text of which nothing can be asked.
[[nodiscard]] inline std::vector<Reason> reasons_alone(const Bank& bank) {
  EXPECT_THAT(bank.questions, testing::IsEmpty());
  return reasons_of(bank);
}

/// Of a text that is one question.
[[nodiscard]] inline events::Question only_of(const Bank& bank) {
  for (const LeftOut& left : bank.left_out) ADD_FAILURE() << left.line << ": " << left.reason;
  EXPECT_THAT(bank.questions, testing::SizeIs(1));
  return bank.questions.empty() ? events::Question{} : bank.questions[0];
}

}  // namespace ludolog::banks::tests
