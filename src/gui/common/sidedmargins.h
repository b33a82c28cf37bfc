#pragma once

#include <QMargins>

namespace querymend {

/// Returns margins of which the first is where lines begin, and so on the right in a window from right to left. Qt
/// mirrors what is in a layout, but not the margins around it.
[[nodiscard]] QMargins sidedMargins(int start, int top, int end, int bottom);

} // namespace querymend
