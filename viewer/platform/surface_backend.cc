#include "viewer/platform/surface_backend.h"

#include <cstdint>

#define EGL_NO_X11
#define GL_GLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/gl.h>
#include <GL/glext.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include "viewer/platform/gl_picture.h"

namespace ludolog::platform {
namespace {

constexpr float kFrameSeconds = 1.F / 60;

class SurfaceBackend final : public Backend {
 public:
  SurfaceBackend(int width, int height) : width_(width), height_(height) {}
  ~SurfaceBackend() override {
    if (drawing_) ImGui_ImplOpenGL3_Shutdown();
    if (context_ != EGL_NO_CONTEXT) {
      glDeleteFramebuffers(1, &frame_);
      glDeleteRenderbuffers(1, &colour_);
      eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
      eglDestroyContext(display_, context_);
    }
    if (display_ != EGL_NO_DISPLAY) eglTerminate(display_);
  }
  SurfaceBackend(const SurfaceBackend&) = delete;
  SurfaceBackend& operator=(const SurfaceBackend&) = delete;

  /// Empty when all is well, otherwise what failed.
  [[nodiscard]] std::string open() {
    const auto get_display = reinterpret_cast<PFNEGLGETPLATFORMDISPLAYEXTPROC>(
        eglGetProcAddress("eglGetPlatformDisplayEXT"));
    if (get_display == nullptr) return "EGL knows no platforms";
    display_ = get_display(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
    if (display_ == EGL_NO_DISPLAY || eglInitialize(display_, nullptr, nullptr) != EGL_TRUE)
      return "EGL has no surfaceless display";
    if (eglBindAPI(EGL_OPENGL_API) != EGL_TRUE) return "EGL has no OpenGL";
    constexpr EGLint kAttributes[] = {EGL_CONTEXT_MAJOR_VERSION,
                                      3,
                                      EGL_CONTEXT_MINOR_VERSION,
                                      3,
                                      EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                      EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                      EGL_NONE};
    context_ = eglCreateContext(display_, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, kAttributes);
    if (context_ == EGL_NO_CONTEXT ||
        eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, context_) != EGL_TRUE)
      return "EGL makes no context of OpenGL 3.3";
    glGenFramebuffers(1, &frame_);
    glGenRenderbuffers(1, &colour_);
    glBindRenderbuffer(GL_RENDERBUFFER, colour_);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width_, height_);
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour_);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE)
      return "OpenGL makes no picture of " + std::to_string(width_) + " x " +
             std::to_string(height_);
    drawing_ = ImGui_ImplOpenGL3_Init("#version 330 core");
    return drawing_ ? "" : "ImGui cannot draw by this OpenGL";
  }

  void begin_frame() override {
    ImGui_ImplOpenGL3_NewFrame();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(width_), static_cast<float>(height_)};
    io.DeltaTime = kFrameSeconds;
  }

  void end_frame() override {
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    glViewport(0, 0, width_, height_);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    // Without it frames that nobody looks at pile up in the driver.
    glFinish();
  }

  tl::expected<Image, std::string> picture() override { return read_pixels(width_, height_); }

  void fonts_changed() override {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
  }

 private:
  int width_;
  int height_;
  EGLDisplay display_ = EGL_NO_DISPLAY;
  EGLContext context_ = EGL_NO_CONTEXT;
  GLuint frame_ = 0;
  GLuint colour_ = 0;
  bool drawing_ = false;
};

}  // namespace

tl::expected<std::unique_ptr<Backend>, std::string> make_surface(int width, int height) {
  auto surface = std::make_unique<SurfaceBackend>(width, height);
  if (const std::string failed = surface->open(); !failed.empty())
    return tl::unexpected("cannot draw without a display: " + failed +
                          "; the packages libegl1 and libgl1-mesa-dri are needed for it");
  return surface;
}

}  // namespace ludolog::platform
