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
  /// Whose match it is: the same match may be in a second library, as a copy, which may use the
  /// seeds but not remove them.
  Bytes16 library{};
  std::vector<Secret> seeds;  ///< At most 4096.
  friend bool operator==(const Secrets&, const Secrets&) = default;
};

/// What stands for the library at `path` in a file of secrets.
[[nodiscard]] Bytes16 library_mark(const std::filesystem::path& path);

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
