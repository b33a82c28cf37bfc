#include "steer/agentsbutton.h"

#include "agents/agentruns.h"
#include "common/findingtext.h"
#include "common/icon.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/theme.h"

#include <QEvent>
#include <QMenu>

namespace querymend {

namespace {

constexpr std::size_t mostListed = 15;

/// `robot · Who ordered most? · shop.sqlite`.
QString titleOf(const AgentRun& run)
{
    constexpr int longestQuestion = 60;
    QString question = textOf(run.state.start.question.text).simplified();
    if (question.size() > longestQuestion)
        question = question.left(longestQuestion - 1) + QStringLiteral("…");
    const QString database = shownName(run.state.start.database).section(QLatin1Char('/'), -1);
    QString title =
        shownName(run.state.start.model) + QStringLiteral(" · ") + question + QStringLiteral(" · ") + database;
    return title.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

AgentsButton::AgentsButton(AgentRuns& runs, const Theme& theme, QWidget* parent)
    : QToolButton(parent), m_runs(runs), m_theme(theme), m_follow(new QAction(this))
{
    setObjectName(QStringLiteral("agents"));
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setMinimumHeight(scaled(24));
    setMenu(new QMenu(this));
    m_follow->setObjectName(QStringLiteral("followAgents"));
    m_follow->setCheckable(true);
    hide();
    connect(menu(), &QMenu::aboutToShow, this, &AgentsButton::fillMenu);
    connect(&runs, &AgentRuns::changed, this, &AgentsButton::showCount);
    connect(m_follow, &QAction::toggled, this, &AgentsButton::showCount);
    connect(m_follow, &QAction::toggled, this, &AgentsButton::followingChanged);
    fillMenu();
    showCount();
}

bool AgentsButton::isFollowing() const
{
    return m_follow->isChecked();
}

void AgentsButton::fillMenu()
{
    menu()->clear();
    menu()->addAction(m_follow);
    menu()->addSeparator();
    const auto& runs = m_runs.runs();
    if (runs.empty())
        menu()->addAction(tr("No Agent Activity Yet"))->setEnabled(false);
    std::size_t listed = 0;
    for (auto run = runs.rbegin(); run != runs.rend() && listed < mostListed; ++run, ++listed) {
        const Icon sign = run->isHeld() ? Icon::pauseFill : run->isOver() ? Icon::clockHistory : Icon::playFill;
        QAction* const action =
            menu()->addAction(themedIcon(sign, m_theme, run->isOver() ? Tone::muted : Tone::accent), titleOf(*run));
        connect(action, &QAction::triggered, this, [this, id = run->id()] { Q_EMIT runChosen(id); });
    }
}

void AgentsButton::showCount()
{
    setVisible(isVisibleTo(parentWidget()) || m_runs.isAnyKnown());
    const auto open = static_cast<int>(m_runs.open());
    m_follow->setText(tr("Follow Agents"));
    setIcon(themedIcon(Icon::cpu, m_theme, open == 0 && !isFollowing() ? Tone::muted : Tone::accent));
    setText(QString::number(open));
    setToolButtonStyle(open == 0 ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    setAccessibleName(open == 0 ? tr("Agents: idle") : tr("Agents: %n at work", nullptr, open));
    setToolTip(tr("%1. The timeline can follow what they do.").arg(accessibleName()));
}

void AgentsButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showCount();
}

} // namespace querymend

#include "moc_agentsbutton.cpp"
