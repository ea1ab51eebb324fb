#include "events/type_code.h"

#include <algorithm>

namespace ludolog::events {

const TypeCode* find_type(std::uint16_t code) {
  const auto found = std::ranges::find(kTypeCodes, code, &TypeCode::code);
  return found == kTypeCodes.end() ? nullptr : &*found;
}

const TypeCode* find_type(std::string_view name) {
  const auto found = std::ranges::find(kTypeCodes, name, &TypeCode::name);
  return found == kTypeCodes.end() ? nullptr : &*found;
}

}  // namespace ludolog::events
