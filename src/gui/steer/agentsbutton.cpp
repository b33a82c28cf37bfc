#include "steer/agentsbutton.h"

#include "agents/agentruns.h"
#include "common/findingtext.h"
#include "common/icon.h"
#include "common/runwords.h"
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
    const RunStarted& start = run.start();
    QString question = textOf(start.question.text).simplified();
    if (question.size() > longestQuestion)
        question = question.left(longestQuestion - 1) + QStringLiteral("…");
    const QString database = shownName(start.database).section(QLatin1Char('/'), -1);
    return (shownName(start.model) + QStringLiteral(" · ") + question + QStringLiteral(" · ") + database)
        .replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

AgentsButton::AgentsButton(AgentRuns& runs, const Theme& theme, QWidget* parent)
    : QToolButton(parent), m_runs(runs), m_theme(theme), m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("agents"));
    setCheckable(true);
    setPopupMode(MenuButtonPopup);
    setFocusPolicy(Qt::TabFocus);
    setMinimumHeight(24);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &AgentsButton::fillMenu);
    connect(&runs, &AgentRuns::changed, this, &AgentsButton::showCount);
    connect(this, &QToolButton::toggled, this, &AgentsButton::showCount);
    showCount();
}

void AgentsButton::fillMenu()
{
    m_menu->clear();
    const auto& runs = m_runs.runs();
    if (runs.empty())
        m_menu->addAction(tr("No agent has done anything yet"))->setEnabled(false);
    std::size_t listed = 0;
    for (auto run = runs.rbegin(); run != runs.rend() && listed < mostListed; ++run, ++listed) {
        const Icon sign = run->held ? Icon::pauseFill : run->isOver ? Icon::clockHistory : Icon::playFill;
        QAction* const action =
            m_menu->addAction(themedIcon(sign, m_theme, run->isOver ? Tone::muted : Tone::accent), titleOf(*run));
        connect(action, &QAction::triggered, this, [this, id = run->id()] { Q_EMIT runChosen(id); });
    }
}

void AgentsButton::showCount()
{
    const auto open = static_cast<int>(m_runs.open());
    setIcon(themedIcon(Icon::cpu, m_theme, open == 0 && !isChecked() ? Tone::muted : Tone::accent));
    setText(QString::number(open));
    setToolButtonStyle(open == 0 ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    setAccessibleName(open == 0 ? tr("Agents: idle") : tr("Agents: %n at work", nullptr, open));
    setToolTip(accessibleName() + QLatin1Char('\n') + tr("While this is on, the timeline follows what agents do."));
}

void AgentsButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showCount();
}

} // namespace querymend

#include "moc_agentsbutton.cpp"
