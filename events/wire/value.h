// The few types of stored fields that are no plain number: all of bounded size, so that no length
// in the bytes of a stranger can ask for memory.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/check.h"
#include "core/inline_vector.h"
#include "core/options.h"
#include "events/limits.h"

namespace ludolog::events::wire {

/// A word of 1..kMaxBytes characters out of a-z 0-9 _ : -; stored as u8 length and its bytes.
class Word {
 public:
  static constexpr std::size_t kMaxBytes = 24;

  Word() = default;
  explicit Word(std::string_view text) {
    LUDOLOG_CHECK(is_word(text));
    assign(text);
  }

  [[nodiscard]] static constexpr bool is_word(std::string_view text) {
    return !text.empty() && text.size() <= kMaxBytes && std::ranges::all_of(text, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == ':' || c == '-';
    });
  }

  void assign(std::string_view text) {
    LUDOLOG_CHECK(text.size() <= kMaxBytes);
    std::ranges::copy(text, text_.begin());
    size_ = static_cast<std::uint8_t>(text.size());
  }
  [[nodiscard]] std::string_view view() const { return {text_.data(), size_}; }

 private:
  std::uint8_t size_ = 0;
  std::array<char, kMaxBytes> text_;
};

/// The value of one option.
struct OptionWord {
  Word key;
  Word value;
};

/// Stored as u8 count, then key and value of each; keys strictly ascending. JSON has an object.
using OptionWords = InlineVector<OptionWord, kMaxOptions>;

/// One T or none: stored as u8 0, or 1 and the fields of T. JSON has an object, empty for none.
template <class T>
struct Maybe {
  std::uint8_t present = 0;
  T value{};
};

}  // namespace ludolog::events::wire
