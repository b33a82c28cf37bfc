#pragma once

#include <Qt>

class QString;

namespace querymend {

/// The flags to draw a text with in a window of a direction: placed as the direction says, but read as its own letters
/// are. Otherwise a date would be turned round in a window from right to left, and dots would be at the wrong end.
[[nodiscard]] int textFlags(const QString& text, Qt::Alignment alignment, Qt::LayoutDirection direction);

} // namespace querymend
