#include "agents/agentruns.h"

#include "run/state.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace querymend {

namespace {

HeldStatement heldBy(const AgentRun& run, const AttemptRef& attempt)
{
    const RunStarted& start = run.start();
    HeldStatement held{run.id(), start.model, start.database, {}, run.events.back().at};
    const RunState state = stateAfter(run.events);
    const std::vector<AttemptState>& attempts = state.lane(attempt.lane).attempts;
    if (attempt.number < attempts.size())
        held.sql = attempts[attempt.number].sql;
    return held;
}

} // namespace

const RunStarted& AgentRun::start() const
{
    return std::get<RunStarted>(events.front().body);
}

AgentRuns::AgentRuns(AgentWatch& watch, QObject* parent) : QObject(parent), m_watch(watch)
{
    connect(&watch, &AgentWatch::recorded, this, &AgentRuns::take);
    connect(&watch, &AgentWatch::runLost, this, &AgentRuns::lose);
    connect(&watch, &AgentWatch::connectedChanged, this, &AgentRuns::changed);
    connect(&watch, &AgentWatch::editRefused, this, [this](const std::string&, const std::string& reason) {
        Q_EMIT editRefused(QString::fromStdString(reason));
    });
}

const AgentRun* AgentRuns::find(const std::string& run) const
{
    const auto found = std::ranges::find_if(m_runs, [&](const AgentRun& known) { return known.id() == run; });
    return found == m_runs.end() ? nullptr : &*found;
}

AgentRun* AgentRuns::known(const std::string& run)
{
    return const_cast<AgentRun*>(find(run)); // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

std::size_t AgentRuns::open() const
{
    return static_cast<std::size_t>(std::ranges::count_if(m_runs, [](const AgentRun& run) { return !run.isOver; }));
}

std::vector<HeldStatement> AgentRuns::held() const
{
    std::vector<HeldStatement> held;
    for (const AgentRun& run : m_runs) {
        if (run.held)
            held.push_back(*run.held);
    }
    std::ranges::sort(held, {}, &HeldStatement::since);
    return held;
}

/// A program that meets this window again tells its open runs from the start, and may repeat what it has told.
void AgentRuns::take(const RunEvent& event)
{
    AgentRun* run = known(event.run);
    const bool isRepeated = run && event.seq > run->events.front().seq && event.seq <= run->events.back().seq;
    if (isRepeated)
        return;
    if (std::holds_alternative<RunStarted>(event.body)) {
        if (run)
            std::erase_if(m_runs, [&](const AgentRun& other) { return &other == run; });
        forgetEnded();
        m_runs.push_back({{event}});
        run = &m_runs.back();
    } else if (run) {
        run->events.push_back(event);
    } else {
        return; // it began when nobody watched
    }
    note(*run, event);
    Q_EMIT recorded(event);
    if (run->isOver || run->events.size() == 1 || run->held || std::holds_alternative<RunContinued>(event.body))
        Q_EMIT changed();
}

void AgentRuns::note(AgentRun& run, const RunEvent& event)
{
    const auto* const paused = std::get_if<RunPaused>(&event.body);
    if (paused && paused->attempt)
        run.held = heldBy(run, *paused->attempt);
    if (std::holds_alternative<RunContinued>(event.body))
        run.held.reset();
    if (std::holds_alternative<RunFinished>(event.body)) {
        run.held.reset();
        run.isOver = true;
    }
}

void AgentRuns::lose(const std::string& run)
{
    AgentRun* const lost = known(run);
    if (!lost)
        return;
    lost->held.reset();
    lost->isOver = true;
    Q_EMIT changed();
}

void AgentRuns::forgetEnded()
{
    const auto isOver = [](const AgentRun& run) { return run.isOver; };
    if (static_cast<std::size_t>(std::ranges::count_if(m_runs, isOver)) >= mostEnded)
        m_runs.erase(std::ranges::find_if(m_runs, isOver));
}

} // namespace querymend

#include "moc_agentruns.cpp"
