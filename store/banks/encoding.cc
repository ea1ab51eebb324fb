#include "store/banks/encoding.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <optional>

#include <iconv.h>

#include "events/utf8.h"
#include "store/banks/folded.h"

namespace ludolog::banks {
namespace {

constexpr std::string_view kMark8 = "\xEF\xBB\xBF";
constexpr std::string_view kMark16Little = "\xFF\xFE";
constexpr std::string_view kMark16Big = "\xFE\xFF";

std::string hex(char byte) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  const auto value = static_cast<unsigned char>(byte);
  return {'0', 'x', kDigits[value / 16], kDigits[value % 16]};
}

std::string at_offset(std::string_view bytes, std::size_t offset) {
  return "byte " + hex(bytes[offset]) + " at offset " + std::to_string(offset);
}

/// The length of the valid UTF-8 character at the beginning, or 0.
std::size_t character_length(std::string_view bytes) {
  for (std::size_t length = 1; length <= std::min<std::size_t>(bytes.size(), 4); ++length)
    if (events::is_utf8(bytes.substr(0, length))) return length;
  return 0;
}

/// The first byte that is not part of valid UTF-8.
std::size_t first_invalid(std::string_view bytes) {
  std::size_t valid = 0;
  while (const std::size_t length = character_length(bytes.substr(valid))) valid += length;
  return valid;
}

/// Besides what is ASCII.
bool has_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t length = character_length(bytes);
    if (length > 1) return true;
    bytes.remove_prefix(1);
  }
  return false;
}

struct Close {
  void operator()(void* handle) const { iconv_close(handle); }
};

tl::expected<std::string, std::string> convert(std::string_view bytes, const std::string& from,
                                               std::size_t begin = 0) {
  const iconv_t handle = iconv_open("UTF-8", from.c_str());
  if (handle == reinterpret_cast<iconv_t>(-1))  // NOLINT: that is how iconv says no
    return tl::unexpected("there is no encoding '" + from +
                          "'; try utf-8, utf-16, windows-1252 or iso-8859-15");
  const std::unique_ptr<void, Close> closes(handle);
  std::string text;
  std::array<char, 4096> part{};
  // iconv reads through a pointer to char that it does not write to.
  char* in = const_cast<char*>(bytes.data() + begin);  // NOLINT
  std::size_t left = bytes.size() - begin;
  while (left > 0) {
    char* out = part.data();
    std::size_t room = part.size();
    const std::size_t done = iconv(handle, &in, &left, &out, &room);
    text.append(part.data(), part.size() - room);
    if (done != static_cast<std::size_t>(-1) || errno == E2BIG) continue;
    const std::size_t offset = bytes.size() - left;
    return tl::unexpected(at_offset(bytes, offset) + " is not " + from);
  }
  return text;
}

/// UTF-16 without a mark: every other byte of Latin text is zero.
std::optional<std::string> by_zeros(std::string_view bytes) {
  const std::string_view sample = bytes.substr(0, std::min<std::size_t>(bytes.size(), 4000) & ~1UL);
  std::array<std::size_t, 2> zeros{};
  for (std::size_t i = 0; i < sample.size(); ++i)
    if (sample[i] == '\0') ++zeros[i % 2];
  const std::size_t many = sample.size() / 4;
  if (many == 0) return std::nullopt;
  if (zeros[1] > many && zeros[0] == 0) return "UTF-16LE";
  if (zeros[0] > many && zeros[1] == 0) return "UTF-16BE";
  return std::nullopt;
}

std::string with_line_feeds(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r') {
      result += text[i];
      continue;
    }
    result += '\n';
    if (i + 1 < text.size() && text[i + 1] == '\n') ++i;
  }
  return result;
}

/// The offset of the first character that is zero, in an encoding whose characters have `width`
/// bytes.
std::size_t zero_at(std::string_view bytes, std::size_t width) {
  std::size_t at = 0;
  while (at + width <= bytes.size() &&
         bytes.substr(at, width).find_first_not_of('\0') != std::string_view::npos)
    at += width;
  return at;
}

tl::expected<Decoded, std::string> finish(std::string_view bytes, std::size_t width,
                                          tl::expected<std::string, std::string> text,
                                          std::string note) {
  if (!text) return tl::unexpected(std::move(text.error()));
  std::string_view rest = *text;
  if (rest.starts_with(kMark8)) rest.remove_prefix(kMark8.size());
  if (rest.find('\0') != std::string_view::npos)
    return tl::unexpected("byte 0x00 at offset " + std::to_string(zero_at(bytes, width)) +
                          ": it is no text file");
  return Decoded{with_line_feeds(rest), std::move(note)};
}

}  // namespace

tl::expected<Decoded, std::string> to_utf8(std::string_view bytes, const std::string& encoding) {
  if (!encoding.empty())
    return finish(bytes, folded(encoding).starts_with("utf-16") ? 2 : 1, convert(bytes, encoding),
                  "read as " + encoding);
  if (bytes.starts_with(kMark16Little))
    return finish(bytes, 2, convert(bytes, "UTF-16LE", 2), "read as UTF-16");
  if (bytes.starts_with(kMark16Big))
    return finish(bytes, 2, convert(bytes, "UTF-16BE", 2), "read as UTF-16");
  if (const auto wide = by_zeros(bytes))
    return finish(bytes, 2, convert(bytes, *wide), "read as " + *wide);
  if (events::is_utf8(bytes)) return finish(bytes, 1, std::string(bytes), "");
  const std::string invalid = at_offset(bytes, first_invalid(bytes)) + " is not UTF-8";
  const bool zeros = bytes.find('\0') != std::string_view::npos;
  if (!zeros && has_utf8(bytes))
    return tl::unexpected(invalid +
                          ", as other characters are: the file mixes encodings; --encoding "
                          "decides how it is read");
  if (!zeros)
    if (auto text = convert(bytes, "WINDOWS-1252"))
      return finish(bytes, 1, std::move(text), "read as Windows-1252, since " + invalid);
  return tl::unexpected(invalid + ", nor is it Windows-1252; --encoding names what it is");
}

}  // namespace ludolog::banks
