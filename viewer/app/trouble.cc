#include "viewer/app/trouble.h"

#include <array>

namespace ludolog::app {
namespace {

using Kind = store::StoreError::Kind;

struct Words {
  Kind kind;
  const char* title;
  const char* advice;
};

constexpr std::array kWords{
    Words{Kind::kMissing, "There is no such file",
          "Check how its name is written, or choose a match in the library."},
    Words{Kind::kNotAFile, "This is not a file",
          "Name a match file (.ludolog-match), an export (.jsonl) or a library (.ludolog)."},
    Words{Kind::kUnreadable, "This file may not be read",
          "Ask its owner for permission, or copy it to a folder of your own."},
    Words{Kind::kReadOnlyPlace, "This place cannot be written",
          "Choose another library with --library, or make the folder writable."},
    Words{Kind::kNoPlace, "There is no place for a library",
          "Set HOME or XDG_DATA_HOME, or name a library with --library."},
    Words{Kind::kTooLarge, "This file is too large",
          "No match is this large. Check that it is the file you meant."},
    Words{Kind::kLiveFile, "This library is open already", "Choose the match in the library."},
    Words{Kind::kEmpty, "This file is empty",
          "A copy or a download was probably cut off: get it again."},
    Words{Kind::kNotSqlite, "This is not a match file",
          "`ludolog export` makes match files (.ludolog-match) and exports (.jsonl)."},
    Words{Kind::kNotOurs, "This file belongs to another program",
          "It is a database, but holds no matches of Ludolog. Open it with what made it."},
    Words{Kind::kNewer, "A newer version wrote this file",
          "Install the newest Ludolog to open it. Nothing in the file was changed."},
    Words{Kind::kSidecar, "This copy is not whole",
          "A journal lies beside it. Close the program that has it open and copy it again, or let "
          "`ludolog export` make the copy."},
    Words{Kind::kHotJournal, "A write to this file was interrupted",
          "It can be repaired where it may be written: copy it together with its journal to a "
          "folder of your own, and open it there."},
    Words{Kind::kDamaged, "This file is damaged",
          "Get a sound copy. What can still be read of it, `ludolog export` may save."},
    Words{Kind::kBusy, "Another program is writing this file",
          "Wait for it to finish, or close it, and open the file again."},
    Words{Kind::kFull, "There is no space left", "Free some space and try again."},
    Words{Kind::kUnknownMatch, "There is no such match",
          "The library lists all its matches; a match is named by its id or by @last."},
    Words{Kind::kAmbiguousMatch, "Several matches begin like this",
          "Write more digits of the id, or choose the match in the library."},
    Words{Kind::kBadMatch, "This match does not check", "`ludolog verify` tells what is wrong."},
};

}  // namespace

model::Trouble trouble_of(const cases::Problem& problem) {
  for (const Words& words : kWords)
    if (problem.kind == words.kind) return {words.title, problem.text, words.advice};
  if (problem.exit == cases::ExitCode::kUndecodable)
    return {"This cannot be read", problem.text,
            "Get a sound copy of the file; `ludolog verify` tells what it finds in this one."};
  return {"This cannot be opened", problem.text, "Choose a match in the library."};
}

}  // namespace ludolog::app
