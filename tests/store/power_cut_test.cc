// Power cuts and failing disks, replayed operation by operation.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "store/check.h"
#include "tests/store/fixture.h"
#include "tests/store/watched_vfs.h"

namespace ludolog::store {
namespace {

using Kind = FileOperation::Kind;
using Bytes = std::vector<std::uint8_t>;

// ---- power cuts ----

/// What the disk does with operations that nobody has synced when the power goes.
enum class Unsynced { kLost, kDone, kEverySecondDone };

/// A folder as a disk has it: what is durable of every file, and what was done to it since.
class Disk {
 public:
  explicit Disk(std::map<std::string, Bytes> files) : durable_(std::move(files)) {}

  void take(const FileOperation& operation) {
    auto& pending = pending_[operation.path];
    pending.push_back(operation);
    if (operation.kind == Kind::kSync || operation.durable) {
      for (const FileOperation& done : pending) apply(done, durable_);
      pending.clear();
    }
  }

  [[nodiscard]] std::map<std::string, Bytes> after_power_cut(Unsynced unsynced) const {
    auto files = durable_;
    std::size_t count = 0;
    for (const auto& [path, operations] : pending_)
      for (const FileOperation& operation : operations)
        if (unsynced == Unsynced::kDone ||
            (unsynced == Unsynced::kEverySecondDone && count++ % 2 == 0))
          apply(operation, files);
    return files;
  }

 private:
  static void apply(const FileOperation& operation, std::map<std::string, Bytes>& files) {
    if (operation.kind == Kind::kRemove) {
      files.erase(operation.path);
      return;
    }
    Bytes& file = files[operation.path];
    if (operation.kind == Kind::kTruncate) file.resize(operation.offset);
    if (operation.kind != Kind::kWrite) return;
    file.resize(std::max<std::size_t>(file.size(), operation.offset + operation.bytes.size()));
    std::copy(operation.bytes.begin(), operation.bytes.end(),
              file.begin() + static_cast<std::ptrdiff_t>(operation.offset));
  }

  std::map<std::string, Bytes> durable_;
  std::map<std::string, std::vector<FileOperation>> pending_;
};

class PowerCutTest : public testing::Test {
 protected:
  static constexpr std::uint64_t kStart = 4;
  static constexpr std::uint64_t kAppends = 4;

  PowerCutTest() {
    auto library = Library::open(path_, Access::kWrite);
    match_ = add_match(*library, kStart);
  }

  struct Losses {
    std::size_t cuts = 0;
    std::size_t shorter = 0;  ///< Cuts after which an acknowledged event was gone.
    std::size_t broken =
        0;  ///< After which the file could not be opened or the chain did not hold.
  };

  /// Runs `append` for one event after another, and cuts the power before and after every
  /// operation.
  Losses cut_while(const std::function<void(std::uint64_t version)>& append) {
    std::map<std::string, Bytes> files;
    for (const std::string& name : names_in(folder_.path()))
      files[(folder_ / name.c_str()).string()] = bytes_at(folder_ / name.c_str());
    Disk disk{files};
    std::vector<std::pair<Disk, std::uint64_t>> moments;
    std::uint64_t acknowledged = kStart;
    {
      const WatchedVfs vfs{[&](const FileOperation& operation) {
        if (operation.kind != Kind::kOpen) disk.take(operation);
        moments.emplace_back(disk, acknowledged);
        return SQLITE_OK;
      }};
      for (std::uint64_t i = 0; i < kAppends; ++i) {
        append(kStart + i);
        ++acknowledged;
        moments.emplace_back(disk, acknowledged);
      }
    }
    Losses losses;
    for (const auto& [moment, at_least] : moments)
      for (const Unsynced unsynced :
           {Unsynced::kLost, Unsynced::kDone, Unsynced::kEverySecondDone}) {
        ++losses.cuts;
        const auto length = length_in(moment.after_power_cut(unsynced));
        if (!length) ++losses.broken;
        if (length && *length < at_least) ++losses.shorter;
      }
    return losses;
  }

  /// Length of the match in a library of these files; nothing when it does not check.
  std::optional<std::uint64_t> length_in(const std::map<std::string, Bytes>& files) const {
    const TemporaryFolder folder;
    for (const auto& [path, bytes] : files)
      put_bytes(folder.path() / std::filesystem::path(path).filename(), bytes);
    auto library = Library::open(folder / "library.ludolog", Access::kWrite);
    if (!library) return std::nullopt;
    Reader reader = library->reader();
    const auto report = check_chain(reader, match_);
    if (!report || report->problem) return std::nullopt;
    return report->version;
  }

  TemporaryFolder folder_;
  std::filesystem::path path_ = folder_ / "library.ludolog";
  MatchId match_{};
};

TEST_F(PowerCutTest, NothingAcknowledgedIsLost) {
  const Losses losses = cut_while([&](std::uint64_t version) {
    auto library = Library::open(path_, Access::kWrite);
    auto writer = MatchWriter::resume(*library, match_, no_clock());
    const Event event = sample_events(version + 1).back();
    ASSERT_TRUE(writer->append(version, {&event, 1}));
  });
  EXPECT_GT(losses.cuts, kAppends * 3 * 8);
  EXPECT_EQ(losses.shorter, 0U);
  EXPECT_EQ(losses.broken, 0U);
}

/// The same cuts, seen to bite: SQLite's defaults lose an acknowledged commit.
TEST_F(PowerCutTest, TheDefaultModesWouldLoseSome) {
  const TemporaryFolder elsewhere;
  const auto longer = elsewhere / "library.ludolog";
  {
    auto library = Library::open(longer, Access::kWrite);
    add_match(*library, kStart + kAppends);
  }
  const Losses losses = cut_while([&](std::uint64_t version) {
    RawConnection raw{path_};
    ASSERT_EQ(
        raw.run("ATTACH '" + longer.string() +
                "' AS longer; INSERT INTO events SELECT * FROM longer.events WHERE position = " +
                std::to_string(version)),
        "");
  });
  EXPECT_GT(losses.shorter, 0U);
  EXPECT_EQ(losses.broken, 0U);
}

// ---- failing disks ----

class FailingDiskTest : public PowerCutTest {
 protected:
  /// An append during which the `n`th operation fails, and all that follow when `for_good`. The
  /// number of operations.
  std::size_t append_with_failure(std::size_t n, bool for_good) {
    std::size_t count = 0;
    bool failing = false;
    const WatchedVfs vfs{[&](const FileOperation& operation) {
      if (!failing) return SQLITE_OK;
      const bool fails = for_good ? count >= n : count == n;
      ++count;
      if (!fails) return SQLITE_OK;
      return operation.kind == Kind::kSync    ? SQLITE_IOERR_FSYNC
             : operation.kind == Kind::kWrite ? SQLITE_IOERR_WRITE
             : operation.kind == Kind::kOpen  ? SQLITE_CANTOPEN
                                              : SQLITE_IOERR;
    }};
    auto library = Library::open(path_, Access::kWrite);
    EXPECT_TRUE(library) << library.error().text;
    auto writer = MatchWriter::resume(*library, match_, no_clock());
    EXPECT_TRUE(writer) << writer.error().text;
    const std::uint64_t version = writer->version();
    const Event event = sample_events(version + 1).back();
    failing = true;
    const auto appended = writer->append(version, {&event, 1});
    failing = false;
    expect_true_answer(appended, version);
    if (!appended && appended.error().kind == JournalError::Kind::kUnavailable) {
      const auto again = writer->append(version, {&event, 1});
      EXPECT_TRUE(again) << again.error().text;
    }
    return count;
  }

  /// The file has the event if it was acknowledged, and has it not if it was refused.
  void expect_true_answer(const tl::expected<void, JournalError>& appended, std::uint64_t version) {
    auto other = Library::open(path_, Access::kRead);
    ASSERT_TRUE(other) << other.error().text;
    const std::uint64_t length = other->reader().length(match_).value();
    if (appended) {
      EXPECT_EQ(length, version + 1);
      return;
    }
    EXPECT_NE(appended.error().text.find(path_.string()), std::string::npos)
        << appended.error().text;
    EXPECT_NE(appended.error().kind, JournalError::Kind::kConflict) << appended.error().text;
    if (appended.error().kind == JournalError::Kind::kUnavailable) {
      EXPECT_EQ(length, version);
    }
  }
};

TEST_F(FailingDiskTest, AnAppendSaysWhatTheFileHas) {
  for (const bool for_good : {false, true}) {
    const std::size_t operations = append_with_failure(static_cast<std::size_t>(-1), for_good);
    EXPECT_GT(operations, 8U);
    for (std::size_t n = 0; n < operations; ++n) {
      SCOPED_TRACE("operation " + std::to_string(n) + (for_good ? " and all others" : ""));
      append_with_failure(n, for_good);
    }
  }
}

}  // namespace
}  // namespace ludolog::store
