// meta.toml: what a case is for. Of TOML only `key = value` with texts, lists of texts and whole
// numbers, every key in its order, nothing else on the line: what is read is what would be written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "tools/cases/golden/text.h"

namespace ludolog::golden {

enum class CaseClass : std::uint8_t {
  kLiving,  ///< Follows the rules as they are now, and may be made anew.
  kFrozen,  ///< Happened under its own version of the rules; never made anew.
};

struct Meta {
  std::string purpose;  ///< One sentence: what it shows.
  RuleSetId rules{};
  std::uint16_t rules_version = 1;
  CaseClass kind{};
  std::string origin;                ///< Where the match came from.
  std::vector<std::string> applies;  ///< Clauses that it is to show applied.
  std::vector<std::string> refuses;  ///< Clauses by which a command is refused: all of them.
  friend bool operator==(const Meta&, const Meta&) = default;
};

[[nodiscard]] std::string meta_text(const Meta& meta);
[[nodiscard]] Result<Meta> parse_meta(std::string_view text);

}  // namespace ludolog::golden

template <>
struct ludolog::Names<ludolog::golden::CaseClass> {
  static constexpr std::array<std::string_view, 2> value{"living", "frozen"};
};
