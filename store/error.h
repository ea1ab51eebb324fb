// How the environment can fail this folder: one kind and one line of text for each way. The text
// names the path or the match and, where two values disagree, both; it is written for people and
// complete without the kind.
#pragma once

#include <cstdint>
#include <string>

#include <tl/expected.hpp>

namespace ludolog::store {

struct StoreError {
  enum class Kind : std::uint8_t {
    // the place
    kMissing,        ///< No such file.
    kNotAFile,       ///< A directory, a pipe, a device ...
    kUnreadable,     ///< No permission to read it or a folder on the way.
    kReadOnlyPlace,  ///< Reading works, writing does not.
    kNoPlace,        ///< Neither the environment nor the caller says where files belong.
    kTooLarge,       ///< More than a file of a stranger may have.
    kLiveFile,       ///< The path is a library that this process has open.
    // what is there
    kEmpty,       ///< No bytes at all.
    kNotSqlite,   ///< Some other kind of file.
    kNotOurs,     ///< SQLite, but not of this program or not with its schema.
    kNewer,       ///< Ours, of a format that this program does not know yet.
    kSidecar,     ///< A journal lies beside it: the file alone is not whole.
    kHotJournal,  ///< A crashed write must be rolled back, and the place cannot be written.
    kDamaged,     ///< SQLite finds its own structure broken, or a row is out of range.
    // doing
    kBusy,         ///< Locked by another program for longer than the timeout.
    kFull,         ///< No space left, or a size limit was reached.
    kInputOutput,  ///< The operating system reported any other failure.
    kRefused,      ///< A guard or a constraint of the file refused a row.
    // matches
    kUnknownMatch,
    kAmbiguousMatch,
    kParted,    ///< Two copies of a match that went on differently.
    kBadMatch,  ///< The chain or a content of a match does not check.
    // secrets
    kSecretMissing,
    kSecretForeign,  ///< It is the secret of another match.
    kSecretDamaged,
  };

  Kind kind{};
  std::string text;

  friend bool operator==(const StoreError&, const StoreError&) = default;
};

template <class T>
using Result = tl::expected<T, StoreError>;

[[nodiscard]] inline tl::unexpected<StoreError> failure(StoreError::Kind kind, std::string text) {
  return tl::unexpected(StoreError{kind, std::move(text)});
}

}  // namespace ludolog::store
