#include "events/content.h"

#include <algorithm>

#include "events/hash.h"
#include "events/question.h"
#include "events/utf8.h"

namespace ludolog::events {
namespace {

struct KindName {
  ContentKind kind;
  std::string_view name;
};
constexpr std::array<KindName, 4> kKinds{{{ContentKind::kPlayerName, "player_name"},
                                          {ContentKind::kText, "text"},
                                          {ContentKind::kQuestionPool, "question_pool"},
                                          {ContentKind::kQuestion, "question"}}};

constexpr std::size_t kSaltBytes = std::tuple_size_v<Bytes16>;

std::string_view as_text(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::optional<std::string> name_problem(std::string_view text) {
  if (text.empty()) return "a name is empty";
  if (text.size() > kMaxNameBytes)
    return "a name has " + std::to_string(text.size()) + " bytes, at most " +
           std::to_string(kMaxNameBytes);
  if (text.front() == ' ' || text.back() == ' ') return "a name begins or ends with a space";
  while (!text.empty()) {
    const auto character = take_character(text);
    if (!character) return "a name is not UTF-8";
    if (is_control(*character)) return "a name has a control character";
  }
  return std::nullopt;
}

std::optional<std::string> text_problem(std::string_view text) {
  if (text.empty()) return "a text is empty";
  if (text.find('\0') != std::string_view::npos) return "a text has a NUL";
  if (!is_utf8(text)) return "a text is not UTF-8";
  return std::nullopt;
}

}  // namespace

std::string_view name_of(ContentKind kind) {
  const auto found = std::ranges::find(kKinds, kind, &KindName::kind);
  LUDOLOG_CHECK(found != kKinds.end());
  return found->name;
}

std::optional<ContentKind> content_kind(std::string_view name) {
  const auto found = std::ranges::find(kKinds, name, &KindName::name);
  if (found == kKinds.end()) return std::nullopt;
  return found->kind;
}

std::optional<ContentKind> content_kind(std::uint8_t number) {
  const auto found = std::ranges::find(kKinds, ContentKind{number}, &KindName::kind);
  if (found == kKinds.end()) return std::nullopt;
  return found->kind;
}

ContentId content_id(ContentKind kind, std::span<const std::uint8_t> bytes) {
  std::vector<std::uint8_t> input;
  input.reserve(bytes.size() + 1);
  input.push_back(static_cast<std::uint8_t>(kind));
  input.insert(input.end(), bytes.begin(), bytes.end());
  return hash_256(kContentTag, input);
}

std::optional<std::string> content_problem(ContentKind kind, std::span<const std::uint8_t> bytes) {
  if (bytes.size() > kMaxContentBytes)
    return "a content has " + std::to_string(bytes.size()) + " bytes, at most " +
           std::to_string(kMaxContentBytes);
  switch (kind) {
    case ContentKind::kPlayerName:
      if (bytes.size() < kSaltBytes) return "a name has no salt of 16 bytes";
      return name_problem(as_text(bytes.subspan(kSaltBytes)));
    case ContentKind::kText:
      return text_problem(as_text(bytes));
    case ContentKind::kQuestionPool:
      if (parse_pool({kind, {bytes.begin(), bytes.end()}})) return std::nullopt;
      return "a pool of questions is no row of ids";
    case ContentKind::kQuestion:
      if (auto question = parse_question({kind, {bytes.begin(), bytes.end()}}); !question)
        return "a question cannot be read: " + question.error();
      return std::nullopt;
  }
  return "content kind " + std::to_string(static_cast<int>(kind)) + " is unknown";
}

std::optional<ContentReference> content_of(const Event& event) {
  if (const auto* named = std::get_if<PlayerNamed>(&event))
    return ContentReference{ContentKind::kPlayerName, named->name};
  if (const auto* retracted = std::get_if<Retracted>(&event);
      retracted != nullptr && retracted->reason != Bytes32{})
    return ContentReference{ContentKind::kText, retracted->reason};
  if (const auto* corrected = std::get_if<KeyCorrected>(&event);
      corrected != nullptr && corrected->reason != Bytes32{})
    return ContentReference{ContentKind::kText, corrected->reason};
  if (const auto* pool = std::get_if<PoolFixed>(&event))
    return ContentReference{ContentKind::kQuestionPool, pool->content};
  if (const auto* asked = std::get_if<QuestionAsked>(&event))
    return ContentReference{ContentKind::kQuestion, asked->content};
  return std::nullopt;
}

tl::expected<Content, std::string> make_name(const Bytes16& salt, std::string_view text) {
  if (auto problem = name_problem(text)) return tl::unexpected(std::move(*problem));
  Content content{ContentKind::kPlayerName, {salt.begin(), salt.end()}};
  content.bytes.insert(content.bytes.end(), text.begin(), text.end());
  return content;
}

std::optional<PlayerName> parse_name(const Content& content) {
  if (content.kind != ContentKind::kPlayerName || content_problem(content.kind, content.bytes))
    return std::nullopt;
  PlayerName name;
  std::copy_n(content.bytes.begin(), kSaltBytes, name.salt.begin());
  name.text = as_text(std::span(content.bytes).subspan(kSaltBytes));
  return name;
}

tl::expected<Content, std::string> make_text(std::string_view text) {
  Content content{ContentKind::kText, {text.begin(), text.end()}};
  if (auto problem = content_problem(content.kind, content.bytes))
    return tl::unexpected(std::move(*problem));
  return content;
}

}  // namespace ludolog::events
