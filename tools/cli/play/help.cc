#include "tools/cli/play/help.h"

namespace ludolog::cli {

std::string play_help(bool declared) {
  std::string text = declared ? "1 to 6       the face that your real die shows, for bots too\n"
                              : "Enter        throws the die, or makes the only move\n";
  text += R"(1 to 4       moves that token of yours; >2 on the board is where token 2
             would go, x2 where it would capture somebody
why          why the other tokens cannot move, or why none could
log          the last turns in words (log 50, log all)
board        the board again
draw         before your throw: offers the others a draw; they answer yes or no
resign       gives up for good, when typed twice (resign M: for Mint)
quit         stops; the match is saved and can be gone on with

On the board C1 is token 1 of Coral; M is Mint, A Amber, B Blue. All go round
clockwise: from the own start (C>) once around the track, then up the own home
column (C-). C* is a star. ++ is several tokens on one square. A 6 brings a
token out of the yard and earns another throw. Ending on somebody else's token
sends it back to its yard. Four tokens home, by the exact count, is the goal.
`ludolog rules` has every rule.
)";
  return text;
}

}  // namespace ludolog::cli
