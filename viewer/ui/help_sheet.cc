// The keys, from the table that they are read from.
#include <string>

#include "viewer/ui/panels.h"

namespace ludolog::ui {

void draw_help_sheet(Ui& ui) {
  constexpr float kRow = 25;
  std::size_t lines = 0;
  for (const model::Binding& binding : model::bindings()) lines += binding.what.empty() ? 0U : 1U;
  const bool two = ui.height < static_cast<float>(lines) * kRow + 120;
  const std::size_t per_column = two ? (lines + 1) / 2 : lines;
  const float width = std::min(two ? 760.F : 460.F, ui.width - 32);
  const float height = std::min(static_cast<float>(per_column) * kRow + 88, ui.height - 32);
  ui.canvas.fill({0, 0, ui.width, ui.height}, ui.theme.scrim, 0);
  const Rect card{(ui.width - width) / 2, (ui.height - height) / 2, width, height};
  ui.canvas.fill(card, ui.theme.raised, 14);
  ui.canvas.outline(card, ui.theme.line2, 14, 1);
  if (ui.area("help-sheet", {0, 0, ui.width, ui.height}).clicked)
    ui.viewer.perform(model::Action::kHelp);
  ui.canvas.text({card.x + 32, card.y + 34}, "Keys", type::kTitle, ui.theme.text);
  const float column = (width - 64) / (two ? 2.F : 1.F);
  std::size_t index = 0;
  std::string second;
  const auto bindings = model::bindings();
  for (std::size_t i = 0; i < bindings.size(); ++i) {
    if (bindings[i].what.empty()) continue;
    std::string keys = name_of(bindings[i].key);
    if (i + 1 < bindings.size() && bindings[i + 1].what.empty())
      keys += ", " + name_of(bindings[i + 1].key);
    const auto row = static_cast<float>(index % per_column);
    const float x = card.x + 32 + column * static_cast<float>(index / per_column);
    const float y = card.y + 70 + row * kRow;
    ui.canvas.text({x, y}, keys, type::kMicro, ui.theme.text);
    ui.canvas.text({x + 142, y}, ui.fitted(bindings[i].what, type::kSmall, column - 150),
                   type::kSmall, ui.theme.text2);
    ++index;
  }
}

}  // namespace ludolog::ui
