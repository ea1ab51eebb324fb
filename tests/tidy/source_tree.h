// What the tidy checks look at: the project's text files, and the few ways of reading them that the
// checks share. A check takes texts and returns findings, so that its own tests can feed it wrong
// ones; only repository_test.cc reads the disk.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ludolog::tidy {

struct SourceFile {
  std::string path;  // from the repository's root, with slashes
  std::string text;
};

/// What is wrong, one line each, beginning with the path (and line) it is about.
using Findings = std::vector<std::string>;

/// "path:line: message"; line is 1-based.
std::string finding_at(const SourceFile& file, std::size_t line, std::string_view message);

/// The text files of the project under `root`: those directly in it and those in its known folders,
/// sorted by path. Build folders, golden data and anything binary are left out.
std::vector<SourceFile> read_tree(const std::filesystem::path& root);

bool is_cpp(const SourceFile& file);     // .h and .cc
bool is_header(const SourceFile& file);  // .h
bool is_under(std::string_view path, std::string_view folder);

/// The lines of a text, without their newlines.
std::vector<std::string_view> lines_of(std::string_view text);

/// C++ source with comments and the insides of string and character literals made blank; every
/// newline stays where it was.
std::string code_of(std::string_view text);

struct Token {
  std::string_view text;
  std::size_t line;  // 1-based
};

/// The words (identifiers and numbers) and single signs of `code`, which must outlive them.
std::vector<Token> tokens_of(std::string_view code);

/// Whether `word` stands in `text` with no letter, digit or underscore next to it.
bool contains_word(std::string_view text, std::string_view word);

}  // namespace ludolog::tidy
