#pragma once

#include "playback.h"
#include "steer/steeractions.h"
#include "workbench.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace querymend {

struct AgainChoice;
struct FieldChange;
class ModelShelf;
class Panels;
class RunStorage;
class SteerPanel;
class Theme;

/// Carries out what the user does to runs: passes it from buttons, menus and forms to the workbench, and shows the
/// results at the timeline.
class Steering : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    Steering(Workbench& workbench, Panels& panels, const ModelShelf& models, RunStorage& keep, Theme& theme,
             QWidget* window);

    /// The timelines, with the controls above them.
    [[nodiscard]] QWidget* panel() const { return m_column; }
    [[nodiscard]] SteerActions& actions() { return m_actions; }
    [[nodiscard]] Playback& playback() { return m_playback; }

    /// Shows an earlier run, with its parent beside it if the store has it.
    void showStored(const std::vector<RunEvent>& events);
    /// Continues an interrupted run on the open database.
    void resume(const std::vector<RunEvent>& events);

private:
    void connectActions();
    void connectRuns();
    void handleNewRun();
    void holdShown();
    void showWhatCanBeDone();
    void showParent();
    void goOnWithSchema();
    void editStop();
    void openFork();
    void openRetry();
    void openAgain();
    void replay();
    void accept(Acceptance what);
    void submit(const std::vector<FieldChange>& changes);
    void applyToStop(const std::vector<FieldChange>& changes);
    void branchOff(const std::vector<FieldChange>& changes);
    void runAgain(const AgainChoice& choice);
    void begin(RunBranch branch, RunStarted started);
    void say(const QString& problem);

    [[nodiscard]] QStringList modelNames() const;
    /// Returns why no run can be derived from this one now; empty if one can.
    [[nodiscard]] QString whyNoBranch(const RunStarted* started) const;

    /// What the form is open for.
    enum class Purpose : std::uint8_t { edit, fork, retry };

    Workbench& m_workbench;
    Panels& m_panels;
    const ModelShelf& m_models;
    RunStorage& m_keep;
    SteerActions m_actions;
    Playback m_playback;
    SteerPanel* m_panel;
    QWidget* m_column;
    Purpose m_purpose = Purpose::edit;
    std::optional<RunPaused> m_edited;
    RunBranch m_branch;         ///< the one a form is open for, or that has just begun
    bool m_isBranching = false; ///< the run that is starting is derived from another
    /// A run to be repeated once the schema has been read.
    struct WaitingRun {
        RunBranch branch;
        RunStarted started;
        QString changed;
    };
    std::optional<WaitingRun> m_waiting;
    std::vector<RunEvent> m_resumed; ///< earlier events of the run that is starting
    QString m_changed;               ///< what differs in a repeated run, in words
};

} // namespace querymend
