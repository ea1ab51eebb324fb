#include "events/codec.h"

#include "events/wire/binary.h"
#include "events/wire/convert.h"
#include "events/wire/dispatch.h"

namespace ludolog::events {
namespace {

using wire::FieldProblem;

struct Encode {
  template <class E>
  static void call(const Event& event, const Genesis* genesis, wire::WriteBuffer& buffer) {
    wire::write_form(wire::wire_of(*std::get_if<E>(&event), genesis), buffer);
  }
};

struct Decode {
  template <class E>
  static std::optional<FieldProblem> call(std::uint16_t schema, std::span<const std::uint8_t> bytes,
                                          wire::ReadBuffer& buffer, Decoded& decoded) {
    std::optional<FieldProblem> problem;
    wire::with_version(typename wire::Versions<E>::List{}, schema, [&]<class Form>() {
      Form form;
      problem = wire::read_form(bytes, buffer, form);
      if (!problem) problem = wire::event_of<E>(wire::raise<wire::Newest<E>>(form), decoded);
    });
    return problem;
  }
};

}  // namespace

std::string describe(const DecodeError& error) {
  const TypeCode* type = find_type(error.type);
  std::string text = type != nullptr ? std::string(type->name) + " (type " : "an event (type ";
  text += std::to_string(error.type) + ", schema " + std::to_string(error.schema) + "): ";
  return text + error.field + " is " + error.value + ", expected " + error.expected;
}

void encode(const Event& event, const Genesis* genesis, Payload& payload) {
  thread_local wire::WriteBuffer buffer;
  wire::kCalls<Encode>[event.index()](event, genesis, buffer);
  payload.assign(buffer.written());
}

tl::expected<Decoded, DecodeError> decode(std::uint16_t type, std::uint16_t schema,
                                          std::span<const std::uint8_t> bytes) {
  thread_local wire::ReadBuffer buffer;
  const std::uint8_t index = wire::index_of(type, schema);
  if (index == wire::kNoIndex) return tl::unexpected(wire::unknown_error(type, schema));
  tl::expected<Decoded, DecodeError> decoded;
  if (auto problem = wire::kCalls<Decode>[index](schema, bytes, buffer, *decoded))
    return tl::unexpected(wire::field_error(type, schema, std::move(*problem)));
  return decoded;
}

}  // namespace ludolog::events
