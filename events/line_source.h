// Lines of bounded length out of a stream.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace ludolog::events {

/// A line is what an LF ends, at most kMaxLineBytes with it. Takes no more memory than that,
/// whatever the stream holds.
class LineSource {
 public:
  explicit LineSource(std::istream& in) : in_(in) {}

  /// The next line without its LF, or nothing at the end. The error is one line of text: too long,
  /// an end without LF, or the stream cannot be read.
  [[nodiscard]] tl::expected<std::optional<std::string>, std::string> next();

 private:
  [[nodiscard]] bool refill();

  std::istream& in_;
  std::vector<char> chunk_;
  std::size_t used_ = 0;
};

}  // namespace ludolog::events
