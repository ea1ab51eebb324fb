#include "store/check.h"

#include "events/chain.h"
#include "events/codec.h"
#include "events/hex.h"

namespace ludolog::store {
namespace {

using Kind = ChainProblem::Kind;

/// Nothing when the content is there and is what its id says.
Result<std::optional<ChainProblem>> check_content(StreamReader& reader, std::uint64_t position,
                                                  const events::ContentReference& reference,
                                                  std::vector<MissingContent>& missing) {
  const auto content = reader.content(reference.id);
  if (!content) return tl::unexpected(content.error());
  if (!*content) {
    missing.push_back({position, reference});
    return std::nullopt;
  }
  const ContentId found = events::content_id(**content);
  if (found != reference.id || (*content)->kind != reference.kind)
    return ChainProblem{Kind::kContentAltered, position,
                        "content " + events::to_hex(reference.id) +
                            " was altered: what is there has the id " + events::to_hex(found)};
  if (const auto problem = events::content_problem(reference.kind, (*content)->bytes))
    return ChainProblem{Kind::kContentAltered, position,
                        "content " + events::to_hex(reference.id) + ": " + *problem};
  return std::nullopt;
}

class Walk {
 public:
  Walk(const MatchId& match, ChainReport& report) : match_(match), report_(report) {}

  /// The content that the event names, if it checks and names one; false in `go_on` after the first
  /// problem.
  std::optional<events::ContentReference> enter(const Envelope& envelope, bool& go_on) {
    go_on = false;
    if (auto checked = chain_.check(envelope); !checked) {
      problem(Kind::kAltered, events::describe(checked.error()));
      return std::nullopt;
    }
    if (envelope.position == 0 && events::match_id(envelope.digest) != match_) {
      problem(Kind::kAltered, "the match is kept under " + events::to_hex(match_) +
                                  ", its first event names it " +
                                  events::to_hex(events::match_id(envelope.digest)));
      return std::nullopt;
    }
    const auto decoded = events::decode(envelope.type, envelope.schema, envelope.payload.bytes());
    if (!decoded) {
      problem(Kind::kNotDecodable, events::describe(decoded.error()));
      return std::nullopt;
    }
    go_on = true;
    return events::content_of(decoded->event);
  }

  void accept() {
    report_.version = chain_.version();
    report_.head = chain_.head();
  }

 private:
  void problem(Kind kind, std::string text) {
    report_.problem = ChainProblem{kind, report_.version, std::move(text)};
  }

  const MatchId& match_;
  ChainReport& report_;
  events::Chain chain_;
};

}  // namespace

Result<ChainReport> check_chain(StreamReader& reader, const MatchId& match) {
  ChainReport report;
  report.head = events::first_digest();
  Walk walk{match, report};
  std::optional<StoreError> failed;
  auto done = reader.read(match, 0, StreamReader::kToTheEnd, [&](const Envelope& envelope) {
    bool go_on = false;
    if (const auto reference = walk.enter(envelope, go_on)) {
      auto content = check_content(reader, envelope.position, *reference, report.missing);
      if (!content) {
        failed = content.error();
        return false;
      }
      report.problem = *content;
    }
    if (!go_on || report.problem) return false;
    walk.accept();
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  if (failed) return tl::unexpected(*failed);
  if (report.version == 0 && !report.problem)
    return failure(StoreError::Kind::kUnknownMatch, "no match " + events::to_hex(match));
  return report;
}

}  // namespace ludolog::store
