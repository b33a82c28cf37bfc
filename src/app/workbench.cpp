#include "workbench.h"

#include <utility>

namespace querymend {

Workbench::Workbench(OpenerOf openerOf, QObject* parent) : QObject(parent), m_openerOf(std::move(openerOf)) {}

Workbench::~Workbench() = default;

void Workbench::open(const ConnectionTarget& target)
{
    close();
    m_target = target;
    const SessionOpener opener = m_openerOf(target);
    m_database = std::make_unique<LiveDatabase>(opener);
    m_database->setSamples(m_samples);
    connect(m_database.get(), &LiveDatabase::namesRead, this, &Workbench::schemaChanged);
    connect(m_database.get(), &LiveDatabase::schemaRead, this, &Workbench::schemaChanged);
    connect(m_database.get(), &LiveDatabase::refreshFailed, this, &Workbench::refreshFailed);
    connect(&m_database->thread(), &SessionThread::leftRunning, this, &Workbench::leftRunning);
    change(ConnectionState::opening);
    // Queued, because a slot may open another database while this one is still answering.
    m_database->open(this, [this, opener, which = m_database.get()](const auto& opened) {
        QMetaObject::invokeMethod(
            this, [this, opener, which, opened] { finishOpening(which, opener, opened); }, Qt::QueuedConnection);
    });
}

void Workbench::finishOpening(const LiveDatabase* which, const SessionOpener& opener,
                              const Result<void, EngineError>& opened)
{
    if (which != m_database.get() || m_state != ConnectionState::opening)
        return;
    if (!opened) {
        m_database.reset();
        change(ConnectionState::closed);
        Q_EMIT openingFailed(opened.error());
        return;
    }
    m_queries = std::make_unique<SessionThread>(opener);
    connect(m_queries.get(), &SessionThread::leftRunning, this, &Workbench::leftRunning);
    change(ConnectionState::open);
}

void Workbench::close()
{
    endRun();
    m_queries.reset();
    m_database.reset();
    if (m_state != ConnectionState::closed)
        change(ConnectionState::closed);
}

LiveDatabase* Workbench::database() const
{
    return m_state == ConnectionState::open ? m_database.get() : nullptr;
}

std::shared_ptr<const SchemaView> Workbench::schema() const
{
    return m_database ? m_database->sharedSchema() : nullptr;
}

const Dialect* Workbench::dialect() const
{
    return schema() ? &m_database->dialect() : nullptr;
}

void Workbench::refreshSchema()
{
    if (m_state == ConnectionState::open)
        m_database->refreshSchema();
}

void Workbench::setSamples(SamplePolicy policy)
{
    if (std::exchange(m_samples, policy) == policy || !m_database)
        return;
    m_database->setSamples(policy);
    m_database->refreshSchema();
}

SessionThread* Workbench::queries() const
{
    return m_state == ConnectionState::open ? m_queries.get() : nullptr;
}

void Workbench::ask(RunRequest request)
{
    if (!database())
        return;
    RunStarted started = startOf(request);
    prepare(std::move(request));
    m_running->run->start(std::move(started));
}

RunStarted Workbench::startOf(const RunRequest& request) const
{
    RunStarted started;
    started.question = request.question;
    started.database = m_target.shown();
    started.address = m_target.url();
    started.dialect = m_database->dialect().name;
    started.model = request.modelName;
    started.modelKind = request.modelKind;
    started.price = request.price;
    started.policy = request.policy;
    return started;
}

void Workbench::prepare(RunRequest request, std::vector<RunEvent> earlier)
{
    const LiveDatabase& open = *m_database;
    endRun();
    auto running = std::make_unique<Running>();
    running->request = std::move(request);
    running->model = std::make_unique<ModelSwitch>(std::move(running->request.model));
    running->checks = std::make_unique<DatabaseChecks>(m_database->thread(), open.dialect(), open.sharedSchema(),
                                                       engineChecksOf(running->request.policy));
    if (running->request.aroundChecks)
        running->around = running->request.aroundChecks(*running->checks);
    CheckPort& checks = running->around ? *running->around : *running->checks;
    running->results = std::make_unique<DatabaseResults>(m_database->thread());
    PromptMaterial texts = m_texts;
    if (running->request.memory == RunMemoryUse::no)
        texts.memory.reset();
    std::string id = earlier.empty() ? newRunId() : earlier.front().run;
    running->run = std::make_unique<QuestionRun>(std::move(id), open, *running->model, checks, running->request.keep,
                                                 std::move(texts), std::move(earlier), running->results.get());
    running->run->driver().setBreakpoints(m_breakpoints);
    m_running = std::move(running);
    connect(&m_running->run->recorder(), &Recorder::recorded, this, [this](const RunEvent& event) {
        handleEvent(event, m_running->run->driver().state().start.question, m_running->run->recorder().events());
    });
    connect(&m_running->run->driver(), &RunDriver::finished, this, &Workbench::runEnded);
    const RunDriver& driver = m_running->run->driver();
    connect(&driver, &RunDriver::recordingFailed, this, &Workbench::recordingFailed);
    connect(&driver, &RunDriver::recordingDelayed, this, &Workbench::recordingDelayed);
    connect(&driver, &RunDriver::recordingResumed, this, &Workbench::recordingResumed);
    Q_EMIT runBegan();
}

void Workbench::cancelRun()
{
    if (isRunning())
        m_running->run->driver().cancel();
}

bool Workbench::isRunning() const
{
    return m_running && m_running->run->driver().state().phase == RunPhase::running;
}

const std::vector<RunEvent>& Workbench::events() const
{
    static const std::vector<RunEvent> none;
    return m_running ? m_running->run->recorder().events() : none;
}

void Workbench::change(ConnectionState state)
{
    m_state = state;
    Q_EMIT stateChanged(state);
}

void Workbench::endRun()
{
    cancelRun(); // so that its record gets an end
    m_running.reset();
}

} // namespace querymend

#include "moc_workbench.cpp"
