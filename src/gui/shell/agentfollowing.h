#pragma once

#include "agents/agentruns.h"

#include <QObject>

namespace querymend {

class AgentsButton;
class Panels;
class Steering;
class Theme;
class Workbench;

/// Shows what agents do in the panels of a window, and has a person decide of statements that wait.
class AgentFollowing : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    AgentFollowing(AgentWatch& watch, const Workbench& workbench, Panels& panels, Steering& steering, Theme& theme,
                   QObject* parent = nullptr);

    [[nodiscard]] AgentRuns& runs() { return m_runs; }

private:
    void take(const RunEvent& event);
    void showLatest();
    void open(const std::string& run);
    /// Whether the window shows nothing that the user is busy with.
    [[nodiscard]] bool mayShow() const;

    AgentRuns m_runs;
    const Workbench& m_workbench;
    Panels& m_panels;
    Steering& m_steering;
    AgentsButton* m_button;
};

} // namespace querymend
