// Draws nothing: panels are tested on it, with every frame a sixtieth of a second.
#pragma once

#include "viewer/platform/backend.h"

namespace ludolog::platform {

class NullBackend final : public Backend {
 public:
  static constexpr float kFrameSeconds = 1.F / 60;

  NullBackend(int width, int height) : width_(width), height_(height) {}

  void begin_frame() override;
  void end_frame() override {}
  [[nodiscard]] tl::expected<Image, std::string> picture() override {
    return tl::unexpected<std::string>("the null backend draws nothing");
  }
  void fonts_changed() override {}

 private:
  int width_;
  int height_;
};

}  // namespace ludolog::platform
