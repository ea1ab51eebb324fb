#include "events/payload_json.h"

#include "events/wire/binary.h"
#include "events/wire/dispatch.h"
#include "events/wire/json.h"

namespace ludolog::events {
namespace {

using wire::FieldProblem;

struct ToJson {
  template <class E>
  static std::optional<FieldProblem> call(std::uint16_t schema, std::span<const std::uint8_t> bytes,
                                          wire::ReadBuffer& buffer, std::string& line) {
    std::optional<FieldProblem> problem;
    wire::with_version(typename wire::Versions<E>::List{}, schema, [&]<class Form>() {
      Form form;
      problem = wire::read_form(bytes, buffer, form);
      if (!problem) wire::JsonWriter(line).object(form);
    });
    return problem;
  }
};

struct FromJson {
  template <class E>
  static std::optional<FieldProblem> call(std::uint16_t schema, const JsonObject& object,
                                          wire::WriteBuffer& buffer) {
    std::optional<FieldProblem> problem;
    wire::with_version(typename wire::Versions<E>::List{}, schema, [&]<class Form>() {
      Form form;
      wire::JsonReader reader(object);
      Form::fields(form, reader);
      problem = reader.finish();
      if (!problem) wire::write_form(form, buffer);
    });
    return problem;
  }
};

}  // namespace

std::optional<DecodeError> append_payload_json(std::uint16_t type, std::uint16_t schema,
                                               std::span<const std::uint8_t> bytes,
                                               std::string& line) {
  thread_local wire::ReadBuffer buffer;
  const std::uint8_t index = wire::index_of(type, schema);
  if (index == wire::kNoIndex) return wire::unknown_error(type, schema);
  auto problem = wire::kCalls<ToJson>[index](schema, bytes, buffer, line);
  if (problem) return wire::field_error(type, schema, std::move(*problem));
  return std::nullopt;
}

tl::expected<Payload, DecodeError> payload_from_json(std::uint16_t type, std::uint16_t schema,
                                                     const JsonObject& object) {
  thread_local wire::WriteBuffer buffer;
  const std::uint8_t index = wire::index_of(type, schema);
  if (index == wire::kNoIndex) return tl::unexpected(wire::unknown_error(type, schema));
  auto problem = wire::kCalls<FromJson>[index](schema, object, buffer);
  if (problem) return tl::unexpected(wire::field_error(type, schema, std::move(*problem)));
  return Payload(buffer.written());
}

}  // namespace ludolog::events
