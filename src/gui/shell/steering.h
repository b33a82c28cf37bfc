#pragma once

#include "runs/playback.h"
#include "shell/derivedruns.h"
#include "shell/mendingoffer.h"
#include "shell/runforms.h"
#include "steer/steeractions.h"
#include "steer/steerpanel.h"
#include "store/settingsfile.h"
#include "workbench.h"

#include <QObject>

#include <string>
#include <vector>

class QWidget;

namespace querymend {

class Theme;

/// What the user can do to runs: connects the buttons, menus and forms beside the timelines with what they do.
class Steering : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    Steering(Workbench& workbench, Panels& panels, const ModelShelf& models, RunStorage& keep, Theme& theme,
             QWidget* window);

    /// The timelines, with the controls above them.
    [[nodiscard]] QWidget* panel() const { return m_column; }
    /// Adds a bar above the timelines and everything else that is above them.
    void addAbove(QWidget* bar);
    [[nodiscard]] SteerActions& actions() { return m_actions; }
    [[nodiscard]] Playback& playback() { return m_playback; }
    void setMotion(MotionSetting motion);

    // See DerivedRuns.
    /// The run that is shown, also what a playback has not shown of it yet.
    [[nodiscard]] std::vector<RunEvent> wholeRun() const;
    void showStored(const std::vector<RunEvent>& events) { m_runs.showStored(events); }
    void resume(const std::vector<RunEvent>& events) { m_runs.resume(events); }
    void say(const QString& problem) { m_panel->say(problem); }
    /// Lets the user edit the statement of an agent that waits.
    void editHeld(const HeldStatement& held) { m_forms.editHeld(held); }

    /// The next run that is recorded is a demonstration, to be shown at a pace that people can follow, unless they want
    /// no motion or to stop it themselves.
    void expectDemonstration();
    /// Returns whether the event will be played, so that nothing should show it before.
    [[nodiscard]] bool takes(const RunEvent& event);

Q_SIGNALS:
    /// A statement that waits is to be run like this.
    void heldEdited(const std::string& run, const std::string& sql);
    /// See SteerPanel.
    void roomChanged(bool hasRoom);

private:
    void connectActions();
    void connectRuns();
    void connectPlayback();
    void leaveRun();
    void holdShown();
    void showWhatCanBeDone();
    void replay();
    void accept(Acceptance what);

    Workbench& m_workbench;
    Panels& m_panels;
    RunStorage& m_keep;
    SteerActions m_actions;
    Playback m_playback;
    SteerPanel* m_panel;
    QWidget* m_column;
    DerivedRuns m_runs;
    RunForms m_forms;
    MendingOffer m_mending;
    std::string m_shownRun; ///< its id
    bool m_isExpected = false;
    bool m_isPlaying = false;
};

} // namespace querymend
