#include "common/windowsize.h"

#include "common/scaled.h"

#include <QScreen>
#include <QWidget>

namespace querymend {

void resizeToText(QWidget& window, const QSize& usual)
{
    constexpr QSize frame(24, 64);
    const QSize grown(scaled(usual.width()), scaled(usual.height()));
    window.resize(usual.expandedTo(grown.boundedTo(window.screen()->availableSize() - frame)));
}

} // namespace querymend
