#pragma once

class QWidget;

namespace querymend {

/// Has a widget painted from left to right even where the application runs from right to left. A painter takes the
/// application's direction, whatever that of its widget; Scintilla would then paint signs and blanks out of order.
void paintFromLeftToRight(QWidget& widget);

} // namespace querymend
