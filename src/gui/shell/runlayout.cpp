#include "shell/runlayout.h"

#include "common/scaled.h"
#include "schema/schemapanel.h"
#include "shell/panels.h"
#include "timeline/shapeswitch.h"
#include "timeline/timelinepanel.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

#include <algorithm>

namespace querymend {

RunLayout::RunLayout(QMainWindow& window, WindowLayout& layout, Panels& panels, const Actions& actions,
                     const Theme& theme)
    : QObject(&window), m_window(window), m_layout(layout), m_panels(panels), m_actions(actions),
      m_shapes(new ShapeSwitch(panels.timeline().view(), &panels.timeline())),
      m_drawer(new QToolButton(&panels.timeline()))
{
    QAction& action = m_actions[ActionId::runLayout];
    action.setCheckable(true);
    action.setIconVisibleInMenu(false); // it would replace the check mark
    connect(&action, &QAction::triggered, this,
            [this](bool isOn) { show(isOn ? Arrangement::run : Arrangement::working); });
    QDockWidget* const details = m_layout.docks()[2];
    m_drawer->setIcon(themedIcon(Icon::journalText, theme, Tone::muted));
    m_drawer->setCheckable(true);
    m_drawer->setMinimumHeight(scaled(24)); // not its width, to which it would shrink beside a long headline
    m_drawer->setFocusPolicy(Qt::TabFocus);
    m_drawer->hide();
    connect(m_drawer, &QToolButton::clicked, details, &QWidget::setVisible);
    connect(details->toggleViewAction(), &QAction::toggled, m_drawer, &QAbstractButton::setChecked);
    panels.timeline().addToBar(m_shapes);
    panels.timeline().addToBar(m_drawer);
    m_window.installEventFilter(this);
    showTexts();
}

void RunLayout::restore()
{
    show(m_layout.restore());
}

/// What is shown for an audience is not the user's choice.
void RunLayout::keep() const
{
    m_layout.keep(m_isPresenting ? m_chosen : m_layout.arrangement());
}

void RunLayout::reset()
{
    m_layout.reset();
    m_drawer->setChecked(!m_layout.docks()[2]->isHidden());
}

void RunLayout::show(Arrangement arrangement)
{
    const bool isRun = arrangement == Arrangement::run;
    m_layout.arrange(arrangement);
    m_actions[ActionId::runLayout].setChecked(isRun);
    m_shapes->setOn(isRun);
    m_drawer->setVisible(isRun);
    m_drawer->setChecked(!m_layout.docks()[2]->isHidden());
}

void RunLayout::setPresenting(bool isPresenting)
{
    if (isPresenting == m_isPresenting)
        return;
    m_isPresenting = isPresenting;
    m_window.menuBar()->setVisible(!isPresenting);
    m_panels.schema().setPromptShown(!isPresenting);
    if (!isPresenting)
        return show(m_chosen);
    m_chosen = m_layout.arrangement();
    show(Arrangement::run);
}

void RunLayout::openMenus()
{
    QMenuBar& bar = *m_window.menuBar();
    if (m_window.focusWidget() != &bar)
        m_beforeMenus = m_window.focusWidget();
    bar.show();
    m_window.layout()->activate(); // the menu opens below its title, which must be in its place by then
    // Queued, because the next menu opens after the one before it has closed.
    constexpr auto how = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection);
    for (const QAction* const action : bar.actions())
        connect(action->menu(), &QMenu::aboutToHide, this, &RunLayout::hideClosedMenus, how);
    bar.setActiveAction(bar.actions().front());
}

void RunLayout::hideClosedMenus()
{
    QMenuBar& bar = *m_window.menuBar();
    const auto isOpen = [](const QAction* action) { return action->menu()->isVisible(); };
    if (!m_isPresenting || std::ranges::any_of(bar.actions(), isOpen))
        return;
    if (m_window.focusWidget() == &bar && m_beforeMenus)
        m_beforeMenus->setFocus(Qt::MenuBarFocusReason);
    bar.hide();
}

bool RunLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showTexts();
    return QObject::eventFilter(watched, event);
}

void RunLayout::showTexts()
{
    m_drawer->setAccessibleName(tr("Details of the attempt"));
    m_drawer->setToolTip(tr("Details of the attempt"));
}

} // namespace querymend

#include "moc_runlayout.cpp"
