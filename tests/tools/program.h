// Runs the real programs as a person would, in folders of their own.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ludolog::tests {

struct Ran {
  int exit = -1;  ///< Exit code, or minus the signal that ended it.
  std::string out;
  std::string err;
};

/// A home of its own for one test: data, state and working folder below one temporary folder,
/// removed at the end.
class Home {
 public:
  Home();
  ~Home();
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;

  /// Runs `ludolog ARGUMENTS` in folder(), with `input` on stdin.
  [[nodiscard]] Ran run(const std::vector<std::string>& arguments,
                        const std::string& input = "") const;

  /// Runs another program, found as a shell would.
  [[nodiscard]] Ran run_program(const std::string& program,
                                const std::vector<std::string>& arguments) const;
  /// Of everything that is run from now on; nothing: it has no such variable.
  void set(const std::string& name, std::optional<std::string> value) {
    environment_.emplace_back(name, std::move(value));
  }

  /// Runs it with stdout going to that file.
  [[nodiscard]] Ran run_into(const std::filesystem::path& out,
                             const std::vector<std::string>& arguments) const;
  /// Runs it with stdin coming from there.
  [[nodiscard]] Ran run_from(const std::filesystem::path& in,
                             const std::vector<std::string>& arguments) const;
  /// As run(), killed without warning after that time, if it has not ended by then.
  [[nodiscard]] Ran run_and_kill(const std::vector<std::string>& arguments,
                                 std::chrono::milliseconds time) const;

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  [[nodiscard]] std::filesystem::path library() const {
    return folder_ / "data/ludolog/library.ludolog";
  }
  [[nodiscard]] std::filesystem::path state_folder() const { return folder_ / "state/ludolog"; }

 private:
  /// The process that runs it.
  [[nodiscard]] int start(const std::string& program, const std::vector<std::string>& arguments,
                          const std::filesystem::path& in, const std::filesystem::path& out) const;
  [[nodiscard]] std::filesystem::path input_file(const std::string& input) const;
  [[nodiscard]] Ran wait_for(int child) const;
  std::filesystem::path folder_;
  std::vector<std::pair<std::string, std::optional<std::string>>> environment_;
};

[[nodiscard]] std::string read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, const std::string& bytes);

}  // namespace ludolog::tests
