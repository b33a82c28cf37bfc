#pragma once

#include <QToolButton>

#include <string>

class QAction;

namespace querymend {

class AgentRuns;
class Theme;

/// Button with a menu that lists the runs of agents, and switches on that the window follows them. It is there as soon
/// as an agent is.
class AgentsButton : public QToolButton {
    Q_OBJECT

public:
    /// Both must outlive it.
    AgentsButton(AgentRuns& runs, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] bool isFollowing() const;

Q_SIGNALS:
    void followingChanged(bool isFollowing);
    void runChosen(const std::string& run);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillMenu();
    void showCount();

    AgentRuns& m_runs;
    const Theme& m_theme;
    QAction* m_follow;
};

} // namespace querymend
