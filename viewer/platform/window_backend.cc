#include "viewer/platform/window_backend.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#define GL_GLEXT_PROTOTYPES
#include <GL/gl.h>
#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include "viewer/platform/gl_picture.h"

namespace ludolog::platform {
namespace {

using model::Key;

/// GLFW's codes of letters, digits and signs are ours.
std::uint16_t code_of(int key) {
  constexpr std::array<std::pair<int, std::uint16_t>, 14> kCodes{
      {{GLFW_KEY_LEFT, Key::kLeft},
       {GLFW_KEY_RIGHT, Key::kRight},
       {GLFW_KEY_UP, Key::kUp},
       {GLFW_KEY_DOWN, Key::kDown},
       {GLFW_KEY_PAGE_UP, Key::kPageUp},
       {GLFW_KEY_PAGE_DOWN, Key::kPageDown},
       {GLFW_KEY_HOME, Key::kHome},
       {GLFW_KEY_END, Key::kEnd},
       {GLFW_KEY_ENTER, Key::kEnter},
       {GLFW_KEY_KP_ENTER, Key::kEnter},
       {GLFW_KEY_ESCAPE, Key::kEscape},
       {GLFW_KEY_BACKSPACE, Key::kBackspace},
       {GLFW_KEY_TAB, Key::kTab},
       {GLFW_KEY_F1, Key::kF1}}};
  for (const auto& [theirs, ours] : kCodes)
    if (theirs == key) return ours;
  return key > 0 && key < 128 ? static_cast<std::uint16_t>(key) : std::uint16_t{0};
}

class WindowBackend final : public Backend {
 public:
  ~WindowBackend() override {
    if (drawing_) ImGui_ImplOpenGL3_Shutdown();
    if (listening_) ImGui_ImplGlfw_Shutdown();
    if (window_ != nullptr) glfwDestroyWindow(window_);
    if (started_) glfwTerminate();
  }
  WindowBackend() = default;
  WindowBackend(const WindowBackend&) = delete;
  WindowBackend& operator=(const WindowBackend&) = delete;

  /// Empty when all is well, otherwise what failed.
  [[nodiscard]] std::string open(int width, int height, const std::string& title) {
    started_ = glfwInit() == GLFW_TRUE;
    if (!started_) return reason("no display can be opened");
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
    window_ = glfwCreateWindow(width, height, title.c_str(), nullptr, nullptr);
    if (window_ == nullptr) return reason("no window of OpenGL 3.3 can be made");
    glfwMakeContextCurrent(window_);
    glfwSwapInterval(1);
    glfwSetWindowUserPointer(window_, this);
    // Before ImGui's own, which passes on to it: ImGui 1.86 forgets keys shorter than a frame.
    glfwSetKeyCallback(window_, [](GLFWwindow* window, int key, int, int action, int mods) {
      static_cast<WindowBackend*>(glfwGetWindowUserPointer(window))->remember(key, action, mods);
    });
    listening_ = ImGui_ImplGlfw_InitForOpenGL(window_, true);
    drawing_ = listening_ && ImGui_ImplOpenGL3_Init("#version 330 core");
    return drawing_ ? "" : "ImGui cannot draw by this OpenGL";
  }

  void begin_frame() override {
    glfwPollEvents();
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    // A clock that stood still makes ImGui give up.
    ImGui::GetIO().DeltaTime = std::max(ImGui::GetIO().DeltaTime, 1e-4F);
  }

  void end_frame() override {
    int width = 0;
    int height = 0;
    glfwGetFramebufferSize(window_, &width, &height);
    glViewport(0, 0, width, height);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    width_ = width;
    height_ = height;
    glfwSwapBuffers(window_);
  }

  tl::expected<Image, std::string> picture() override {
    glReadBuffer(GL_FRONT);
    return read_pixels(width_, height_);
  }

  void fonts_changed() override {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
  }

  std::vector<Key> take_keys() override { return std::exchange(keys_, {}); }
  void set_title(const std::string& title) override { glfwSetWindowTitle(window_, title.c_str()); }
  void wait(double seconds) override { glfwWaitEventsTimeout(seconds); }
  [[nodiscard]] float display_scale() const override {
    float x = 1;
    float y = 1;
    glfwGetWindowContentScale(window_, &x, &y);
    return std::clamp(std::max(x, y), .5F, 4.F);
  }
  [[nodiscard]] bool wants_to_close() const override {
    return glfwWindowShouldClose(window_) == GLFW_TRUE;
  }

 private:
  static std::string reason(const std::string& what) {
    const char* detail = nullptr;
    glfwGetError(&detail);
    return detail == nullptr ? what : what + " (" + detail + ")";
  }

  void remember(int key, int action, int mods) {
    if (action == GLFW_RELEASE) return;
    const std::uint16_t code = code_of(key);
    if (code == 0) return;
    keys_.push_back({code, (mods & GLFW_MOD_CONTROL) != 0, (mods & GLFW_MOD_SHIFT) != 0,
                     (mods & GLFW_MOD_ALT) != 0});
  }

  GLFWwindow* window_ = nullptr;
  std::vector<Key> keys_;
  int width_ = 0;
  int height_ = 0;
  bool started_ = false;
  bool listening_ = false;
  bool drawing_ = false;
};

}  // namespace

tl::expected<std::unique_ptr<Backend>, std::string> make_window(int width, int height,
                                                                const std::string& title) {
  auto window = std::make_unique<WindowBackend>();
  if (const std::string failed = window->open(width, height, title); !failed.empty())
    return tl::unexpected("cannot open a window: " + failed);
  return window;
}

}  // namespace ludolog::platform
