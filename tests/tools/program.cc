#include "tests/tools/program.h"

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <thread>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ludolog::tests {
namespace {

std::filesystem::path temporary_folder() {
  std::string name = (std::filesystem::temp_directory_path() / "ludolog-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("mkdtemp: " + name);
  return name;
}

/// In the child: file as descriptor, for good.
void redirect(const std::filesystem::path& file, int flags, int descriptor) {
  const int opened = open(file.c_str(), flags, 0600);
  if (opened < 0 || dup2(opened, descriptor) < 0) _exit(126);
}

}  // namespace

Home::Home() : folder_(temporary_folder()) {}

Home::~Home() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

Ran Home::run(const std::vector<std::string>& arguments, const std::string& input) const {
  return wait_for(start(LUDOLOG_PROGRAM, arguments, input_file(input), folder_ / ".stdout"));
}

Ran Home::run_into(const std::filesystem::path& out,
                   const std::vector<std::string>& arguments) const {
  return wait_for(start(LUDOLOG_PROGRAM, arguments, input_file(""), out));
}

Ran Home::run_and_kill(const std::vector<std::string>& arguments,
                       std::chrono::milliseconds time) const {
  const pid_t child = start(LUDOLOG_PROGRAM, arguments, input_file(""), folder_ / ".stdout");
  std::this_thread::sleep_for(time);
  kill(child, SIGKILL);
  return wait_for(child);
}

Ran Home::run_from(const std::filesystem::path& in,
                   const std::vector<std::string>& arguments) const {
  return wait_for(start(LUDOLOG_PROGRAM, arguments, in, folder_ / ".stdout"));
}

std::filesystem::path Home::input_file(const std::string& input) const {
  const auto in = folder_ / ".stdin";
  write_file(in, input);
  return in;
}

Ran Home::run_program(const std::string& program, const std::vector<std::string>& arguments) const {
  return wait_for(start(program, arguments, input_file(""), folder_ / ".stdout"));
}

int Home::start(const std::string& program, const std::vector<std::string>& arguments,
                const std::filesystem::path& in, const std::filesystem::path& out) const {
  const pid_t child = fork();
  if (child == 0) {
    setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);
    setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
    for (const auto& [name, value] : environment_)
      value ? setenv(name.c_str(), value->c_str(), 1) : unsetenv(name.c_str());
    if (chdir(folder_.c_str()) != 0) _exit(126);
    redirect(in, O_RDONLY, STDIN_FILENO);
    redirect(out, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    redirect(folder_ / ".stderr", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execvp(program.c_str(), pointers.data());
    _exit(127);
  }
  if (child < 0) throw std::runtime_error("cannot run " + program);
  return child;
}

Ran Home::wait_for(int child) const {
  Ran ran;
  int status = 0;
  if (waitpid(child, &status, 0) != child) throw std::runtime_error("cannot wait for a program");
  ran.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  ran.out = read_file(folder_ / ".stdout");
  ran.err = read_file(folder_ / ".stderr");
  return ran;
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_file(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

}  // namespace ludolog::tests
