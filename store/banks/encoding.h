// Bytes of a text file as UTF-8.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace ludolog::banks {

struct Decoded {
  std::string text;  ///< UTF-8, without a byte-order mark, lines ending with LF.
  std::string note;  ///< How it was read, where that is not plain UTF-8; may be empty.
};

/// `encoding` is a name that iconv knows ("windows-1252"), or empty: then a byte-order mark
/// decides, next UTF-16 by its zeros, next UTF-8 if all of it is valid, otherwise Windows-1252 if
/// nothing of it is UTF-8 but ASCII. The error names the first byte at fault and its offset.
[[nodiscard]] tl::expected<Decoded, std::string> to_utf8(std::string_view bytes,
                                                         const std::string& encoding);

}  // namespace ludolog::banks
