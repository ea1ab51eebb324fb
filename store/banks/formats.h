// The formats of question files.
#pragma once

#include <optional>

#include "core/names.h"
#include "store/banks/bank.h"

namespace ludolog::banks {

enum class Format : std::uint8_t { kGift, kAiken, kDelimited, kMoodleXml, kOpenTdb, kJson };

/// By what stands in it. Nothing when it has the signs of none; an empty text is GIFT.
[[nodiscard]] std::optional<Format> recognised(std::string_view text);

/// `text` as to_utf8() makes it. Total: what cannot be asked is left out with its line and reason.
[[nodiscard]] Bank read_bank(std::string_view text, Format format);

}  // namespace ludolog::banks

namespace ludolog {
template <>
struct Names<banks::Format> {
  static constexpr std::array<std::string_view, 6> value{"gift",       "aiken",   "csv",
                                                         "moodle-xml", "opentdb", "json"};
};
}  // namespace ludolog
