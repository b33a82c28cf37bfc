#pragma once

#include <QSize>

class QWidget;

namespace querymend {

/// Gives a window a size that was chosen for text of the usual size. With larger text it grows, as far as the screen
/// has room and not beyond the window that it belongs to.
void resizeToText(QWidget& window, const QSize& usual);

/// Returns the size for a dialog that needs room for long texts: three quarters of a large window that it belongs to.
[[nodiscard]] QSize roomySize(const QWidget& window, const QSize& usual);

/// Whether a window has room for few lines of text only, so that what is not needed should give way.
[[nodiscard]] bool isLow(const QWidget& window);

/// Makes a window that has a layout at least as high as its contents need at its width, such as texts that wrap.
void growToContents(QWidget& window);

} // namespace querymend
