// How fast things are, each beside a bound that is measured in the same run. tools/bench/run starts
// it; RESULTS.md keeps what it printed.
#include <filesystem>
#include <map>

#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include "core/evolve.h"
#include "core/rules/rule_set.h"
#include "core/stream.h"
#include "events/chain.h"
#include "events/codec.h"
#include "store/bulk_writer.h"
#include "store/match_writer.h"
#include "tools/bench/scalar_bound.h"
#include "tools/cases/source.h"
#include "tools/cases/simulation/bot_match.h"

namespace ludolog::bench {
namespace {

cases::BotMatches random_matches(RuleSetId id, Player bot = Player::kRandomBot) {
  const RuleSet& rules = rule_set(id);
  cases::BotMatches matches;
  matches.rule_set = id;
  matches.options = default_options(rules);
  if (const auto play_on = find_option(rules, "play_on")) matches.options[*play_on] = 0;
  if (const auto starter = find_option(rules, "starter")) matches.options[*starter] = 1;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (has(rules.seat_sets.back(), seat)) matches.players[seat] = bot;
  matches.seed[31] = 1;
  return matches;
}

/// One recorded match of classic, and its events.
const cases::RecordedMatch& recorded() {
  static const cases::RecordedMatch match = [] {
    cases::RecordedMatch made;
    cases::play_bot_match(random_matches(RuleSetId::kClassic), 0, cases::Keep::kEvents, made);
    return made;
  }();
  return match;
}

std::vector<events::Envelope> envelopes_of(const cases::RecordedMatch& match) {
  store::MemoryStream stream = match.stream;
  std::vector<events::Envelope> all;
  (void)stream.read(match.summary.match, 0, store::StreamReader::kToTheEnd,
                    [&](const events::Envelope& envelope) {
                      all.push_back(envelope);
                      return true;
                    });
  return all;
}

std::vector<Event> events_of(const std::vector<events::Envelope>& envelopes) {
  std::vector<Event> all;
  for (const auto& e : envelopes)
    all.push_back(events::decode(e.type, e.schema, e.payload.bytes())->event);
  return all;
}

/// A folder that is gone afterwards.
class Scratch {
 public:
  Scratch() {
    std::string name = (std::filesystem::temp_directory_path() / "ludolog-bench-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  ~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  [[nodiscard]] std::filesystem::path operator/(const char* name) const { return folder_ / name; }

 private:
  std::filesystem::path folder_;
};

// ---- playing ----

void bound_classic(benchmark::State& state) {
  std::uint64_t numbers[4] = {1, 2, 3, 4};
  for (auto _ : state) benchmark::DoNotOptimize(play_bare_match(numbers));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(bound_classic);

void play(benchmark::State& state, RuleSetId id, Player bot, cases::Keep keep) {
  const cases::BotMatches matches = random_matches(id, bot);
  cases::RecordedMatch match;
  std::uint64_t number = 0;
  std::uint64_t events = 0;
  for (auto _ : state) {
    cases::play_bot_match(matches, number++, keep, match);
    events += match.result.events;
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["events"] =
      benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}
void classic_random(benchmark::State& s) {
  play(s, RuleSetId::kClassic, Player::kRandomBot, cases::Keep::kNothing);
}
void classic_greedy(benchmark::State& s) {
  play(s, RuleSetId::kClassic, Player::kGreedyBot, cases::Keep::kNothing);
}
void classic_cautious(benchmark::State& s) {
  play(s, RuleSetId::kClassic, Player::kCautiousBot, cases::Keep::kNothing);
}
void brainking_random(benchmark::State& s) {
  play(s, RuleSetId::kBrainKing, Player::kRandomBot, cases::Keep::kNothing);
}
void classic_random_chained(benchmark::State& s) {
  play(s, RuleSetId::kClassic, Player::kRandomBot, cases::Keep::kHead);
}
BENCHMARK(classic_random);
BENCHMARK(classic_greedy);
BENCHMARK(classic_cautious);
BENCHMARK(brainking_random);
BENCHMARK(classic_random_chained);

// ---- events ----

void fold_events(benchmark::State& state) {
  const auto events = events_of(envelopes_of(recorded()));
  for (auto _ : state) {
    State folded;
    for (const Event& event : events) evolve(folded, event);
    benchmark::DoNotOptimize(folded);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(events.size()));
}
BENCHMARK(fold_events);

void encode_events(benchmark::State& state) {
  const auto events = events_of(envelopes_of(recorded()));
  const events::Genesis genesis;
  events::Payload payload;
  for (auto _ : state)
    for (std::size_t i = 0; i < events.size(); ++i)
      events::encode(events[i], i == 0 ? &genesis : nullptr, payload);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(events.size()));
}
BENCHMARK(encode_events);

void decode_events(benchmark::State& state) {
  const auto envelopes = envelopes_of(recorded());
  for (auto _ : state)
    for (const auto& e : envelopes)
      benchmark::DoNotOptimize(events::decode(e.type, e.schema, e.payload.bytes()));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(envelopes.size()));
}
BENCHMARK(decode_events);

void check_chain(benchmark::State& state) {
  const auto envelopes = envelopes_of(recorded());
  for (auto _ : state) {
    events::Chain chain;
    for (const auto& envelope : envelopes) benchmark::DoNotOptimize(chain.check(envelope));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(envelopes.size()));
}
BENCHMARK(check_chain);

void seek(benchmark::State& state) {
  Stream stream;
  for (const Event& event : events_of(envelopes_of(recorded()))) stream.append(event, true);
  std::uint64_t version = 0;
  for (auto _ : state) {
    version = (version + 997) % (stream.version() + 1);
    benchmark::DoNotOptimize(stream.state_at(version));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(seek);

// ---- files ----

constexpr int kBulkMatches = 200;

const std::vector<cases::RecordedMatch>& many_recorded() {
  static const std::vector<cases::RecordedMatch> all = [] {
    std::vector<cases::RecordedMatch> made(kBulkMatches);
    for (std::size_t i = 0; i < made.size(); ++i)
      cases::play_bot_match(random_matches(RuleSetId::kClassic), i, cases::Keep::kEvents, made[i]);
    return made;
  }();
  return all;
}

std::int64_t events_of_all() {
  std::int64_t sum = 0;
  for (const auto& match : many_recorded()) sum += static_cast<std::int64_t>(match.result.events);
  return sum;
}

/// As the library has it, and nothing around it.
sqlite3* bare_database(const std::filesystem::path& path) {
  sqlite3* database = nullptr;
  sqlite3_open(path.c_str(), &database);
  sqlite3_exec(database,
               "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA;"
               "CREATE TABLE events(match BLOB, position INTEGER, type INTEGER, schema INTEGER,"
               "time INTEGER, payload BLOB, digest BLOB, PRIMARY KEY(match, position)) STRICT,"
               "WITHOUT ROWID",
               nullptr, nullptr, nullptr);
  return database;
}

sqlite3_stmt* bare_insert(sqlite3* database) {
  sqlite3_stmt* insert = nullptr;
  sqlite3_prepare_v2(database, "INSERT INTO events VALUES(?,?,?,?,?,?,?)", -1, &insert, nullptr);
  return insert;
}

void insert_bare(sqlite3_stmt* insert, const events::MatchId& match, const events::Envelope& e) {
  sqlite3_bind_blob(insert, 1, match.data(), 16, SQLITE_STATIC);
  sqlite3_bind_int64(insert, 2, static_cast<sqlite3_int64>(e.position));
  sqlite3_bind_int(insert, 3, e.type);
  sqlite3_bind_int(insert, 4, e.schema);
  sqlite3_bind_int64(insert, 5, e.time_ms);
  sqlite3_bind_blob(insert, 6, e.payload.bytes().data(), static_cast<int>(e.payload.size()),
                    SQLITE_STATIC);
  sqlite3_bind_blob(insert, 7, e.digest.data(), 32, SQLITE_STATIC);
  sqlite3_step(insert);
  sqlite3_reset(insert);
}

void bound_bulk_insert(benchmark::State& state) {
  std::vector<std::vector<events::Envelope>> all;
  for (const auto& match : many_recorded()) all.push_back(envelopes_of(match));
  for (auto _ : state) {
    const Scratch scratch;
    sqlite3* database = bare_database(scratch / "bare.db");
    sqlite3_stmt* insert = bare_insert(database);
    sqlite3_exec(database, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
    for (std::size_t i = 0; i < all.size(); ++i)
      for (const auto& envelope : all[i])
        insert_bare(insert, many_recorded()[i].summary.match, envelope);
    sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr);
    sqlite3_finalize(insert);
    sqlite3_close(database);
  }
  state.SetItemsProcessed(state.iterations() * events_of_all());
}
BENCHMARK(bound_bulk_insert)->Unit(benchmark::kMillisecond);

/// What `simulate --into` does with matches that are played and chained.
void bulk_write(benchmark::State& state) {
  std::vector<cases::RecordedMatch> all = many_recorded();
  for (auto _ : state) {
    const Scratch scratch;
    auto library = store::Library::open(scratch / "runs.ludolog", store::Access::kWrite);
    auto writer = store::BulkWriter::begin(*library);
    for (cases::RecordedMatch& match : all) (void)writer->add(match.stream, match.summary);
    (void)writer->commit();
  }
  state.SetItemsProcessed(state.iterations() * events_of_all());
}
BENCHMARK(bulk_write)->Unit(benchmark::kMillisecond);

void bound_live_commit(benchmark::State& state) {
  const Scratch scratch;
  sqlite3* database = bare_database(scratch / "bare.db");
  sqlite3_stmt* insert = bare_insert(database);
  auto envelopes = envelopes_of(recorded());
  std::uint64_t position = 0;
  for (auto _ : state) {
    events::Envelope& envelope = envelopes[position % envelopes.size()];
    envelope.position = position++;
    sqlite3_exec(database, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
    insert_bare(insert, recorded().summary.match, envelope);
    sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr);
  }
  sqlite3_finalize(insert);
  sqlite3_close(database);
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(bound_live_commit)->Unit(benchmark::kMicrosecond);

void live_append(benchmark::State& state) {
  const Scratch scratch;
  auto library = store::Library::open(scratch / "live.ludolog", store::Access::kWrite);
  const auto events = events_of(envelopes_of(recorded()));
  auto begin = [&](std::uint8_t number) {
    events::Genesis genesis;
    genesis.nonce[0] = number;
    return store::MatchWriter::create(*library, std::get<MatchCreated>(events[0]), genesis,
                                      store::system_clock());
  };
  std::uint8_t number = 0;
  auto writer = begin(number);
  for (auto _ : state) {
    const std::uint64_t version = writer.version();
    (void)writer.append(version, {&events[version], 1});
    if (writer.version() + 2 < events.size()) continue;
    state.PauseTiming();
    writer = begin(++number);
    state.ResumeTiming();
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(live_append)->Unit(benchmark::kMicrosecond);

/// Decode, chain and fold of every event, from a file.
void read_and_fold(benchmark::State& state) {
  const Scratch scratch;
  auto library = store::Library::open(scratch / "runs.ludolog", store::Access::kWrite);
  std::vector<cases::RecordedMatch> all = many_recorded();
  {
    auto writer = store::BulkWriter::begin(*library);
    for (cases::RecordedMatch& match : all) (void)writer->add(match.stream, match.summary);
    (void)writer->commit();
  }
  store::Reader reader = library->reader();
  for (auto _ : state) {
    for (const cases::RecordedMatch& match : all) {
      events::Chain chain;
      State folded;
      (void)reader.read(
          match.summary.match, 0, store::StreamReader::kToTheEnd, [&](const events::Envelope& e) {
            benchmark::DoNotOptimize(chain.check(e));
            evolve(folded, events::decode(e.type, e.schema, e.payload.bytes())->event);
            return true;
          });
    }
  }
  state.SetItemsProcessed(state.iterations() * events_of_all());
}
BENCHMARK(read_and_fold)->Unit(benchmark::kMillisecond);

/// All that `ludolog verify` asks: chain, rules at every step, every die again.
void verify(benchmark::State& state) {
  store::MemoryStream stream = recorded().stream;
  for (auto _ : state)
    benchmark::DoNotOptimize(cases::audit_match(stream, recorded().summary.match)->finish());
  state.SetItemsProcessed(state.iterations() * recorded().result.events);
}
BENCHMARK(verify)->Unit(benchmark::kMicrosecond);

// ---- the table of ratios ----

struct Ratio {
  const char* what;
  const char* of;
};
constexpr Ratio kRatios[] = {
    {"classic_random", "bound_classic"},
    {"bulk_write", "bound_bulk_insert"},
    {"live_append", "bound_live_commit"},
    {"read_gift", "bound_parse_json"},
};

class Ratios final : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      const auto items = run.counters.find("items_per_second");
      if (items != run.counters.end() && run.aggregate_name == "median")
        medians_[run.run_name.function_name] = items->second;
    }
  }
  void Finalize() override {
    for (const auto& [what, of] : kRatios)
      if (medians_.contains(what) && medians_.contains(of))
        GetOutputStream() << what << " / " << of << " = " << medians_[what] / medians_[of] << "\n";
  }

 private:
  std::map<std::string, double> medians_;
};

}  // namespace
}  // namespace ludolog::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  ludolog::bench::Ratios reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
}
