#include "tools/cases/question_pool.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/check.h"

namespace ludolog::cases {

using events::Question;
using events::QuestionId;

QuestionPool QuestionPool::of_bank(std::span<const Question> bank) {
  std::vector<const Question*> once;
  std::set<QuestionId> seen;
  for (const Question& question : bank)
    if (seen.insert(question.id).second) once.push_back(&question);
  const std::size_t size = std::min<std::size_t>(once.size(), kMostQuestions);
  QuestionPool pool;
  for (std::size_t i = 0; i < size; ++i) pool.questions_.push_back(*once[i * once.size() / size]);
  return pool;
}

QuestionPool QuestionPool::of_match(std::span<const QuestionId> ids,
                                    std::span<const Question> bank) {
  std::map<QuestionId, const Question*> by_id;
  for (const Question& question : bank) by_id.emplace(question.id, &question);
  QuestionPool pool;
  for (const QuestionId& id : ids) {
    const auto found = by_id.find(id);
    if (found != by_id.end()) {
      pool.questions_.push_back(*found->second);
      continue;
    }
    pool.missing_.push_back(id);
    pool.questions_.emplace_back().id = id;
  }
  return pool;
}

std::vector<QuestionId> QuestionPool::ids() const {
  std::vector<QuestionId> ids;
  for (const Question& question : questions_) ids.push_back(question.id);
  return ids;
}

Question QuestionPool::awaited(const Stream& stream) const {
  const auto& events = stream.events();
  for (std::size_t i = events.size(); i-- > 0;)
    if (const auto* drawn = std::get_if<QuestionDrawn>(&events[i]))
      return as_shown(questions_.at(drawn->index), drawn->draw);
  LUDOLOG_CHECK(false);
  return {};
}

std::optional<Question> asked_before(store::StreamReader& reader, const Stream& stream,
                                     std::uint64_t version) {
  for (std::uint64_t i = version; i-- > 0;) {
    const auto* asked = std::get_if<QuestionAsked>(&stream.events()[i]);
    if (asked == nullptr) continue;
    const auto content = reader.content(asked->content);
    if (!content || !*content) return std::nullopt;
    auto question = events::parse_question(**content);
    return question ? std::optional(std::move(*question)) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace ludolog::cases
