#include "events/jsonl.h"

#include <algorithm>
#include <set>
#include <utility>

#include "events/hex.h"
#include "events/json_line.h"
#include "events/limits.h"
#include "events/line_source.h"
#include "events/payload_json.h"

namespace ludolog::events {
namespace {

template <class T>
using Read = tl::expected<T, std::string>;

tl::unexpected<std::string> problem(std::string text) { return tl::unexpected(std::move(text)); }

/// A piece of a line from outside, safe to show.
std::string shown(std::string_view line, std::size_t from) {
  constexpr std::size_t kMaxShownBytes = 24;
  std::string text(line.substr(from, kMaxShownBytes));
  for (char& c : text)
    if (c < ' ' || c > '~') c = '?';
  return text.empty() ? "the end of the line" : "`" + text + "`";
}

/// What was read must be what would be written; `expected` ends with its LF.
Read<void> same(std::string_view line, std::string_view expected) {
  expected.remove_suffix(1);
  if (line == expected) return {};
  const auto at =
      static_cast<std::size_t>(std::ranges::mismatch(line, expected).in1 - line.begin());
  return problem("column " + std::to_string(at + 1) + " has " + shown(line, at) + ", expected " +
                 shown(expected, at));
}

template <class T>
Read<const T*> member(const JsonObject& object, std::string_view key) {
  if (const T* value = find_member<T>(object, key)) return value;
  const bool number = std::is_same_v<T, std::int64_t>;
  const bool text = std::is_same_v<T, std::string>;
  return problem("expected " +
                 std::string(number ? "an integer"
                             : text ? "a text"
                                    : "an object") +
                 " as \"" + std::string(key) + "\"");
}

/// Reads the label line; gives the number of events that it names.
Read<std::uint64_t> read_label(std::string_view line) {
  const auto object = parse_json_line(line);
  const auto* magic = object ? find_member<std::string>(*object, "ludolog") : nullptr;
  if (magic == nullptr || *magic != "match")
    return problem(
        "this is not the label line of a match, expected "
        "{\"events\":...,\"ludolog\":\"match\",...}");
  const auto* format = find_member<std::int64_t>(*object, "format");
  if (format == nullptr || *format != std::int64_t{kFormat})
    return problem("format is " +
                   (format != nullptr ? std::to_string(*format) : std::string("missing")) +
                   ", expected " + std::to_string(kFormat));
  const auto events = member<std::int64_t>(*object, "events");
  if (!events) return tl::unexpected(events.error());
  if (**events < 1)
    return problem("events is " + std::to_string(**events) + ", expected 1 or more");
  return static_cast<std::uint64_t>(**events);
}

Read<Envelope> read_envelope(std::string_view line, const JsonObject& object) {
  const auto type = member<std::string>(object, "type");
  const auto schema = member<std::int64_t>(object, "schema");
  const auto position = member<std::int64_t>(object, "position");
  const auto time = member<std::int64_t>(object, "time");
  const auto digest = member<std::string>(object, "digest");
  const auto data = member<JsonObject>(object, "data");
  for (const auto* text : {&type, &digest})
    if (!*text) return tl::unexpected(text->error());
  for (const auto* number : {&schema, &position, &time})
    if (!*number) return tl::unexpected(number->error());
  if (!data) return tl::unexpected(data.error());

  const TypeCode* known = find_type(**type);
  if (known == nullptr)
    return problem("type is " + shown(**type, 0) + ", expected a type of this format");
  if (**schema < 1 || **schema > known->schema)
    return problem(std::string(known->name) + " has schema " + std::to_string(**schema) +
                   ", expected 1.." + std::to_string(known->schema));

  Envelope envelope;
  envelope.type = known->code;
  envelope.schema = static_cast<std::uint16_t>(**schema);
  envelope.position = static_cast<std::uint64_t>(**position);
  envelope.time_ms = **time;
  if (!from_hex(**digest, envelope.digest))
    return problem("digest is no 64 lower-case hexadecimal digits");
  auto payload = payload_from_json(envelope.type, envelope.schema, **data);
  if (!payload) return problem(describe(payload.error()));
  envelope.payload = *payload;

  std::string expected;
  if (auto written = event_line(envelope, expected); !written)
    return problem(describe(written.error()));
  if (auto equal = same(line, expected); !equal) return tl::unexpected(equal.error());
  return envelope;
}

Read<Content> read_content(std::string_view line, const JsonObject& object) {
  const auto kind_name = member<std::string>(object, "kind");
  const auto text = member<std::string>(object, "text");
  for (const auto* word : {&kind_name, &text})
    if (!*word) return tl::unexpected(word->error());
  const auto kind = content_kind(**kind_name);
  if (!kind)
    return problem("kind is " + shown(**kind_name, 0) + ", expected a content kind of this format");

  Content content{*kind, {}};
  if (*kind == ContentKind::kPlayerName) {
    const auto salt = member<std::string>(object, "salt");
    if (!salt) return tl::unexpected(salt.error());
    const auto bytes = from_hex<16>(**salt);
    if (!bytes) return problem("salt is no 32 lower-case hexadecimal digits");
    content.bytes.assign(bytes->begin(), bytes->end());
  }
  content.bytes.insert(content.bytes.end(), (*text)->begin(), (*text)->end());
  if (auto wrong = content_problem(content.kind, content.bytes)) return problem(std::move(*wrong));
  if (auto equal = same(line, content_line(content)); !equal) return tl::unexpected(equal.error());
  return content;
}

}  // namespace

struct JsonlReader::Parts {
  LineSource source;
  Contents mode;
  std::uint64_t line = 0;
  std::uint64_t promised = 0;
  bool over = false;
  Chain chain{};
  std::optional<ContentReference> awaited{};            ///< Named by the event before this line.
  std::set<std::pair<ContentKind, ContentId>> named{};  ///< By any event before.
  std::vector<ContentReference> missing{};

  Read<std::optional<Line>> next() {
    if (line == 0) {
      const auto label = next_line();
      if (!label) return tl::unexpected(label.error());
      if (!*label) return problem("the file is empty");
      const auto events = read_label(**label);
      if (!events) return tl::unexpected(events.error());
      promised = *events;
    }
    const auto text = next_line();
    if (!text) return tl::unexpected(text.error());
    if (!*text) return end();
    const auto object = parse_json_line(**text);
    if (!object) return tl::unexpected(object.error());
    if (find_member<std::string>(*object, "content") != nullptr) return content(**text, *object);
    return event(**text, *object);
  }

  Read<std::optional<std::string>> next_line() {
    ++line;
    return source.next();
  }

  /// The content that was awaited does not follow.
  Read<void> left_out() {
    if (!awaited) return {};
    if (mode == Contents::kRequired)
      return problem("the content " + to_hex(awaited->id) + " was expected here, a " +
                     std::string(name_of(awaited->kind)));
    missing.push_back(*awaited);
    awaited.reset();
    return {};
  }

  Read<std::optional<Line>> content(std::string_view text, const JsonObject& object) {
    auto content = read_content(text, object);
    if (!content) return tl::unexpected(content.error());
    const ContentReference found{content->kind, content_id(*content)};
    if (found != awaited)
      return problem("the content " + to_hex(found.id) + " stands here, expected " +
                     (awaited ? to_hex(awaited->id) : "none: the event before names no new one"));
    awaited.reset();
    return Line(std::move(*content));
  }

  Read<std::optional<Line>> event(std::string_view text, const JsonObject& object) {
    if (auto complete = left_out(); !complete) return tl::unexpected(complete.error());
    auto envelope = read_envelope(text, object);
    if (!envelope) return tl::unexpected(envelope.error());
    if (auto checked = chain.check(*envelope); !checked) return problem(describe(checked.error()));
    auto decoded = decode(envelope->type, envelope->schema, envelope->payload.bytes());
    if (!decoded) return problem(describe(decoded.error()));
    if (envelope->position == 0 && !decoded->genesis)
      return problem("event 0 is " + std::string(type_of(decoded->event).name) +
                     ", expected MatchCreated");
    const auto reference = content_of(decoded->event);
    if (reference && named.emplace(reference->kind, reference->id).second) awaited = reference;
    return Line(EventLine{std::move(*envelope), *decoded});
  }

  Read<std::optional<Line>> end() {
    if (auto complete = left_out(); !complete) return tl::unexpected(complete.error());
    if (chain.version() != promised)
      return problem("the file ends after " + std::to_string(chain.version()) +
                     " events, its label line says " + std::to_string(promised));
    return std::nullopt;
  }
};

JsonlReader::JsonlReader(std::istream& in, Contents contents)
    : parts_(new Parts{LineSource(in), contents}) {}
JsonlReader::~JsonlReader() = default;

tl::expected<std::optional<Line>, ReadError> JsonlReader::next() {
  if (parts_->over) return std::nullopt;
  auto line = parts_->next();
  parts_->over = !line || !*line;
  if (!line) return tl::unexpected(ReadError{parts_->line, std::move(line.error())});
  return std::move(*line);
}

const Chain& JsonlReader::chain() const { return parts_->chain; }
const std::vector<ContentReference>& JsonlReader::missing() const { return parts_->missing; }

}  // namespace ludolog::events
