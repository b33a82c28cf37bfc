#include "runs/runsteering.h"

#include "run/mendingattempts.h"

#include <utility>

namespace querymend {

bool RunSteering::isRunning() const
{
    return m_run && m_run->driver().state().phase == RunPhase::running;
}

void RunSteering::setBreakpoints(const Breakpoints& breakpoints)
{
    m_breakpoints = breakpoints;
    if (m_run)
        m_run->driver().setBreakpoints(breakpoints);
}

void RunSteering::stopAtNext()
{
    if (isRunning())
        m_run->driver().stopAtNext();
}

std::vector<RunPaused> RunSteering::stops() const
{
    std::vector<RunPaused> stops;
    if (isRunning()) {
        for (const RunStop& stop : m_run->driver().state().stops)
            stops.push_back(stop.what);
    }
    return stops;
}

std::optional<EditRefusal> RunSteering::edit(const EditRun& edit, std::unique_ptr<ModelPort> model)
{
    return isRunning() ? m_run->edit(edit, std::move(model)) : EditRefusal{edit.field, EditFailure::notHere, {}};
}

void RunSteering::proceed(ContinueWay way)
{
    if (isRunning())
        m_run->driver().proceed(way);
}

std::vector<PersonQuestion> RunSteering::questions() const
{
    return isRunning() ? m_run->driver().state().asked : std::vector<PersonQuestion>();
}

void RunSteering::answer(AnswerQuestion what)
{
    if (isRunning())
        m_run->driver().answer(std::move(what));
}

bool RunSteering::canTryCorrection(const std::string& run, const AttemptRef& attempt) const
{
    return isRunning() && m_run->recorder().run() == run && mayTakeCorrection(m_run->driver().state(), attempt);
}

void RunSteering::tryCorrection(const AttemptRef& attempt)
{
    if (isRunning())
        m_run->driver().tryCorrection(attempt);
}

} // namespace querymend
