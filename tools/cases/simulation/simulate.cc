#include "tools/cases/simulation/simulate.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "events/hash.h"
#include "store/bulk_writer.h"

namespace ludolog::cases {
namespace {

constexpr std::uint64_t kChunk = 64;       ///< Matches that a worker takes at once.
constexpr std::uint64_t kChunksAhead = 4;  ///< For each worker, before the writer is waited for.
/// A transaction is over after one of the two: others wait for the file, and not for ever.
constexpr std::uint64_t kMatchesATransaction = 1024;
constexpr auto kLongestTransaction = std::chrono::seconds(1);
constexpr auto kTurnOfOthers = std::chrono::milliseconds(120);
constexpr auto kPatience = std::chrono::milliseconds(50);

/// Some matches in order.
struct Chunk {
  Tally tally;
  std::vector<Bytes32> heads;
  std::vector<RecordedMatch> matches;  ///< With Keep::kEvents.
};

Chunk play_chunk(const BotMatches& matches, std::uint64_t first, std::uint64_t end, Keep keep) {
  Chunk chunk;
  RecordedMatch match;
  for (std::uint64_t number = first; number < end; ++number) {
    play_bot_match(matches, number, keep, match);
    chunk.tally.add(match.result);
    if (keep != Keep::kNothing) chunk.heads.push_back(match.head);
    if (keep == Keep::kEvents) chunk.matches.push_back(std::move(match));
  }
  return chunk;
}

/// Hands out chunks in order and takes them back, in whatever order they are done.
class Workshop {
 public:
  Workshop(const SimulationOrder& order, Keep keep)
      : order_(order), keep_(keep), chunks_((order.count + kChunk - 1) / kChunk) {
    for (unsigned i = 0; i < order.jobs; ++i) workers_.emplace_back([this] { work(); });
  }
  ~Workshop() {
    stop();
    for (std::thread& worker : workers_) worker.join();
  }
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;

  /// No further chunk is begun.
  void stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    changed_.notify_all();
  }
  /// The next chunk in order, once it is done; nothing when it takes longer than that.
  [[nodiscard]] std::optional<Chunk> next() {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, kPatience, [this] { return done_.contains(taken_) || no_more(); });
    const auto found = done_.find(taken_);
    if (found == done_.end()) return std::nullopt;
    Chunk chunk = std::move(found->second);
    done_.erase(found);
    ++taken_;
    changed_.notify_all();
    return chunk;
  }
  /// Everything that was begun has been taken, and nothing else will be begun.
  [[nodiscard]] bool finished() {
    const std::lock_guard lock(mutex_);
    return no_more();
  }
  [[nodiscard]] bool complete() const { return taken_ == chunks_; }

 private:
  [[nodiscard]] bool no_more() const { return taken_ == begun_ && (stopped_ || begun_ == chunks_); }

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [this] {
        return stopped_ || begun_ == chunks_ || begun_ < taken_ + kChunksAhead * order_.jobs;
      });
      if (stopped_ || begun_ == chunks_) return;
      const std::uint64_t mine = begun_++;
      lock.unlock();
      Chunk chunk = play_chunk(order_.matches, mine * kChunk,
                               std::min((mine + 1) * kChunk, order_.count), keep_);
      lock.lock();
      done_.emplace(mine, std::move(chunk));
      changed_.notify_all();
    }
  }

  const SimulationOrder& order_;
  Keep keep_;
  std::uint64_t chunks_;
  std::uint64_t begun_ = 0;
  std::uint64_t taken_ = 0;
  bool stopped_ = false;
  std::map<std::uint64_t, Chunk> done_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::thread> workers_;
};

/// Digests of chunks one behind the other: the digest of all heads.
void fold_heads(const std::vector<Bytes32>& heads, Bytes32& digest) {
  for (const Bytes32& head : heads) {
    std::array<std::uint8_t, 64> both;
    std::ranges::copy(digest, both.begin());
    std::ranges::copy(head, both.begin() + 32);
    digest = events::hash_256(events::kHeadsTag, both);
  }
}

/// Writes matches into the library, a transaction now and then.
class Recording {
 public:
  Recording(store::Library& library, SimulationReport& report)
      : library_(library), report_(report) {}

  [[nodiscard]] store::Result<void> add(std::vector<RecordedMatch>& matches) {
    for (RecordedMatch& match : matches) {
      if (!writer_) {
        auto begun = store::BulkWriter::begin(library_);
        if (!begun) return tl::unexpected(begun.error());
        writer_.emplace(std::move(*begun));
        begun_ = std::chrono::steady_clock::now();
      }
      const auto added = writer_->add(match.stream, match.summary);
      if (!added) return tl::unexpected(added.error());
      ++(*added ? pending_ : pending_there_);
    }
    if (pending_ + pending_there_ < kMatchesATransaction &&
        std::chrono::steady_clock::now() - begun_ < kLongestTransaction)
      return {};
    auto committed = commit();
    // Others who wait for the file look again every tenth of a second.
    std::this_thread::sleep_for(kTurnOfOthers);
    return committed;
  }
  [[nodiscard]] store::Result<void> commit() {
    if (!writer_) return {};
    if (auto committed = writer_->commit(); !committed) return committed;
    writer_.reset();
    report_.recorded += std::exchange(pending_, 0);
    report_.were_there += std::exchange(pending_there_, 0);
    return {};
  }

 private:
  store::Library& library_;
  SimulationReport& report_;
  std::optional<store::BulkWriter> writer_;
  std::chrono::steady_clock::time_point begun_;
  std::uint64_t pending_ = 0;
  std::uint64_t pending_there_ = 0;
};

}  // namespace

Outcome<void> simulate(const SimulationOrder& order, const GoOn& go_on, SimulationReport& report) {
  const Keep keep = order.into != nullptr ? Keep::kEvents
                    : order.digest        ? Keep::kHead
                                          : Keep::kNothing;
  report = {};
  std::optional<Recording> recording;
  if (order.into != nullptr) recording.emplace(*order.into, report);
  Workshop workshop(order, keep);
  while (!workshop.finished()) {
    if (auto chunk = workshop.next()) {
      if (recording)
        if (auto written = recording->add(chunk->matches); !written)
          return tl::unexpected(problem_of(written.error()));
      report.tally.add(chunk->tally);
      fold_heads(chunk->heads, report.digest);
    }
    if (!report.stopped && !go_on(report)) {
      report.stopped = true;
      workshop.stop();
    }
  }
  report.stopped = !workshop.complete();
  if (recording)
    if (auto committed = recording->commit(); !committed)
      return tl::unexpected(problem_of(committed.error()));
  return {};
}

}  // namespace ludolog::cases
