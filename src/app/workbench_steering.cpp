// What the user does to runs.

#include "run/fork.h"
#include "workbench.h"

#include <QDateTime>

#include <utility>

namespace querymend {

void Workbench::setBreakpoints(const Breakpoints& breakpoints)
{
    m_breakpoints = breakpoints;
    if (m_running)
        m_running->run->driver().setBreakpoints(breakpoints);
}

void Workbench::stopAtNext()
{
    if (isRunning())
        m_running->run->driver().stopAtNext();
}

void Workbench::proceed(ContinueWay way)
{
    if (isRunning())
        m_running->run->driver().proceed(way);
}

std::vector<RunPaused> Workbench::stops() const
{
    std::vector<RunPaused> stops;
    if (isRunning()) {
        for (const RunStop& stop : m_running->run->driver().state().stops)
            stops.push_back(stop.what);
    }
    return stops;
}

const RunState* Workbench::runState() const
{
    return m_running ? &m_running->run->driver().state() : nullptr;
}

std::optional<EditRefusal> Workbench::edit(const EditRun& edit, std::unique_ptr<ModelPort> model)
{
    const bool isPossible = isRunning() && (edit.field != EditedField::model || model);
    if (!isPossible)
        return EditRefusal{edit.field, EditProblem::notHere, {}};
    auto refused = m_running->run->driver().edit(edit);
    if (!refused && model)
        m_running->model->use(std::move(model));
    return refused;
}

std::optional<EditRefusal> Workbench::branch(RunRequest request, const RunBranch& branch)
{
    if (!database())
        return EditRefusal{};
    RunStarted started = startOf(request);
    started.parent = RunParent{branch.parent.front().run, std::nullopt};
    if (branch.point == BranchPoint::start) {
        prepare(std::move(request));
        m_running->run->driver().start(std::move(started));
        return std::nullopt;
    }
    std::vector<EventBody> inherited = branch.point == BranchPoint::attempt
        ? forkOf(branch.parent, std::move(started), branch.attempt)
        : retryOf(branch.parent, std::move(started), branch.attempt, branch.hint);
    const std::shared_ptr<const SchemaView> schema = m_database->sharedSchema();
    const RunContext context{&m_database->dialect(), schema.get(), EngineInReach::yes, nullptr, {}};
    for (const EditRun& edit : branch.edits) {
        const auto facts = factsOfEdit(querymend::apply(stateAfter(inherited), RunResumed{}), context, edit);
        if (!facts)
            return facts.error();
        inherited.insert(inherited.end(), facts->begin(), facts->end());
    }
    prepare(std::move(request));
    m_running->run->driver().resume(inherited);
    return std::nullopt;
}

void Workbench::resume(RunRequest request, std::vector<RunEvent> earlier)
{
    if (!database() || earlier.empty())
        return;
    prepare(std::move(request), std::move(earlier));
    m_running->run->driver().resume();
}

std::optional<AcceptanceProblem> Workbench::accept(const std::vector<RunEvent>& run, const AttemptRef& attempt,
                                                   Acceptance what, const EventSink& keep)
{
    if (run.empty())
        return AcceptanceProblem::notThere;
    const bool isOurs = m_running && m_running->run->recorder().run() == run.front().run;
    if (isOurs && isRunning())
        return m_running->run->driver().accept(attempt, what);
    const RunState state = stateAfter(run);
    const auto fact = acceptanceOf(state, attempt, what);
    if (!fact)
        return fact.error();
    Recorder past(
        run.front().run, keep, [] { return QDateTime::currentMSecsSinceEpoch(); }, run);
    connect(&past, &Recorder::recorded, this,
            [this, &state, &past](const RunEvent& event) { handleEvent(event, state.start.question, past.events()); });
    Recorder& recorder = isOurs ? m_running->run->recorder() : past;
    if (const auto problem = recorder.record(*fact))
        Q_EMIT recordingFailed(problem->reason);
    return std::nullopt;
}

void Workbench::handleEvent(const RunEvent& event, const Question& question, const std::vector<RunEvent>& run)
{
    Q_EMIT recorded(event);
    if (const auto* const answer = std::get_if<AttemptAccepted>(&event.body))
        Q_EMIT accepted(question, answer->sql, run);
    if (const auto* const empty = std::get_if<EmptinessConfirmed>(&event.body))
        Q_EMIT accepted(question, empty->sql, run);
}

} // namespace querymend
