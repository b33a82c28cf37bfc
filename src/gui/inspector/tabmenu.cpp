#include "inspector/tabmenu.h"

#include "common/icon.h"
#include "common/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>

#include <numeric>

namespace querymend {

TabMenu::TabMenu(QTabWidget& tabs, const Theme& theme) : QToolButton(&tabs), m_tabs(tabs)
{
    setIcon(themedIcon(Icon::chevronDown, theme, Tone::muted));
    setAccessibleName(tr("All pages"));
    setToolTip(tr("All pages"));
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    auto* const menu = new QMenu(this);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &TabMenu::fill);
    connect(&tabs, &QTabWidget::currentChanged, this, &TabMenu::fold);
    tabs.setCornerWidget(this);
    tabs.tabBar()->setProperty("role", QStringLiteral("folded")); // this menu takes the place of its arrows
    tabs.installEventFilter(this);
    tabs.tabBar()->installEventFilter(this);
    hide();
}

void TabMenu::fill()
{
    menu()->clear();
    for (int i = 0; i < m_tabs.count(); ++i) {
        QAction* const action = menu()->addAction(m_tabs.tabText(i));
        action->setCheckable(true);
        action->setChecked(i == m_tabs.currentIndex());
        connect(action, &QAction::triggered, &m_tabs, [this, i] { m_tabs.setCurrentIndex(i); });
    }
}

bool TabMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        fold();
    if (event->type() == QEvent::KeyPress && watched == m_tabs.tabBar()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int forwards = m_tabs.isRightToLeft() ? Qt::Key_Left : Qt::Key_Right;
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            go(key == forwards ? 1 : -1);
            return true;
        }
    }
    return QToolButton::eventFilter(watched, event);
}

void TabMenu::go(int direction)
{
    const int next = m_tabs.currentIndex() + direction;
    if (next >= 0 && next < m_tabs.count())
        m_tabs.setCurrentIndex(next);
}

void TabMenu::measure()
{
    QStringList texts{m_tabs.tabBar()->font().toString()};
    for (int i = 0; i < m_tabs.count(); ++i)
        texts << m_tabs.tabText(i);
    if (texts == m_measured)
        return;
    m_measured = texts;
    m_widths.clear();
    for (int i = 0; i < m_tabs.count(); ++i)
        m_tabs.setTabVisible(i, true);
    for (int i = 0; i < m_tabs.count(); ++i)
        m_widths << m_tabs.tabBar()->tabRect(i).width();
}

/// The tabs keep their order; the current one takes the place of those that it needs.
void TabMenu::fold()
{
    if (m_tabs.count() == 0)
        return;
    measure();
    const bool isFolded = std::accumulate(m_widths.begin(), m_widths.end(), 0) > m_tabs.width();
    setVisible(isFolded);
    const int current = m_tabs.currentIndex();
    m_tabs.setTabVisible(current, true); // first, or the next one that is shown becomes the current one
    int room = m_tabs.width() - (isFolded ? sizeHint().width() : 0) - m_widths[current];
    for (int i = 0; i < m_tabs.count(); ++i) {
        const bool fits = i == current || m_widths[i] <= room;
        room -= i == current ? 0 : fits ? m_widths[i] : room; // what follows one that does not fit is folded too
        if (m_tabs.isTabVisible(i) != fits)
            m_tabs.setTabVisible(i, fits);
    }
}

} // namespace querymend

#include "moc_tabmenu.cpp"
