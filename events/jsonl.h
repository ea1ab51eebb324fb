// The readable twin of a match: a label line, then one event a line and, behind the event that
// first names it, each content. Every character outside the label line is covered: what is read
// must be what would be written.
#pragma once

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "events/chain.h"
#include "events/codec.h"
#include "events/content.h"

namespace ludolog::events {

// ---- writing: each returns a whole line, its LF included ----

/// The first line. `program` names the writer ("ludolog 1.0.0"), `version` is the number of events
/// that follow.
[[nodiscard]] std::string label_line(std::string_view program, std::uint64_t version);

/// Replaces `line` by the line of an envelope; `line` is unspecified after an error.
[[nodiscard]] tl::expected<void, DecodeError> event_line(const Envelope& envelope,
                                                         std::string& line);

/// The line of a content without a content_problem(): anything else is a bug and aborts.
[[nodiscard]] std::string content_line(const Content& content);

// ---- reading ----

struct ReadError {
  std::uint64_t line = 0;  ///< From 1.
  std::string text;        ///< What stands there and what was expected; one line.
  friend bool operator==(const ReadError&, const ReadError&) = default;
};

/// "line 17: ..."
[[nodiscard]] std::string describe(const ReadError& error);

struct EventLine {
  Envelope envelope;
  Decoded decoded;
};
using Line = std::variant<EventLine, Content>;

/// Reads one match line by line, in memory for one line. After an error or the end it gives nothing
/// more.
class JsonlReader {
 public:
  enum class Contents : std::uint8_t {
    kRequired,      ///< Every content that an event names must follow it.
    kMayBeMissing,  ///< One that is left out is counted in missing().
  };
  /// `in` must outlive the reader and is read in binary.
  explicit JsonlReader(std::istream& in, Contents contents = Contents::kRequired);
  ~JsonlReader();
  JsonlReader(const JsonlReader&) = delete;
  JsonlReader& operator=(const JsonlReader&) = delete;

  /// The next line, or nothing after the last one. Then all has been checked: the form of every
  /// line, the chain, the contents, the number of events that the label line names.
  [[nodiscard]] tl::expected<std::optional<Line>, ReadError> next();

  /// Version and head so far.
  [[nodiscard]] const Chain& chain() const;
  /// Contents that events name and the lines so far do not give.
  [[nodiscard]] const std::vector<ContentReference>& missing() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace ludolog::events
