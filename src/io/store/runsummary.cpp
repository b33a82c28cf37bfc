#include "store/runsummary.h"

#include "run/eventrecord.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

RunStatus statusOf(RunOutcome outcome)
{
    switch (outcome) {
    case RunOutcome::solved:
        return RunStatus::solved;
    case RunOutcome::gaveUp:
        return RunStatus::gaveUp;
    case RunOutcome::cancelled:
        return RunStatus::cancelled;
    case RunOutcome::failed:
        return RunStatus::failed;
    case RunOutcome::unanswerable:
        return RunStatus::unanswerable;
    case RunOutcome::unanswered:
        return RunStatus::unanswered;
    }
    return RunStatus::failed;
}

void insert(std::vector<Category>& categories, Category category)
{
    const auto place = std::lower_bound(categories.begin(), categories.end(), category);
    if (place == categories.end() || *place != category)
        categories.insert(place, category);
}

} // namespace

void RunFold::add(const RunEvent& event)
{
    if (m_isEmpty)
        m_run = event.run;
    m_isEmpty = false;
    m_lastSeq = event.seq;
    m_lastEvent = typeOf(event.body);
    m_state = querymend::apply(std::move(m_state), event.body); // std::apply would match a variant too
    m_clock.take(event, m_state);
}

RunSummary RunFold::summary() const
{
    const RunStarted& start = m_state.start;
    RunSummary summary;
    summary.run = m_run;
    summary.startedAt = m_clock.firstAt;
    summary.question = start.question.text;
    summary.database = start.database;
    summary.dialect = start.dialect;
    summary.model = start.model;
    summary.modelKind = start.modelKind;
    if (m_state.end)
        summary.status = statusOf(m_state.end->outcome);
    for (const LaneState& lane : m_state.lanes) {
        summary.attempts += static_cast<std::uint32_t>(lane.attempts.size());
        summary.retries += lane.retries;
        for (const AttemptState& attempt : lane.attempts) {
            const Finding* const primary = attempt.verdict ? attempt.verdict->primary() : nullptr;
            if (primary)
                insert(summary.categories, categoryOf(primary->code));
        }
    }
    summary.tokens = m_state.tokens.all();
    summary.time = m_clock.duration();
    summary.lastSeq = m_lastSeq;
    summary.lastEvent = m_lastEvent;
    return summary;
}

} // namespace querymend
