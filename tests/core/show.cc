#include "tests/core/show.h"

#include <ostream>
#include <sstream>

namespace ludolog {
namespace {

class Line {
 public:
  explicit Line(std::string_view name) { text_ << name << "{"; }
  template <class Value>
  Line& operator()(std::string_view name, const Value& value) {
    text_ << (first_ ? "" : ", ") << name << " ";
    first_ = false;
    if constexpr (std::is_enum_v<Value>)
      text_ << name_of(value);
    else
      text_ << +value;
    return *this;
  }
  Line& operator()(const Draw& draw) {
    return (*this)("face", draw.value)("epoch", draw.epoch)("offset", draw.offset);
  }
  [[nodiscard]] std::string text() const { return text_.str() + "}"; }

 private:
  std::ostringstream text_;
  bool first_ = true;
};

struct Show {
  using S = std::string;
  S operator()(const MatchCreated& e) const {
    return Line("MatchCreated")("rules", e.rule_set)("version", e.rules_version).text();
  }
  S operator()(const PlayerNamed& e) const { return Line("PlayerNamed")("seat", e.seat).text(); }
  S operator()(const ChanceCommitted& e) const {
    return Line("ChanceCommitted")("epoch", e.epoch)("origin", e.origin)("party", e.party)(
               "parties", e.parties)
        .text();
  }
  S operator()(const ChanceRevealed& e) const {
    return Line("ChanceRevealed")("epoch", e.epoch)("party", e.party).text();
  }
  S operator()(const RollOffCalled& e) const {
    return Line("RollOffCalled")("seats", e.seats).text();
  }
  S operator()(const StartRolled& e) const {
    return Line("StartRolled")("seat", e.seat)(e.draw).text();
  }
  S operator()(const StarterChosen& e) const {
    return Line("StarterChosen")("seat", e.seat).text();
  }
  S operator()(const DieRolled& e) const {
    return Line("DieRolled")("seat", e.seat)("movable", e.movable)(e.draw).text();
  }
  S operator()(const RollEarned& e) const {
    return Line("RollEarned")("seat", e.seat)("reason", e.reason).text();
  }
  S operator()(const TokenEntered& e) const {
    return Line("TokenEntered")("seat", e.seat)("token", e.token)("number", e.number)("to", e.to)
        .text();
  }
  S operator()(const TokenMoved& e) const {
    return Line("TokenMoved")("seat", e.seat)("token", e.token)("number", e.number)("from", e.from)(
               "to", e.to)
        .text();
  }
  S operator()(const TokenCaptured& e) const {
    return Line("TokenCaptured")("by_seat", e.by_seat)("by_token", e.by_token)("seat", e.seat)(
               "token", e.token)("from", e.from)("square", e.square)
        .text();
  }
  S operator()(const TokenFinished& e) const {
    return Line("TokenFinished")("seat", e.seat)("token", e.token).text();
  }
  S operator()(const MoveUndone& e) const {
    return Line("MoveUndone")("seat", e.seat)("token", e.token)("from", e.from)("to", e.to).text();
  }
  S operator()(const CaptureUndone& e) const {
    return Line("CaptureUndone")("by_seat", e.by_seat)("seat", e.seat)("token", e.token)("to", e.to)
        .text();
  }
  S operator()(const TurnEnded& e) const {
    return Line("TurnEnded")("seat", e.seat)("reason", e.reason)("next", e.next)("turn", e.turn)(
               "round", e.round)
        .text();
  }
  S operator()(const PlaceTaken& e) const {
    return Line("PlaceTaken")("seat", e.seat)("place", e.place)("reason", e.reason).text();
  }
  S operator()(const MatchEnded& e) const { return Line("MatchEnded")("reason", e.reason).text(); }
  S operator()(const DrawOffered& e) const { return Line("DrawOffered")("seat", e.seat).text(); }
  S operator()(const DrawAccepted& e) const { return Line("DrawAccepted")("seat", e.seat).text(); }
  S operator()(const DrawRefused& e) const { return Line("DrawRefused")("seat", e.seat).text(); }
  S operator()(const SeatResigned& e) const { return Line("SeatResigned")("seat", e.seat).text(); }
  S operator()(const TokenRemoved& e) const {
    return Line("TokenRemoved")("seat", e.seat)("token", e.token)("from", e.from).text();
  }
  S operator()(const Retracted& e) const {
    return Line("Retracted")("to", e.to)("asked_by", e.asked_by)("agreed", e.agreed).text();
  }

  S operator()(const CreateMatch& c) const {
    return Line("CreateMatch")("version", c.rules_version).text();
  }
  S operator()(const CommitChance& c) const { return "Commit " + (*this)(c.commitment); }
  S operator()(const RevealChance& c) const { return "Reveal " + (*this)(c.seed); }
  S operator()(const NamePlayer& c) const { return Line("NamePlayer")("seat", c.seat).text(); }
  S operator()(const Start&) const { return "Start{}"; }
  S operator()(const Roll& c) const { return Line("Roll")("seat", c.seat)(c.draw).text(); }
  S operator()(const Move& c) const {
    return Line("Move")("seat", c.seat)("token", c.token).text();
  }
  S operator()(const OfferDraw& c) const { return Line("OfferDraw")("seat", c.seat).text(); }
  S operator()(const AnswerDraw& c) const {
    return Line("AnswerDraw")("seat", c.seat)("accept", int{c.accept}).text();
  }
  S operator()(const Resign& c) const { return Line("Resign")("seat", c.seat).text(); }
  S operator()(const Retract& c) const { return "Retract " + (*this)(c.retraction); }
  S operator()(const Abandon&) const { return "Abandon{}"; }
};

}  // namespace

std::string show(const Event& event) { return std::visit(Show{}, event); }
std::string show(const Command& command) { return std::visit(Show{}, command); }
std::string show(const Rejection& rejection) {
  std::string text = to_string(rejection.clause) + " (" + std::string(name_of(rejection.why)) + ":";
  for (const auto number : rejection.numbers) text += " " + std::to_string(number);
  return text + "): " + describe(rejection);
}

void PrintTo(const Event& event, std::ostream* out) { *out << show(event); }
void PrintTo(const Command& command, std::ostream* out) { *out << show(command); }

}  // namespace ludolog
