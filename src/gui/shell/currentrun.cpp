#include "shell/currentrun.h"

#include "common/findingtext.h"
#include "db/addresses/connectionurl.h"
#include "run/fork.h"
#include "workbench.h"

#include <QDateTime>
#include <QLocale>

#include <utility>
#include <variant>

namespace querymend {

void RunRecord::show(std::vector<RunEvent> events)
{
    m_events = std::move(events);
    setMask(std::move(m_mask));
}

void RunRecord::append(const RunEvent& event)
{
    m_events.push_back(event);
    if (m_mask)
        m_masked.push_back(m_mask(event));
}

void RunRecord::setMask(Mask mask)
{
    m_mask = std::move(mask);
    m_masked.clear();
    for (std::size_t i = 0; m_mask && i < m_events.size(); ++i)
        m_masked.push_back(m_mask(m_events[i]));
}

void CurrentRun::show(std::vector<RunEvent> events)
{
    m_id = events.empty() ? std::string() : events.front().run;
    m_shown.show(std::move(events));
    m_beside.show({});
    m_chosen.reset();
    m_chosenOf = &m_shown;
}

void CurrentRun::begin(std::string run)
{
    show({});
    m_id = std::move(run);
}

void CurrentRun::showBeside(std::vector<RunEvent> earlier)
{
    if (m_chosenOf == &m_beside)
        m_chosen.reset();
    m_chosenOf = &m_shown;
    m_beside.show(std::move(earlier));
}

const RunRecord* CurrentRun::append(const RunEvent& event)
{
    if (m_id.empty() && std::holds_alternative<RunStarted>(event.body))
        m_id = event.run;
    const bool isBeside = !m_beside.events().empty() && m_beside.events().front().run == event.run;
    if (event.run != m_id && !isBeside)
        return nullptr;
    RunRecord& record = event.run == m_id ? m_shown : m_beside;
    record.append(event);
    return &record;
}

void CurrentRun::setMask(const RunRecord::Mask& mask)
{
    m_shown.setMask(mask);
    m_beside.setMask(mask);
}

const RunStarted* CurrentRun::start() const
{
    return startOf(m_shown.events());
}

std::optional<RunOutcome> CurrentRun::outcome() const
{
    std::optional<RunOutcome> outcome;
    for (const RunEvent& event : m_shown.events()) {
        if (const auto* const finished = std::get_if<RunFinished>(&event.body))
            outcome = finished->outcome;
    }
    return outcome;
}

std::optional<AttemptRef> CurrentRun::answer() const
{
    const bool isSolved = outcome() == RunOutcome::solved;
    std::optional<AttemptRef> answer;
    for (const RunEvent& event : m_shown.events()) {
        const auto* const selected = std::get_if<Selected>(&event.body);
        if (selected && isSolved)
            answer = selected->attempt;
        if (const auto* const accepted = std::get_if<AttemptAccepted>(&event.body))
            answer = accepted->attempt;
        if (const auto* const empty = std::get_if<EmptinessConfirmed>(&event.body))
            answer = empty->attempt;
    }
    return answer;
}

void CurrentRun::choose(const RunRecord& of, const AttemptRef& attempt)
{
    m_chosenOf = &of;
    m_chosen = attempt;
}

bool isOnOpenDatabase(const RunStarted& run, const Workbench& workbench)
{
    if (workbench.state() != ConnectionState::open)
        return false;
    return run.address.empty() ? run.database == workbench.target().shown()
                               : run.address == connectionUrlOf(workbench.target());
}

QString originWord(const std::vector<RunEvent>& run)
{
    const RunStarted* const start = startOf(run);
    if (!start)
        return {};
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(run.front().at);
    const QLocale locale;
    const QString when = at.date() == QDate::currentDate() ? locale.toString(at.time(), QLocale::ShortFormat)
                                                           : locale.toString(at, QLocale::ShortFormat);
    return shownName(start->database).section(QLatin1Char('/'), -1) + QStringLiteral(" · ") + when;
}

} // namespace querymend
