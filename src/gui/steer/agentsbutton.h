#pragma once

#include <QToolButton>

#include <string>

class QMenu;

namespace querymend {

class AgentRuns;
class Theme;

/// While it is checked, the window shows what agents do as they do it. Its menu lists their runs.
class AgentsButton : public QToolButton {
    Q_OBJECT

public:
    /// Both must outlive it.
    AgentsButton(AgentRuns& runs, const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    void runChosen(const std::string& run);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillMenu();
    void showCount();

    AgentRuns& m_runs;
    const Theme& m_theme;
    QMenu* m_menu;
};

} // namespace querymend
