#include "tools/cases/golden/text.h"

#include <charconv>
#include <fstream>
#include <iterator>

namespace ludolog::golden {

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  while (true) {
    const std::size_t end = text.find(separator);
    pieces.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return pieces;
    text.remove_prefix(end + 1);
  }
}

Result<std::uint64_t> number_of(std::string_view text, std::uint64_t most) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool padded = text.size() > 1 && text.front() == '0';
  if (error != std::errc{} || end != text.data() + text.size() || padded || number > most)
    return failed("`" + std::string(text) + "` is no number from 0 to " + std::to_string(most));
  return number;
}

Result<std::string> read_file(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error))
    return failed(path.string() + ": there is no such file");
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in) return failed(path.string() + ": cannot be read");
  return text;
}

Result<void> write_file(const std::filesystem::path& path, std::string_view text) {
  std::error_code error;
  std::filesystem::create_directories(path.parent_path(), error);
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  if (!out) return failed(path.string() + ": cannot be written");
  return {};
}

void append_json(std::string& text, const events::JsonObject& object) {
  text += '{';
  bool first = true;
  for (const events::JsonMember& member : object) {
    if (!first) text += ',';
    first = false;
    events::append_json_string(text, member.key);
    text += ':';
    if (const auto* number = std::get_if<std::int64_t>(&member.value))
      text += std::to_string(*number);
    else if (const auto* word = std::get_if<std::string>(&member.value))
      events::append_json_string(text, *word);
    else
      append_json(text, std::get<events::JsonObject>(member.value));
  }
  text += '}';
}

}  // namespace ludolog::golden
