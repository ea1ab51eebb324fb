#include "viewer/app/open.h"

#include <cctype>
#include <utility>

#include "core/rules/rule_set.h"
#include "events/head_code.h"
#include "events/hex.h"
#include "tools/cases/source.h"
#include "viewer/app/trouble.h"

namespace ludolog::app {
namespace {

using cases::ExitCode;
using cases::Problem;

Refusal several_matches(const std::string& name, std::size_t count) {
  const std::string text =
      name + ": holds " + std::to_string(count) + " matches, expected a file with one";
  return {{ExitCode::kUsage, text, {}},
          {"This file holds several matches", text,
           "Take it into the library and choose one there: ludolog import " + name},
          true};
}

Refusal no_match(const std::string& name) {
  const std::string text = name + ": holds no match";
  return {{ExitCode::kUndecodable, text, {}},
          {"There is no match in this file", text, "Ask whoever made it to export it again."}};
}

Refusal nothing_to_show(const std::string& name, const cases::Verdict& verdict) {
  const std::string text = name + ": " + cases::headline(verdict) + ": " + verdict.detail;
  return {{ExitCode::kUndecodable, text, {}},
          {"Nothing of this match can be shown", text,
           "Its first event is at fault already. Ask for a sound copy."}};
}

std::string players_in_words(const Stream& stream, const model::SeatNames& given) {
  const model::SeatNames names = model::display_names(stream.state(), given);
  std::string text;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (stream.state().players[seat] != Player::kNobody)
      text += (text.empty() ? "" : ", ") + names[seat];
  return text;
}

std::string capitalised(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

}  // namespace

Refusal refusal_of(const Problem& problem) { return {problem, trouble_of(problem)}; }

Refusal no_such_version(std::uint64_t at, const model::Replay& replay) {
  const auto length = std::to_string(replay.timeline().length());
  const std::string text = "--at " + std::to_string(at) +
                           ": the match can be followed to version " + length + ", 0 to " + length +
                           " can be shown";
  return {{ExitCode::kUsage, text, {}},
          {"There is no such version", text, "Leave --at out to begin at the end."}};
}

tl::expected<model::Replay, Refusal> open_match(const cases::LibraryPlace& library,
                                                const std::string& name) {
  const auto refuse = [](const Problem& problem) { return tl::unexpected(refusal_of(problem)); };
  auto open = cases::OpenSource::open(library, name, nullptr);
  if (!open) return refuse(open.error());
  const auto matches = open->matches(name);
  if (!matches) return refuse(matches.error());
  if (matches->empty()) return tl::unexpected(no_match(name));
  if (matches->size() > 1) return tl::unexpected(several_matches(name, matches->size()));
  const events::MatchId& id = matches->front();
  const auto verdict = cases::verify_match(open->source(), id);
  if (!verdict) return refuse(verdict.error());
  const auto audit = cases::audit_match(open->source().reader(), id);
  if (!audit) return refuse(audit.error());
  const Stream& stream = audit->stream();
  if (stream.version() == 0) return tl::unexpected(nothing_to_show(name, *verdict));

  model::MatchTitle title;
  title.id = events::to_hex(id);
  title.players = players_in_words(stream, audit->names());
  title.rules = rule_set(stream.state().rule_set).title;
  title.verdict = capitalised(cases::headline(*verdict));
  title.running = verdict->kind == cases::VerdictKind::kRunning;
  if (cases::is_good(verdict->kind))
    title.code = to_text(events::head_code(verdict->version, verdict->head));
  title.faulty = !cases::is_good(verdict->kind);
  if (title.faulty && stream.version() < verdict->version) title.verdict += ": shown up to there";
  return model::Replay(model::Timeline(stream, audit->names()), std::move(title));
}

}  // namespace ludolog::app
