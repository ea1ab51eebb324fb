#include "store/banks/raised.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "events/utf8.h"
#include "store/banks/trimmed.h"

namespace ludolog::banks {
namespace {

using Sign = std::pair<std::string_view, std::string_view>;

/// Some stand high by themselves.
constexpr std::array<Sign, 77> kUp{
    {{"0", "⁰"}, {"1", "¹"}, {"2", "²"}, {"3", "³"}, {"4", "⁴"}, {"5", "⁵"}, {"6", "⁶"},
     {"7", "⁷"}, {"8", "⁸"}, {"9", "⁹"}, {"+", "⁺"}, {"-", "⁻"}, {"−", "⁻"}, {"–", "⁻"},
     {"=", "⁼"}, {"(", "⁽"}, {")", "⁾"}, {"a", "ᵃ"}, {"b", "ᵇ"}, {"c", "ᶜ"}, {"d", "ᵈ"},
     {"e", "ᵉ"}, {"f", "ᶠ"}, {"g", "ᵍ"}, {"h", "ʰ"}, {"i", "ⁱ"}, {"j", "ʲ"}, {"k", "ᵏ"},
     {"l", "ˡ"}, {"m", "ᵐ"}, {"n", "ⁿ"}, {"o", "ᵒ"}, {"p", "ᵖ"}, {"r", "ʳ"}, {"s", "ˢ"},
     {"t", "ᵗ"}, {"u", "ᵘ"}, {"v", "ᵛ"}, {"w", "ʷ"}, {"x", "ˣ"}, {"y", "ʸ"}, {"z", "ᶻ"},
     {"A", "ᴬ"}, {"B", "ᴮ"}, {"D", "ᴰ"}, {"E", "ᴱ"}, {"G", "ᴳ"}, {"H", "ᴴ"}, {"I", "ᴵ"},
     {"J", "ᴶ"}, {"K", "ᴷ"}, {"L", "ᴸ"}, {"M", "ᴹ"}, {"N", "ᴺ"}, {"O", "ᴼ"}, {"P", "ᴾ"},
     {"R", "ᴿ"}, {"T", "ᵀ"}, {"U", "ᵁ"}, {"V", "ⱽ"}, {"W", "ᵂ"}, {"β", "ᵝ"}, {"γ", "ᵞ"},
     {"δ", "ᵟ"}, {"θ", "ᶿ"}, {"φ", "ᵠ"}, {"χ", "ᵡ"}, {"*", "*"}, {"°", "°"}, {"′", "′"},
     {"″", "″"}, {"®", "®"}, {"™", "™"}, {"†", "†"}, {"‡", "‡"}, {"'", "'"}, {"\"", "\""}}};
constexpr std::array<Sign, 40> kDown{
    {{"0", "₀"}, {"1", "₁"}, {"2", "₂"}, {"3", "₃"}, {"4", "₄"}, {"5", "₅"}, {"6", "₆"},
     {"7", "₇"}, {"8", "₈"}, {"9", "₉"}, {"+", "₊"}, {"-", "₋"}, {"−", "₋"}, {"–", "₋"},
     {"=", "₌"}, {"(", "₍"}, {")", "₎"}, {"a", "ₐ"}, {"e", "ₑ"}, {"h", "ₕ"}, {"i", "ᵢ"},
     {"j", "ⱼ"}, {"k", "ₖ"}, {"l", "ₗ"}, {"m", "ₘ"}, {"n", "ₙ"}, {"o", "ₒ"}, {"p", "ₚ"},
     {"r", "ᵣ"}, {"s", "ₛ"}, {"t", "ₜ"}, {"u", "ᵤ"}, {"v", "ᵥ"}, {"x", "ₓ"}, {"β", "ᵦ"},
     {"γ", "ᵧ"}, {"ρ", "ᵨ"}, {"φ", "ᵩ"}, {"χ", "ᵪ"}, {"ə", "ₔ"}}};

std::optional<std::string> in_signs(std::string_view text, std::span<const Sign> signs) {
  std::string result;
  while (!text.empty()) {
    std::string_view rest = text;
    if (!events::take_character(rest)) return std::nullopt;
    const std::string_view character = text.substr(0, text.size() - rest.size());
    const auto sign = std::ranges::find(signs, character, &Sign::first);
    if (sign == signs.end()) return std::nullopt;
    result += sign->second;
    text = rest;
  }
  return result;
}

/// Letters and digits; those beyond ASCII are taken for such.
bool is_one_word(std::string_view text) {
  return std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           static_cast<unsigned char>(c) >= 0x80;
  });
}

}  // namespace

std::string shifted(std::string_view text, Shift shift) {
  const bool up = shift == Shift::kUp;
  text = trimmed(text);
  if (auto signs = in_signs(text, up ? std::span<const Sign>(kUp) : std::span<const Sign>(kDown)))
    return std::move(*signs);
  const bool clear = is_one_word(text) || text.size() == 1;
  return (up ? "^" : "_") + (clear ? std::string(text) : "(" + std::string(text) + ")");
}

}  // namespace ludolog::banks
