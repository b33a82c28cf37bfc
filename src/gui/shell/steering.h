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
class RunKeep;
class SteerPanel;
class Theme;

/// What a person does to runs in a window: from buttons, menus and forms to the workbench, and back beside the
/// timeline.
class Steering : public QObject {
    Q_OBJECT

public:
    /// All outlive it.
    Steering(Workbench& workbench, Panels& panels, const ModelShelf& models, RunKeep& keep, Theme& theme,
             QWidget* window);

    /// The timelines and what stands above them.
    [[nodiscard]] QWidget* panel() const { return m_column; }
    [[nodiscard]] SteerActions& actions() { return m_actions; }
    [[nodiscard]] Playback& playback() { return m_playback; }

    /// A run that was made before, with its parent beside it where the store has it.
    void showStored(const std::vector<RunEvent>& events);
    /// Has a run go on that was interrupted, on the database that is open.
    void resume(const std::vector<RunEvent>& events);

private:
    void connectActions();
    void connectRuns();
    void takeNewRun();
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

    [[nodiscard]] Result<std::unique_ptr<ModelPort>, QString> portTo(const std::string& model) const;
    [[nodiscard]] ModelTerms termsOf(const std::string& model) const;
    [[nodiscard]] QStringList modelNames() const;
    [[nodiscard]] EventSink sinkFor(const RunStarted& started) const;
    /// Why no run can be made of another just now; empty where one can.
    [[nodiscard]] QString whyNoBranch(const RunStarted* started) const;

    /// What the form is open for.
    enum class Purpose : std::uint8_t { edit, fork, retry };

    Workbench& m_workbench;
    Panels& m_panels;
    const ModelShelf& m_models;
    RunKeep& m_keep;
    SteerActions m_actions;
    Playback m_playback;
    SteerPanel* m_panel;
    QWidget* m_column;
    Purpose m_purpose = Purpose::edit;
    std::optional<RunPaused> m_edited;
    RunBranch m_branch;         ///< that a form is open for, or that has just begun
    bool m_isBranching = false; ///< the run that begins is made of another
    /// A run that is made again once the schema was read.
    struct WaitingRun {
        RunBranch branch;
        RunStarted started;
        QString changed;
    };
    std::optional<WaitingRun> m_waiting;
    std::vector<RunEvent> m_resumed; ///< what the run that begins has behind it
    QString m_changed;               ///< of the run that is made again, in words
};

} // namespace querymend
