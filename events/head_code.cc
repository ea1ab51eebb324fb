#include "events/head_code.h"

#include <algorithm>
#include <vector>

#include "core/check.h"

namespace ludolog::events {
namespace {

constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";  // Crockford's base 32

/// Times x in the field of 32 elements that x^5 + x^2 + 1 makes.
std::uint8_t times_x(std::uint8_t symbol) {
  const auto shifted = static_cast<std::uint8_t>(symbol << 1U);
  return shifted < 32 ? shifted : static_cast<std::uint8_t>(shifted ^ 0b100101U);
}

/// Every symbol has another weight, so that one that is wrong, or two that have changed places, do
/// not cancel out.
std::uint8_t check_symbol(const std::vector<std::uint8_t>& symbols) {
  std::uint8_t sum = 0;
  for (const std::uint8_t symbol : symbols) sum = times_x(static_cast<std::uint8_t>(sum ^ symbol));
  return sum;
}

std::vector<std::uint8_t> covered(const HeadCode& code) {
  std::vector<std::uint8_t> symbols;
  for (const char digit : std::to_string(code.version))
    symbols.push_back(static_cast<std::uint8_t>(digit - '0'));
  symbols.insert(symbols.end(), code.beginning.begin(), code.beginning.end());
  return symbols;
}

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::size_t symbol_of(char c) {
  c = upper(c);
  if (c == 'O') c = '0';
  if (c == 'I' || c == 'L') c = '1';
  return kAlphabet.find(c);
}

}  // namespace

HeadCode head_code(std::uint64_t version, const Bytes32& digest) {
  LUDOLOG_CHECK(version >= 1 && version <= kMaxHeadVersion);
  HeadCode code{version, {}};
  for (std::size_t i = 0; i < HeadCode::kSymbols; ++i) {
    const std::size_t bit = 5 * i;
    const unsigned two = digest[bit / 8] * 256U + digest[bit / 8 + 1];
    code.beginning[i] = static_cast<std::uint8_t>(two >> (11 - bit % 8) & 31U);
  }
  return code;
}

std::string to_text(const HeadCode& code) {
  std::string text = std::to_string(code.version);
  for (std::size_t i = 0; i <= HeadCode::kSymbols; ++i) {
    if (i % 4 == 0) text += '-';
    text += kAlphabet[i < HeadCode::kSymbols ? code.beginning[i] : check_symbol(covered(code))];
  }
  return text;
}

tl::expected<HeadCode, std::string> parse_head_code(std::string_view text) {
  const auto wrong = [](const std::string& what) {
    return tl::unexpected(what + "; a head's code is like 1411-K7QX-2M9P-4TZC-BW3H");
  };
  const std::size_t dash = std::min(text.find('-'), text.size());
  const std::string_view digits = text.substr(0, dash);
  HeadCode code;
  if (digits.empty() || digits.size() > 10 || digits[0] == '0' ||
      digits.find_first_not_of("0123456789") != std::string_view::npos)
    return wrong("it does not begin with a number of events");
  for (const char digit : digits)
    code.version = code.version * 10 + static_cast<std::uint64_t>(digit - '0');
  std::vector<std::uint8_t> symbols;
  for (const char c : text.substr(dash)) {
    if (c == '-' || c == ' ') continue;
    const std::size_t symbol = symbol_of(c);
    if (symbol == std::string_view::npos)
      return wrong("it has something that is no letter or digit of a code");
    symbols.push_back(static_cast<std::uint8_t>(symbol));
    if (symbols.size() > HeadCode::kSymbols + 1) break;
  }
  if (symbols.size() != HeadCode::kSymbols + 1)
    return wrong("behind the number it has " +
                 std::string(symbols.size() < HeadCode::kSymbols + 1 ? "fewer" : "more") +
                 " than 16 letters and digits");
  std::copy_n(symbols.begin(), HeadCode::kSymbols, code.beginning.begin());
  if (check_symbol(covered(code)) != symbols.back())
    return wrong("its check symbol does not fit, so something in it was misread");
  return code;
}

}  // namespace ludolog::events
