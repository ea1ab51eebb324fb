// What the columns of a table of questions are, by the names in its first row.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace ludolog::banks {

/// Each from 0; nothing where the table has no such column.
struct Columns {
  std::size_t question = 0;
  std::vector<std::size_t> options;  ///< In their order; the wrong ones where `wrong_only`.
  bool wrong_only = false;           ///< The right option stands in the column of the answer alone.
  std::size_t answer = 0;
  std::optional<std::size_t> topic;
  std::optional<std::size_t> difficulty;
  std::optional<std::size_t> explanation;
  std::optional<std::size_t> source;
  std::optional<std::size_t> author;
  std::optional<std::size_t> licence;
  std::optional<std::size_t> order;
};

/// Capitals, "_" and "-" do not matter: "Option_A" is option 1. Other columns are passed over. The
/// error says what is missing or stands there twice.
[[nodiscard]] tl::expected<Columns, std::string> columns_of(const std::vector<std::string>& names);

/// Of "Option_B" 1: the option, from 0, whose column has such a name.
[[nodiscard]] std::optional<std::size_t> option_of_column(std::string_view name);

}  // namespace ludolog::banks
