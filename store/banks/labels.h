// What names an option by its place: "B", "(b)", "2.".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ludolog::banks {

/// From 0: "A", "a)", "(A)", "1", "1." are all the first; nothing when it is something else.
[[nodiscard]] std::optional<std::size_t> place_named(std::string_view label);

/// The options without their labels, when all of them carry such, in sequence: "A) One", "B) Two".
/// Otherwise nothing.
[[nodiscard]] std::optional<std::vector<std::string>> without_labels(
    const std::vector<std::string>& options);

/// The index of the option that an answer names: by its text, with or without its label, or else by
/// its letter.
[[nodiscard]] std::optional<std::size_t> option_meant(std::string_view answer,
                                                      const std::vector<std::string>& options);

}  // namespace ludolog::banks
