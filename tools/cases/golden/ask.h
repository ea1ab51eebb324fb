// A line of commands.jsonl: what somebody asked for, and whether it must be refused.
//
//   {"roll":{"seat":0,"value":6}}
//   {"move":{"seat":0,"token":1},"refused":{"clause":"CL-7","why":"own_token"}}
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/rejection.h"
#include "events/json_line.h"
#include "tools/cases/golden/text.h"

namespace ludolog::golden {

/// A refusal in words: the id of the clause, and the name of the reason.
struct Refused {
  std::string clause;
  std::string why;
  friend bool operator==(const Refused&, const Refused&) = default;
};

[[nodiscard]] Refused refused_of(const Rejection& rejection);
/// "refused by CL-7 (own_token)", or "accepted" for nothing.
[[nodiscard]] std::string describe(const std::optional<Refused>& refused);

struct Ask {
  std::string verb;           ///< "roll", "move" ...
  events::JsonObject fields;  ///< Its numbers and words; resolve.h says which.
  std::optional<Refused> refused;
};

/// The one form in which an ask is written, without LF.
[[nodiscard]] std::string ask_line(const Ask& ask);

/// Refused is whatever ask_line() would not write.
[[nodiscard]] Result<Ask> parse_ask(std::string_view line);

/// Every line of a commands.jsonl; the error names the line.
[[nodiscard]] Result<std::vector<Ask>> parse_asks(std::string_view text);

}  // namespace ludolog::golden
