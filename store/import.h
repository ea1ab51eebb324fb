// Copies a match from anywhere into a library, verified on the way.
#pragma once

#include <cstdint>
#include <functional>

#include "store/check.h"
#include "store/library.h"

namespace ludolog::store {

struct ImportReport {
  enum class Outcome : std::uint8_t {
    kAdded,         ///< It was not here.
    kAlreadyThere,  ///< The very same; no event was added.
    kExtended,      ///< The beginning was here; the rest was added.
    kKept,          ///< The library has more of it; no event was added.
  };
  Outcome outcome{};
  MatchId match{};
  std::uint64_t version_before = 0;  ///< Of the library's copy.
  std::uint64_t version_offered = 0;
  std::uint64_t filled = 0;  ///< Contents that the library had been without, and has now.
  std::vector<MissingContent> missing;  ///< Contents that the copy offered does not have.
};

/// What else a match must stand before it is taken in: rules and dice, which this folder does not
/// know.
using Verify = std::function<Result<void>(StreamReader& source, const MatchId& match)>;

/// `verify` may be empty. kBadMatch when chain or contents do not check, kParted with the first
/// differing position when the library has another continuation. Nothing is written then.
[[nodiscard]] Result<ImportReport> import_match(Library& library, StreamReader& source,
                                                const MatchId& match, const Verify& verify);

}  // namespace ludolog::store
