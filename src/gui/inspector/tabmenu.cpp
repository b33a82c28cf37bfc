#include "inspector/tabmenu.h"

#include "common/icon.h"
#include "common/theme.h"

#include <QEvent>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>

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
    tabs.setCornerWidget(this);
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
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        showIfNeeded();
    return QToolButton::eventFilter(watched, event);
}

void TabMenu::showIfNeeded()
{
    const int last = m_tabs.count() - 1;
    const QRect first = m_tabs.tabBar()->tabRect(0);
    const QRect all = first.united(m_tabs.tabBar()->tabRect(last));
    setVisible(last >= 0 && all.width() > m_tabs.width());
}

} // namespace querymend

#include "moc_tabmenu.cpp"
