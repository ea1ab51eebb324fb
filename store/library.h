// A file of ours with any number of matches. FORMAT.md describes it.
#pragma once

#include <cstdint>
#include <filesystem>

#include "store/live_files.h"
#include "store/open.h"
#include "store/reader.h"

namespace ludolog::store {

/// Open as long as it lives. Writers and readers keep a reference: do not move it once they exist.
class Library {
 public:
  /// Access::kWrite creates it when there is none. An error names the path and what was expected
  /// there.
  [[nodiscard]] static Result<Library> open(const std::filesystem::path& path, Access access);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] Access access() const { return access_; }
  /// True when `path` leads to this very file, by whatever name.
  [[nodiscard]] bool is_at(const std::filesystem::path& path) const;

  [[nodiscard]] Reader reader() { return Reader{database_}; }

  /// Makes the list of matches anew from the events.
  [[nodiscard]] Result<void> rebuild_summaries();

  /// Drops the connection and makes a new one, to see what a write that failed has left.
  [[nodiscard]] Result<void> reopen();
  /// Counts the connections: statements of an earlier one are of no use.
  [[nodiscard]] std::uint64_t connection_number() const { return connection_number_; }
  [[nodiscard]] Database& database() { return database_; }

 private:
  Library(std::filesystem::path path, Access access, Database database)
      : path_(std::move(path)), access_(access), database_(std::move(database)), live_(path_) {}

  std::filesystem::path path_;
  Access access_;
  Database database_;
  LiveFile live_;
  std::uint64_t connection_number_ = 1;
};

}  // namespace ludolog::store
