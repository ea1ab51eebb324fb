// The built viewer in a home of its own: one match between bots in the library, no display.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/tools/program.h"

namespace ludolog::tests {

class ViewerHome : public testing::Test {
 protected:
  ViewerHome();

  [[nodiscard]] Ran view(const std::vector<std::string>& arguments) const {
    return home_.run_program(LUDOLOG_VIEWER, arguments);
  }
  /// Runs it with @last and an input script.
  [[nodiscard]] Ran script(const std::string& text) const;
  [[nodiscard]] std::filesystem::path folder() const { return home_.folder(); }

  Home home_;
};

}  // namespace ludolog::tests
