// Runs the real `ludolog` as a person would, in folders of its own.
#pragma once

#include <filesystem>
#include <string>
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

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  [[nodiscard]] std::filesystem::path library() const {
    return folder_ / "data/ludolog/library.ludolog";
  }
  [[nodiscard]] std::filesystem::path state_folder() const { return folder_ / "state/ludolog"; }

 private:
  std::filesystem::path folder_;
};

[[nodiscard]] std::string read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, const std::string& bytes);

}  // namespace ludolog::tests
