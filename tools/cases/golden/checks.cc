#include "tools/cases/golden/checks.h"

#include <limits>

#include "core/board_plan.h"
#include "events/hash.h"
#include "events/hex.h"
#include "events/state_digest.h"

namespace ludolog::golden {
namespace {

constexpr events::Tag kLegalTag{"ludolog.legal"};
constexpr std::size_t kDigestBytes = 8;  ///< Shown of 32: a change is to be seen, not defended.

std::string short_hex(const Bytes32& digest) {
  return events::to_hex(std::span(digest).first(kDigestBytes));
}

std::string step_text(Step step) {
  if (step == kYard) return "yard";
  if (step == kRemoved) return "gone";
  return std::to_string(step);
}

template <class Values, class Text>
std::string listed(const Values& values, const Text& text) {
  std::string list;
  for (const auto& value : values) list += (list.empty() ? "" : ",") + text(value);
  return list;
}

/// A command as the digest of a list covers it.
struct Word {
  static std::string text(std::string_view verb, int seat) {
    return std::string(verb) + " " + std::to_string(seat);
  }
  std::string operator()(const Roll& c) const {
    return text("roll", c.seat) + " " + std::to_string(c.draw.value);
  }
  std::string operator()(const Move& c) const {
    return text("move", c.seat) + " " + std::to_string(c.token);
  }
  std::string operator()(const AnswerDraw& c) const {
    return text("answer_draw", c.seat) + (c.accept ? " yes" : " no");
  }
  std::string operator()(const OfferDraw& c) const { return text("offer_draw", c.seat); }
  std::string operator()(const Resign& c) const { return text("resign", c.seat); }
  std::string operator()(const Start&) const { return "start"; }
  std::string operator()(const Abandon&) const { return "abandon"; }
  std::string operator()(const TakeDraw& c) const {
    return "draw " + std::to_string(c.draw.value) + " of " + std::to_string(c.draw.sides);
  }
  std::string operator()(const AnswerQuestion& c) const {
    return text("answer", c.seat) + " " + std::to_string(c.option);
  }
  std::string operator()(const ReportAnswer& c) const {
    return text("report", c.seat) + (c.correct ? " yes" : " no");
  }
  std::string operator()(const ReportScore& c) const {
    return text("score", c.seat) + " " + std::to_string(c.correct);
  }
  std::string operator()(const Spend& c) const {
    return text("spend", c.seat) + " " + std::to_string(c.token) + " " + std::to_string(c.number) +
           (c.backwards ? " backwards" : " forwards");
  }
  std::string operator()(const ChooseTarget& c) const {
    return text("target", c.seat) + " " + std::to_string(c.target_seat) + " " +
           std::to_string(c.target);
  }
  std::string operator()(const Revive& c) const {
    return text("revive", c.seat) + " " + std::to_string(c.token);
  }
  std::string operator()(const EndTurn& c) const { return text("end_turn", c.seat); }
  /// Never in a list: they take values of their own.
  template <class Other>
  std::string operator()(const Other&) const {
    return "other";
  }
};

/// What the match waits for: "move, seat 0, tokens 0,2, number 6".
std::string awaited_text(const State& state, const Commands& legal) {
  std::string text(name_of(state.awaited));
  const bool by_seat = state.awaited == Awaited::kRoll || state.awaited == Awaited::kMove ||
                       state.awaited == Awaited::kDrawAnswer;
  const bool by_team = is_quiz(state.awaited) || state.awaited == Awaited::kTarget ||
                       state.awaited == Awaited::kEndOfTurn;
  if (by_seat || by_team) text += ", seat " + std::to_string(awaited_seat(state));
  const bool spends = !legal.empty() && std::holds_alternative<Spend>(legal[0]);
  if (state.awaited != Awaited::kMove || spends) return text;
  std::string tokens;
  for (const Command& command : legal)
    if (const auto* move = std::get_if<Move>(&command))
      tokens += (tokens.empty() ? "" : ",") + std::to_string(move->token);
  return text + ", tokens " + tokens + ", number " + std::to_string(state.number);
}

}  // namespace

std::string turn_line(const State& state, std::uint64_t version) {
  std::string line = std::to_string(version);
  if (is_over(state)) {
    line += " end " + std::string(name_of(state.end)) + " places " +
            listed(state.places, [](auto place) { return std::to_string(int{place}); });
  } else {
    line += " turn " + std::to_string(state.turn) + " round " + std::to_string(state.round) +
            " seat " + std::to_string(int{state.seat});
  }
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (state.players[seat] == Player::kNobody) continue;
    line += std::string(" | ") + letter_of(board_of(state), seat) + " " +
            listed(state.steps[seat], step_text);
  }
  return line + " | " + short_hex(events::state_digest(state));
}

std::string legal_line(const State& state, const Ledger& ledger, std::uint64_t version) {
  Commands legal;
  Commands open;
  legal_commands(state, ledger, legal);
  open_commands(state, open);
  std::string list;
  for (const Commands* commands : {&legal, &open})
    for (const Command& command : *commands) list += std::visit(Word{}, command) + "\n";
  const auto digest = events::hash_256(
      kLegalTag, {reinterpret_cast<const std::uint8_t*>(list.data()), list.size()});
  return std::to_string(version) + " legal " + std::to_string(legal.size() + open.size()) + " " +
         short_hex(digest) + " | " + awaited_text(state, legal);
}

Result<Check> parse_check(std::string_view line) {
  const auto words = split(line, ' ');
  const auto version = number_of(words[0], std::numeric_limits<std::uint32_t>::max());
  if (!version) return failed(version.error());
  if (words.size() > 2 && words[1] == "legal") return Check{*version, CheckKind::kLegal};
  if (words.size() > 2 && (words[1] == "turn" || words[1] == "end"))
    return Check{*version, CheckKind::kTurn};
  return failed("expected VERSION legal ..., VERSION turn ... or VERSION end ...");
}

}  // namespace ludolog::golden
