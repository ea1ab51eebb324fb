#include "tools/cases/golden/resolve.h"

#include <limits>
#include <vector>

#include "core/rules/rule_set.h"
#include "events/hex.h"
#include "events/question.h"

namespace ludolog::golden {
namespace {

/// Reads the fields of an ask. The first problem stays; unread fields are one too.
class Fields {
 public:
  explicit Fields(const events::JsonObject& object) : object_(object) {}

  template <class Number = std::uint8_t>
  Number number(std::string_view key) {
    if (const auto* value = take<std::int64_t>(key)) return checked<Number>(key, *value);
    missing(key, "a number");
    return 0;
  }
  template <class Number>
  std::optional<Number> optional_number(std::string_view key) {
    const auto* value = take<std::int64_t>(key);
    if (value == nullptr) return std::nullopt;
    return checked<Number>(key, *value);
  }
  std::string text(std::string_view key) {
    if (const auto* value = take<std::string>(key)) return *value;
    missing(key, "a text");
    return {};
  }
  std::optional<std::string> optional_text(std::string_view key) {
    const auto* value = take<std::string>(key);
    return value == nullptr ? std::nullopt : std::optional(*value);
  }
  template <class E>
  E word(std::string_view key) {
    const std::string given = text(key);
    if (const auto value = named<E>(given)) return *value;
    wrong(std::string(key) + " is `" + given + "`, which is none of its words");
    return {};
  }
  template <std::size_t N>
  std::array<std::uint8_t, N> bytes(std::string_view key) {
    if (const auto value = events::from_hex<N>(text(key))) return *value;
    wrong(std::string(key) + " is not " + std::to_string(2 * N) + " hexadecimal digits");
    return {};
  }
  const events::JsonObject& object(std::string_view key) {
    static const events::JsonObject kEmpty;
    if (const auto* value = take<events::JsonObject>(key)) return *value;
    missing(key, "an object");
    return kEmpty;
  }
  void wrong(std::string text) {
    if (!problem_) problem_ = std::move(text);
  }
  [[nodiscard]] std::optional<std::string> problem() const {
    if (!problem_ && taken_ != object_.size()) return "it has a field too many";
    return problem_;
  }

 private:
  template <class T>
  const T* take(std::string_view key) {
    const T* value = events::find_member<T>(object_, key);
    if (value != nullptr) ++taken_;
    return value;
  }
  template <class Number>
  Number checked(std::string_view key, std::int64_t value) {
    const bool fits = value >= 0 && static_cast<std::uint64_t>(value) <=
                                        std::uint64_t{std::numeric_limits<Number>::max()};
    if (!fits) wrong(std::string(key) + " is out of range");
    return fits ? static_cast<Number>(value) : Number{0};
  }
  void missing(std::string_view key, std::string_view what) {
    wrong("expected " + std::string(what) + " as \"" + std::string(key) + "\"");
  }

  const events::JsonObject& object_;
  std::size_t taken_ = 0;
  std::optional<std::string> problem_;
};

Resolved create(Fields& fields) {
  CreateMatch command;
  command.rule_set = fields.word<RuleSetId>("rules");
  command.rules_version = fields.number<std::uint16_t>("version");
  for (const auto& [key, value] : fields.object("players")) {
    const auto seat = number_of(key, kSeats - 1);
    const auto* name = std::get_if<std::string>(&value);
    const auto player = name != nullptr ? named<Player>(*name) : std::nullopt;
    if (seat && player)
      command.players[*seat] = *player;
    else
      fields.wrong("players are like {\"0\":\"human\",\"2\":\"bot:random\"}");
  }
  const RuleSet& rules = rule_set(command.rule_set);
  command.options = default_options(rules);
  for (const auto& [key, value] : fields.object("options")) {
    const auto option = find_option(rules, key);
    const auto* word = std::get_if<std::string>(&value);
    if (!option || word == nullptr) {
      fields.wrong("there is no option " + key);
      continue;
    }
    const auto by_number = word->starts_with('#') ? number_of(word->substr(1), 255)
                                                  : Result<std::uint64_t>(failed(""));
    const auto index = find_value(rules.options[*option], *word);
    if (!index && !by_number) fields.wrong("option " + key + " has no word " + *word);
    command.options[*option] = index ? *index : static_cast<std::uint8_t>(by_number.value_or(0));
  }
  Resolved resolved{command, {}, {}, {}};
  resolved.genesis.nonce = fields.bytes<16>("nonce");
  return resolved;
}

Resolved name(Fields& fields) {
  NamePlayer command{fields.number("seat"), {}};
  const std::string text = fields.text("name");
  auto content = events::make_name(fields.bytes<16>("salt"), text);
  if (!content) {
    fields.wrong(content.error());
    return {command, {}, {}, {}};
  }
  command.name = events::content_id(*content);
  return {command, {}, std::move(*content), {}};
}

Resolved commit(Fields& fields, const events::MatchId& match) {
  ChanceCommitted event;
  event.epoch = fields.number<std::uint16_t>("epoch");
  event.party = fields.number("party");
  event.parties = fields.number("parties");
  event.origin = fields.word<ChanceOrigin>("origin");
  std::optional<Bytes32> seed;
  if (const auto text = fields.optional_text("seed")) {
    seed = events::parse_seed(*text);
    if (!seed) fields.wrong("seed is not 1 to 64 hexadecimal digits");
  }
  if (seed) event.commitment = events::commitment(match, event.epoch, event.party, *seed);
  return {CommitChance{event}, {}, {}, seed};
}

/// Without further fields the draw is the next one of the open epoch, and a seed must give it.
Draw draw_of(Fields& fields, const Ledger& ledger, const Dice& dice, std::uint16_t usual_sides) {
  const std::size_t epochs = ledger.epochs.size();
  Draw draw{.offset = ledger.next_offset,
            .epoch = static_cast<std::uint16_t>(epochs == 0 ? 0 : epochs - 1),
            .sides = usual_sides,
            .value = fields.number<std::uint16_t>("value")};
  const auto offset = fields.optional_number<std::uint64_t>("offset");
  const auto epoch = fields.optional_number<std::uint16_t>("epoch");
  const auto sides = fields.optional_number<std::uint16_t>("sides");
  if (!offset && !epoch && !sides) {
    const auto drawn = usual_sides == 0 ? std::nullopt : dice.next(ledger, usual_sides);
    if (drawn) {
      if (drawn->value != draw.value)
        fields.wrong("the seed throws " + std::to_string(drawn->value) + ", not " +
                     std::to_string(draw.value));
      draw = *drawn;
    }
  }
  draw.offset = offset.value_or(draw.offset);
  draw.epoch = epoch.value_or(draw.epoch);
  draw.sides = sides.value_or(draw.sides);
  return draw;
}

Resolved pool(Fields& fields) {
  const std::string ids = fields.text("ids");
  events::Content content{events::ContentKind::kQuestionPool, {ids.begin(), ids.end()}};
  const auto parsed = events::parse_pool(content);
  if (!parsed) fields.wrong("ids are 16 hexadecimal digits each");
  const auto questions = static_cast<std::uint16_t>(parsed ? parsed->size() : 0);
  return {FixPool{questions, events::content_id(content)}, {}, std::move(content), {}};
}

Resolved question(Fields& fields) {
  const std::string record = fields.text("record");
  events::Content content{events::ContentKind::kQuestion, {record.begin(), record.end()}};
  const auto parsed = events::parse_question(content);
  if (!parsed) {
    fields.wrong(parsed.error());
    return {AskQuestion{}, {}, {}, {}};
  }
  return {AskQuestion{static_cast<std::uint8_t>(parsed->options.size()),
                      static_cast<std::uint8_t>(parsed->key + 1), events::content_id(content)},
          {},
          std::move(content),
          {}};
}

Spend spend(Fields& fields) {
  const Seat seat = fields.number("seat");
  const Token token = fields.number("token");
  const std::uint8_t number = fields.number("number");
  const std::string way = fields.text("way");
  if (way != "forwards" && way != "backwards") fields.wrong("way is forwards or backwards");
  return {seat, token, number, way == "backwards"};
}

ReportAnswer report(Fields& fields) {
  const Seat seat = fields.number("seat");
  const std::string correct = fields.text("correct");
  if (correct != "yes" && correct != "no") fields.wrong("correct is \"yes\" or \"no\"");
  return {seat, correct == "yes"};
}

std::optional<events::Content> reason(Fields& fields) {
  const auto given = fields.optional_text("reason");
  if (!given) return std::nullopt;
  auto content = events::make_text(*given);
  if (!content) {
    fields.wrong(content.error());
    return std::nullopt;
  }
  return std::move(*content);
}

Resolved retract(Fields& fields) {
  Retracted event;
  event.to = fields.number<std::uint32_t>("to");
  event.asked_by = fields.number("asked_by");
  const std::string agreed = fields.text("agreed");
  if (!agreed.empty()) {
    for (const std::string_view piece : split(agreed, ',')) {
      const auto seat = number_of(piece, kSeats - 1);
      if (!seat) fields.wrong("agreed is like \"1,2\"");
      event.agreed =
          static_cast<SeatMask>(event.agreed | bit(static_cast<std::uint8_t>(seat.value_or(0))));
    }
  }
  auto content = reason(fields);
  if (content) event.reason = events::content_id(*content);
  return {Retract{event}, {}, std::move(content), {}};
}

Resolved correct(Fields& fields) {
  KeyCorrected event;
  event.asked_at = fields.number<std::uint32_t>("asked_at");
  event.key = fields.number("key");
  auto content = reason(fields);
  if (content) event.reason = events::content_id(*content);
  return {CorrectKey{event}, {}, std::move(content), {}};
}

Resolved reveal(Fields& fields, const Dice& dice) {
  ChanceRevealed event;
  event.epoch = fields.number<std::uint16_t>("epoch");
  event.party = fields.number("party");
  event.seed = dice.seed(event.epoch, event.party).value_or(Bytes32{});
  return {RevealChance{event}, {}, {}, {}};
}

Resolved answer(Fields& fields) {
  AnswerDraw command{fields.number("seat"), false};
  const std::string accept = fields.text("accept");
  command.accept = accept == "yes";
  if (accept != "yes" && accept != "no") fields.wrong("accept is \"yes\" or \"no\"");
  return {command, {}, {}, {}};
}

}  // namespace

void Dice::commit(std::uint16_t epoch, std::uint8_t party, const Bytes32& seed) {
  seeds_[{epoch, party}] = seed;
}

std::optional<Bytes32> Dice::seed(std::uint16_t epoch, std::uint8_t party) const {
  const auto found = seeds_.find({epoch, party});
  return found == seeds_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Draw> Dice::next(const Ledger& ledger, std::uint16_t sides) const {
  if (!chance_is_open(ledger)) return std::nullopt;
  const auto epoch = static_cast<std::uint16_t>(ledger.epochs.size() - 1);
  std::vector<Bytes32> seeds;
  for (std::uint8_t party = 0; party < ledger.epochs.back().parties; ++party) {
    const auto known = seed(epoch, party);
    if (!known) return std::nullopt;
    seeds.push_back(*known);
  }
  return events::ByteStream(events::chance_key(epoch, seeds))
      .draw(epoch, ledger.next_offset, sides);
}

Result<Resolved> resolve(const Ask& ask, const Stream& stream, const events::MatchId& match,
                         const Dice& dice) {
  Fields fields(ask.fields);
  std::optional<Resolved> resolved;
  const std::string& verb = ask.verb;
  const auto plain = [&](const Command& command) { resolved = Resolved{command, {}, {}, {}}; };
  if (verb == "create") resolved = create(fields);
  if (verb == "name") resolved = name(fields);
  if (verb == "commit") resolved = commit(fields, match);
  if (verb == "start") plain(Start{});
  if (verb == "roll") {
    const Seat seat = fields.number("seat");
    plain(Roll{seat, draw_of(fields, stream.ledger(), dice, 6)});
  }
  if (verb == "move") {
    const Seat seat = fields.number("seat");
    plain(Move{seat, fields.number("token")});
  }
  if (verb == "resign") plain(Resign{fields.number("seat")});
  if (verb == "offer_draw") plain(OfferDraw{fields.number("seat")});
  if (verb == "answer_draw") resolved = answer(fields);
  if (verb == "retract") resolved = retract(fields);
  if (verb == "correct") resolved = correct(fields);
  if (verb == "abandon") plain(Abandon{});
  if (verb == "pool") resolved = pool(fields);
  if (verb == "question") resolved = question(fields);
  if (verb == "draw")
    plain(TakeDraw{
        draw_of(fields, stream.ledger(), dice, awaited_sides(stream.state(), stream.ledger()))});
  if (verb == "answer") {
    const Seat seat = fields.number("seat");
    plain(AnswerQuestion{seat, fields.number("option")});
  }
  if (verb == "report") plain(report(fields));
  if (verb == "score") {
    const Seat seat = fields.number("seat");
    plain(ReportScore{seat, fields.number("correct")});
  }
  if (verb == "spend") plain(spend(fields));
  if (verb == "target") {
    const Seat seat = fields.number("seat");
    const Seat target_seat = fields.number("target_seat");
    plain(ChooseTarget{seat, target_seat, fields.number("target")});
  }
  if (verb == "revive") {
    const Seat seat = fields.number("seat");
    plain(Revive{seat, fields.number("token")});
  }
  if (verb == "end_turn") plain(EndTurn{fields.number("seat")});
  if (verb == "reveal") resolved = reveal(fields, dice);
  if (!resolved) return failed("there is no command \"" + verb + "\"");
  if (const auto problem = fields.problem()) return failed(verb + ": " + *problem);
  return *resolved;
}

}  // namespace ludolog::golden
