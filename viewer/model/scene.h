// What there is to be drawn of one version of a match: plain data, in cells of the board that
// nobody has turned yet.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "viewer/model/board_places.h"
#include "viewer/model/choices.h"
#include "viewer/model/reach.h"
#include "viewer/model/timeline.h"
#include "viewer/model/token_status.h"
#include "viewer/model/zone.h"

namespace ludolog::model {

struct TokenView {
  enum class Place : std::uint8_t { kYard, kBoard, kHome, kGone };
  Seat seat = 0;
  Token token = 0;
  Place place{};
  Point at;              ///< Its middle, in cells; in its yard when it is gone for good.
  float scale = 1;       ///< Smaller where several share a square.
  bool down = false;     ///< Knocked out: it lies there.
  bool at_risk = false;  ///< It stands in the dead zone.
  bool counted = false;  ///< One of a crowd's others, who are not drawn.
};

/// Where a square holds more tokens than it has room for.
struct Crowd {
  Point at;
  std::size_t others = 0;  ///< Besides those that are drawn.
};

/// The way of the last move, from where it began.
struct Trace {
  Seat seat = 0;
  std::vector<Point> points;
  std::vector<Point> landings;  ///< Of a chain, in order; the last one is where it ended.
};

struct SeatView {
  Seat seat = 0;
  std::string name;
  Player player{};
  bool acts = false;
  std::uint8_t place = 0;  ///< 0 for none yet.
  bool safe_team = false;
  std::uint16_t captures = 0;
  std::array<Step, kTokens> steps{};
  std::array<TokenStatus, kTokens> tokens;
};

struct Scene {
  const Board* board = &kBoard52;
  std::uint64_t version = 0;
  std::uint32_t turn = 0;  ///< 0 before play begins.
  std::uint32_t round = 0;
  SeatMask seats = 0;  ///< Those with a player, who may have resigned.
  std::vector<SeatView> players;
  std::vector<TokenView> tokens;
  std::vector<Crowd> crowds;
  std::optional<Trace> trace;
  Seat thrower = 0;
  Seat asked = 0;                     ///< Who must act: the thrower, or who is to answer.
  std::vector<std::uint8_t> numbers;  ///< On the dice: what was thrown last, or the chain.
  std::vector<bool> spent;            ///< Those of them that have been used.
  std::vector<Choice> choices;
  std::vector<OtherChoice> others;
  std::vector<RefusedToken> refused;
  std::string headline;  ///< "Noor is to move by 4"
  std::string last;      ///< What happened last, in words.
  bool over = false;
  bool safe_stars = false;  ///< Stars are safe squares in this match.
  std::optional<ZoneView> zone;
  std::vector<ReachView> reaches;   ///< Of all who can attack from afar.
  std::optional<TokenOf> attacker;  ///< Who is to attack, and whom is to be chosen.
  Quiz quiz;                        ///< The quiz, duel or revival under way.
};

/// A token stands or lies on the square around `place`.
[[nodiscard]] bool is_occupied(const Scene& scene, Point place);

[[nodiscard]] Scene make_scene(const Timeline& timeline, std::uint64_t version);

/// The squares that a move passes, from its beginning to its end.
[[nodiscard]] std::vector<Point> way(const Board& board, Seat seat, Token token, Step from,
                                     Step to);

}  // namespace ludolog::model
