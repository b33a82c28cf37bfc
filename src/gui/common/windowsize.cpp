#include "common/windowsize.h"

#include "common/scaled.h"

#include <QLayout>
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

QSize roomySize(const QWidget& window, const QSize& usual)
{
    constexpr QSize most(1440, 900);
    if (!window.parentWidget())
        return usual;
    const QSize parent = window.parentWidget()->window()->size();
    return usual.expandedTo((parent * 3 / 4).boundedTo(most));
}

void growToContents(QWidget& window)
{
    const int needed = window.layout()->totalHeightForWidth(window.width()); // -1: independent of the width
    if (needed > window.height())
        window.resize(window.width(), needed);
}

bool isLow(const QWidget& window)
{
    constexpr int lines = 30;
    return window.height() < lines * window.fontMetrics().height();
}

} // namespace querymend
