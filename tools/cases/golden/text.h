// Small things about texts that the golden cases are made of.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "events/json_line.h"

namespace ludolog::golden {

/// The error is one line for the person at the terminal.
template <class T>
using Result = tl::expected<T, std::string>;

[[nodiscard]] inline tl::unexpected<std::string> failed(std::string text) {
  return tl::unexpected(std::move(text));
}

/// Lines without their LF. What follows the last LF is a line too, unless it is empty.
[[nodiscard]] std::vector<std::string_view> lines_of(std::string_view text);

/// The pieces between separators; one empty piece for an empty text.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

/// A number without sign or leading zeros, at most `most`.
[[nodiscard]] Result<std::uint64_t> number_of(std::string_view text, std::uint64_t most);

[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path);
/// Writes the folder on the way too.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view text);

void append_json(std::string& text, const events::JsonObject& object);

}  // namespace ludolog::golden
