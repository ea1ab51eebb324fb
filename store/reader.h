// Reading a library or a match file: its matches, their events and contents.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"
#include "store/stream_reader.h"
#include "store/summary.h"

namespace ludolog::store {

class Reader final : public StreamReader {
 public:
  /// `database` must outlive the reader. Its connection may be replaced between two calls.
  explicit Reader(Database& database) : database_(&database) {}

  [[nodiscard]] Result<std::uint64_t> length(const MatchId& match) override;
  [[nodiscard]] Result<void> read(const MatchId& match, std::uint64_t from, std::uint64_t to,
                                  const Visit& visit) override;
  [[nodiscard]] Result<std::optional<Content>> content(const ContentId& id) override;

  /// Ids in their own order.
  [[nodiscard]] Result<std::vector<MatchId>> matches();
  /// Unfinished first, among them and the others the last written first.
  [[nodiscard]] Result<std::vector<Summary>> summaries();
  [[nodiscard]] Result<Summary> summary(const MatchId& match);

  /// The match whose id begins with these hexadecimal digits, or "@last": the one written last.
  /// kUnknownMatch and kAmbiguousMatch name what there is.
  [[nodiscard]] Result<MatchId> find(std::string_view name);

  /// Changes whenever another connection has committed: cheap to poll.
  [[nodiscard]] Result<std::int64_t> data_version();

  [[nodiscard]] const std::string& name() const { return database_->name(); }

 private:
  [[nodiscard]] Result<std::vector<MatchId>> matches_between(const MatchId& first,
                                                             const MatchId& last, std::size_t most);
  [[nodiscard]] Result<MatchId> last_written();
  Database* database_;
};

}  // namespace ludolog::store
