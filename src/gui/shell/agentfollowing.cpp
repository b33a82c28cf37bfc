#include "shell/agentfollowing.h"

#include "common/helppage.h"
#include "common/theme.h"
#include "shell/panels.h"
#include "shell/steering.h"
#include "steer/agentbar.h"
#include "steer/agentsbutton.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"
#include "workbench.h"

namespace querymend {

AgentFollowing::AgentFollowing(AgentWatch& watch, const Workbench& workbench, Panels& panels, Steering& steering,
                               Theme& theme, QObject* parent)
    : QObject(parent), m_runs(watch), m_workbench(workbench), m_panels(panels), m_steering(steering),
      m_button(new AgentsButton(m_runs, theme, &panels.timeline()))
{
    panels.timeline().addToBar(m_button);
    setHelpPage(*m_button, "agents");
    auto* const bar = new AgentBar(m_runs, theme, steering.panel());
    steering.addAbove(bar);
    setHelpPage(*bar, "agents");
    m_panels.addMaker([this](const std::string& run) {
        const AgentRun* const known = m_runs.find(run);
        return known && !known->isOver();
    });
    connect(&m_runs, &AgentRuns::changed, this, [this] {
        if (m_runs.find(m_panels.run().id()))
            m_panels.updateLiveness(); // its program may have ended
    });
    connect(&m_runs, &AgentRuns::recorded, this, &AgentFollowing::take);
    connect(&m_runs, &AgentRuns::editRefused, &steering, &Steering::say);
    connect(m_button, &AgentsButton::runChosen, this, &AgentFollowing::open);
    connect(m_button, &AgentsButton::followingChanged, this, [this](bool isOn) {
        if (isOn)
            showLatest();
    });
    connect(bar, &AgentBar::showAsked, this, &AgentFollowing::open);
    connect(bar, &AgentBar::editAsked, &steering, &Steering::editHeld);
    connect(&steering, &Steering::roomChanged, bar, &AgentBar::setRoom);
    connect(&steering, &Steering::heldEdited, &m_runs,
            [this](const std::string& run, const std::string& sql) { m_runs.edit(run, sql); });
}

bool AgentFollowing::mayShow() const
{
    return !m_workbench.isRunning() && !m_steering.playback().isUnderWay();
}

void AgentFollowing::take(const RunEvent& event)
{
    const AgentRun& run = *m_runs.find(event.run);
    if (run.events.size() == 1 && m_button->isFollowing() && mayShow())
        m_panels.begin(event.run);
    if (m_panels.run().id() != event.run)
        return;
    m_panels.append(event);
    if (run.isOver())
        m_panels.timeline().view().refresh(); // so that the last attempt is the one that is followed
}

void AgentFollowing::showLatest()
{
    if (!m_runs.runs().empty() && mayShow())
        m_panels.show(m_runs.runs().back().events);
}

void AgentFollowing::open(const std::string& run)
{
    if (const AgentRun* const known = m_runs.find(run))
        m_steering.showStored(known->events);
}

} // namespace querymend

#include "moc_agentfollowing.cpp"
