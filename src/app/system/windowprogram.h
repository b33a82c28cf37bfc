#pragma once

#include <QString>

namespace querymend {

/// The program that shows the window, in the folder of this one.
[[nodiscard]] QString windowProgram();
/// Whether there is a display.
[[nodiscard]] bool canShowWindows();

} // namespace querymend
