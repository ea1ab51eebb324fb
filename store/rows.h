// Rows in and out: the statements that write, and the form of a summary's row.
#pragma once

#include <cstdint>
#include <string>

#include "store/database.h"
#include "store/summary.h"

namespace ludolog::store {

/// Raised when a summary is folded differently: older rows are then made anew.
inline constexpr std::int64_t kProjection = 1;

/// Columns of `summaries` as summary_of_row() reads them.
[[nodiscard]] std::string select_summaries(std::string_view where);
[[nodiscard]] Summary summary_of_row(const Statement& row);

/// Writes into one connection, inside the caller's transaction.
class RowWriter {
 public:
  [[nodiscard]] static Result<RowWriter> prepare(Database& database);

  /// Number of events that the match has.
  [[nodiscard]] Result<std::uint64_t> length(const MatchId& match);
  [[nodiscard]] Result<void> write(const MatchId& match, const Envelope& envelope);
  /// Nothing is done when it is already there.
  [[nodiscard]] Result<void> write(const ContentId& id, const Content& content);
  [[nodiscard]] Result<void> write(const Summary& summary);
  /// What makes the match the one written last: greater than any other `touched` in the file.
  [[nodiscard]] Result<std::uint64_t> touch_of(const MatchId& match);

 private:
  RowWriter(Statement length, Statement event, Statement has_content, Statement content,
            Statement summary, Statement touch)
      : length_(std::move(length)),
        event_(std::move(event)),
        has_content_(std::move(has_content)),
        content_(std::move(content)),
        summary_(std::move(summary)),
        touch_(std::move(touch)) {}

  Statement length_;
  Statement event_;
  Statement has_content_;
  Statement content_;
  Statement summary_;
  Statement touch_;
};

/// Makes every summary anew from the events, in a transaction of its own; the order of last writing
/// is kept where known.
[[nodiscard]] Result<void> rebuild_summaries(Database& database);

}  // namespace ludolog::store
