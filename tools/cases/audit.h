// Goes through a match event by event and believes nothing: chain, contents, decoding, the rules at
// every step, and in the end every draw. What it has read is a stream that can be played on.
#pragma once

#include <functional>
#include <optional>

#include "core/stream.h"
#include "events/chain.h"
#include "events/codec.h"
#include "events/content.h"
#include "events/dice_audit.h"
#include "events/question_audit.h"
#include "tools/cases/verdict.h"
#include "viewer/model/story.h"

namespace ludolog::cases {

class Audit {
 public:
  /// Looks up a content in the source: nothing when it is not there.
  using FindContent = std::function<std::optional<events::Content>(const events::ContentId&)>;

  explicit Audit(FindContent find_content);

  /// Takes in the next event as stored. False at the first fault: nothing behind it can be judged.
  bool enter(const events::Envelope& envelope);

  /// The verdict on all that was entered.
  [[nodiscard]] Verdict finish();

  [[nodiscard]] const events::DiceAudit& dice() const { return dice_; }
  [[nodiscard]] const Stream& stream() const { return stream_; }
  [[nodiscard]] const events::Chain& chain() const { return chain_; }
  [[nodiscard]] const std::optional<events::Genesis>& genesis() const { return genesis_; }
  /// The ids of the match's questions; empty without a pool, or without its record.
  [[nodiscard]] const std::vector<events::QuestionId>& pool() const { return questions_.pool(); }
  /// As given; empty for a seat without a name.
  [[nodiscard]] const model::SeatNames& names() const { return names_; }

 private:
  /// What of the draws was typed in, and what a match with real dice drew otherwise.
  [[nodiscard]] std::string declared_in_words() const;
  bool fault(VerdictKind kind, std::uint64_t position, std::string detail);
  bool check_content(const Event& event);
  bool check_rules(const Event& event);
  bool check_time(const Event& event, std::int64_t time_ms);

  FindContent find_content_;
  events::Chain chain_;
  events::DiceAudit dice_;
  events::QuestionAudit questions_;
  Stream stream_;
  Events decision_;  ///< What the rules say follows from the command that is being gone through.
  std::size_t in_decision_ = 0;  ///< How many of its events have come.
  std::optional<events::Genesis> genesis_;
  std::optional<events::MatchId> match_;
  std::optional<Verdict> fault_;
  model::SeatNames names_;
  std::int64_t last_time_ms_ = 0;
  bool from_given_seed_ = false;
  std::uint64_t named_ = 0;
  std::uint64_t names_missing_ = 0;
  std::optional<std::uint64_t> name_missing_at_;
  std::optional<std::uint64_t> content_missing_at_;
};

}  // namespace ludolog::cases
