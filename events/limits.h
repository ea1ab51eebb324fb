// Numbers that the stored form promises to keep within. FORMAT.md states them; a test compares.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ludolog::events {

inline constexpr std::uint32_t kFormat =
    1;  ///< Number of the stored form; raised when old programs cannot read it.

inline constexpr std::size_t kMaxPayloadBytes = 800;
inline constexpr std::size_t kMaxContentBytes = 65536;

/// Longest line of a JSONL file: a content of which every byte is escaped, and what stands around
/// it.
inline constexpr std::size_t kMaxLineBytes = 6 * kMaxContentBytes + 512;

/// Largest integer anywhere in the stored form, so that every reader of JSON keeps it exact: 2^53
/// - 1.
inline constexpr std::uint64_t kMaxInteger = 9'007'199'254'740'991;

/// Times are milliseconds since 1970 (UTC), 0..kMaxTimeMs.
inline constexpr std::int64_t kMaxTimeMs = static_cast<std::int64_t>(kMaxInteger);

inline constexpr std::size_t kMaxNameBytes = 64;  ///< Of a player's name in UTF-8.
inline constexpr std::size_t kMaxParties = 8;     ///< That commit to seeds of one epoch.

}  // namespace ludolog::events
