// Question files as people name them, and the questions that a match is to be played with.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/banks/formats.h"
#include "store/banks/shelf.h"
#include "tools/cases/problem.h"

namespace ludolog::cases {

struct QuestionFile {
  std::string path;
  banks::Format format{};
  std::string note;  ///< How it was read, where that needs saying.
  banks::Bank bank;
};

struct ReadWishes {
  std::string encoding;                 ///< Empty: told by the bytes.
  std::optional<banks::Format> format;  ///< Nothing: told by the text.
};

/// Every question of the file, taken or left out. An error when it cannot be read as text.
[[nodiscard]] Outcome<QuestionFile> read_question_file(const std::string& path,
                                                       const ReadWishes& wishes = {});

/// What an earlier file has is left out of the later ones.
void leave_out_repeated(std::vector<QuestionFile>& files);

/// "biology, cells": the banks that there are, for messages.
[[nodiscard]] std::string bank_names(const banks::Shelf& shelf);

struct QuestionWishes {
  std::vector<std::string> banks;   ///< Names, or paths of files; none: the starting bank.
  std::vector<std::string> topics;  ///< None: all.
  std::vector<Difficulty> difficulties;
};

struct ChosenQuestions {
  std::vector<events::Question> questions;
  std::size_t left_out = 0;  ///< Of files that were named; `questions check` lists them.
};

/// Each once, in the order of the wishes. kUsage when a name is unknown, or a topic is none of the
/// banks.
[[nodiscard]] Outcome<ChosenQuestions> choose_questions(const banks::Shelf& shelf,
                                                        const QuestionWishes& wishes);

/// All that are at hand, to go on with a match; a bank that cannot be read is passed over.
[[nodiscard]] std::vector<events::Question> all_questions(const banks::Shelf& shelf);

}  // namespace ludolog::cases
