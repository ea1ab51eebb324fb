// Boards as text.
#include "core/diagram.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/core/playout.h"

namespace ludolog::test {
namespace {

RC_GTEST_PROP(Diagram, is_read_as_it_was_drawn, (std::uint64_t seed)) {
  Numbers numbers(seed);
  Steps steps;
  const std::uint32_t crowd = 1 + numbers.below(58);  // The fewer steps, the more share one.
  for (auto& tokens : steps) {
    for (Step& step : tokens) {
      const std::uint32_t n = 57 - numbers.below(crowd);
      step = numbers.one_in(5) ? kYard : n == 57 ? kRemoved : static_cast<Step>(n);
    }
  }
  const std::string text = draw_diagram(kBoard52, steps, 0b1111);
  const auto read = read_diagram(kBoard52, text);
  RC_ASSERT(read.has_value());
  RC_ASSERT((*read == steps));
  RC_ASSERT((draw_diagram(kBoard52, *read, 0b1111) == text));
}

TEST(Diagram, shows_who_shares_a_square) {
  Steps steps;
  for (auto& tokens : steps) tokens.fill(kYard);
  steps[0] = {0, 56, 56, 10};
  steps[1] = {39, kYard, kYard, kYard};
  steps[2].fill(kRemoved);
  EXPECT_EQ("\n" + draw_diagram(kBoard52, steps, 0b0111), R"(
                  C4 .. ..
                  .. M- M>             M2
                  M* M- ..
                  .. M- ..
                  .. M- ..    M3       M4
                  .. M- ..
.. ++ .. .. .. ..          .. .. .. A* .. ..
.. C- C- C- C- C-          A- A- A- A- A- ..
.. .. C* .. .. ..          .. .. .. .. A> ..
                  .. B- ..
                  .. B- ..
                  .. B- ..
                  .. B- B*
                  B> B- ..
                  .. .. ..
together: C1 M1
finish: C2 C3
gone: A1 A2 A3 A4
)");
}

TEST(Diagram, names_the_cells_of_a_board_that_has_names) {
  Steps steps;
  for (auto& tokens : steps) tokens.fill(kYard);
  steps[0] = {43, 0, 8, kYard};
  steps[1] = {28, 40, kYard, kYard};
  const std::string text = draw_diagram(kBoard40, steps, 0b0011);
  EXPECT_EQ("\n" + text, R"(
            .. .. B>              11
            .. B2 ..              10
            .. B- ..    B3 B4     9
            .. B- ..              8
.. .. .. .. .. B- .. .. .. .. ..  7
..                            ..  6
++ .. .. .. .. W1 .. .. .. .. ..  5
            .. W- ..              4
            .. W- ..              3
      W4    .. W- ..              2
            W2 .. ..              1
A  B  C  D  E  F  G  H  I  J  K
together: W3 B1
)");
  const auto read = read_diagram(kBoard40, text);
  ASSERT_TRUE(read) << read.error();
  steps[2].fill(kYard);
  EXPECT_EQ(*read, steps);
}

TEST(Diagram, that_cannot_be_read_says_why) {
  const auto why = [](std::string text, std::string_view what, std::string_view with) {
    text.replace(text.find(what), what.size(), with);
    const auto read = read_diagram(kBoard52, text);
    return read ? std::string("was read") : read.error();
  };
  Steps steps;
  for (auto& tokens : steps) tokens.fill(kYard);
  steps[0] = {20, 56, 56, 10};
  const std::string text = draw_diagram(kBoard52, steps, 0b1111);
  EXPECT_EQ(read_diagram(kBoard52, "C1").error(), "a diagram has 15 rows, this has 1");
  EXPECT_EQ(why(text, "C4", "M5"), "was read");  // No token: as good as empty.
  EXPECT_EQ(why(text, "M1", "C3"), "C3 cannot stand in column 10, row 1");
  EXPECT_EQ(why(text, "finish", "finnish"), "unknown line 'finnish: C2 C3'");
  EXPECT_EQ(why(text, "C2", "X2"), "'X2' is no token");
  EXPECT_EQ(why(text, "finish", "together"), "more 'together' lines than '++' cells");
}

}  // namespace
}  // namespace ludolog::test
