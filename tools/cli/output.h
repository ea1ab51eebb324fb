// Where an export goes: stdout, or a file that is put in place when it is whole.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/files.h"
#include "tools/cases/problem.h"

namespace ludolog::cli {

class Output {
 public:
  /// "-" is stdout. A file that is there, and not empty, is an error without `replace`; with it, it
  /// is replaced at commit(), unless it is a library or another database, or belongs to one.
  [[nodiscard]] static cases::Outcome<Output> open(const std::string& path, bool replace);

  [[nodiscard]] cases::Outcome<void> write(std::string_view text);
  [[nodiscard]] cases::Outcome<void> commit();

 private:
  std::optional<store::OutputFile> file_;
};

}  // namespace ludolog::cli
