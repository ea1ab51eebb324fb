// HTML as question files have it, reduced to what is read aloud.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace ludolog::banks {

/// The text of a fragment: tags gone, entities decoded once, blocks and <br> on lines of their own,
/// runs of spaces as one but in <pre>, <sub> and <sup> as shifted() writes them. What begins no tag
/// of HTML stays. The error says what cannot be shown: an image, an embedded file, a script, a
/// table, a formula.
[[nodiscard]] tl::expected<std::string, std::string> text_of_html(std::string_view written);

/// The text with its entities decoded once, whatever else is in it: "&lt;b&gt;" becomes "<b>", and
/// what is no entity stays.
[[nodiscard]] std::string decode_entities(std::string_view text);

/// How a text is written.
enum class Markup : std::uint8_t {
  kPlain,
  kHtml,
  kEither,  ///< As HTML when it has tags or entities.
};

/// What is read of it: plain text trimmed, HTML by text_of_html(). The error says what cannot be
/// shown.
[[nodiscard]] tl::expected<std::string, std::string> readable(std::string_view text, Markup markup);

}  // namespace ludolog::banks
