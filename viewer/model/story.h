// Events in words: one sentence for people, the same in the terminal and in the window.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/event.h"
#include "core/state.h"

namespace ludolog::model {

using SeatNames = std::array<std::string, kSeats>;

/// What seats go by: the given name, or the colour of the seat at that board: "Coral", "White".
[[nodiscard]] SeatNames short_names(const Board& board, SeatNames given);

/// The same where it matters who plays: bots without a name say what they are.
[[nodiscard]] SeatNames display_names(const State& state, const SeatNames& given);

/// The first `letters` of a text, with dots at its end when it was longer. UTF-8 stays whole.
[[nodiscard]] std::string shortened(const std::string& text, std::size_t letters);

/// With a capital, if it begins with an ASCII letter.
[[nodiscard]] std::string capitalised(std::string text);

/// "square 17", "home square 3", "the yard", "the finish"; "E1" where squares have names.
[[nodiscard]] std::string place_in_words(const State& state, Seat seat, Step step);

/// "token 2", or in BiOLudo its class: "Sniper".
[[nodiscard]] std::string token_in_words(const State& state, Token token);

/// What an option of a question goes by, counted from 0: "B".
[[nodiscard]] std::string option_letter(std::size_t option);

/// What a move of the seat whose turn it is takes: "4", or "6-6-2".
[[nodiscard]] std::string numbers_in_words(const State& state);

/// What happened, for an event that came in state `before`.
[[nodiscard]] std::string sentence(const Event& event, const State& before, const SeatNames& names);

/// The same at the table: of an answer to a question that somebody else is still to answer nothing
/// is revealed (BI-4).
[[nodiscard]] std::string sentence_while_playing(const Event& event, const State& before,
                                                 const SeatNames& names);

/// What the match waits for: "Noor is to throw".
[[nodiscard]] std::string task_in_words(const State& state, const SeatNames& names);

/// The same with the turn, once there is one: "turn 58: Noor is to throw".
[[nodiscard]] std::string awaited_in_words(const State& state, const SeatNames& names);

/// The result, best place first: "1. Noor, 2. Sam ...", or why there is none.
[[nodiscard]] std::string result_in_words(const State& state, const SeatNames& names);

}  // namespace ludolog::model
