// FORMAT.md against the code: its tables, its numbers and its worked example.
#include <algorithm>
#include <concepts>
#include <map>
#include <regex>
#include <sstream>

#include <gtest/gtest.h>

#include "events/hash.h"
#include "events/hex.h"
#include "events/jsonl.h"
#include "events/wire/versions.h"
#include "tests/events/sample.h"

namespace ludolog::events {
namespace {

using Rows = std::vector<std::string>;

/// The rows of a table: "name | type | range".
class Describe {
 public:
  template <std::integral T, class Rule>
  void operator()(const char* name, const T&, const Rule& rule) {
    add(name, (std::is_signed_v<T> ? "i" : "u") + std::to_string(8 * sizeof(T)),
        wire::to_text(rule));
  }
  template <std::size_t N>
  void operator()(const char* name, const std::array<std::uint8_t, N>&, wire::AnyValue) {
    add(name, std::to_string(N) + " bytes", "any");
  }
  void operator()(const char* name, const wire::Word&, wire::AnyValue) {
    add(name, "word", "1.." + std::to_string(wire::Word::kMaxBytes) + " characters");
  }
  void operator()(const char* name, const wire::OptionWords&, wire::AnyValue) {
    add(name, "options", "0.." + std::to_string(kMaxOptions) + " options");
  }
  template <class T>
  void operator()(const char* name, const wire::Maybe<T>&, wire::AnyValue) {
    add(name, "maybe origin", "0 or 1");
  }
  [[nodiscard]] const Rows& rows() const { return rows_; }

 private:
  void add(const char* name, const std::string& type, const std::string& range) {
    rows_.push_back(std::string(name) + " | " + type + " | " + range);
  }
  Rows rows_;
};

template <class Form>
Rows rows_of() {
  const Form form{};
  Describe describe;
  Form::fields(form, describe);
  return describe.rows();
}

/// Heading of a type's section, and its table.
std::map<std::string, Rows> tables_of_the_code() {
  std::map<std::string, Rows> tables{{"origin", rows_of<wire::OriginV1>()}};
  const auto add = [&]<class E>() {
    const TypeCode& type = kTypeCode<E>;
    for (std::uint16_t schema = 1; schema <= type.schema; ++schema)
      wire::with_version(typename wire::Versions<E>::List{}, schema, [&]<class Form>() {
        tables[std::string(type.name) + ", type " + std::to_string(type.code) + ", schema " +
               std::to_string(schema)] = rows_of<Form>();
      });
  };
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (add.template operator()<std::variant_alternative_t<I, Event>>(), ...);
  }
  (std::make_index_sequence<kTypes>{});
  return tables;
}

Rows lines_of_page() {
  Rows lines;
  std::istringstream page(read_test_file("events/FORMAT.md"));
  for (std::string line; std::getline(page, line);) lines.push_back(line);
  return lines;
}

/// "| `name` | type | range | meaning |" without its meaning, which must not be empty.
std::optional<std::string> field_row(const std::string& line) {
  static const std::regex kRow(R"(\| `([a-z_0-9]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|)");
  std::smatch match;
  if (!std::regex_match(line, match, kRow)) return std::nullopt;
  return match[1].str() + " | " + match[2].str() + " | " + match[3].str();
}

TEST(FormatPage, field_tables_are_those_of_the_code) {
  std::map<std::string, Rows> tables;
  std::string heading;
  for (const std::string& line : lines_of_page()) {
    if (line.starts_with("#")) heading = line.starts_with("### ") ? line.substr(4) : "";
    if (heading.empty()) continue;
    if (const auto row = field_row(line)) tables[heading].push_back(*row);
  }
  EXPECT_EQ(tables, tables_of_the_code());
}

TEST(FormatPage, fields_stand_in_the_order_of_their_names) {
  for (const auto& [name, rows] : tables_of_the_code())
    EXPECT_TRUE(std::ranges::is_sorted(rows)) << name;
}

TEST(FormatPage, code_table_is_that_of_the_code) {
  static const std::regex kRow(R"(\| (\d+) \| ([A-Za-z]+) \| (\d+) \|)");
  Rows page;
  for (const std::string& line : lines_of_page()) {
    std::smatch match;
    if (std::regex_match(line, match, kRow))
      page.push_back(match[1].str() + " " + match[2].str() + " " + match[3].str());
  }
  Rows code;
  auto types = kTypeCodes;
  std::ranges::sort(types, {}, &TypeCode::code);
  for (const TypeCode& type : types)
    code.push_back(std::to_string(type.code) + " " + std::string(type.name) + " " +
                   std::to_string(type.schema));
  EXPECT_EQ(page, code);
}

TEST(FormatPage, tags_and_limits_are_those_of_the_code) {
  const std::string page = read_test_file("events/FORMAT.md");
  for (const Tag& tag : {kChainTag, kContentTag, kSeedTag, kKeyTag, kDiceTag, kHeadsTag, kNonceTag,
                         kSaltTag, kSeriesTag, kStateTag})
    EXPECT_NE(page.find("`" + std::string(reinterpret_cast<const char*>(tag.data())) + "`"),
              std::string::npos)
        << tag.data();
  for (const std::uint64_t limit :
       {std::uint64_t{kMaxPayloadBytes}, std::uint64_t{kMaxContentBytes},
        std::uint64_t{kMaxLineBytes}, kMaxInteger})
    EXPECT_NE(page.find(std::to_string(limit)), std::string::npos) << limit;
}

/// The hexadecimal digits of the rows "| offset | hex | meaning |" behind the heading of the worked
/// example.
std::vector<std::uint8_t> example_bytes() {
  static const std::regex kRow(R"(\| (\d+) \| `([0-9a-f ]+)` \| [^|]+ \|)");
  std::vector<std::uint8_t> bytes;
  bool example = false;
  for (const std::string& line : lines_of_page()) {
    if (line.starts_with("## ")) example = line == "## A worked example";
    std::smatch match;
    if (!example || !std::regex_match(line, match, kRow)) continue;
    EXPECT_EQ(bytes.size(), std::stoul(match[1].str())) << line;
    std::string digits = match[2].str();
    std::erase(digits, ' ');
    for (std::size_t i = 0; i < digits.size(); i += 2)
      bytes.push_back((*from_hex<1>(std::string_view(digits).substr(i, 2)))[0]);
  }
  return bytes;
}

TEST(FormatPage, worked_example_is_true) {
  const auto input = example_bytes();
  constexpr std::size_t kHead = 32 + 8 + 2 + 2 + 8 + 4;
  ASSERT_GT(input.size(), kHead);
  Chain chain(1, [&] {
    Bytes32 previous;
    std::copy_n(input.begin(), previous.size(), previous.begin());
    return previous;
  }());
  Envelope envelope;
  seal(chain, DieRolled{2, 5, {.offset = 9, .epoch = 0, .sides = 6, .value = 4}}, nullptr,
       1'700'000'000'123, envelope);
  EXPECT_TRUE(std::ranges::equal(std::span(input).subspan(kHead), envelope.payload.bytes()));
  EXPECT_EQ(hash_256(kChainTag, input), envelope.digest);
  std::string line;
  ASSERT_TRUE(event_line(envelope, line));
  EXPECT_NE(read_test_file("events/FORMAT.md").find("\n" + line), std::string::npos) << line;
}

}  // namespace
}  // namespace ludolog::events
