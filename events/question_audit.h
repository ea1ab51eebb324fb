// Whether the questions that were asked are those that the draws have picked: the ones of the
// match's pool, in the order of options that follows from the draw.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/event.h"
#include "events/question.h"

namespace ludolog::events {

class QuestionAudit {
 public:
  /// Takes in the next event with the content that it names, null where there is none at hand. One
  /// line that says what is wrong, or nothing. What cannot be judged for want of a content is not
  /// wrong.
  [[nodiscard]] std::optional<std::string> enter(const Event& event, const Content* content);
  /// The match's pool; empty while it has none, or none that is at hand.
  [[nodiscard]] const std::vector<QuestionId>& pool() const { return pool_; }

 private:
  [[nodiscard]] std::optional<std::string> check(const QuestionAsked& asked,
                                                 const Content& content) const;

  std::vector<QuestionId> pool_;
  std::optional<QuestionDrawn> drawn_;
};

}  // namespace ludolog::events
