// The seeds of a running match, kept outside the library so that a copied library tells nobody the
// dice to come. Written before the match's first event, read when it goes on, removed once they
// stand revealed in the log.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "core/words.h"
#include "store/stream_reader.h"

namespace ludolog::store {

struct Secret {
  std::uint16_t epoch = 0;
  std::uint8_t party = 0;
  Bytes32 seed{};
  friend bool operator==(const Secret&, const Secret&) = default;
};

struct Secrets {
  MatchId match{};
  std::vector<Secret> seeds;  ///< At most 4096.
  friend bool operator==(const Secrets&, const Secrets&) = default;
};

/// <match id in hexadecimal>.seed in `folder`.
[[nodiscard]] std::filesystem::path secrets_path(const std::filesystem::path& folder,
                                                 const MatchId& match);

/// Durable when it returns. Creates `folder` (for its owner alone) when missing and replaces an
/// earlier file.
[[nodiscard]] Result<void> write_secrets(const std::filesystem::path& folder,
                                         const Secrets& secrets);

/// kSecretMissing, kSecretForeign (it names another match) or kSecretDamaged.
[[nodiscard]] Result<Secrets> read_secrets(const std::filesystem::path& folder,
                                           const MatchId& match);

/// Durable when it returns. A file that is not there is no error.
[[nodiscard]] Result<void> remove_secrets(const std::filesystem::path& folder,
                                          const MatchId& match);

}  // namespace ludolog::store
