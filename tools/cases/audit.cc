#include "tools/cases/audit.h"

#include <algorithm>
#include <utility>

#include "core/rejection.h"
#include "events/type_code.h"

namespace ludolog::cases {

Audit::Audit(FindContent find_content) : find_content_(std::move(find_content)) {}

bool Audit::fault(VerdictKind kind, std::uint64_t position, std::string detail) {
  fault_.emplace();
  fault_->kind = kind;
  fault_->position = position;
  fault_->detail = std::move(detail);
  return false;
}

bool Audit::enter(const events::Envelope& envelope) {
  if (fault_) return false;
  const std::uint64_t position = stream_.version();
  if (auto fits = chain_.check(envelope); !fits)
    return fault(VerdictKind::kAltered, position, events::describe(fits.error()));
  const auto decoded = events::decode(envelope.type, envelope.schema, envelope.payload.bytes());
  if (!decoded)
    return fault(VerdictKind::kNotDecodable, position, events::describe(decoded.error()));
  if (position == 0) {
    genesis_ = decoded->genesis;
    match_ = events::match_id(envelope.digest);
  }
  return check_content(decoded->event) && check_time(decoded->event, envelope.time_ms) &&
         check_rules(decoded->event);
}

/// Times never go back, and a match from a given seed has none, for it is the same every time.
bool Audit::check_time(const Event& event, std::int64_t time_ms) {
  const auto* commitment = std::get_if<ChanceCommitted>(&event);
  if (commitment != nullptr && commitment->origin == ChanceOrigin::kGiven) from_given_seed_ = true;
  if (from_given_seed_ && time_ms != 0)
    return fault(
        VerdictKind::kIllegal, stream_.version(),
        "its time is " + std::to_string(time_ms) + ", expected 0 in a match with a given seed");
  if (time_ms < last_time_ms_)
    return fault(VerdictKind::kIllegal, stream_.version(),
                 "its time is " + std::to_string(time_ms) + ", before the " +
                     std::to_string(last_time_ms_) + " of the event before it");
  last_time_ms_ = time_ms;
  return true;
}

bool Audit::check_content(const Event& event) {
  const auto named = events::content_of(event);
  const std::uint64_t position = stream_.version();
  const auto content = named ? find_content_(named->id) : std::nullopt;
  if (content && (content->kind != named->kind || events::content_id(*content) != named->id))
    return fault(VerdictKind::kAltered, position, "the content named here was altered");
  if (auto wrong = questions_.enter(event, content ? &*content : nullptr))
    return fault(VerdictKind::kIllegal, position, std::move(*wrong));
  if (!named) return true;
  const auto* player = std::get_if<PlayerNamed>(&event);
  if (player != nullptr) ++named_;
  if (!content) {
    if (player != nullptr) ++names_missing_;
    auto& first = player != nullptr ? name_missing_at_ : content_missing_at_;
    if (!first) first = position;
  } else if (player != nullptr) {
    if (auto name = events::parse_name(*content)) names_[player->seat] = name->text;
  }
  return true;
}

bool Audit::check_rules(const Event& event) {
  const std::uint64_t position = stream_.version();
  if (in_decision_ == decision_.size()) {
    const auto command = command_of(stream_.state(), event);
    if (!command)
      return fault(VerdictKind::kIllegal, position,
                   std::string(events::type_of(event).name) + " follows from no command here");
    in_decision_ = 0;
    if (auto decided = decide(stream_, *command, decision_); !decided) {
      const Rejection& rejection = decided.error();
      return fault(VerdictKind::kIllegal, position,
                   to_string(rejection.clause) + ": " + describe(rejection));
    }
  }
  if (!(decision_[in_decision_] == event)) {
    const auto expected = events::type_of(decision_[in_decision_]).name;
    const auto found = events::type_of(event).name;
    return fault(VerdictKind::kIllegal, position,
                 found == expected ? std::string(found) + " differs from what the rules say follows"
                                   : std::string(found) + " stands where the rules say " +
                                         std::string(expected) + " follows");
  }
  dice_.enter(event, stream_.ledger());
  ++in_decision_;
  stream_.append(event, in_decision_ == decision_.size());
  return true;
}

std::string Audit::declared_in_words() const {
  const auto thrown = std::ranges::count_if(stream_.events(), [](const Event& event) {
    return std::holds_alternative<DieRolled>(event) || std::holds_alternative<StartRolled>(event);
  });
  const auto drawn =
      std::ranges::count_if(stream_.events(), [](const Event& e) { return draw_of(e) != nullptr; });
  std::string text = std::to_string(thrown) + " dice were declared by hand";
  if (drawn > thrown)
    text += ", and the program made " + std::to_string(drawn - thrown) +
            " draws of questions and outcomes, which cannot be made again either";
  return text;
}

Verdict Audit::finish() {
  // Names are left out all together or not at all.
  const bool names_withheld = named_ > 0 && names_missing_ == named_;
  if (name_missing_at_ && !names_withheld && !content_missing_at_)
    content_missing_at_ = name_missing_at_;
  if (!fault_ && stream_.version() == 0)
    fault(VerdictKind::kNotDecodable, 0, "there are no events");
  if (!fault_ && in_decision_ != decision_.size())
    fault(VerdictKind::kIllegal, stream_.version(), "the events end in the middle of a decision");

  Verdict verdict;
  if (match_) verdict.dice = dice_.finish(*match_);
  if (fault_) {
    verdict.kind = fault_->kind;
    verdict.position = fault_->position;
    verdict.detail = fault_->detail;
  } else if (verdict.dice.mismatch) {
    verdict.kind = VerdictKind::kDiceMismatch;
    verdict.position = verdict.dice.mismatch->position;
    verdict.detail = verdict.dice.mismatch->text;
  } else if (content_missing_at_) {
    verdict.kind = VerdictKind::kContentMissing;
    verdict.position = std::min(*content_missing_at_, name_missing_at_.value_or(~std::uint64_t{0}));
    verdict.detail = "an event names a content that is not here";
  } else if (is_over(stream_.state()) && verdict.dice.first_sealed) {
    verdict.kind = VerdictKind::kDiceUnproven;
    verdict.position = *verdict.dice.first_sealed;
    verdict.detail = "the seeds of " + std::to_string(verdict.dice.sealed) +
                     " dice were never revealed, so nobody can tell whether they were thrown";
  } else {
    verdict.kind =
        is_over(stream_.state()) ? VerdictKind::kIntactUnanchored : VerdictKind::kRunning;
  }
  if (verdict.dice.declared > 0) verdict.notes.push_back(declared_in_words());
  if (names_withheld) verdict.notes.emplace_back("names withheld");
  verdict.match = match_;
  verdict.version = chain_.version();
  verdict.head = chain_.head();
  return verdict;
}

}  // namespace ludolog::cases
