// A match without the names of those who played it: for a copy that goes to strangers.
#pragma once

#include "store/stream_reader.h"

namespace ludolog::store {

/// Reads as `reader` does, which must outlive it, but has no player's name. The events and their
/// chain stay as they are: they name only a salted hash, which tells nobody the name.
class WithoutNames final : public StreamReader {
 public:
  explicit WithoutNames(StreamReader& reader) : reader_(&reader) {}

  [[nodiscard]] Result<std::uint64_t> length(const MatchId& match) override {
    return reader_->length(match);
  }
  [[nodiscard]] Result<void> read(const MatchId& match, std::uint64_t from, std::uint64_t to,
                                  const Visit& visit) override {
    return reader_->read(match, from, to, visit);
  }
  [[nodiscard]] Result<std::optional<Content>> content(const ContentId& id) override {
    auto content = reader_->content(id);
    if (content && *content && (*content)->kind == events::ContentKind::kPlayerName)
      content->reset();
    return content;
  }

 private:
  StreamReader* reader_;
};

}  // namespace ludolog::store
