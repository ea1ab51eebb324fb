#include "viewer/app/following.h"

#include <utility>

namespace ludolog::app {

std::optional<Following> Following::begin(const cases::LibraryPlace& place, const std::string& id,
                                          std::uint64_t length) {
  auto library = place.open(store::Access::kRead);
  if (!library) return std::nullopt;
  return Following(std::make_unique<store::Library>(std::move(*library)), id, length);
}

bool Following::has_more() {
  store::Reader reader = library_->reader();
  const auto version = reader.data_version();
  if (!version || seen_ == *version) return false;
  seen_ = *version;
  const auto match = reader.find(id_);
  const auto length = match ? reader.length(*match) : tl::make_unexpected(match.error());
  if (!length || *length <= length_) return false;
  length_ = *length;
  return true;
}

}  // namespace ludolog::app
