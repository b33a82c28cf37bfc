#pragma once

#include "database/databaseconnection.h"
#include "models/questionreader.h"
#include "runs/connectedrun.h"
#include "runs/runbranch.h"
#include "runs/runrequest.h"
#include "runs/runsteering.h"
#include "store/valuelock.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// What is open in a window: one connection and one run. Panels display and query it; it knows none of them.
class Workbench : public QObject {
    Q_OBJECT

public:
    using OpenerOf = DatabaseConnection::OpenerOf;

    explicit Workbench(OpenerOf openerOf, QObject* parent = nullptr);
    ~Workbench() override;

    /// Closes what is open first, cancelling a run in progress.
    void open(const ConnectionTarget& target);
    void close();

    [[nodiscard]] DatabaseConnection& connection() { return m_connection; }
    // The connection's own, see there.
    [[nodiscard]] ConnectionState state() const { return m_connection.state(); }
    [[nodiscard]] const ConnectionTarget& target() const { return m_connection.target(); }
    [[nodiscard]] std::string address() const { return m_connection.address(); }
    [[nodiscard]] LiveDatabase* database() const { return m_connection.database(); }
    [[nodiscard]] std::shared_ptr<const SchemaView> schema() const { return m_connection.schema(); }
    [[nodiscard]] const Dialect* dialect() const { return m_connection.dialect(); }
    [[nodiscard]] SessionThread* queries() const { return m_connection.queries(); }
    void refreshSchema() { m_connection.refreshSchema(); }
    void setSamples(SamplePolicy policy) { m_connection.setSamples(policy); }

    /// A connection beside the window's, for texts about another database. Texts with the same target share one; it is
    /// closed with the last of them.
    [[nodiscard]] std::shared_ptr<DatabaseConnection> connectionBeside(const ConnectionTarget& target);

    /// Sets what later runs send to models; runs in progress keep what they have. The hints must outlive the runs.
    void setTexts(PromptMaterial texts) { m_texts = std::move(texts); }
    /// Sets what the user's words mean to later runs; null for nothing.
    void setGlossary(std::shared_ptr<const Glossary> glossary);
    [[nodiscard]] const std::shared_ptr<const Glossary>& glossary() const { return m_texts.glossary; }
    /// Whether runs may send values of databases at all. If not, a run in progress that may is stopped.
    void setValueLock(ValueLock lock);
    [[nodiscard]] ValueLock valueLock() const { return m_valueLock; }
    /// Whether the lock forbids to continue a run, because its record may have values in it.
    [[nodiscard]] bool mustNotContinue(const std::vector<RunEvent>& run) const;
    /// Whether later runs may know of earlier ones at all.
    void setMemoryUse(RunMemoryUse use) { m_memoryUse = use; }
    [[nodiscard]] RunMemoryUse memoryUse() const { return m_memoryUse; }
    /// Sets what later runs know of earlier ones; null for nothing.
    void setMemory(std::shared_ptr<const PromptMemory> memory) { m_texts.memory = std::move(memory); }
    /// Starts a run; needs an open connection. Cancels a run in progress.
    void ask(RunRequest request);
    void cancelRun();
    [[nodiscard]] bool isRunning() const;
    /// The run so far; null before the first.
    [[nodiscard]] const RunState* runState() const;
    /// Like `ask`, but begins with events of another run. Nothing begins if an edit is refused.
    [[nodiscard]] std::optional<EditRefusal> branch(RunRequest request, const RunBranch& branch);
    /// Continues an interrupted run from its events. Needs an open connection.
    void resume(RunRequest request, std::vector<RunEvent> earlier);
    /// Records the user's verdict on an attempt of this run, or of a finished one, whose new event goes to `keep`.
    [[nodiscard]] std::optional<AcceptanceFailure> accept(const std::vector<RunEvent>& run, const AttemptRef& attempt,
                                                          Acceptance what, const EventSink& keep);

    /// Events of the current or last run; empty before the first.
    [[nodiscard]] const std::vector<RunEvent>& events() const;

    /// What the user does to the run while it is in progress.
    [[nodiscard]] RunSteering& steering() { return m_steering; }
    [[nodiscard]] const RunSteering& steering() const { return m_steering; }
    /// Reads questions to the open database while they are typed.
    [[nodiscard]] QuestionReader& questionReader() { return m_questionReader; }

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
    void glossaryChanged();
    void valueLockChanged(querymend::ValueLock lock);
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
    /// Creates the run and announces it. It has not started yet, or continues after its earlier events.
    void prepare(RunRequest request, std::vector<RunEvent> earlier = {});
    [[nodiscard]] RunStarted startOf(const RunRequest& request) const;
    void handleEvent(const RunEvent& event, const Question& question, const std::vector<RunEvent>& run);
    void endRun();

    OpenerOf m_openerOf;
    PromptMaterial m_texts;
    RunMemoryUse m_memoryUse = RunMemoryUse::yes;
    ValueLock m_valueLock = ValueLock::open;
    DatabaseConnection m_connection;
    std::vector<std::weak_ptr<DatabaseConnection>> m_beside;
    QuestionReader m_questionReader{m_connection}; // destroyed before the database that it reads
    RunSteering m_steering{m_run};
    std::unique_ptr<ConnectedRun> m_run; // destroyed before the database and the answers that it uses
};

} // namespace querymend
