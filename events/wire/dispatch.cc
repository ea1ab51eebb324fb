#include "events/wire/dispatch.h"

namespace ludolog::events::wire {

DecodeError unknown_error(std::uint16_t type, std::uint16_t schema) {
  const TypeCode* known = find_type(type);
  if (known == nullptr)
    return {type, schema, "type", std::to_string(type), "a type code of this format"};
  return {type, schema, "schema", std::to_string(schema), to_text(Range{1, known->schema})};
}

DecodeError field_error(std::uint16_t type, std::uint16_t schema, FieldProblem problem) {
  return {type, schema, std::move(problem.field), std::move(problem.value),
          std::move(problem.expected)};
}

}  // namespace ludolog::events::wire
