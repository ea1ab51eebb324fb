#include "tools/cases/session.h"

#include <utility>

#include "core/evolve.h"
#include "core/rejection.h"
#include "events/content.h"
#include "events/genesis.h"
#include "events/hex.h"
#include "tools/cases/source.h"

namespace ludolog::cases {
namespace {

constexpr std::uint8_t kParties = 1;  // This program alone contributes.

ChanceCommitted committed(const events::MatchId& match, std::uint16_t epoch, ChanceOrigin origin,
                          const Bytes32& seed) {
  ChanceCommitted event{epoch, origin, 0, kParties, {}};
  if (origin != ChanceOrigin::kDeclared)
    event.commitment = events::commitment(match, epoch, 0, seed);
  return event;
}

ChanceOrigin origin_of(const NewMatch& match) {
  if (match.declared) return ChanceOrigin::kDeclared;
  return match.seed ? ChanceOrigin::kGiven : ChanceOrigin::kRandom;
}

/// Everything up to the start, names put into the journal's next append.
Outcome<std::vector<Command>> opening(const NewMatch& match, const CreateMatch& create,
                                      const Bytes32& seed, const QuestionPool& pool,
                                      store::MatchWriter& journal) {
  std::vector<Command> commands{
      create, CommitChance{committed(journal.match(), 0, origin_of(match), seed)}};
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (match.names[seat].empty()) continue;
    const Bytes16 salt =
        match.seed ? events::derive_salt(*match.seed, 0, seat) : events::random_salt();
    auto name = events::make_name(salt, match.names[seat]);
    if (!name)
      return problem(ExitCode::kUsage,
                     "name of seat " + std::to_string(seat) + ": " + name.error());
    commands.emplace_back(NamePlayer{seat, journal.put(std::move(*name))});
  }
  if (pool.size() > 0)
    commands.emplace_back(FixPool{static_cast<std::uint16_t>(pool.size()),
                                  journal.put(events::make_pool(pool.ids()))});
  commands.emplace_back(Start{});
  return commands;
}

}  // namespace

Outcome<std::unique_ptr<Session>> Session::create(store::Library& library,
                                                  const std::filesystem::path& secrets,
                                                  const NewMatch& match, store::Clock clock) {
  const RuleSet& rules = rule_set(match.rule_set);
  const CreateMatch create{match.rule_set, rules.version, match.players, match.options};
  Events events;
  if (auto decided = decide(Stream{}, create, events); !decided)
    return problem(ExitCode::kUsage,
                   describe(decided.error()) + " (" + to_string(decided.error().clause) + ")");

  const Bytes32 seed = match.seed ? *match.seed : events::random_seed();
  const events::Genesis genesis{match.seed ? events::derive_nonce(seed, 0) : events::random_nonce(),
                                std::nullopt};
  auto journal = std::make_unique<store::MatchWriter>(
      store::MatchWriter::create(library, std::get<MatchCreated>(events[0]), genesis,
                                 match.seed ? store::no_clock() : std::move(clock)));
  const auto there = library.reader().length(journal->match());
  if (!there) return tl::unexpected(problem_of(there.error()));
  const std::vector<events::Question> questions(match.questions.begin(), match.questions.end());
  if (*there > 0)
    return resume(library, secrets, journal->match(), {[&] { return questions; }, questions},
                  store::no_clock());

  std::unique_ptr<Session> session(
      new Session(secrets, journal->match(), store::library_mark(library.path())));
  session->given_names_ = match.names;
  if (!match.declared) {
    session->known_ = {{.epoch = 0, .party = 0, .seed = seed}};
    if (auto kept = session->keep_secrets(); !kept) return tl::unexpected(kept.error());
  }
  session->chance_ = std::make_unique<events::SeededChance>();
  session->chance_->add_epoch(match.declared ? std::vector<Bytes32>{} : std::vector{seed});
  session->bots_ = std::make_unique<events::SeededBotChance>(
      match.declared ? events::declared_bot_key(session->id_) : session->chance_->key());
  session->journal_ = std::move(journal);
  session->match_ = std::make_unique<Match>(Stream{}, *session->journal_, *session->chance_);
  State created;
  for (const Event& event : events) evolve(created, event);
  if (rules.needs_questions != nullptr && rules.needs_questions(created))
    session->questions_ = QuestionPool::of_bank(match.questions);
  auto commands = opening(match, create, seed, session->questions_, *session->journal_);
  if (!commands) {
    session->forget_secrets();
    return tl::unexpected(commands.error());
  }
  if (auto begun = session->match_->submit(*commands); !begun) {
    const auto* failed = std::get_if<JournalError>(&begun.error());
    // Otherwise the match may be there, from here or from another program, and needs its secret.
    if (failed == nullptr || failed->kind == JournalError::Kind::kUnavailable)
      session->forget_secrets();
    return tl::unexpected(problem_of(begun.error()));
  }
  return session;
}

Outcome<std::unique_ptr<Session>> Session::open(store::Library& library,
                                                const std::filesystem::path& secrets,
                                                const events::MatchId& match, store::Clock clock) {
  store::Reader reader = library.reader();
  auto audit = audit_match(reader, match);
  if (!audit) return tl::unexpected(audit.error());
  const Verdict verdict = audit->finish();
  if (!is_good(verdict.kind) && verdict.kind != VerdictKind::kContentMissing)
    return problem(ExitCode::kUndecodable, "match " + events::to_hex(match) +
                                               " cannot go on, it is " + headline(verdict) + ": " +
                                               verdict.detail);
  auto journal = store::MatchWriter::resume(library, match, std::move(clock));
  if (!journal) return tl::unexpected(problem_of(journal.error()));

  std::unique_ptr<Session> session(
      new Session(secrets, match, store::library_mark(library.path())));
  session->resumed_ = true;
  session->given_names_ = audit->names();
  session->journal_ = std::make_unique<store::MatchWriter>(std::move(*journal));
  session->chance_ = std::make_unique<events::SeededChance>();
  session->match_ = std::make_unique<Match>(audit->stream(), *session->journal_, *session->chance_);
  session->bots_ = std::make_unique<events::SeededBotChance>(events::declared_bot_key(match));
  if (is_over(session->state())) {
    session->forget_secrets();  // A kill between reveal and removal may have left them.
    return session;
  }
  session->pool_ = audit->pool();
  session->shown_ = asked_before(reader, audit->stream(), audit->stream().version());
  if (auto loaded = session->load_secrets(); !loaded) return tl::unexpected(loaded.error());
  return session;
}

Outcome<std::unique_ptr<Session>> Session::resume(store::Library& library,
                                                  const std::filesystem::path& secrets,
                                                  const events::MatchId& match,
                                                  const QuestionSupply& questions,
                                                  store::Clock clock) {
  auto session = open(library, secrets, match, std::move(clock));
  if (!session || is_over((*session)->state())) return session;
  if (auto able = (*session)->load_questions(questions); !able) return tl::unexpected(able.error());
  if (!(*session)->dice_lost_) return session;
  if (auto renewed = (*session)->renew_dice(); !renewed) return tl::unexpected(renewed.error());
  return session;
}

Outcome<void> Session::abandon(store::Library& library, const std::filesystem::path& secrets,
                               const events::MatchId& match, store::Clock clock) {
  auto session = open(library, secrets, match, std::move(clock));
  if (!session) return tl::unexpected(session.error());
  if (auto ended = (*session)->submit(Abandon{}); !ended)
    return tl::unexpected(problem_of(ended.error()));
  return {};
}

Outcome<void> Session::correct_keys(store::Library& library, const std::filesystem::path& secrets,
                                    const events::MatchId& match,
                                    std::span<const KeyCorrected> corrections,
                                    const events::Content& reason, store::Clock clock) {
  auto session = open(library, secrets, match, std::move(clock));
  if (!session) return tl::unexpected(session.error());
  for (KeyCorrected correction : corrections) {
    correction.reason = (*session)->journal_->put(reason);
    if (auto corrected = (*session)->submit(CorrectKey{correction}); !corrected)
      return tl::unexpected(problem_of(corrected.error()));
  }
  return {};
}

/// All that may still be drawn has to be there to be shown; otherwise another pool is fixed, by an
/// event, of what was given for it.
Outcome<void> Session::load_questions(const QuestionSupply& supply) {
  const std::size_t size = match_->stream().ledger().asked.size();
  if (size == 0) return {};
  questions_ = QuestionPool::of_match(pool_, supply.at_hand());
  const bool known = questions_.size() == size;
  if (known && questions_.missing().empty()) return {};
  const std::string lack = (known ? std::to_string(questions_.missing().size()) : "all") +
                           " of the " + std::to_string(size) + " questions of this match";
  QuestionPool pool = QuestionPool::of_bank(supply.instead);
  if (pool.size() == 0)
    return problem(ExitCode::kFound,
                   lack +
                       " are in no bank here: name their file or bank with --questions; or go "
                       "on with others, for instance --questions biology");
  if (pool.size() < kFewestQuestions)
    return problem(ExitCode::kFound, lack + " are in no bank here, and the " +
                                         std::to_string(pool.size()) +
                                         " that were named are too few to go on with: it takes " +
                                         std::to_string(kFewestQuestions) + " (BI-4)");
  const auto fixed = match_->submit(FixPool{static_cast<std::uint16_t>(pool.size()),
                                            journal_->put(events::make_pool(pool.ids()))});
  if (!fixed) return tl::unexpected(problem_of(fixed.error()));
  questions_ = std::move(pool);
  notice_ = lack + " are in no bank here: from here on " + std::to_string(questions_.size()) +
            " others are asked";
  return {};
}

/// Takes the seeds that open their commitments; every epoch without one is entered empty.
Outcome<void> Session::load_secrets() {
  const Ledger& ledger = match_->stream().ledger();
  std::vector<store::Secret> kept;
  if (auto secrets = store::read_secrets(secrets_, id_))
    kept = std::move(secrets->seeds);
  else if (secrets.error().kind != store::StoreError::Kind::kSecretMissing)
    return tl::unexpected(problem_of(secrets.error()));

  known_ = kept;
  std::vector<std::vector<Bytes32>> seeds(ledger.epochs.size());
  for (const Event& event : match_->stream().events()) {
    const auto* commitment = std::get_if<ChanceCommitted>(&event);
    if (commitment == nullptr || commitment->origin == ChanceOrigin::kDeclared) continue;
    for (const store::Secret& secret : kept) {
      if (secret.epoch != commitment->epoch || secret.party != commitment->party) continue;
      if (events::commitment(id_, secret.epoch, secret.party, secret.seed) !=
          commitment->commitment)
        continue;
      seeds[secret.epoch].push_back(secret.seed);
    }
  }
  for (std::size_t i = 0; i < seeds.size(); ++i) {
    if (seeds[i].size() != ledger.epochs[i].parties) seeds[i].clear();
    chance_->add_epoch(seeds[i]);
  }
  if (declared()) return {};
  dice_lost_ = seeds.empty() || seeds.back().empty();
  if (!dice_lost_) bots_ = std::make_unique<events::SeededBotChance>(chance_->key());
  return {};
}

/// A new epoch, by an event: nobody can throw the lost dice, and nobody can pretend to.
Outcome<void> Session::renew_dice() {
  const auto epoch = static_cast<std::uint16_t>(match_->stream().ledger().epochs.size());
  const Bytes32 seed = events::random_seed();
  known_.push_back({.epoch = epoch, .party = 0, .seed = seed});
  if (auto kept = keep_secrets(); !kept) return tl::unexpected(kept.error());
  const CommitChance command{committed(id_, epoch, ChanceOrigin::kRandom, seed)};
  if (auto submitted = match_->submit(command); !submitted)
    return tl::unexpected(problem_of(submitted.error()));
  chance_->add_epoch({seed});
  bots_ = std::make_unique<events::SeededBotChance>(chance_->key());
  notice_ += (notice_.empty() ? "" : "; ") +
             ("the secret of this match's dice is not on this machine: new dice were committed "
              "from here on (epoch " +
              std::to_string(epoch) + "), and the earlier ones cannot be revealed");
  return {};
}

/// The library that the match was begun in stays the one that they are kept for.
Outcome<void> Session::keep_secrets() {
  store::Secrets secrets{id_, library_, known_};
  if (const auto before = store::read_secrets(secrets_, id_)) secrets.library = before->library;
  if (auto kept = store::write_secrets(secrets_, secrets); !kept)
    return tl::unexpected(problem_of(kept.error()));
  return {};
}

void Session::forget_secrets() {
  const auto secrets = store::read_secrets(secrets_, id_);
  if (secrets && secrets->library != library_) return;
  // A file that stays is found by the next open; the match itself is whole.
  if (auto removed = store::remove_secrets(secrets_, id_); !removed) notice_ = removed.error().text;
}

bool Session::declared() const {
  const auto& epochs = match_->stream().ledger().epochs;
  return !epochs.empty() && epochs.back().origin == ChanceOrigin::kDeclared;
}

Command Session::roll(std::optional<std::uint16_t> face) {
  if (!face) return match_->next_roll();
  return Roll{awaited_seat(state()), events::declared_draw(match_->stream().ledger(), 6, *face)};
}

std::optional<Command> Session::automatic_command() {
  if (state().awaited == Awaited::kQuestion) {
    shown_ = questions_.awaited(match_->stream());
    return AskQuestion{static_cast<std::uint8_t>(shown_->options.size()),
                       static_cast<std::uint8_t>(shown_->key + 1),
                       journal_->put(events::make_question(*shown_))};
  }
  const Ledger& ledger = match_->stream().ledger();
  if (const std::uint16_t sides = ludolog::awaited_sides(state(), ledger); sides != 0 && declared())
    return TakeDraw{events::declared_draw(ledger, sides, events::random_value(sides))};
  return match_->automatic_command(*bots_);
}

tl::expected<std::uint64_t, Failure> Session::submit(const Command& command) {
  auto submitted = match_->submit(command);
  if (submitted && is_over(state())) forget_secrets();
  return submitted;
}

}  // namespace ludolog::cases
