// The banks of one user: a file each in the data folder, in this program's JSON. Matches hold no
// banks: what they asked is recorded in them.
#pragma once

#include <filesystem>
#include <span>

#include "store/banks/bank.h"
#include "store/error.h"

namespace ludolog::banks {

/// The name of the bank that comes with the program; no other has it.
inline constexpr std::string_view kStartingBankName = "biology";

class Shelf {
 public:
  explicit Shelf(std::filesystem::path folder) : folder_(std::move(folder)) {}
  /// `banks` in the data folder.
  [[nodiscard]] static store::Result<Shelf> usual();

  /// In the order of the alphabet; the starting bank is not among them.
  [[nodiscard]] store::Result<std::vector<std::string>> names() const;
  [[nodiscard]] bool has(std::string_view name) const;
  /// The starting bank too. kDamaged when not every question of the file can be asked.
  [[nodiscard]] store::Result<Bank> load(std::string_view name) const;
  /// In place of one of that name, which must be a plain file.
  [[nodiscard]] store::Result<void> save(std::string_view name,
                                         std::span<const events::Question> questions) const;
  [[nodiscard]] store::Result<void> remove(std::string_view name) const;

  [[nodiscard]] std::filesystem::path path_of(std::string_view name) const;

 private:
  std::filesystem::path folder_;
};

/// A name for the bank of a file: "Zellen (neu).gift" makes "Zellen-neu".
[[nodiscard]] std::string bank_name_of(const std::filesystem::path& file);

}  // namespace ludolog::banks
