#include "events/question_audit.h"

#include "events/hex.h"

namespace ludolog::events {

std::optional<std::string> QuestionAudit::enter(const Event& event, const Content* content) {
  if (const auto* drawn = std::get_if<QuestionDrawn>(&event)) drawn_ = *drawn;
  if (content == nullptr) return std::nullopt;
  if (const auto* fixed = std::get_if<PoolFixed>(&event)) {
    auto pool = parse_pool(*content);
    if (!pool) return "its record is no list of questions";
    if (pool->size() != fixed->questions)
      return "it names " + std::to_string(fixed->questions) + " questions, its record has " +
             std::to_string(pool->size());
    pool_ = std::move(*pool);
  }
  if (const auto* asked = std::get_if<QuestionAsked>(&event)) return check(*asked, *content);
  return std::nullopt;
}

std::optional<std::string> QuestionAudit::check(const QuestionAsked& asked,
                                                const Content& content) const {
  const auto shown = parse_question(content);
  if (!shown) return "the question's record cannot be read: " + shown.error();
  if (shown->options.size() != asked.options || shown->key + 1 != asked.key)
    return "the right option is " + std::to_string(asked.key) + " of " +
           std::to_string(asked.options) + " here, in the question's record " +
           std::to_string(shown->key + 1) + " of " + std::to_string(shown->options.size());
  if (!drawn_) return std::nullopt;
  if (drawn_->index < pool_.size() && pool_[drawn_->index] != shown->id)
    return "the question asked is " + to_hex(shown->id) + ", the one drawn is " +
           to_hex(pool_[drawn_->index]);
  if (question_id(as_in_bank(*shown, drawn_->draw)) != shown->id)
    return "the question " + to_hex(shown->id) +
           " is not shown as it stands in its bank, with its options in the order that follows "
           "from the draw";
  return std::nullopt;
}

}  // namespace ludolog::events
