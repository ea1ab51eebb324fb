// A question: what stands in a bank, and what is recorded of it when it is asked. Also the pool of
// a match: the ids of its questions, in the order that draws refer to.
#pragma once

#include <array>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/chance.h"
#include "core/names.h"
#include "events/content.h"

namespace ludolog {

enum class Difficulty : std::uint8_t { kEasy, kMedium, kHard };
template <>
struct Names<Difficulty> {
  static constexpr std::array<std::string_view, 3> value{"easy", "medium", "hard"};
};

namespace events {

using QuestionId = std::array<std::uint8_t, 8>;

inline constexpr std::size_t kMinOptions = 2;
inline constexpr std::size_t kMaxQuestionOptions = 6;
inline constexpr std::size_t kMaxQuestionBytes = 4000;  ///< Of text or explanation.
inline constexpr std::size_t kMaxLabelBytes =
    1000;  ///< Of an option, topic, source, author or licence.

struct Question {
  QuestionId id{};  ///< Of the question as it stands in its bank; the same however it is shown.
  std::string text;
  std::vector<std::string> options;
  std::uint8_t key = 0;  ///< Index of the right option.
  std::string topic;
  Difficulty difficulty{};
  std::string source;
  std::string author;
  std::string licence;
  std::string explanation;   ///< May be empty.
  bool fixed_order = false;  ///< Options that name one another: "All of the above".
  friend bool operator==(const Question&, const Question&) = default;
};

/// Nothing when the question can be asked, otherwise one line that says why not: too few options,
/// two that are equal, an empty text ...
[[nodiscard]] std::optional<std::string> question_problem(const Question& question);

/// First 8 bytes of the hash of text, options and key, as they stand in the bank.
[[nodiscard]] QuestionId question_id(const Question& question);

/// The question with its options in the order in which they are shown when that draw has picked it.
/// Nobody chooses the order: it follows from id and draw, or is that of the bank.
[[nodiscard]] Question as_shown(const Question& question, const Draw& draw);
/// The question as it stands in its bank: what as_shown() has done, undone.
[[nodiscard]] Question as_in_bank(const Question& shown, const Draw& draw);

/// The record of a question as shown; it must have no question_problem().
[[nodiscard]] Content make_question(const Question& shown);
/// The error is one line that names what is wrong with the record.
[[nodiscard]] tl::expected<Question, std::string> parse_question(const Content& content);

[[nodiscard]] Content make_pool(const std::vector<QuestionId>& ids);
/// Nothing when it is no pool.
[[nodiscard]] std::optional<std::vector<QuestionId>> parse_pool(const Content& content);

}  // namespace events
}  // namespace ludolog
