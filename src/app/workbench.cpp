#include "workbench.h"

#include "database/questionschema.h"
#include "db/addresses/connectionurl.h"
#include "runs/withheldvalues.h"

#include <QDateTime>

#include <utility>

namespace querymend {

Workbench::Workbench(OpenerOf openerOf, QObject* parent)
    : QObject(parent), m_openerOf(std::move(openerOf)), m_connection(m_openerOf)
{
    connect(&m_connection, &DatabaseConnection::stateChanged, this, &Workbench::stateChanged);
    connect(&m_connection, &DatabaseConnection::leftRunning, this, &Workbench::leftRunning);
    connect(&m_connection, &DatabaseConnection::openingFailed, this, &Workbench::openingFailed);
    connect(&m_connection, &DatabaseConnection::schemaChanged, this, &Workbench::schemaChanged);
    connect(&m_connection, &DatabaseConnection::refreshFailed, this, &Workbench::refreshFailed);
}

Workbench::~Workbench() = default;

void Workbench::open(const ConnectionTarget& target)
{
    endRun();
    m_questionReader.forget();
    m_connection.open(target);
}

void Workbench::close()
{
    endRun();
    m_questionReader.forget();
    m_connection.close();
}

std::shared_ptr<DatabaseConnection> Workbench::connectionBeside(const ConnectionTarget& target)
{
    const std::string address = connectionUrlOf(target);
    std::erase_if(m_beside, [](const auto& beside) { return beside.expired(); });
    for (const std::weak_ptr<DatabaseConnection>& beside : m_beside) {
        auto known = beside.lock();
        if (known && known->state() != ConnectionState::closed && connectionUrlOf(known->target()) == address)
            return known;
    }
    auto made = std::make_shared<DatabaseConnection>(m_openerOf);
    connect(made.get(), &DatabaseConnection::leftRunning, this, &Workbench::leftRunning);
    made->open(target);
    m_beside.push_back(made);
    return made;
}

void Workbench::ask(RunRequest request)
{
    if (!database())
        return;
    RunStarted started = startOf(request);
    prepare(std::move(request));
    m_run->start(std::move(started));
}

RunStarted Workbench::startOf(const RunRequest& request) const
{
    RunStarted started;
    started.question = request.question;
    started.database = target().shown();
    started.address = connectionUrlOf(target());
    started.dialect = database()->dialect().name;
    started.model = request.modelName;
    started.modelKind = request.modelKind;
    started.price = request.price;
    started.policy = request.policy;
    started.preset = request.preset;
    if (database()->examples() == Examples::hidden) // the schema is not yet read again
        started.policy.samples = Examples::hidden;
    if (m_valueLock != ValueLock::open)
        withholdValues(started);
    return started;
}

void Workbench::setValueLock(ValueLock lock)
{
    if (m_valueLock == lock)
        return;
    m_valueLock = lock;
    if (isRunning() && mustNotContinue(events()))
        cancelRun();
    Q_EMIT valueLockChanged(lock);
}

bool Workbench::mustNotContinue(const std::vector<RunEvent>& run) const
{
    return m_valueLock != ValueLock::open && mayHoldValues(run);
}

void Workbench::prepare(RunRequest request, std::vector<RunEvent> earlier)
{
    endRun();
    PromptMaterial texts = m_texts;
    if (request.memory == RunMemoryUse::no)
        texts.glossary.reset(); // a demonstration is always the same
    if (request.memory == RunMemoryUse::no || m_memoryUse == RunMemoryUse::no)
        texts.memory.reset();
    if (!request.examples.empty())
        texts.memory = withExamples(texts.memory.get(), std::move(request.examples));
    auto& builtIn = request.modelKind == ModelKind::builtIn ? request.model : request.builtIn;
    if (request.modelKind != ModelKind::recorded)
        builtIn = std::make_unique<BuiltInModel>(m_questionReader.answers(), schemaFor(*database(), request.question),
                                                 currentDay());
    std::string id = earlier.empty() ? newRunId() : earlier.front().run;
    m_run = std::make_unique<ConnectedRun>(std::move(id), std::move(request), *database(), std::move(texts),
                                           std::move(earlier));
    RunDriver& driver = m_run->driver();
    driver.setBreakpoints(m_steering.breakpoints());
    connect(&m_run->recorder(), &Recorder::recorded, this, [this](const RunEvent& event) {
        handleEvent(event, m_run->driver().state().start.question, m_run->recorder().events());
    });
    connect(&driver, &RunDriver::finished, this, &Workbench::runEnded);
    connect(&driver, &RunDriver::recordingFailed, this, &Workbench::recordingFailed);
    connect(&driver, &RunDriver::recordingDelayed, this, &Workbench::recordingDelayed);
    connect(&driver, &RunDriver::recordingResumed, this, &Workbench::recordingResumed);
    Q_EMIT runBegan();
}

void Workbench::setGlossary(std::shared_ptr<const Glossary> glossary)
{
    m_texts.glossary = std::move(glossary);
    Q_EMIT glossaryChanged();
}

void Workbench::cancelRun()
{
    if (isRunning())
        m_run->driver().cancel();
}

bool Workbench::isRunning() const
{
    return m_run && m_run->driver().state().phase == RunPhase::running;
}

const std::vector<RunEvent>& Workbench::events() const
{
    static const std::vector<RunEvent> none;
    return m_run ? m_run->recorder().events() : none;
}

void Workbench::endRun()
{
    cancelRun(); // so that its record gets an end
    m_run.reset();
}

const RunState* Workbench::runState() const
{
    return m_run ? &m_run->driver().state() : nullptr;
}

std::optional<EditRefusal> Workbench::branch(RunRequest request, const RunBranch& branch)
{
    if (!database() || (branch.point != BranchPoint::start && mustNotContinue(branch.parent)))
        return EditRefusal{};
    RunStarted started = startOf(request);
    started.parent = RunParent{branch.parent.front().run, std::nullopt};
    if (branch.point == BranchPoint::start) {
        prepare(std::move(request));
        m_run->driver().start(std::move(started));
        return std::nullopt;
    }
    const std::shared_ptr<const SchemaView> known = schema();
    const RunContext context{dialect(), known.get(), EngineInReach::yes, nullptr, {}};
    const auto inherited = inheritedBy(branch, std::move(started), context);
    if (!inherited)
        return inherited.error();
    prepare(std::move(request));
    m_run->driver().resume(*inherited);
    return std::nullopt;
}

void Workbench::resume(RunRequest request, std::vector<RunEvent> earlier)
{
    if (!database() || earlier.empty() || mustNotContinue(earlier))
        return;
    prepare(std::move(request), std::move(earlier));
    m_run->driver().resume();
}

std::optional<AcceptanceFailure> Workbench::accept(const std::vector<RunEvent>& run, const AttemptRef& attempt,
                                                   Acceptance what, const EventSink& keep)
{
    if (run.empty())
        return AcceptanceFailure::notThere;
    const bool isOurs = m_run && m_run->recorder().run() == run.front().run;
    if (isOurs && isRunning())
        return m_run->driver().accept(attempt, what);
    const RunState state = stateAfter(run);
    const auto fact = acceptanceOf(state, attempt, what);
    if (!fact)
        return fact.error();
    Recorder past(
        run.front().run, keep, [] { return QDateTime::currentMSecsSinceEpoch(); }, run);
    connect(&past, &Recorder::recorded, this,
            [this, &state, &past](const RunEvent& event) { handleEvent(event, state.start.question, past.events()); });
    Recorder& recorder = isOurs ? m_run->recorder() : past;
    if (const auto problem = recorder.record(*fact))
        Q_EMIT recordingFailed(problem->reason);
    return std::nullopt;
}

void Workbench::handleEvent(const RunEvent& event, const Question& question, const std::vector<RunEvent>& run)
{
    Q_EMIT recorded(event);
    if (const auto* const answer = std::get_if<AttemptAccepted>(&event.body))
        Q_EMIT accepted(question, answer->sql, run);
    if (const auto* const empty = std::get_if<EmptinessConfirmed>(&event.body))
        Q_EMIT accepted(question, empty->sql, run);
}

} // namespace querymend

#include "moc_workbench.cpp"
