#include "events/wire/field.h"

namespace ludolog::events::wire {

std::string to_text(const Range& rule) {
  return std::to_string(rule.low) + ".." + std::to_string(rule.high);
}

std::string to_text(const StepRule&) { return "-128, -127, -51..56"; }

std::string to_text(const Enumeration& rule) {
  std::string text;
  for (std::size_t i = rule.low; i < rule.names.size(); ++i) {
    if (!text.empty()) text += ", ";
    text += std::to_string(i) + " ";
    text += rule.names[i];
  }
  return text;
}

}  // namespace ludolog::events::wire
