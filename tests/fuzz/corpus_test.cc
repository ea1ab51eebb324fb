// What fuzzing begins with, and whatever it found, stays read as it should be.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/fuzz/questions_target.h"

namespace ludolog::tests {
namespace {

namespace fs = std::filesystem;

TEST(Corpus, of_question_files_reads_in_every_format) {
  std::size_t files = 0;
  for (const auto& entry :
       fs::recursive_directory_iterator(LUDOLOG_SOURCE_DIR "/tests/fuzz/questions")) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    std::stringstream bytes;
    bytes << in.rdbuf();
    SCOPED_TRACE(entry.path().string());
    for (std::size_t i = 0; i < Names<banks::Format>::value.size(); ++i)
      read_questions(bytes.str(), static_cast<banks::Format>(i));
    ++files;
  }
  EXPECT_GT(files, 5U);
}

// Every beginning and every file with a byte changed is a file that somebody may have.
TEST(Corpus, of_question_files_may_be_cut_or_changed_anywhere) {
  for (const auto& entry :
       fs::recursive_directory_iterator(LUDOLOG_SOURCE_DIR "/tests/fuzz/questions")) {
    if (!entry.is_regular_file()) continue;
    const auto format = named<banks::Format>(entry.path().parent_path().filename().string());
    ASSERT_TRUE(format.has_value()) << entry.path();
    std::ifstream in(entry.path(), std::ios::binary);
    std::stringstream stream;
    stream << in.rdbuf();
    const std::string bytes = stream.str();
    SCOPED_TRACE(entry.path().string());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      read_questions(std::string_view(bytes).substr(0, i), *format);
      std::string changed = bytes;
      for (const char c : {'\0', '\n', '"', '{', '~', '\xFF'}) {
        changed[i] = c;
        read_questions(changed, *format);
      }
    }
  }
}

}  // namespace
}  // namespace ludolog::tests
