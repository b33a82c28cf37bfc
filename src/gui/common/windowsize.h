#pragma once

class QSize;
class QWidget;

namespace querymend {

/// Gives a window a size that was chosen for text of the usual size. With larger text it grows, as far as the screen
/// has room and not beyond the window that it belongs to.
void resizeToText(QWidget& window, const QSize& usual);

} // namespace querymend
