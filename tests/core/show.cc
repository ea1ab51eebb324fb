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

  S operator()(const KeyCorrected& e) const {
    return Line("KeyCorrected")("asked_at", e.asked_at)("key", e.key).text();
  }
  S operator()(const PoolFixed& e) const {
    return Line("PoolFixed")("questions", e.questions).text();
  }
  S operator()(const QuizBegan& e) const {
    return Line("QuizBegan")("seat", e.seat)("questions", e.questions).text();
  }
  S operator()(const QuestionDrawn& e) const {
    return Line("QuestionDrawn")("seat", e.seat)("number", e.number)("index", e.index)(e.draw)
        .text();
  }
  S operator()(const QuestionAsked& e) const {
    return Line("QuestionAsked")("seat", e.seat)("number", e.number)("options", e.options)("key",
                                                                                           e.key)
        .text();
  }
  S operator()(const QuestionAnswered& e) const {
    return Line("QuestionAnswered")("seat", e.seat)("number", e.number)("mode", e.mode)(
               "option", e.option)("correct", int{e.correct})
        .text();
  }
  S operator()(const BotAnswered& e) const {
    return Line("BotAnswered")("seat", e.seat)("number", e.number)("chance", e.chance)(
               "correct", int{e.correct})(e.draw)
        .text();
  }
  S operator()(const ScoreReported& e) const {
    return Line("ScoreReported")("seat", e.seat)("correct", e.correct)("questions", e.questions)
        .text();
  }
  S operator()(const QuizScored& e) const {
    return Line("QuizScored")("seat", e.seat)("correct", e.correct)("tickets", e.tickets).text();
  }
  S operator()(const QuizBrokenOff& e) const {
    return Line("QuizBrokenOff")("seat", e.seat).text();
  }
  S operator()(const SafeTeamDrawn& e) const {
    return Line("SafeTeamDrawn")("seat", e.seat)("tickets", e.tickets)(e.draw).text();
  }
  S operator()(const TurnContinued& e) const {
    return Line("TurnContinued")("seat", e.seat)("phase", e.phase)("usable", e.usable)("revivable",
                                                                                       e.revivable)
        .text();
  }
  S operator()(const NumberDiscarded& e) const {
    return Line("NumberDiscarded")("seat", e.seat)("number", e.number).text();
  }
  S operator()(const TurnPassed& e) const { return Line("TurnPassed")("seat", e.seat).text(); }
  S operator()(const TargetsFound& e) const {
    return Line("TargetsFound")("seat", e.seat)("token", e.token)("targets", e.targets).text();
  }
  S operator()(const DuelBegan& e) const {
    return Line("DuelBegan")("seat", e.seat)("token", e.token)("square", e.square)(
               "target_seat", e.target_seat)("target", e.target)("target_square", e.target_square)(
               "distance", e.distance)("same_class", int{e.same_class})
        .text();
  }
  S operator()(const DuelCompared& e) const {
    return Line("DuelCompared")("seat", e.seat)("target_seat", e.target_seat)("correct", e.correct)(
               "target_correct", e.target_correct)("result", e.result)
        .text();
  }
  S operator()(const RevivalBegan& e) const {
    return Line("RevivalBegan")("seat", e.seat)("token", e.token)("by_token", e.by_token)(
               "square", e.square)("distance", e.distance)
        .text();
  }
  S operator()(const OutcomeDrawn& e) const {
    return Line("OutcomeDrawn")("seat", e.seat)("correct", e.correct)("chance", e.chance)(
               "success", int{e.success})(e.draw)
        .text();
  }
  S operator()(const TokenKnockedOut& e) const {
    return Line("TokenKnockedOut")("by_seat", e.by_seat)("by_token", e.by_token)("seat", e.seat)(
               "token", e.token)("step", e.step)("square", e.square)
        .text();
  }
  S operator()(const TokenRevived& e) const {
    return Line("TokenRevived")("seat", e.seat)("token", e.token)("by_token", e.by_token)("square",
                                                                                          e.square)
        .text();
  }
  S operator()(const TokenDied& e) const {
    return Line("TokenDied")("seat", e.seat)("token", e.token)("from", e.from)("cause", e.cause)
        .text();
  }
  S operator()(const TeamOut& e) const { return Line("TeamOut")("seat", e.seat).text(); }
  S operator()(const FlagsMoved& e) const {
    return Line("FlagsMoved")("phase", e.sweep.phase)("step", e.sweep.step)("seat", e.sweep.seat)(
               "clockwise", e.sweep.clockwise)("counterclockwise", e.sweep.counterclockwise)(
               "dead_first", e.sweep.dead_first)("dead_squares", e.sweep.dead_squares)
        .text();
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
  S operator()(const CorrectKey& c) const { return "CorrectKey " + (*this)(c.correction); }
  S operator()(const Abandon&) const { return "Abandon{}"; }
  S operator()(const FixPool& c) const { return Line("FixPool")("questions", c.questions).text(); }
  S operator()(const TakeDraw& c) const { return Line("TakeDraw")(c.draw).text(); }
  S operator()(const AskQuestion& c) const {
    return Line("AskQuestion")("options", c.options)("key", c.key).text();
  }
  S operator()(const AnswerQuestion& c) const {
    return Line("AnswerQuestion")("seat", c.seat)("option", c.option).text();
  }
  S operator()(const ReportAnswer& c) const {
    return Line("ReportAnswer")("seat", c.seat)("correct", int{c.correct}).text();
  }
  S operator()(const ReportScore& c) const {
    return Line("ReportScore")("seat", c.seat)("correct", c.correct).text();
  }
  S operator()(const Spend& c) const {
    return Line("Spend")("seat", c.seat)("token", c.token)("number", c.number)("backwards",
                                                                               int{c.backwards})
        .text();
  }
  S operator()(const ChooseTarget& c) const {
    return Line("ChooseTarget")("seat", c.seat)("target_seat", c.target_seat)("target", c.target)
        .text();
  }
  S operator()(const Revive& c) const {
    return Line("Revive")("seat", c.seat)("token", c.token).text();
  }
  S operator()(const EndTurn& c) const { return Line("EndTurn")("seat", c.seat).text(); }
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
