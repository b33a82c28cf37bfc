#include "common/windowsize.h"

#include "common/scaled.h"

#include <QScreen>
#include <QWidget>

namespace querymend {

void resizeToText(QWidget& window, const QSize& usual)
{
    constexpr QSize frame(24, 64);
    const QSize screen = window.screen()->availableSize() - frame;
    const QSize room = window.parentWidget() ? window.parentWidget()->window()->size().boundedTo(screen) : screen;
    const QSize grown(scaled(usual.width()), scaled(usual.height()));
    window.resize(usual.expandedTo(grown.boundedTo(room)));
}

} // namespace querymend
