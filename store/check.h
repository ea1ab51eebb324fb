// Walks a match without knowing a rule: chain, decoding, contents. Whether the moves were legal and
// the dice fair is for others to say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/stream_reader.h"

namespace ludolog::store {

struct ChainProblem {
  enum class Kind : std::uint8_t {
    kAltered,         ///< A row, a digest or the match's name is not what the chain says.
    kNotDecodable,    ///< The chain holds, the event cannot be read.
    kContentAltered,  ///< A content does not have the id it is kept under.
  };
  Kind kind{};
  std::uint64_t position = 0;
  std::string text;
  friend bool operator==(const ChainProblem&, const ChainProblem&) = default;
};

struct MissingContent {
  std::uint64_t position = 0;
  events::ContentReference reference;
  friend bool operator==(const MissingContent&, const MissingContent&) = default;
};

struct ChainReport {
  std::uint64_t version = 0;            ///< Events that check, from the first on.
  Bytes32 head{};                       ///< Digest there.
  std::optional<ChainProblem> problem;  ///< The first one; nothing behind it was looked at.
  std::vector<MissingContent> missing;  ///< Left out, which the chain allows; by position.
};

/// kUnknownMatch when there is none; an error of reading is an error, not a finding.
[[nodiscard]] Result<ChainReport> check_chain(StreamReader& reader, const MatchId& match);

}  // namespace ludolog::store
