#include "tools/cli/output.h"

#include <cstdio>

#include "store/match_file.h"

namespace ludolog::cli {
namespace {

using cases::ExitCode;
using cases::Outcome;

/// An export replaces files that were exports. Anything else that SQLite keeps there may be
/// somebody's library, and what lies beside one belongs to it.
Outcome<void> refuse_libraries(const std::string& path) {
  std::error_code error;
  for (const std::string_view ending : {"-journal", "-wal", "-shm"})
    if (path.ends_with(ending) &&
        std::filesystem::exists(path.substr(0, path.size() - ending.size()), error))
      return cases::problem(ExitCode::kEnvironment,
                            path + ": belongs to the database beside it, write elsewhere");
  if (!std::filesystem::is_regular_file(path, error)) return {};
  auto file = store::MatchFile::open(path);
  if (!file && (file.error().kind == store::StoreError::Kind::kNotSqlite ||
                file.error().kind == store::StoreError::Kind::kEmpty))
    return {};
  if (file) {
    const auto difference = file->first_difference();
    if (difference && !*difference) return {};
  }
  return cases::problem(ExitCode::kEnvironment,
                        path +
                            ": is there, and is no export but a library or another database; "
                            "write elsewhere, or remove it first");
}

}  // namespace

Outcome<Output> Output::open(const std::string& path, bool replace) {
  Output output;
  if (path == "-") return output;
  if (auto fit = refuse_libraries(path); !fit) return tl::unexpected(fit.error());
  std::error_code error;
  if (!replace && std::filesystem::is_regular_file(path, error) &&
      std::filesystem::file_size(path, error) > 0)
    return cases::problem(ExitCode::kEnvironment,
                          path + ": is there already; --replace puts this in its place");
  auto file = store::OutputFile::create(path);
  if (!file) return tl::unexpected(cases::problem_of(file.error()));
  output.file_.emplace(std::move(*file));
  return output;
}

Outcome<void> Output::write(std::string_view text) {
  if (file_) {
    if (auto written = file_->write(text); !written)
      return tl::unexpected(cases::problem_of(written.error()));
  } else if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) {
    return cases::problem(ExitCode::kEnvironment, "stdout: cannot be written");
  }
  return {};
}

Outcome<void> Output::commit() {
  if (!file_) return {};
  if (auto done = file_->commit(); !done) return tl::unexpected(cases::problem_of(done.error()));
  return {};
}

}  // namespace ludolog::cli
