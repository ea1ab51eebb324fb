#include "tools/cli/play/input.h"

#include <array>
#include <cerrno>
#include <cstring>

#include <unistd.h>

namespace ludolog::cli {

Reading DescriptorInput::read() {
  std::size_t searched = 0;
  while (true) {
    if (in_long_line_) {
      const auto end = buffer_.find('\n');
      in_long_line_ = end == std::string::npos && !ended_;
      buffer_.erase(0, end == std::string::npos ? end : end + 1);
      searched = 0;
    }
    const auto end = buffer_.find('\n', searched);
    const bool whole = end != std::string::npos;
    if (whole || buffer_.size() >= kMaxLineBytes || (ended_ && !buffer_.empty())) {
      std::string line = buffer_.substr(0, whole ? end : kMaxLineBytes);
      buffer_.erase(0, line.size() + (whole ? 1 : 0));
      in_long_line_ = !whole && !ended_;
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return {Reading::Kind::kLine, std::move(line), ++lines_};
    }
    if (ended_ && error_ != 0) return {Reading::Kind::kFailed, std::strerror(error_), lines_};
    if (ended_) return {Reading::Kind::kEnd, {}, lines_};
    searched = buffer_.size();
    if (!signals_.wait_for_input(descriptor_)) return {Reading::Kind::kStopped, {}, lines_};
    std::array<char, 4096> block;
    const ssize_t size = ::read(descriptor_, block.data(), block.size());
    if (size > 0) {
      buffer_.append(block.data(), static_cast<std::size_t>(size));
    } else if (size == 0 || errno != EINTR) {
      // A terminal that was closed answers with EIO, and so does one that was never there.
      if (size < 0 && errno != EIO && errno != EBADF) error_ = errno;
      ended_ = true;
    }
  }
}

}  // namespace ludolog::cli
