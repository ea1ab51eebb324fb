#include "tests/viewer/app/viewer_home.h"

namespace ludolog::tests {

ViewerHome::ViewerHome() {
  home_.set("DISPLAY", std::nullopt);
  home_.set("WAYLAND_DISPLAY", std::nullopt);
  // OpenGL keeps what it allocated.
  home_.set("ASAN_OPTIONS", "detect_leaks=0");
  const Ran played =
      home_.run({"play", "--seed", "2", "--seat", "0=bot:greedy:Sam", "--seat", "1=bot:random:Noor",
                 "--seat", "2=bot:greedy:Kofi", "--seat", "3=bot:random:Ines"});
  EXPECT_EQ(played.exit, 0) << played.err;
}

Ran ViewerHome::script(const std::string& text) const {
  write_file(folder() / "script", text);
  return view({"@last", "--script", "script"});
}

}  // namespace ludolog::tests
