#pragma once

#include <QToolButton>

#include <vector>

namespace querymend {

class RunSteering;
class SteerActions;
class Theme;

/// Button with a menu of breakpoints; shows how many are on.
class BreakpointButton : public QToolButton {
    Q_OBJECT

public:
    /// All must outlive it.
    BreakpointButton(RunSteering& steering, SteerActions& actions, const Theme& theme, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applySwitches();
    void showCount();

    RunSteering& m_steering;
    SteerActions& m_actions;
    const Theme& m_theme;
    std::vector<QAction*> m_categories; ///< in the order of `categories`
    std::vector<QAction*> m_asks;       ///< in the order of `moments`
};

} // namespace querymend
