// Damage to a match file, byte by byte.
#pragma once

#include <cstddef>

namespace ludolog::store {

/// Flips every `stride`th byte of a small match file in two ways, one bit of it and all, and
/// expects each to be reported by opening, chain or comparison. Returns how many bytes were tried.
std::size_t expect_flips_reported(std::size_t stride);

/// Cuts the file at every `stride`th length.
std::size_t expect_truncations_reported(std::size_t stride);

}  // namespace ludolog::store
