#include "results/resulttabbar.h"

#include "common/plaintip.h"

#include <QHelpEvent>
#include <QTabWidget>
#include <QToolTip>

#include <algorithm>

namespace querymend {

ResultTabBar::ResultTabBar(QWidget* parent) : QTabBar(parent)
{
    setElideMode(Qt::ElideRight);
    setExpanding(false);
}

bool ResultTabBar::event(QEvent* event)
{
    const auto* const tabs = qobject_cast<QTabWidget*>(parentWidget());
    if (event->type() != QEvent::ToolTip || !tabs)
        return QTabBar::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const int tab = tabAt(help->pos());
    const QWidget* const page = tabs->widget(tab);
    QStringList lines{tabToolTip(tab), page ? page->property("origin").toString() : QString()};
    lines.removeAll(QString());
    if (lines.isEmpty())
        return QTabBar::event(event);
    QToolTip::showText(help->globalPos(), wrappedTip(lines.join(QLatin1Char('\n'))), this);
    return true;
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
