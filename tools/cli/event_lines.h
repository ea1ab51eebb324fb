// Events in words, a line each, with what belongs under one: a question, a reason.
#pragma once

#include <string>

#include "store/stream_reader.h"
#include "tools/cases/audit.h"
#include "tools/cli/context.h"

namespace ludolog::cli {

class EventLines {
 public:
  /// Both must outlive it; `audit` may go on being entered.
  EventLines(store::StreamReader& reader, const cases::Audit& audit, Style style)
      : reader_(reader), audit_(audit), style_(style) {}

  /// Prints the event at `position`, which the audit has entered, and `note` behind it.
  void print(std::uint64_t position, const std::string& note = "") const;

 private:
  void print_reason(const Event& event) const;
  void print_question(std::uint64_t position, const events::ContentId& id) const;
  [[nodiscard]] bool is_open(std::uint64_t position) const;

  store::StreamReader& reader_;
  const cases::Audit& audit_;
  Style style_;
};

}  // namespace ludolog::cli
