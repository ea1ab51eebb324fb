#include "store/library.h"

#include <sys/stat.h>

#include "store/rows.h"

namespace ludolog::store {
namespace {

/// True when a list could not be shown from the summaries as they are.
Result<bool> summaries_are_stale(Database& database) {
  const auto stale = database.number_of(
      "SELECT (SELECT max(projection) IS NOT NULL AND (max(projection) <> " +
      std::to_string(kProjection) + " OR min(projection) <> " + std::to_string(kProjection) +
      ") FROM summaries) OR (NOT EXISTS(SELECT 1 FROM summaries) AND EXISTS(SELECT 1 FROM "
      "events))");
  if (!stale) return tl::unexpected(stale.error());
  return *stale != 0;
}

}  // namespace

Result<Library> Library::open(const std::filesystem::path& path, Access access) {
  auto database = open_ours(path, access);
  if (!database) return tl::unexpected(database.error());
  if (access == Access::kWrite) {
    const auto stale = summaries_are_stale(*database);
    if (!stale) return tl::unexpected(stale.error());
    if (*stale) {
      if (auto rebuilt = store::rebuild_summaries(*database); !rebuilt)
        return tl::unexpected(rebuilt.error());
    }
  }
  return Library{path, access, std::move(*database)};
}

bool Library::is_at(const std::filesystem::path& path) const {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 &&
         live_.id() == FileId{.device = status.st_dev, .inode = status.st_ino};
}

Result<void> Library::rebuild_summaries() { return store::rebuild_summaries(database_); }

Result<void> Library::reopen() {
  // First away with the old connection: its transaction holds the lock that the new one needs to
  // look.
  const std::string name = database_.name();
  database_.close();
  ++connection_number_;
  auto again = open_ours(name, access_);
  if (!again) return tl::unexpected(again.error());
  database_ = std::move(*again);
  return {};
}

}  // namespace ludolog::store
