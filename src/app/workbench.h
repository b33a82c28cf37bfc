#pragma once

#include "database/livedatabase.h"
#include "db/addresses/connectiontarget.h"
#include "runs/connectedrun.h"
#include "runs/runbranch.h"
#include "runs/runrequest.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

enum class ConnectionState : std::uint8_t { closed, opening, open };

/// What is open in a window: one connection and one run. Panels display and query it; it knows none of them.
class Workbench : public QObject {
    Q_OBJECT

public:
    using OpenerOf = std::function<SessionOpener(const ConnectionTarget& target)>;

    explicit Workbench(OpenerOf openerOf, QObject* parent = nullptr);
    ~Workbench() override;

    /// Closes what is open first, cancelling a run in progress.
    void open(const ConnectionTarget& target);
    void close();

    [[nodiscard]] ConnectionState state() const { return m_state; }
    [[nodiscard]] const ConnectionTarget& target() const { return m_target; }
    /// Null unless the connection is open. Used for plans and checks; its schema is the one last read.
    [[nodiscard]] LiveDatabase* database() const;
    /// As far as it has been read, even while the connection is still opening; null before.
    [[nodiscard]] std::shared_ptr<const SchemaView> schema() const;
    /// With the server's settings, once any of the schema has been read; null before.
    [[nodiscard]] const Dialect* dialect() const;
    /// Reads the schema again; runs in progress keep the one they began with.
    void refreshSchema();
    /// Sets which database values are read, and shown to models, from now on.
    void setSamples(SamplePolicy policy);
    /// A second connection for the user's own statements, so that checks need not wait for them. Null if database() is.
    [[nodiscard]] SessionThread* queries() const;

    /// Sets what later runs send to models; runs in progress keep what they have. The hints must outlive the runs.
    void setTexts(PromptMaterial texts) { m_texts = std::move(texts); }
    /// Sets what later runs know of earlier ones; null for nothing.
    void setMemory(std::shared_ptr<const PromptMemory> memory) { m_texts.memory = std::move(memory); }
    /// Starts a run; needs an open connection. Cancels a run in progress.
    void ask(RunRequest request);
    void cancelRun();
    [[nodiscard]] bool isRunning() const;

    /// Applies to this run and to later ones.
    void setBreakpoints(const Breakpoints& breakpoints);
    [[nodiscard]] const Breakpoints& breakpoints() const { return m_breakpoints; }
    /// Stops the run before its next request, whatever it is.
    void stopAtNext();
    /// Releases what is stopped.
    void proceed(ContinueWay way);
    /// What waits for the user, oldest first.
    [[nodiscard]] std::vector<RunPaused> stops() const;
    /// The run so far; null before the first.
    [[nodiscard]] const RunState* runState() const;
    /// Edits what is stopped; a change of model needs its port. Returns the reason if the edit is refused.
    [[nodiscard]] std::optional<EditRefusal> edit(const EditRun& edit, std::unique_ptr<ModelPort> model = nullptr);
    /// Whether the correction of an attempt of this run can become its next attempt, if the run goes on.
    [[nodiscard]] bool canTryCorrection(const std::string& run, const AttemptRef& attempt) const;
    /// Has that done; a call to the model that it replaces is stopped.
    void tryCorrection(const AttemptRef& attempt);
    /// Like `ask`, but begins with events of another run. Nothing begins if an edit is refused.
    [[nodiscard]] std::optional<EditRefusal> branch(RunRequest request, const RunBranch& branch);
    /// Continues an interrupted run from its events. Needs an open connection.
    void resume(RunRequest request, std::vector<RunEvent> earlier);
    /// Records the user's verdict on an attempt of this run, or of a finished one, whose new event goes to `keep`.
    [[nodiscard]] std::optional<AcceptanceProblem> accept(const std::vector<RunEvent>& run, const AttemptRef& attempt,
                                                          Acceptance what, const EventSink& keep);

    /// Events of the current or last run; empty before the first.
    [[nodiscard]] const std::vector<RunEvent>& events() const;

Q_SIGNALS:
    void stateChanged(querymend::ConnectionState state);
    /// A statement that the user stopped is still running on the server, as `name` there.
    void leftRunning(const QString& name);
    /// The connection could not be opened.
    void openingFailed(const querymend::EngineError& error);
    /// A new schema, or more of it, was read.
    void schemaChanged();
    /// The schema could not be read again; the former one stays in use.
    void refreshFailed(const querymend::EngineError& error);
    void runBegan();
    void recorded(const querymend::RunEvent& event);
    void runEnded();
    /// The user accepted `sql` as the answer. `run`, possibly an earlier run, holds its events up to that one.
    void accepted(const querymend::Question& question, const std::string& sql,
                  const std::vector<querymend::RunEvent>& run);
    /// An event could not be stored, so the run was stopped where it was.
    void recordingFailed(const std::string& reason);
    /// The run waits for its store, which is retried for up to a minute.
    void recordingDelayed(const std::string& reason);
    void recordingResumed();

private:
    void finishOpening(const LiveDatabase* which, const SessionOpener& opener, const Result<void, EngineError>& opened);
    void change(ConnectionState state);
    /// Creates the run and announces it. It has not started yet, or continues after its earlier events.
    void prepare(RunRequest request, std::vector<RunEvent> earlier = {});
    [[nodiscard]] RunStarted startOf(const RunRequest& request) const;
    void handleEvent(const RunEvent& event, const Question& question, const std::vector<RunEvent>& run);
    void endRun();

    OpenerOf m_openerOf;
    PromptMaterial m_texts;
    ConnectionTarget m_target;
    SamplePolicy m_samples = SamplePolicy::none;
    ConnectionState m_state = ConnectionState::closed;
    std::unique_ptr<LiveDatabase> m_database;
    std::unique_ptr<SessionThread> m_queries;
    Breakpoints m_breakpoints;
    std::unique_ptr<ConnectedRun> m_run; // destroyed before the database that it uses
};

} // namespace querymend
