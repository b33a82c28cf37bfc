#include "shell/storybar.h"

#include "common/findingtext.h"
#include "db/addresses/connectionurl.h"
#include "run/fork.h"
#include "shell/panels.h"
#include "workbench.h"

#include <QEvent>

namespace querymend {

namespace {

QString fileNameOf(const std::string& database)
{
    return shownName(database).section(QLatin1Char('/'), -1);
}

} // namespace

StoryBar::StoryBar(Panels& panels, const Workbench& workbench, Theme& theme, QWidget* parent)
    : InlineMessage(theme, parent), m_panels(panels), m_workbench(workbench)
{
    connect(&panels, &Panels::runChanged, this, &StoryBar::showState);
    connect(&workbench, &Workbench::stateChanged, this, &StoryBar::showState);
    connect(&workbench, &Workbench::runEnded, this, &StoryBar::showState);
    connect(this, &InlineMessage::actionTaken, this, &StoryBar::act);
}

bool StoryBar::isAnotherAsked() const
{
    return m_workbench.isRunning() && !m_workbench.events().empty() && !m_panels.run().id().empty()
        && m_workbench.events().front().run != m_panels.run().id();
}

/// Older records have no address; passwords are in none.
std::optional<ConnectionTarget> StoryBar::databaseOfRun() const
{
    const RunStarted* const start = m_panels.run().start();
    if (!start || start->address.empty())
        return std::nullopt;
    auto target = parseConnectionUrl(start->address, [](std::string_view) { return std::nullopt; });
    return target ? std::optional(std::move(target).value()) : std::nullopt;
}

void StoryBar::showState()
{
    if (isAnotherAsked())
        return say(Tone::accent,
                   tr("Answering another question: %1").arg(shownName(m_workbench.runState()->start.question.text)),
                   tr("Show"));
    const RunStarted* const start = m_panels.run().start();
    if (!start || m_workbench.state() == ConnectionState::opening || isOnOpenDatabase(*start, m_workbench))
        return clear();
    const RunStarted* const displayed = startOf(m_panels.run().shown().displayed());
    const QString own = displayed ? fileNameOf(displayed->database) : QString();
    const QString text = m_workbench.state() == ConnectionState::closed
        ? tr("This run was made on %1, which is not open.").arg(own)
        : tr("This run was made on %1, but %2 is open.").arg(own, fileNameOf(m_workbench.target().shown()));
    say(Tone::accent, text, databaseOfRun() ? tr("Open %1").arg(own) : QString());
}

void StoryBar::act()
{
    if (isAnotherAsked())
        return m_panels.open(m_workbench.events());
    if (const auto target = databaseOfRun())
        Q_EMIT openAsked(*target);
}

void StoryBar::changeEvent(QEvent* event)
{
    InlineMessage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !isHidden())
        showState();
}

} // namespace querymend

#include "moc_storybar.cpp"
