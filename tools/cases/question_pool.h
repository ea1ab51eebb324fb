// The questions of one match: their order is fixed at its start, and draws pick from it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/stream.h"
#include "events/question.h"
#include "store/stream_reader.h"

namespace ludolog::cases {

class QuestionPool {
 public:
  /// Of a match that shows none.
  QuestionPool() = default;
  /// For a new match: all that the bank has, in its order, each once; when those are more than a
  /// pool may have (BI-4), as many of them, evenly spread.
  [[nodiscard]] static QuestionPool of_bank(std::span<const events::Question> bank);
  /// Of a match that has begun, as recorded; what the bank does not have is missing().
  [[nodiscard]] static QuestionPool of_match(std::span<const events::QuestionId> ids,
                                             std::span<const events::Question> bank);

  [[nodiscard]] std::size_t size() const { return questions_.size(); }
  [[nodiscard]] std::vector<events::QuestionId> ids() const;
  /// Ids of questions that cannot be shown here.
  [[nodiscard]] const std::vector<events::QuestionId>& missing() const { return missing_; }
  /// The question that was drawn last, as it is to be shown; the match awaits it.
  [[nodiscard]] events::Question awaited(const Stream& stream) const;

 private:
  std::vector<events::Question> questions_;
  std::vector<events::QuestionId> missing_;
};

/// The question that was asked last before `version`, as it was shown; nothing when there was none
/// or its record is not there.
[[nodiscard]] std::optional<events::Question> asked_before(store::StreamReader& reader,
                                                           const Stream& stream,
                                                           std::uint64_t version);

}  // namespace ludolog::cases
