#include "tools/cases/verdict.h"

namespace ludolog::cases {

std::string headline(const Verdict& verdict) {
  const std::string at = std::to_string(verdict.position);
  switch (verdict.kind) {
    case VerdictKind::kIntactAnchored:
      return "intact and anchored";
    case VerdictKind::kIntactUnanchored:
      return "intact but unanchored";
    case VerdictKind::kRunning:
      return "running, dice sealed";
    case VerdictKind::kTruncated:
      return "truncated before head " + at;
    case VerdictKind::kAltered:
      return "altered at " + at;
    case VerdictKind::kNotDecodable:
      return "not decodable at " + at;
    case VerdictKind::kIllegal:
      return "illegal at " + at;
    case VerdictKind::kDiceMismatch:
      return "dice mismatch at " + at;
    case VerdictKind::kContentMissing:
      return "content missing at " + at;
    case VerdictKind::kNotCanonical:
      return "content intact, file not canonical at byte " + at;
    case VerdictKind::kDiceUnproven:
      return "dice unproven from " + at;
  }
  return "?";
}

}  // namespace ludolog::cases
