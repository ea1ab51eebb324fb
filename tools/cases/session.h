// A match being played from a library: its journal, the secret of its dice, its bots. Created or
// resumed.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/match.h"
#include "core/rules/rule_set.h"
#include "events/chance.h"
#include "store/library.h"
#include "store/match_writer.h"
#include "store/secrets.h"
#include "tools/cases/problem.h"
#include "tools/cases/question_pool.h"
#include "viewer/model/story.h"

namespace ludolog::cases {

struct NewMatch {
  RuleSetId rule_set{};
  OptionValues options{};
  Players players{};
  model::SeatNames names;  ///< Empty for a seat without a name.
  std::optional<Bytes32>
      seed;               ///< Given: the same seed, seats, names and options give the same match.
  bool declared = false;  ///< Real dice; excludes a seed.
  std::span<const events::Question> questions;  ///< For games that ask any: what to choose from.
};

/// Where the questions of a match that goes on are looked up.
struct QuestionSupply {
  /// Asked once, and only for a match that shows any.
  std::function<std::vector<events::Question>()> at_hand;
  /// What another pool is fixed of when some of the match's own are not at hand. Empty: it then
  /// does not go on.
  std::vector<events::Question> instead;
};

class Session {
 public:
  /// Writes the secret of the dice, then everything up to the start in one append. With a given
  /// seed the match may be in the library already: then it is resumed when it runs, and opened as
  /// it stands when it is over.
  [[nodiscard]] static Outcome<std::unique_ptr<Session>> create(
      store::Library& library, const std::filesystem::path& secrets, const NewMatch& match,
      store::Clock clock);

  /// Goes on with a match of the library, after verifying all of it. Without its secret the dice of
  /// a new epoch are committed, and notice() says so, as it does of another pool of questions.
  [[nodiscard]] static Outcome<std::unique_ptr<Session>> resume(
      store::Library& library, const std::filesystem::path& secrets, const events::MatchId& match,
      const QuestionSupply& questions, store::Clock clock);

  /// Ends a match without a result and reveals what is known of its seeds.
  [[nodiscard]] static Outcome<void> abandon(store::Library& library,
                                             const std::filesystem::path& secrets,
                                             const events::MatchId& match, store::Clock clock);

  /// Corrects keys of questions that a match of the library has asked (TB-5), over or not; all with
  /// the same reason.
  [[nodiscard]] static Outcome<void> correct_keys(
      store::Library& library, const std::filesystem::path& secrets, const events::MatchId& match,
      std::span<const KeyCorrected> corrections, const events::Content& reason, store::Clock clock);

  [[nodiscard]] const events::MatchId& id() const { return id_; }
  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] const State& state() const { return match_->state(); }
  [[nodiscard]] model::SeatNames names() const {
    return model::short_names(board_of(state()), given_names_);
  }
  /// Those that were given to the seats, none left out.
  [[nodiscard]] bool has_names(const model::SeatNames& given) const {
    return given == given_names_;
  }
  /// Dice are typed in by hand.
  [[nodiscard]] bool declared() const;
  /// The match was in the library before.
  [[nodiscard]] bool resumed() const { return resumed_; }
  /// Something a person should know before going on; empty mostly.
  [[nodiscard]] const std::string& notice() const { return notice_; }

  /// A throw by the awaited seat; `face` (1..6) with declared dice alone.
  [[nodiscard]] Command roll(std::optional<std::uint16_t> face = std::nullopt);
  /// As Match::automatic_command(); besides, questions are shown by themselves, and with declared
  /// dice whatever is no throw of the die is drawn here.
  [[nodiscard]] std::optional<Command> automatic_command();
  /// The question that was asked last, as it was shown; empty before any.
  [[nodiscard]] const std::optional<events::Question>& question() const { return shown_; }
  /// As Match::submit(). When the match is over, its secret is removed.
  [[nodiscard]] tl::expected<std::uint64_t, Failure> submit(const Command& command);

 private:
  Session(std::filesystem::path secrets, const events::MatchId& id, const Bytes16& library)
      : secrets_(std::move(secrets)), id_(id), library_(library) {}

  [[nodiscard]] static Outcome<std::unique_ptr<Session>> open(store::Library& library,
                                                              const std::filesystem::path& secrets,
                                                              const events::MatchId& match,
                                                              store::Clock clock);
  [[nodiscard]] Outcome<void> load_questions(const QuestionSupply& supply);
  [[nodiscard]] Outcome<void> load_secrets();
  [[nodiscard]] Outcome<void> renew_dice();
  [[nodiscard]] Outcome<void> keep_secrets();
  void forget_secrets();

  std::filesystem::path secrets_;
  events::MatchId id_;
  Bytes16 library_;  ///< store::library_mark() of the library played in.
  model::SeatNames given_names_;
  bool resumed_ = false;
  bool dice_lost_ = false;
  std::string notice_;
  std::unique_ptr<store::MatchWriter> journal_;
  std::unique_ptr<events::SeededChance> chance_;
  std::unique_ptr<events::SeededBotChance> bots_;
  std::unique_ptr<Match> match_;
  std::vector<events::QuestionId> pool_;  ///< As recorded.
  QuestionPool questions_;
  std::optional<events::Question> shown_;
  std::vector<store::Secret> known_;  ///< Seeds at hand, of all epochs and copies.
};

}  // namespace ludolog::cases
