#include "viewer/app/options.h"

#include <charconv>
#include <cstdio>

#include "ludolog/version.h"
#include "tools/cli/command_line.h"
#include "viewer/model/viewer.h"

namespace ludolog::app {
namespace {

constexpr const char* kFooter = R"(
Examples:
  ludolog-viewer                        the matches of the library
  ludolog-viewer @last                  the match written last
  ludolog-viewer sunday.ludolog-match   a match file that somebody sent
  ludolog-viewer club.ludolog           the matches of another library
  ludolog-viewer 4f1c --at 100          as it was after 100 events
  ludolog-viewer @last --screenshot board.png --size 1600x1000 --theme light

In the window, F1 shows the keys.

A script says line by line what a person would do:
  wait 0.5              lets that many seconds pass
  key Ctrl+Right        presses and releases a key
  click play            clicks a thing by its name
  point timeline        moves the mouse to a thing
  wheel timeline -3     turns the wheel there
  drag timeline 0.25    drags along a thing to a quarter of its width
  expect version 120    ends with exit code 1 when another version is shown
  shot turn-7           saves a picture, turn-7.png, beside that of --screenshot
After its last line the program ends. --screenshot, and --script or --frames where there is no
display, need no display.

Exit codes: 0 fine; 1 a script met something else than it expects; 2 the command line is off, or
names no match; 3 a file, a folder, the display or the system failed; 4 data that cannot be read.)";

bool parse_side(std::string_view text, int& side) {
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, side);
  return read.ec == std::errc() && read.ptr == end && side >= kLeastSide && side <= kGreatestSide;
}

}  // namespace

bool parse_size(const std::string& text, Look& look) {
  const auto by = text.find('x');
  if (by == std::string::npos) return false;
  const std::string_view whole(text);
  return parse_side(whole.substr(0, by), look.width) &&
         parse_side(whole.substr(by + 1), look.height);
}

int with_options(int argc, char** argv,
                 const std::function<cases::ExitCode(const Options&)>& show) {
  cli::Program program("ludolog-viewer", "Ludolog's viewer: any match, at any moment, in a window",
                       kFooter);
  program.version(std::string("ludolog-viewer ") + kVersion);
  Options options;
  std::string size;
  cli::Subcommand viewer = program.itself();
  viewer
      .optional_argument("MATCH", options.name,
                         "an id or the beginning of one, @last, or the path of a match file or a "
                         "JSONL export (default: the library, to choose from)")
      .option("--library", "FILE", options.library.given,
              "the library file (default: $XDG_DATA_HOME/ludolog/library.ludolog)")
      .option("--at", "VERSION", options.at, "begins after this many events (default: at the end)")
      .option("--script", "FILE", options.script, "does what the file says, then ends")
      .option("--frames", "N", options.frames, "ends after so many frames")
      .option("--screenshot", "OUT.png", options.screenshot,
              "saves the last frame as a picture and ends; needs no display")
      .option("--size", "WxH", size,
              "pixels of the window or picture (default: as it was closed, at first 1280x800)")
      .choice<bool>("--theme", options.look.dark, {{"dark", true}, {"light", false}},
                    "colours (default: as it was closed, at first dark)")
      .option("--ui-scale", "S", options.look.scale, model::Viewer::kLeastScale,
              model::Viewer::kGreatestScale,
              "size of all that is drawn, besides that of the display (default: as it was closed, "
              "at first 1)")
      .runs([&] {
        // What ends by itself is the same whoever ran a window here before.
        if (const auto kept = options.ends() ? std::nullopt : kept_look()) {
          const Look given = options.look;
          options.look = *kept;
          if (viewer.has("--theme")) options.look.dark = given.dark;
          if (viewer.has("--ui-scale")) options.look.scale = given.scale;
        }
        if (!size.empty() && !parse_size(size, options.look)) {
          std::fprintf(stderr, "ludolog-viewer: --size %s: expected WxH, %d to %d each\n",
                       size.c_str(), kLeastSide, kGreatestSide);
          return cases::ExitCode::kUsage;
        }
        return show(options);
      });
  return program.run(argc, argv);
}

}  // namespace ludolog::app
