#include "events/jsonl.h"

#include "core/check.h"
#include "events/hex.h"
#include "events/json_line.h"
#include "events/limits.h"
#include "events/payload_json.h"

namespace ludolog::events {
namespace {

constexpr std::string_view kNote =
    "This line is not covered by the digests; every character after it is.";

std::string_view as_text(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

std::string label_line(std::string_view program, std::uint64_t version) {
  std::string line =
      "{\"events\":" + std::to_string(version) + ",\"format\":" + std::to_string(kFormat);
  line += ",\"ludolog\":\"match\",\"note\":";
  append_json_string(line, kNote);
  line += ",\"program\":";
  append_json_string(line, program);
  line += "}\n";
  return line;
}

tl::expected<void, DecodeError> event_line(const Envelope& envelope, std::string& line) {
  line = "{\"data\":";
  if (auto error =
          append_payload_json(envelope.type, envelope.schema, envelope.payload.bytes(), line))
    return tl::unexpected(std::move(*error));
  line += ",\"digest\":\"";
  append_hex(line, envelope.digest);
  line += "\",\"position\":" + std::to_string(envelope.position);
  line += ",\"schema\":" + std::to_string(envelope.schema);
  line += ",\"time\":" + std::to_string(envelope.time_ms);
  line += ",\"type\":\"";
  line += find_type(envelope.type)->name;
  line += "\"}\n";
  return {};
}

std::string content_line(const Content& content) {
  LUDOLOG_CHECK(!content_problem(content.kind, content.bytes));
  std::string line = "{\"content\":\"" + to_hex(content_id(content)) + "\",\"kind\":\"";
  line += name_of(content.kind);
  line += '"';
  std::span<const std::uint8_t> text = content.bytes;
  if (content.kind == ContentKind::kPlayerName) {
    constexpr std::size_t kSaltBytes = std::tuple_size_v<Bytes16>;
    line += ",\"salt\":\"" + to_hex(text.first(kSaltBytes)) + '"';
    text = text.subspan(kSaltBytes);
  }
  line += ",\"text\":";
  append_json_string(line, as_text(text));
  line += "}\n";
  return line;
}

std::string describe(const ReadError& error) {
  return "line " + std::to_string(error.line) + ": " + error.text;
}

}  // namespace ludolog::events
