#include "agents/agentruns.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

HeldStatement heldBy(const AgentRun& run)
{
    HeldStatement held{run.id(), run.state.start.model, run.state.start.database, {}, run.heldSince};
    const auto attempt = run.state.stops.front().what.attempt;
    if (!attempt || attempt->lane.value >= run.state.lanes.size())
        return held; // a damaged record
    const std::vector<AttemptState>& attempts = run.state.lane(attempt->lane).attempts;
    if (attempt->number < attempts.size())
        held.sql = attempts[attempt->number].sql;
    return held;
}

/// Null if it is not among them.
auto* runIn(auto& runs, const std::string& id)
{
    const auto found = std::ranges::find_if(runs, [&](const AgentRun& run) { return run.id() == id; });
    return found == runs.end() ? nullptr : &*found;
}

} // namespace

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
    return runIn(m_runs, run);
}

std::size_t AgentRuns::open() const
{
    return static_cast<std::size_t>(std::ranges::count_if(m_runs, [](const AgentRun& run) { return !run.isOver(); }));
}

std::vector<HeldStatement> AgentRuns::held() const
{
    std::vector<HeldStatement> held;
    for (const AgentRun& run : m_runs) {
        if (run.isHeld())
            held.push_back(heldBy(run));
    }
    std::ranges::sort(held, {}, &HeldStatement::since);
    return held;
}

/// A program that reconnects sends its open runs again from the start.
void AgentRuns::take(const RunEvent& event)
{
    AgentRun* run = runIn(m_runs, event.run);
    const bool isFirst = event.seq <= 1 && (!run || event.seq == run->events.front().seq);
    if (isFirst) {
        std::erase_if(m_runs, [&](const AgentRun& other) { return other.id() == event.run; });
        forgetEnded();
        run = &m_runs.emplace_back();
    } else if (!run || event.seq <= run->events.back().seq) {
        return; // the run began before this window was open, or the event is already here
    }
    run->events.push_back(event);
    run->state = querymend::apply(std::move(run->state), event.body);
    const bool isChanged = noteHeld(*run) || isFirst || run->isOver();
    Q_EMIT recorded(event);
    if (isChanged)
        Q_EMIT changed();
}

bool AgentRuns::noteHeld(AgentRun& run)
{
    const bool isHeld = !run.isOver() && !run.state.stops.empty();
    if (isHeld == run.isHeld())
        return false;
    run.heldSince = isHeld ? run.events.back().at : 0;
    return true;
}

void AgentRuns::lose(const std::string& run)
{
    AgentRun* const lost = runIn(m_runs, run);
    if (!lost || lost->isOver())
        return;
    lost->isLost = true;
    noteHeld(*lost);
    Q_EMIT changed();
}

void AgentRuns::forgetEnded()
{
    const auto isOver = [](const AgentRun& run) { return run.isOver(); };
    if (static_cast<std::size_t>(std::ranges::count_if(m_runs, isOver)) >= mostEnded)
        m_runs.erase(std::ranges::find_if(m_runs, isOver));
}

} // namespace querymend

#include "moc_agentruns.cpp"
