#pragma once

#include "databasechecks.h"
#include "databaseresults.h"
#include "db/connectiontarget.h"
#include "livedatabase.h"
#include "modelswitch.h"
#include "questionrun.h"
#include "runbranch.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// Whether what was learned before is used; a demonstration is always the same.
enum class RunMemoryUse : std::uint8_t { no, yes };

/// What one run is made with.
struct RunRequest {
    Question question;
    RunPolicy policy;
    std::string modelName;
    ModelKind modelKind = ModelKind::live;
    std::optional<ModelPrice> price; ///< where it is known
    std::unique_ptr<ModelPort> model;
    /// Puts something between the loop and the database; may be empty.
    std::function<std::unique_ptr<CheckPort>(CheckPort&)> aroundChecks;
    EventSink keep;
    RunMemoryUse memory = RunMemoryUse::yes;
};

enum class ConnectionState : std::uint8_t { closed, opening, open };

/// What is open in a window: one connection and one run. Panels show it and ask it; it knows none of them.
class Workbench : public QObject {
    Q_OBJECT

public:
    using OpenerOf = std::function<SessionOpener(const ConnectionTarget& target)>;

    explicit Workbench(OpenerOf openerOf, QObject* parent = nullptr);
    ~Workbench() override;

    /// Closes what is open first. A run that is under way is cancelled.
    void open(const ConnectionTarget& target);
    void close();

    [[nodiscard]] ConnectionState state() const { return m_state; }
    [[nodiscard]] const ConnectionTarget& target() const { return m_target; }
    /// Null unless the connection is open. It plans and checks; its schema is that of the time when it was last read.
    [[nodiscard]] LiveDatabase* database() const;
    /// As far as it is read, also while the connection is still being opened; null before.
    [[nodiscard]] std::shared_ptr<const SchemaView> schema() const;
    /// As the server has it once something of the schema is read; null before.
    [[nodiscard]] const Dialect* dialect() const;
    /// Reads the schema again; runs that are under way go on with the one that they began with.
    void refreshSchema();
    /// Which values of databases are read, and shown to models, from now on.
    void setSamples(SamplePolicy policy);
    /// A second connection for what a person runs, so that checks need not wait for it. Null as the first is.
    [[nodiscard]] SessionThread* queries() const;

    /// What later runs are told; those that are under way keep what they have. The hints outlive them.
    void setTexts(LoopTexts texts) { m_texts = std::move(texts); }
    /// What later runs know of earlier ones; null: nothing.
    void setMemory(std::shared_ptr<const PromptMemory> memory) { m_texts.memory = std::move(memory); }
    /// Needs an open connection. A run that is under way is cancelled.
    void ask(RunRequest request);
    void cancelRun();
    [[nodiscard]] bool isRunning() const;

    /// Of this run and those that follow.
    void setBreakpoints(const Breakpoints& breakpoints);
    [[nodiscard]] const Breakpoints& breakpoints() const { return m_breakpoints; }
    /// Stops the run before whatever it asks next.
    void stopAtNext();
    /// Lets go on what is stopped.
    void goOn(ContinueWay way);
    /// What waits for a person, the oldest first.
    [[nodiscard]] std::vector<RunPaused> stops() const;
    /// The run as far as it has come; null before the first.
    [[nodiscard]] const RunState* runState() const;
    /// Changes what is stopped; a model needs its port. The reason where it cannot be changed.
    [[nodiscard]] std::optional<EditRefusal> edit(const EditRun& edit, std::unique_ptr<ModelPort> model = nullptr);
    /// As `ask`, but begins with what another run had. Nothing begins where an edit is refused.
    [[nodiscard]] std::optional<EditRefusal> branch(RunRequest request, const RunBranch& branch);
    /// Goes on with a run that was interrupted, from the events that it has. Needs an open connection.
    void resume(RunRequest request, std::vector<RunEvent> earlier);
    /// What a person says of an attempt of this run, or of one that is over and goes to the sink.
    [[nodiscard]] std::optional<AcceptanceProblem> accept(const std::vector<RunEvent>& run, const AttemptRef& attempt,
                                                          Acceptance what, const EventSink& keep);

    /// Of the last run; empty before the first.
    [[nodiscard]] const std::vector<RunEvent>& events() const;

Q_SIGNALS:
    void stateChanged(querymend::ConnectionState state);
    /// The connection could not be opened.
    void openingFailed(const querymend::EngineError& error);
    /// Another schema, or more of it, was read.
    void schemaChanged();
    /// The schema could not be read again; it is the one that it was.
    void refreshFailed(const querymend::EngineError& error);
    void runBegan();
    void recorded(const querymend::RunEvent& event);
    void runEnded();
    /// A person took it for the answer. The run, which may be one that was made before, ends with that.
    void accepted(const querymend::Question& question, const std::string& sql,
                  const std::vector<querymend::RunEvent>& run);
    /// An event could not be kept, so the run was stopped where it was.
    void recordingFailed(const std::string& reason);
    /// The run waits for its store, which is tried again for a minute.
    void recordingDelayed(const std::string& reason);
    void recordingResumed();

private:
    /// A run and all that it needs; what is used comes before what uses it.
    struct Running {
        RunRequest request;
        std::unique_ptr<ModelSwitch> model;
        std::unique_ptr<DatabaseChecks> checks;
        std::unique_ptr<CheckPort> around;
        std::unique_ptr<DatabaseResults> results;
        std::unique_ptr<QuestionRun> run;
    };

    void finishOpening(const LiveDatabase* which, const SessionOpener& opener,
                       const Result<std::monostate, EngineError>& opened);
    void change(ConnectionState state);
    /// Makes the run and tells of it; it has not begun yet, or goes on behind its earlier events.
    void prepare(RunRequest request, std::vector<RunEvent> earlier = {});
    [[nodiscard]] RunStarted startOf(const RunRequest& request) const;
    void takeEvent(const RunEvent& event, const Question& question, const std::vector<RunEvent>& run);
    void endRun();

    OpenerOf m_openerOf;
    LoopTexts m_texts;
    ConnectionTarget m_target;
    SamplePolicy m_samples = SamplePolicy::none;
    ConnectionState m_state = ConnectionState::closed;
    std::unique_ptr<LiveDatabase> m_database;
    std::unique_ptr<SessionThread> m_queries;
    Breakpoints m_breakpoints;
    std::unique_ptr<Running> m_running; // ends before the database that it uses
};

} // namespace querymend
