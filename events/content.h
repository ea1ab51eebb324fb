// Contents: what is large or may have to go away stands outside the event, which carries its
// content id. So the chain covers it, and it can be left out without breaking the chain.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/event.h"
#include "events/limits.h"

namespace ludolog::events {

/// Frozen numbers and names, as type codes are.
enum class ContentKind : std::uint8_t {
  kPlayerName = 1,    ///< 16 bytes of salt, then the name in UTF-8.
  kText = 2,          ///< UTF-8: a reason, a remark.
  kQuestionPool = 3,  ///< Ids of questions, 16 hexadecimal digits each (events/question.h).
  kQuestion = 4,      ///< A question as it was shown, as one object of JSON.
};

[[nodiscard]] std::string_view name_of(ContentKind kind);
[[nodiscard]] std::optional<ContentKind> content_kind(std::string_view name);
[[nodiscard]] std::optional<ContentKind> content_kind(std::uint8_t number);

using ContentId = Bytes32;

struct Content {
  ContentKind kind{};
  std::vector<std::uint8_t> bytes;
  friend bool operator==(const Content&, const Content&) = default;
};

/// BLAKE2b-256 of the kind and the bytes.
[[nodiscard]] ContentId content_id(ContentKind kind, std::span<const std::uint8_t> bytes);
[[nodiscard]] inline ContentId content_id(const Content& content) {
  return content_id(content.kind, content.bytes);
}

/// Nothing when `bytes` can be a content of this kind, otherwise one line that says why not: too
/// long, not UTF-8, no salt ...
[[nodiscard]] std::optional<std::string> content_problem(ContentKind kind,
                                                         std::span<const std::uint8_t> bytes);

/// The content that an event names.
struct ContentReference {
  ContentKind kind{};
  ContentId id{};
  friend bool operator==(const ContentReference&, const ContentReference&) = default;
};
[[nodiscard]] std::optional<ContentReference> content_of(const Event& event);

struct PlayerName {
  Bytes16 salt{};
  std::string text;
  friend bool operator==(const PlayerName&, const PlayerName&) = default;
};

/// A name is 1..kMaxNameBytes bytes of UTF-8 without control characters, and neither begins nor
/// ends with a space. The error is one line for the person who typed it.
[[nodiscard]] tl::expected<Content, std::string> make_name(const Bytes16& salt,
                                                           std::string_view text);
/// Nothing when the content is not a valid name.
[[nodiscard]] std::optional<PlayerName> parse_name(const Content& content);

/// A text is 1..kMaxContentBytes bytes of UTF-8 without NUL.
[[nodiscard]] tl::expected<Content, std::string> make_text(std::string_view text);

}  // namespace ludolog::events
