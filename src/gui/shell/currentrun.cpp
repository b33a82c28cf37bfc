#include "shell/currentrun.h"

#include "common/findingtext.h"
#include "db/addresses/connectionurl.h"
#include "run/fork.h"
#include "run/state.h"
#include "workbench.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <utility>
#include <variant>

namespace querymend {

namespace {

bool isEnd(const RunEvent& event)
{
    const auto step = stepOf(event.body);
    return step && step->kind == StepKind::finished;
}

} // namespace

void RunRecord::show(std::vector<RunEvent> events)
{
    m_events = std::move(events);
    m_liveness = std::ranges::any_of(m_events, isEnd) ? RunLiveness::ended : RunLiveness::live;
    setMask(std::move(m_mask));
}

bool RunRecord::judge(const std::vector<Maker>& makers)
{
    if (m_events.empty() || m_liveness == RunLiveness::ended)
        return false;
    const std::string& run = m_events.front().run;
    const bool isMade = std::ranges::any_of(makers, [&run](const Maker& makes) { return makes(run); });
    const RunLiveness liveness = isMade ? RunLiveness::live : RunLiveness::interrupted;
    return std::exchange(m_liveness, liveness) != liveness;
}

void RunRecord::append(const RunEvent& event)
{
    m_events.push_back(event);
    if (isEnd(event))
        m_liveness = RunLiveness::ended;
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
    m_shown.judge(m_makers);
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
    m_beside.judge(m_makers);
}

bool CurrentRun::judge()
{
    const bool isNews = m_shown.judge(m_makers);
    return m_beside.judge(m_makers) || isNews;
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
    const RunState state = stateAfter(m_shown.events());
    return state.end ? std::optional(state.end->outcome) : std::nullopt;
}

std::optional<AttemptRef> CurrentRun::answer() const
{
    const RunState state = stateAfter(m_shown.events());
    if (state.accepted)
        return state.accepted;
    return state.end && state.end->outcome == RunOutcome::solved ? state.selected : std::nullopt;
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
    const QString time = locale.toString(at.time(), QLocale::ShortFormat);
    QString when = at.date() == QDate::currentDate() ? time : locale.toString(at, QLocale::ShortFormat);
    when.replace(time, QString(time).replace(QLatin1Char(' '), QChar(QChar::Nbsp))); // "4:00 PM" stays on one line
    return shownName(start->database).section(QLatin1Char('/'), -1) + QStringLiteral(" · ") + when;
}

} // namespace querymend
