// Questions as they are recorded: the shown order follows from the draw, and whoever reads the log
// can tell that nobody chose another question or another order.
#include "events/question.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "events/question_audit.h"

namespace ludolog::events {
namespace {

using testing::HasSubstr;
using testing::Optional;

Question cells(std::string text = "Which part makes ATP?") {
  Question question;
  question.text = std::move(text);
  question.options = {"The mitochondrion", "The wall", "The vacuole", "The nucleus"};
  question.id = question_id(question);
  return question;
}

Draw draw_at(std::uint64_t offset) {
  return {.offset = offset, .epoch = 0, .sides = 2, .value = 1};
}

TEST(Question, nothing_in_it_can_steer_a_terminal) {
  EXPECT_EQ(question_problem(cells("Two\nlines,\ta tab: \u00e9?")), std::nullopt);
  for (const std::string control : {"\x1b]0;pwned\x07", "\r", "\x7f", "\u009b31m", "\b"}) {
    EXPECT_THAT(question_problem(cells("Which" + control)), Optional(HasSubstr("control")));
    for (std::string Question::*label : {&Question::topic, &Question::source, &Question::author,
                                         &Question::licence, &Question::explanation}) {
      Question question = cells();
      question.*label = "Cells" + control;
      EXPECT_THAT(question_problem(question), Optional(HasSubstr("control characters")));
    }
    Question question = cells();
    question.options[2] += control;
    EXPECT_THAT(question_problem(question), Optional(HasSubstr("option 3 has control")));
  }
}

TEST(Question, options_that_name_one_another_keep_their_order) {
  Question question = cells();
  question.fixed_order = true;
  for (std::uint64_t offset = 0; offset < 20; ++offset) {
    EXPECT_EQ(as_shown(question, draw_at(offset)), question);
    EXPECT_EQ(as_in_bank(question, draw_at(offset)), question);
  }
  EXPECT_EQ(*parse_question(make_question(question)), question);
}

TEST(Question, the_shown_order_follows_from_the_draw_and_can_be_undone) {
  std::set<std::vector<std::string>> orders;
  for (std::uint64_t offset = 0; offset < 100; ++offset) {
    const Question shown = as_shown(cells(), draw_at(offset));
    EXPECT_EQ(shown.options[shown.key], "The mitochondrion");
    EXPECT_EQ(as_in_bank(shown, draw_at(offset)), cells());
    orders.insert(shown.options);
  }
  EXPECT_GT(orders.size(), 20U);
}

/// A pool of two, of which the first is drawn.
class Asking {
 public:
  Asking() {
    const Content pool = make_pool({cells().id, cells("Which part stores water?").id});
    EXPECT_EQ(audit_.enter(PoolFixed{2, content_id(pool)}, &pool), std::nullopt);
    EXPECT_EQ(audit_.enter(QuestionDrawn{0, 0, 0, draw_at(7)}, nullptr), std::nullopt);
  }
  std::optional<std::string> ask(const Question& shown, int key_moved = 0) {
    const Content content = make_question(shown);
    return audit_.enter(
        QuestionAsked{0, 0, static_cast<std::uint8_t>(shown.options.size()),
                      static_cast<std::uint8_t>(shown.key + 1 + key_moved), content_id(content)},
        &content);
  }

 private:
  QuestionAudit audit_;
};

TEST(QuestionAudit, the_question_drawn_in_the_order_that_follows_is_fine) {
  EXPECT_EQ(Asking().ask(as_shown(cells(), draw_at(7))), std::nullopt);
}

TEST(QuestionAudit, another_question_of_the_pool_is_found_out) {
  EXPECT_THAT(Asking().ask(as_shown(cells("Which part stores water?"), draw_at(7))),
              Optional(HasSubstr("the one drawn is")));
}

TEST(QuestionAudit, another_order_is_found_out) {
  Question shown = as_shown(cells(), draw_at(7));
  std::swap(shown.options[(shown.key + 1U) % 4], shown.options[(shown.key + 2U) % 4]);
  EXPECT_THAT(Asking().ask(shown), Optional(HasSubstr("in the order that follows")));
}

TEST(QuestionAudit, another_text_under_the_same_id_is_found_out) {
  Question shown = as_shown(cells(), draw_at(7));
  shown.text = "Which part makes ADP?";
  EXPECT_THAT(Asking().ask(shown), Optional(HasSubstr("is not shown as it stands")));
}

TEST(QuestionAudit, another_key_than_the_record_has_is_found_out) {
  Question shown = as_shown(cells(), draw_at(7));
  EXPECT_THAT(Asking().ask(shown, shown.key == 3 ? -1 : 1),
              Optional(HasSubstr("in the question's record")));
}

TEST(QuestionAudit, a_pool_of_another_size_than_its_event_says_is_found_out) {
  const Content pool = make_pool({cells().id});
  EXPECT_THAT(QuestionAudit().enter(PoolFixed{2, content_id(pool)}, &pool),
              Optional(HasSubstr("its record has 1")));
}

TEST(QuestionAudit, without_the_contents_there_is_nothing_to_judge) {
  QuestionAudit audit;
  EXPECT_EQ(audit.enter(PoolFixed{2, {}}, nullptr), std::nullopt);
  EXPECT_EQ(audit.enter(QuestionDrawn{0, 0, 0, draw_at(7)}, nullptr), std::nullopt);
  EXPECT_EQ(audit.enter(QuestionAsked{0, 0, 4, 1, {}}, nullptr), std::nullopt);
}

}  // namespace
}  // namespace ludolog::events
