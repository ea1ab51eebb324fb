#include "viewer/platform/null_backend.h"

#include <imgui.h>

namespace ludolog::platform {

void NullBackend::begin_frame() {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(width_), static_cast<float>(height_)};
  io.DeltaTime = kFrameSeconds;
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  // ImGui insists on an atlas that somebody has asked for.
  io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
}

}  // namespace ludolog::platform
