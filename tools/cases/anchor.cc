#include "tools/cases/anchor.h"

namespace ludolog::cases {
namespace {

void found(Verdict& verdict, VerdictKind kind, std::uint64_t position, std::string detail) {
  verdict.kind = kind;
  verdict.position = position;
  verdict.detail = std::move(detail);
}

}  // namespace

Outcome<void> hold_against(Verdict& verdict, const Anchor& anchor, store::StreamReader& reader) {
  if (!is_whole(verdict.kind)) return {};
  const std::uint64_t version = anchor.code.version;
  if (version > verdict.version) {
    found(verdict, VerdictKind::kTruncated, version,
          anchor.from + " was made of " + std::to_string(version) + " events, here are " +
              std::to_string(verdict.version));
    return {};
  }
  const auto digest = reader.digest_at(*verdict.match, version - 1);
  if (!digest) return tl::unexpected(problem_of(digest.error()));
  const events::HeadCode here = events::head_code(version, **digest);
  if (here != anchor.code || (anchor.digest && anchor.digest != **digest)) {
    found(verdict, VerdictKind::kAltered, version - 1,
          anchor.from + " is of other events: these have " + to_text(here) + " at " +
              std::to_string(version) +
              ", so that one of them up to there was altered and all digests made anew, or it is "
              "another match");
    return {};
  }
  verdict.anchored = true;
  if (verdict.kind == VerdictKind::kIntactUnanchored) verdict.kind = VerdictKind::kIntactAnchored;
  const std::uint64_t later = verdict.version - version;
  verdict.notes.push_back(anchor.from + " fits" +
                          (later == 0
                               ? std::string()
                               : "; " + std::to_string(later) +
                                     (later == 1 ? " event" : " events") + " came after it"));
  return {};
}

}  // namespace ludolog::cases
