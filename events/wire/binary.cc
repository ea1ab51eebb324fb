#include "events/wire/binary.h"

#include "events/hex.h"

namespace ludolog::events::wire {

void BinaryReader::operator()(const char* name, OptionWords& options, AnyValue) {
  options.clear();
  std::uint8_t count = 0;
  if (!get(name, count)) return;
  if (count > kMaxOptions)
    return refuse(name, std::to_string(count) + " options", to_text(Range{0, kMaxOptions}));
  for (std::uint8_t i = 0; i < count; ++i) {
    OptionWord option;
    if (!get(name, option.key) || !get(name, option.value)) return;
    if (i > 0 && option.key.view() <= options.back().key.view())
      return refuse(name, "'" + std::string(option.key.view()) + "'",
                    "a key after '" + std::string(options.back().key.view()) + "'");
    options.push_back(option);
  }
}

bool BinaryReader::get(const char* name, Word& word) {
  std::uint8_t size = 0;
  if (!get(name, size)) return false;
  if (size == 0 || size > Word::kMaxBytes) {
    refuse(name, std::to_string(size) + " characters", to_text(Range{1, Word::kMaxBytes}));
    return false;
  }
  if (!has(name, size)) return false;
  std::array<char, Word::kMaxBytes> text;
  archive_.loadBinary<1>(text.data(), size);
  word.assign({text.data(), size});
  if (Word::is_word(word.view())) return true;
  refuse(name, to_hex({reinterpret_cast<const std::uint8_t*>(text.data()), size}),
         "a word of a-z 0-9 _ : -");
  return false;
}

void BinaryReader::refuse(const char* name, std::string value, std::string expected) {
  if (!problem_) problem_ = FieldProblem{name, std::move(value), std::move(expected)};
}

std::optional<FieldProblem> start_problem(std::span<const std::uint8_t> bytes) {
  if (bytes.empty() || bytes.size() > kMaxPayloadBytes)
    return FieldProblem{"payload", std::to_string(bytes.size()) + " bytes",
                        to_text(Range{1, kMaxPayloadBytes}) + " bytes"};
  if (bytes[0] != 1)
    return FieldProblem{"byte order", std::to_string(bytes[0]), "1 (little-endian)"};
  return std::nullopt;
}

FieldProblem left_over(std::size_t size, std::size_t left) {
  return {"payload", std::to_string(size) + " bytes", std::to_string(size - left) + " bytes"};
}

}  // namespace ludolog::events::wire
