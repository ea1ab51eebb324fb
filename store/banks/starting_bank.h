// The biology questions that come with the program; store/banks/biology has them as text.
#pragma once

#include <span>

#include "store/banks/bank.h"

namespace ludolog::banks {

struct BankFile {
  std::string_view name;  ///< "genetics.gift"
  std::string_view text;
};

/// As compiled in, in the order of their names.
[[nodiscard]] std::span<const BankFile> starting_bank_files();

/// All of them, read once.
[[nodiscard]] const Bank& starting_bank();

}  // namespace ludolog::banks
