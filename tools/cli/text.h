// Text in columns: how wide a terminal shows it, cut, padded and broken into lines.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ludolog::cli {

/// Columns that a terminal gives `text`, roughly: wide letters take two, marks that sit on others
/// none. Escape sequences are not understood.
[[nodiscard]] std::size_t display_width(std::string_view text);

/// `text`, or its beginning and "..", in at most `columns` (3 or more).
[[nodiscard]] std::string cut(std::string_view text, std::size_t columns);

/// `text` cut or followed by spaces: exactly `columns`.
[[nodiscard]] std::string fitted(std::string_view text, std::size_t columns);

/// Broken between words into lines of at most `columns`; a longer word stays whole.
[[nodiscard]] std::vector<std::string> wrapped_lines(std::string_view text, std::size_t columns);

/// The lines of a text, without their LFs.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);

/// Each with an LF behind it.
[[nodiscard]] std::string joined_lines(std::span<const std::string> lines);

/// "1 question", "2 questions"; `several` where an s does not make it.
[[nodiscard]] std::string counted(std::size_t count, std::string_view what,
                                  std::string_view several = "");

/// Text that came from outside, on one line and safe to print: control characters and broken UTF-8
/// become "?". At most `most` bytes, the rest is left out and dots say so.
[[nodiscard]] std::string cleaned(std::string_view text, std::size_t most = 2000);

/// What somebody typed, safe to print: control characters and broken UTF-8 become "?", and it is
/// cut to 40 columns.
[[nodiscard]] std::string printable(std::string_view typed);

}  // namespace ludolog::cli
