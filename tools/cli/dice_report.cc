#include "tools/cli/dice_report.h"

#include <fmt/core.h>

#include "core/evolve.h"
#include "events/hex.h"
#include "tools/cli/json.h"
#include "tools/cli/text.h"

namespace ludolog::cli {
namespace {

using cases::Faces;
using events::AuditedDraw;
using events::AuditedParty;
using Standing = AuditedDraw::Standing;

std::string_view origin_in_words(ChanceOrigin origin) {
  switch (origin) {
    case ChanceOrigin::kRandom:
      return "random";
    case ChanceOrigin::kGiven:
      return "from a given seed, which whoever gave it could know";
    case ChanceOrigin::kDeclared:
      return "declared: thrown by hand and typed in";
  }
  return "";
}

std::string_view name_of_standing(Standing standing) {
  switch (standing) {
    case Standing::kDerived:
      return "derived";
    case Standing::kDeclared:
      return "declared";
    case Standing::kSealed:
      return "sealed";
    case Standing::kUnequal:
      return "unequal";
  }
  return "";
}

/// "29 mod 6 + 1": the bytes passed over stand before it.
std::string derivation(const AuditedDraw& draw) {
  if (draw.standing == Standing::kDeclared) return "typed in";
  if (draw.standing == Standing::kSealed) return "sealed: its seed is not revealed";
  if (!draw.derived) return "its epoch has no commitment";
  const std::size_t width = draw_width(draw.derived->sides);
  const std::size_t passed_over = draw.bytes.size() - width;
  std::string text;
  for (std::size_t i = 0; i < passed_over; i += width)
    text +=
        fmt::format("{} passed over, ", events::to_hex(std::span(draw.bytes).subspan(i, width)));
  const auto taken = std::span(draw.bytes).last(width);
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < width; ++i) number |= std::uint64_t{taken[i]} << (8 * i);
  text += fmt::format("{} = {}, mod {} + 1 = {}", events::to_hex(taken), number,
                      draw.derived->sides, draw.derived->value);
  if (draw.standing == Standing::kUnequal)
    text += fmt::format("; the log has {} at byte {}", draw.draw.value, draw.draw.offset);
  return text;
}

void print_epoch(std::size_t number, const std::vector<AuditedParty>& parties) {
  if (parties.empty()) return;
  print_line(
      fmt::format("epoch {}  {}", number, origin_in_words(parties.front().commitment.origin)));
  for (const AuditedParty& party : parties) {
    if (party.commitment.origin == ChanceOrigin::kDeclared) continue;
    print_line(fmt::format("  party {} committed at event {} to  {}", party.commitment.party,
                           party.committed_at, events::to_hex(party.commitment.commitment)));
    print_line(party.seed ? fmt::format("          revealed at event {}: {}", party.revealed_at,
                                        events::to_hex(*party.seed))
                          : std::string("          not revealed"));
  }
}

std::string report_in_words(const events::DiceReport& report) {
  std::string text = fmt::format("re-derived: {} of {}", report.derived,
                                 report.draws - report.declared - report.sealed);
  if (report.sealed > 0) text += fmt::format("; {} sealed until the end", report.sealed);
  if (report.declared > 0)
    text += fmt::format("; {} declared, which nothing can prove", report.declared);
  return text;
}

nlohmann::json report_json(const events::DiceReport& report) {
  return {{"draws", report.draws},
          {"derived", report.derived},
          {"declared", report.declared},
          {"sealed", report.sealed}};
}

nlohmann::json dice_json(const events::MatchId& match, const cases::Audit& audit,
                         const events::DiceReport& report) {
  nlohmann::json epochs = nlohmann::json::array();
  for (const auto& parties : audit.dice().epochs())
    for (const AuditedParty& party : parties) {
      epochs.push_back({{"epoch", party.commitment.epoch},
                        {"origin", name_of(party.commitment.origin)},
                        {"party", party.commitment.party},
                        {"commitment", events::to_hex(party.commitment.commitment)},
                        {"committed_at", party.committed_at}});
      if (party.seed)
        epochs.back().update(
            {{"seed", events::to_hex(*party.seed)}, {"revealed_at", party.revealed_at}});
    }
  nlohmann::json draws = nlohmann::json::array();
  for (const AuditedDraw& draw : audit.dice().draws())
    draws.push_back({{"position", draw.position},
                     {"epoch", draw.draw.epoch},
                     {"offset", draw.draw.offset},
                     {"sides", draw.draw.sides},
                     {"value", draw.draw.value},
                     {"bytes", events::to_hex(draw.bytes)},
                     {"standing", name_of_standing(draw.standing)}});
  nlohmann::json result = report_json(report);
  result.update({{"match", events::to_hex(match)}, {"epochs", epochs}, {"list", draws}});
  if (report.mismatch)
    result["mismatch"] = {{"position", report.mismatch->position}, {"text", report.mismatch->text}};
  return result;
}

std::string verdict_on(const Faces& faces) {
  if (faces.all() < cases::kFewestThrows)
    return fmt::format("too few to say anything: at least {} are needed", cases::kFewestThrows);
  const double chance = cases::chance_of_chi_square(faces.chi_square());
  const std::string measure =
      fmt::format("chi-square {:.1f}, 5 degrees of freedom", faces.chi_square());
  if (chance < cases::kUnusual)
    return "unusual: even dice are as far off in fewer than 1 of 1000 such samples (" + measure +
           ")";
  return fmt::format(
      "as even dice fall: they are as far off, or further, in {:.0f} of 100 such "
      "samples ({})",
      100 * chance, measure);
}

constexpr std::array kOrigins{ChanceOrigin::kRandom, ChanceOrigin::kGiven, ChanceOrigin::kDeclared};

nlohmann::json stats_json(const cases::DiceStats& stats) {
  nlohmann::json origins = nlohmann::json::object();
  for (const ChanceOrigin origin : kOrigins) {
    const Faces& faces = stats.faces(origin);
    origins[std::string(name_of(origin))] = {
        {"throws", faces.all()},
        {"faces", faces.counts},
        {"chi_square", faces.chi_square()},
        {"chance", cases::chance_of_chi_square(faces.chi_square())},
        {"verdict", verdict_on(faces)}};
  }
  nlohmann::json faults = nlohmann::json::array();
  for (const cases::DiceFault& fault : stats.faults())
    faults.push_back({{"match", events::to_hex(fault.match)},
                      {"position", fault.position},
                      {"text", fault.text}});
  return {{"matches", stats.matches()},
          {"dice", report_json(stats.dice())},
          {"six_sided", origins},
          {"faults", faults}};
}

}  // namespace

void print_dice(const Context& context, const events::MatchId& match, const cases::Audit& audit,
                const events::DiceReport& report) {
  if (context.json) return print_json(dice_json(match, audit, report));
  const Stream& stream = audit.stream();
  const Board& board = board_of(stream.state());
  const model::SeatNames names = model::short_names(board, audit.names());
  const auto& epochs = audit.dice().epochs();
  for (std::size_t i = 0; i < epochs.size(); ++i) print_epoch(i, epochs[i]);
  print_line(fmt::format("\n{:>6}  {:<40} {:>9}  {}", "event", "what", "byte", "from"));
  for (const AuditedDraw& draw : audit.dice().draws()) {
    const std::string what =
        model::sentence(stream.events()[draw.position], stream.state_at(draw.position), names);
    print_line(fmt::format("{:>6}  {} {:>9}  {}", draw.position, fitted(what, 40),
                           fmt::format("{}:{}", draw.draw.epoch, draw.draw.offset),
                           derivation(draw)));
  }
  print_line("");
  if (report.mismatch)
    print_line(fmt::format("at event {}: {}", report.mismatch->position, report.mismatch->text));
  print_line(context.style().bold(report_in_words(report)));
}

void print_dice_stats(const Context& context, const cases::DiceStats& stats) {
  if (context.json) return print_json(stats_json(stats));
  for (const ChanceOrigin origin : kOrigins) {
    const Faces& faces = stats.faces(origin);
    if (faces.all() == 0) continue;
    print_line(context.style().bold(fmt::format("six-sided dice, {}", origin_in_words(origin))));
    print_line(fmt::format("  sample   {} throws", faces.all()));
    std::string spread;
    for (std::size_t i = 0; i < faces.counts.size(); ++i)
      spread += fmt::format(
          "{}{}: {} ({:.1f} %)", i == 0 ? "" : "  ", i + 1, faces.counts[i],
          100.0 * static_cast<double>(faces.counts[i]) / static_cast<double>(faces.all()));
    print_line("  spread   " + spread);
    print_line("  verdict  " + verdict_on(faces));
  }
  print_line(fmt::format("{}, draws of every kind {}", counted(stats.matches(), "match", "matches"),
                         report_in_words(stats.dice())));
  for (const cases::DiceFault& fault : stats.faults())
    print_line(fmt::format("{}  event {}: {}", events::to_hex(fault.match).substr(0, 12),
                           fault.position, fault.text));
}

}  // namespace ludolog::cli
