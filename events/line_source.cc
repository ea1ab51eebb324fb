#include "events/line_source.h"

#include <algorithm>

#include "events/limits.h"

namespace ludolog::events {
namespace {

constexpr std::size_t kChunkBytes = 65536;

}  // namespace

bool LineSource::refill() {
  chunk_.resize(kChunkBytes);
  used_ = 0;
  // read() turns whatever the stream's buffer throws into a flag.
  in_.read(chunk_.data(), static_cast<std::streamsize>(chunk_.size()));
  chunk_.resize(static_cast<std::size_t>(in_.gcount()));
  return !chunk_.empty();
}

tl::expected<std::optional<std::string>, std::string> LineSource::next() {
  std::string line;
  for (;;) {
    if (used_ == chunk_.size() && !refill()) {
      if (in_.bad()) return tl::unexpected(std::string("cannot be read"));
      if (line.empty()) return std::nullopt;
      return tl::unexpected(
          std::string("the file ends within the line, expected a line feed at its end"));
    }
    const auto begin = chunk_.begin() + static_cast<std::ptrdiff_t>(used_);
    const auto end = std::find(begin, chunk_.end(), '\n');
    const auto size = static_cast<std::size_t>(end - begin);
    if (line.size() + size >= kMaxLineBytes)
      return tl::unexpected("the line is longer than " + std::to_string(kMaxLineBytes) + " bytes");
    line.append(begin, end);
    used_ += size;
    if (end == chunk_.end()) continue;
    ++used_;
    return line;
  }
}

}  // namespace ludolog::events
