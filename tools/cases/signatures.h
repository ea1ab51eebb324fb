// Signed heads: the keys of this user, and the signatures that are kept beside the library or were
// sent as files.
#pragma once

#include <string>
#include <vector>

#include "events/signature.h"
#include "tools/cases/anchor.h"
#include "tools/cases/problem.h"

namespace ludolog::cases {

/// A key of this user.
struct NamedKey {
  events::SigningKey key;
  bool fresh = false;  ///< Made just now.
};
/// The key of that name, made when there is none.
[[nodiscard]] Outcome<NamedKey> signing_key(const std::string& name);

/// Kept in the user's data folder; said twice, it is there once.
[[nodiscard]] Outcome<void> keep_signature(const events::Signature& signature);

/// Those of `match` that are kept or stand in `files`. kFound when one was not made by its key, or
/// one of a file is of another match.
[[nodiscard]] Outcome<std::vector<events::Signature>> signatures_of(
    const events::MatchId& match, const std::vector<std::string>& files);

/// A signer as people write one: 64 hexadecimal digits, or the name of a key of this user.
[[nodiscard]] Outcome<events::PublicKey> public_key_named(const std::string& name);

/// What `signatures` of the signer say of the match; kFound without any.
[[nodiscard]] Outcome<std::vector<Anchor>> anchors_of(
    const std::vector<events::Signature>& signatures, const std::string& signer);

}  // namespace ludolog::cases
