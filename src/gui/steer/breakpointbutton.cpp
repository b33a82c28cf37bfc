#include "steer/breakpointbutton.h"

#include "common/icon.h"
#include "common/menutitle.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "runs/runsteering.h"
#include "steer/steeractions.h"

#include <QEvent>
#include <QMenu>

#include <array>

namespace querymend {

namespace {

constexpr std::array categories{Category::syntaxError, Category::schemaReference,  Category::executionError,
                                Category::emptyResult, Category::validationFailed, Category::generic};

/// When a run can be made to ask its user, even while it is running.
constexpr std::array moments{AskMoment::failure, AskMoment::lastFailure, AskMoment::disagreement};

QString wordOf(AskMoment moment)
{
    switch (moment) {
    case AskMoment::failure:
        return BreakpointButton::tr("After a Failed Statement");
    case AskMoment::lastFailure:
        return BreakpointButton::tr("When No Correction Is Left");
    case AskMoment::disagreement:
        return BreakpointButton::tr("When Results Differ");
    case AskMoment::ambiguous:
        break; // a setting: the question is read before anything can be stopped
    }
    return {};
}

} // namespace

BreakpointButton::BreakpointButton(RunSteering& steering, SteerActions& actions, const Theme& theme, QWidget* parent)
    : QToolButton(parent), m_steering(steering), m_actions(actions), m_theme(theme)
{
    setObjectName(QStringLiteral("breakpoints"));
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setMinimumHeight(scaled(24));
    auto* const menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    addMenuTitle(*menu, tr("Breakpoints"));
    menu->addAction(&actions[SteerAction::beforeModel]);
    menu->addAction(&actions[SteerAction::beforeDatabase]);
    menu->addSeparator();
    addMenuTitle(*menu, tr("Stop Before Retrying After a Mistake"));
    for (const Category category : categories) {
        const CardKind kind = cardKindOf(category);
        QAction* const action = menu->addAction(themedIcon(iconOf(kind), theme, toneOf(kind)), menuWordOf(kind));
        action->setCheckable(true);
        action->setIconVisibleInMenu(false); // otherwise the icon replaces the check mark
        connect(action, &QAction::toggled, this, &BreakpointButton::applySwitches);
        m_categories.push_back(action);
    }
    menu->addSeparator();
    addMenuTitle(*menu, tr("Ask Me What to Do"));
    for (const AskMoment moment : moments) {
        QAction* const action = menu->addAction(wordOf(moment));
        action->setCheckable(true);
        action->setObjectName(QStringLiteral("ask%1").arg(static_cast<int>(moment)));
        connect(action, &QAction::toggled, this, &BreakpointButton::applySwitches);
        m_asks.push_back(action);
    }
    menu->addSeparator();
    menu->addAction(&actions[SteerAction::stopAtNext]);
    setMenu(menu);
    connect(&actions[SteerAction::beforeModel], &QAction::toggled, this, &BreakpointButton::applySwitches);
    connect(&actions[SteerAction::beforeDatabase], &QAction::toggled, this, &BreakpointButton::applySwitches);
    connect(&actions[SteerAction::stopAtNext], &QAction::triggered, this, [this] { m_steering.stopAtNext(); });
    showCount();
}

void BreakpointButton::applySwitches()
{
    Breakpoints breakpoints;
    breakpoints.beforeModel = m_actions[SteerAction::beforeModel].isChecked();
    breakpoints.beforeDatabase = m_actions[SteerAction::beforeDatabase].isChecked();
    for (std::size_t i = 0; i < categories.size(); ++i)
        breakpoints.set(categories[i], m_categories[i]->isChecked());
    for (std::size_t i = 0; i < moments.size(); ++i)
        breakpoints.set(moments[i], m_asks[i]->isChecked());
    m_steering.setBreakpoints(breakpoints);
    showCount();
}

void BreakpointButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showCount();
}

void BreakpointButton::showCount()
{
    const Breakpoints& breakpoints = m_steering.breakpoints();
    int count = (breakpoints.beforeModel ? 1 : 0) + (breakpoints.beforeDatabase ? 1 : 0);
    for (const Category category : categories)
        count += breakpoints.has(category) ? 1 : 0;
    for (const AskMoment moment : moments)
        count += breakpoints.asksAt(moment) ? 1 : 0;
    const QString name = count == 0 ? tr("Breakpoints: none") : tr("Breakpoints: %n on", nullptr, count);
    setIcon(themedIcon(Icon::octagon, m_theme, count == 0 ? Tone::muted : Tone::accent));
    setText(QString::number(count));
    setToolButtonStyle(count == 0 ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    setAccessibleName(name);
    setToolTip(tr("%1. Runs stop there so that you can inspect and change them.").arg(name));
}

} // namespace querymend

#include "moc_breakpointbutton.cpp"
