#pragma once

#include "runs/playback.h"
#include "workbench.h"

#include <QObject>
#include <QString>

#include <variant>
#include <vector>

namespace querymend {

class ModelShelf;
class Panels;
class RunStorage;
class SteerPanel;

/// What steering works with; all references must outlive it.
struct SteeringParts {
    Workbench& workbench;
    Panels& panels; ///< where runs are shown
    const ModelShelf& models;
    RunStorage& keep;
    SteerPanel& forms;
    Playback& playback;
};

/// Begins runs that are made from earlier ones, and shows runs beside those they were made from.
class DerivedRuns : public QObject {
    Q_OBJECT

public:
    explicit DerivedRuns(const SteeringParts& parts, QObject* parent = nullptr);

    [[nodiscard]] const SteeringParts& parts() const { return m_parts; }
    /// Returns why no run can be made from this one now; empty if one can.
    [[nodiscard]] QString whyNot(const RunStarted* started) const;
    /// Says that a run cannot be continued while no values may be sent.
    [[nodiscard]] static QString heldValues();
    /// Begins a run like `started`, or shows in the open form why it cannot. `changed` says in words what differs in a
    /// run that is repeated.
    void begin(const RunBranch& branch, const RunStarted& started, const QString& changed = {});
    /// The same, once the schema has been read again.
    void beginWithNewSchema(const RunBranch& branch, const RunStarted& started, const QString& changed);
    /// Continues an interrupted run on the open database.
    void resume(const std::vector<RunEvent>& events);
    /// Shows an earlier run, with its parent beside it if the store has it.
    void showStored(const std::vector<RunEvent>& events);

private:
    // What is going on:
    struct Idle {};
    struct WaitingForSchema {
        RunBranch branch;
        RunStarted started;
        QString changed;
    };
    struct Branching {
        RunBranch branch;
        QString changed;
    };
    struct Resuming {
        std::vector<RunEvent> earlier;
    };

    void handleNewRun();
    void handleSchema();
    void handleFailedRefresh(const EngineError& error);
    void showBesideParent(const RunBranch& branch, const QString& changed);

    SteeringParts m_parts;
    std::variant<Idle, WaitingForSchema, Branching, Resuming> m_stage;
};

} // namespace querymend
