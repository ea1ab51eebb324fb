// Wire structs as bytes: one fresh portable little-endian cereal archive per event, over a buffer
// that is reused. cereal's own containers are never used, and it is never asked for a byte that is
// not there: so it neither allocates nor throws.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <cereal/archives/portable_binary.hpp>

#include "core/check.h"
#include "events/limits.h"
#include "events/wire/buffer.h"
#include "events/wire/field.h"
#include "events/wire/value.h"

namespace ludolog::events::wire {

/// Writes fields. Values that do not fit are bugs.
class BinaryWriter {
 public:
  explicit BinaryWriter(WriteBuffer& buffer)
      : buffer_(buffer),
        archive_(buffer.restart(), cereal::PortableBinaryOutputArchive::Options::LittleEndian()) {}

  template <std::integral T, class Rule>
  void operator()(const char*, const T& value, const Rule& rule) {
    LUDOLOG_CHECK(fits(value, rule));
    put(value);
  }
  template <std::size_t N>
  void operator()(const char*, const std::array<std::uint8_t, N>& bytes, AnyValue) {
    put_bytes(bytes.data(), N);
  }
  void operator()(const char*, const Word& word, AnyValue) { put(word); }
  void operator()(const char*, const OptionWords& options, AnyValue) {
    put(static_cast<std::uint8_t>(options.size()));
    for (const auto& option : options) {
      put(option.key);
      put(option.value);
    }
  }
  template <class T>
  void operator()(const char*, const Maybe<T>& maybe, AnyValue) {
    put(maybe.present);
    if (maybe.present != 0) T::fields(maybe.value, *this);
  }

 private:
  template <std::integral T>
  void put(T value) {
    LUDOLOG_CHECK(buffer_.room() >= sizeof(T));
    archive_(value);
  }
  void put(const Word& word) {
    put(static_cast<std::uint8_t>(word.view().size()));
    put_bytes(word.view().data(), word.view().size());
  }
  void put_bytes(const void* bytes, std::size_t size) {
    LUDOLOG_CHECK(buffer_.room() >= size);
    archive_.saveBinary<1>(bytes, static_cast<std::streamsize>(size));
  }

  WriteBuffer& buffer_;
  cereal::PortableBinaryOutputArchive archive_;
};

/// Reads fields until the first problem; what is read after it is unspecified.
class BinaryReader {
 public:
  /// The bytes must begin with the flag that says little-endian.
  BinaryReader(ReadBuffer& buffer, std::span<const std::uint8_t> bytes)
      : buffer_(buffer), archive_(buffer.restart(bytes)) {}

  [[nodiscard]] std::optional<FieldProblem>& problem() { return problem_; }

  template <std::integral T, class Rule>
  void operator()(const char* name, T& value, const Rule& rule) {
    if (!get(name, value) || fits(value, rule)) return;
    refuse(name, std::to_string(value), to_text(rule));
  }
  template <std::size_t N>
  void operator()(const char* name, std::array<std::uint8_t, N>& bytes, AnyValue) {
    if (has(name, N)) archive_.loadBinary<1>(bytes.data(), static_cast<std::streamsize>(N));
  }
  void operator()(const char* name, Word& word, AnyValue) { (void)get(name, word); }
  void operator()(const char* name, OptionWords& options, AnyValue);
  template <class T>
  void operator()(const char* name, Maybe<T>& maybe, AnyValue) {
    if (!get(name, maybe.present)) return;
    if (maybe.present > 1) return refuse(name, std::to_string(maybe.present), "0 or 1");
    if (maybe.present == 1) T::fields(maybe.value, *this);
  }

 private:
  [[nodiscard]] bool has(const char* name, std::size_t size) {
    if (problem_) return false;
    if (buffer_.left() >= size) [[likely]]
      return true;
    refuse(name, std::to_string(buffer_.left()) + " bytes left", std::to_string(size) + " bytes");
    return false;
  }
  template <std::integral T>
  [[nodiscard]] bool get(const char* name, T& value) {
    if (!has(name, sizeof(T))) return false;
    archive_(value);
    return true;
  }
  [[nodiscard]] bool get(const char* name, Word& word);
  void refuse(const char* name, std::string value, std::string expected);

  ReadBuffer& buffer_;
  cereal::PortableBinaryInputArchive archive_;
  std::optional<FieldProblem> problem_;
};

/// What stands before any field: the length and the flag of the byte order.
[[nodiscard]] std::optional<FieldProblem> start_problem(std::span<const std::uint8_t> bytes);
/// Bytes that no field takes.
[[nodiscard]] FieldProblem left_over(std::size_t size, std::size_t left);

/// Writes a form into `buffer`.
template <class Form>
void write_form(const Form& form, WriteBuffer& buffer) {
  BinaryWriter writer(buffer);
  Form::fields(form, writer);
}

/// Reads a whole payload, to its last byte.
template <class Form>
[[nodiscard]] std::optional<FieldProblem> read_form(std::span<const std::uint8_t> bytes,
                                                    ReadBuffer& buffer, Form& form) {
  if (bytes.empty() || bytes.size() > kMaxPayloadBytes || bytes[0] != 1)
    return start_problem(bytes);
  BinaryReader reader(buffer, bytes);
  Form::fields(form, reader);
  if (!reader.problem() && buffer.left() != 0) return left_over(bytes.size(), buffer.left());
  return std::move(reader.problem());
}

}  // namespace ludolog::events::wire
