// A short way of writing a match by hand, from which a golden case is made once. Tests and people
// read the case; the script is not kept.
//
//   # a remark
//   purpose The third 6 is not moved and ends the turn.
//   applies CL-5 CL-6
//   create seats=2 starter=0          options by their words, players as 2=bot:greedy; another
//                                     rule set as rules=brainking
//   names Anna - Bo                   by seat; "-" for none
//   dice declared                     or: dice seed 1f, dice random 1f 2e (two parties)
//   start
//   6 m0 6 m0 !m1 3 m0                throws and moves of whoever is awaited; "!" must be refused
//   2:5 !2:m1 1:resign 0:offer 2:yes 2:no abandon
//   idle until:0                      useless throws: one, or as long as another seat is awaited
//   bring:0:1:44                      token 1 of seat 0 goes to step 44, the others throwing idly
//   play:40                           bots play up to that turn; play:end to the end
//   reveal                            every seed
//   {"retract":{"to":9,...}}          any line of commands.jsonl; !{...} must be refused
#pragma once

#include <string_view>

#include "tools/cases/golden/case.h"

namespace ludolog::golden {

/// The case that a script describes, recorded. The error names the line.
[[nodiscard]] Result<Case> case_of_script(const std::string& name, std::string_view script);

}  // namespace ludolog::golden
