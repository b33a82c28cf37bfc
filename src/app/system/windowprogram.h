#pragma once

#include <QString>

namespace querymend {

/// The program that shows the window: this one if it does, or else one in its folder.
[[nodiscard]] QString windowProgram();
/// Whether there is a display.
[[nodiscard]] bool canShowWindows();

} // namespace querymend
