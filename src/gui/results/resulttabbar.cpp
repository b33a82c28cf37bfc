#include "results/resulttabbar.h"

#include <QHelpEvent>
#include <QTabWidget>
#include <QTextDocument>
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
    const QWidget* const page = tabs->widget(tabAt(help->pos()));
    const QString origin = page ? page->property("origin").toString() : QString();
    if (origin.isEmpty())
        return QTabBar::event(event);
    const QString text = tabToolTip(tabAt(help->pos())) + QLatin1Char('\n') + origin;
    QToolTip::showText(help->globalPos(), Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal), this);
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
