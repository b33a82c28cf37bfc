#pragma once

class QSize;
class QWidget;

namespace querymend {

/// Gives a window a size that was chosen for text of the usual size. With larger text it grows, as far as the screen
/// has room.
void resizeToText(QWidget& window, const QSize& usual);

} // namespace querymend
