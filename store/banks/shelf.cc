#include "store/banks/shelf.h"

#include <algorithm>

#include "store/banks/bank_json.h"
#include "store/banks/encoding.h"
#include "store/banks/starting_bank.h"
#include "store/files.h"
#include "store/paths.h"

namespace ludolog::banks {
namespace {

namespace fs = std::filesystem;
using store::Result;
using store::StoreError;

constexpr std::string_view kExtension = ".json";
bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}
bool is_mark(char c) { return c == '-' || c == '_' || c == '.'; }

}  // namespace

std::string bank_name_of(const fs::path& file) {
  std::string name;
  for (const char c : file.stem().string()) {
    if (is_word(c) || (is_mark(c) && !name.empty()))
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  name.resize(std::min(name.size(), store::kMostPlainLetters));
  while (!name.empty() && is_mark(name.back())) name.pop_back();
  return name.empty() ? "questions" : name;
}

Result<Shelf> Shelf::usual() {
  auto folder = store::data_folder();
  if (!folder) return tl::unexpected(folder.error());
  return Shelf(*folder / "banks");
}

fs::path Shelf::path_of(std::string_view name) const {
  return folder_ / (std::string(name) + std::string(kExtension));
}

bool Shelf::has(std::string_view name) const {
  std::error_code error;
  return name == kStartingBankName ||
         (store::is_plain_name(name) && fs::exists(fs::symlink_status(path_of(name), error)));
}

Result<std::vector<std::string>> Shelf::names() const {
  std::vector<std::string> names;
  std::error_code error;
  fs::directory_iterator entry(folder_, error);
  if (error == std::errc::no_such_file_or_directory) return names;
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
    const fs::path& path = entry->path();
    const std::string name = path.stem().string();
    if (path.extension() == kExtension && store::is_plain_name(name) && name != kStartingBankName)
      names.push_back(path.stem().string());
  }
  if (error)
    return tl::unexpected(store::system_error(error.value(), folder_, "reading the folder"));
  std::ranges::sort(names);
  return names;
}

Result<Bank> Shelf::load(std::string_view name) const {
  if (name == kStartingBankName) return starting_bank();
  const auto bytes = store::read_file(path_of(name));
  if (!bytes) return tl::unexpected(bytes.error());
  const auto text = to_utf8({reinterpret_cast<const char*>(bytes->data()), bytes->size()}, "utf-8");
  if (!text)
    return store::failure(StoreError::Kind::kDamaged, path_of(name).string() + ": " + text.error());
  Bank bank = read_bank_json(text->text);
  if (bank.questions.empty() && bank.left_out.empty())
    return store::failure(StoreError::Kind::kDamaged,
                          path_of(name).string() + ": holds no questions");
  if (!bank.left_out.empty()) {
    const LeftOut& first = bank.left_out.front();
    return store::failure(StoreError::Kind::kDamaged,
                          path_of(name).string() + ":" + std::to_string(first.line) + ": " +
                              first.reason + "; " + std::to_string(bank.left_out.size()) +
                              " of its questions cannot be asked, so it was changed by hand: mend "
                              "it, or import its source again with --replace");
  }
  return bank;
}

Result<void> Shelf::save(std::string_view name, std::span<const events::Question> questions) const {
  if (auto made = store::create_folders(folder_, 0777); !made) return made;
  // A link or pipe that somebody put there is not written through.
  std::error_code error;
  const fs::file_status status = fs::symlink_status(path_of(name), error);
  if (fs::exists(status) && !fs::is_regular_file(status))
    return store::failure(StoreError::Kind::kNotAFile,
                          path_of(name).string() + ": is no plain file, so no bank is put there");
  auto file = store::OutputFile::create(path_of(name));
  if (!file) return tl::unexpected(file.error());
  if (auto written = file->write(write_bank_json(questions, name)); !written) return written;
  return file->commit();
}

Result<void> Shelf::remove(std::string_view name) const {
  std::error_code error;
  fs::remove(path_of(name), error);
  if (error) return tl::unexpected(store::system_error(error.value(), path_of(name), "removing"));
  return store::sync_folder(folder_);
}

}  // namespace ludolog::banks
