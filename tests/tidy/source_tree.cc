#include "tests/tidy/source_tree.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace ludolog::tidy {

namespace {

constexpr std::array<std::string_view, 7> kFolders = {"core",  "events", "store", "viewer",
                                                      "tools", "tests",  ".ci"};
constexpr std::array<std::string_view, 10> kTextExtensions = {
    ".h", ".cc", ".in", ".cmake", ".txt", ".md", ".json", ".toml", ".sh", ".py"};

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// Scripts have no extension, and neither have LICENSE and the dot files.
bool is_text(const std::filesystem::path& path) {
  const std::string extension = path.extension().string();
  return extension.empty() ||
         std::ranges::find(kTextExtensions, extension) != kTextExtensions.end();
}

// Golden cases are data compared byte by byte, not prose.
bool is_data(std::string_view path) {
  return is_under(path, "tests/golden") && !path.ends_with(".cc") && !path.ends_with(".h") &&
         !path.ends_with("CMakeLists.txt");
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// Copies `text` to `out` up to `end`, blank but for newlines.
void blank_to(std::string_view text, std::size_t& at, std::size_t end, std::string& out) {
  for (; at < std::min(end, text.size()); ++at) out += text[at] == '\n' ? '\n' : ' ';
}

// The end of the raw string whose opening quote is at `at`, past its closing quote.
std::size_t end_of_raw_string(std::string_view text, std::size_t at) {
  const std::size_t open = text.find('(', at);
  if (open == std::string_view::npos) return text.size();
  const std::string close = ")" + std::string(text.substr(at + 1, open - at - 1)) + "\"";
  const std::size_t end = text.find(close, open);
  return end == std::string_view::npos ? text.size() : end + close.size();
}

std::size_t end_of_literal(std::string_view text, std::size_t at) {
  const char quote = text[at];
  for (++at; at < text.size() && text[at] != quote && text[at] != '\n'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return std::min(at + 1, text.size());
}

}  // namespace

std::string finding_at(const SourceFile& file, std::size_t line, std::string_view message) {
  return file.path + ":" + std::to_string(line) + ": " + std::string(message);
}

bool is_cpp(const SourceFile& file) { return is_header(file) || file.path.ends_with(".cc"); }

bool is_header(const SourceFile& file) { return file.path.ends_with(".h"); }

bool is_under(std::string_view path, std::string_view folder) {
  return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

std::vector<SourceFile> read_tree(const std::filesystem::path& root) {
  namespace fs = std::filesystem;
  std::vector<SourceFile> files;
  const auto take = [&](const fs::directory_entry& entry) {
    if (!entry.is_regular_file() || !is_text(entry.path())) return;
    const std::string path = entry.path().lexically_relative(root).generic_string();
    if (is_data(path)) return;
    std::string text = read_file(entry.path());
    if (text.find('\0') == std::string::npos) files.push_back({path, std::move(text)});
  };
  for (const fs::directory_entry& entry : fs::directory_iterator(root)) {
    if (entry.path().filename() != ".git") take(entry);  // a worktree's .git is a file
  }
  for (const std::string_view folder : kFolders) {
    if (!fs::is_directory(root / folder)) continue;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
      take(entry);
    }
  }
  std::ranges::sort(files, {}, &SourceFile::path);
  return files;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

std::string code_of(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view rest = text.substr(at);
    const char before = at == 0 ? ' ' : text[at - 1];
    if (rest.starts_with("//")) {
      blank_to(text, at, text.find('\n', at), out);
    } else if (rest.starts_with("/*")) {
      const std::size_t end = text.find("*/", at + 2);
      blank_to(text, at, end == std::string_view::npos ? end : end + 2, out);
    } else if (rest.starts_with('"')) {
      blank_to(text, at, before == 'R' ? end_of_raw_string(text, at) : end_of_literal(text, at),
               out);
    } else if (rest.starts_with('\'') && !is_word(before)) {  // not the 1'000 kind
      blank_to(text, at, end_of_literal(text, at), out);
    } else {
      out += text[at++];
    }
  }
  return out;
}

std::vector<Token> tokens_of(std::string_view code) {
  std::vector<Token> tokens;
  std::size_t line = 1;
  for (std::size_t at = 0; at < code.size();) {
    if (code[at] == '\n') ++line;
    if (code[at] == ' ' || code[at] == '\n') {
      ++at;
      continue;
    }
    std::size_t end = at + 1;
    if (is_word(code[at])) {
      const bool number = code[at] >= '0' && code[at] <= '9';
      while (end < code.size() &&
             (is_word(code[end]) || (number && (code[end] == '.' || code[end] == '\'')))) {
        ++end;
      }
    }
    tokens.push_back({code.substr(at, end - at), line});
    at = end;
  }
  return tokens;
}

bool contains_word(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !is_word(text[at - 1])) && (end == text.size() || !is_word(text[end]))) {
      return true;
    }
  }
  return false;
}

}  // namespace ludolog::tidy
