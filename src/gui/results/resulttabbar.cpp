#include "results/resulttabbar.h"

#include <algorithm>

namespace querymend {

ResultTabBar::ResultTabBar(QWidget* parent) : QTabBar(parent)
{
    setElideMode(Qt::ElideRight);
    setExpanding(false);
}

QSize ResultTabBar::minimumTabSizeHint(int index) const
{
    const QSize whole = tabSizeHint(index);
    const QWidget* const buttons = tabButton(index, QTabBar::RightSide);
    if (!buttons)
        return whole;
    constexpr int letters = 10;
    const int readable = fontMetrics().averageCharWidth() * letters;
    const int around = whole.width() - fontMetrics().horizontalAdvance(tabText(index));
    return {std::min(whole.width(), around + readable), whole.height()};
}

} // namespace querymend

#include "moc_resulttabbar.cpp"
