// Question banks as files have them, and what was read of one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "events/question.h"

namespace ludolog::banks {

/// Something in a file that is no question to be asked, and why not.
struct LeftOut {
  std::size_t line = 0;  ///< From 1: where it begins.
  std::string title;     ///< As the file has it; may be empty.
  std::string reason;
};

/// Every question of a file is in one of the two.
struct Bank {
  std::vector<events::Question> questions;  ///< In the file's order, each with its id.
  std::vector<std::size_t> lines;           ///< Of each of them: where it begins, from 1.
  std::vector<std::string> titles;          ///< Of each of them, as the file has it.
  std::vector<LeftOut> left_out;
};

}  // namespace ludolog::banks
