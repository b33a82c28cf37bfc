#include "agents/agentdatabase.h"

#include "agents/plananswer.h"
#include "agents/tableanswer.h"
#include "check/ladder.h"
#include "db/addresses/connectionurl.h"
#include "terminal/warningtext.h"

#include <QTimer>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace querymend {

namespace {

/// What the engine expects the whole plan to cost; none if it does not say.
std::optional<double> costOf(const Plan& plan)
{
    std::optional<double> cost;
    for (const PlanNode& root : plan.roots) {
        if (root.cost)
            cost = cost.value_or(0) + *root.cost;
    }
    return cost;
}

} // namespace

AgentDatabase::AgentDatabase(AgentConnection connection, const AgentSettings& settings, SessionOpener opener)
    : m_connection(std::move(connection)), m_settings(settings), m_opener(std::move(opener)),
      m_answers(settings.limits.values),
      m_tasks([this](const std::string& name, const std::string& agent) { return makeTask(name, agent); })
{}

AgentDatabase::~AgentDatabase() = default;

void AgentDatabase::beginNext()
{
    m_current = std::move(m_calls.front());
    m_calls.pop_front();
    if (m_isOpen)
        return work();
    open();
}

void AgentDatabase::open()
{
    if (m_database) // another call is opening it
        return;
    m_database = std::make_unique<LiveDatabase>(m_opener);
    if (m_settings.limits.values == DataValues::mayBeNamed)
        m_database->setSamples(m_connection.samples);
    m_database->open(this, [this](const Result<void, EngineError>& opened) {
        if (opened) {
            m_isOpen = true;
            warn();
            m_schemaAge.start();
            m_checked = m_database->sharedSchema();
            connect(m_database.get(), &LiveDatabase::schemaRead, this, &AgentDatabase::takeSchema);
            connect(m_database.get(), &LiveDatabase::refreshFailed, this, &AgentDatabase::takeSchema);
            if (m_current)
                work();
            return;
        }
        m_database.release()->deleteLater(); // it is still at work when it says so
        if (m_current)
            answer(failedAnswer("The database cannot be opened: " + opened.error().message));
    });
}

void AgentDatabase::warn() const
{
    if (!m_settings.warn)
        return;
    for (const DatabaseWarning& warning : m_database->warnings())
        m_settings.warn(m_connection.name + ": " + textOf(warning));
    for (const std::string& line :
         problemsOf(m_settings.glossary, m_database->schema().catalog(), m_database->dialect()))
        m_settings.warn(m_connection.name + ": " + line);
}

void AgentDatabase::work()
{
    if (shouldReadSchema()) {
        m_waitsForSchema = true;
        return m_database->refreshSchema();
    }
    workOnSchema();
}

/// A schema changes while agents work, often by their own hand. Reading it costs little where a name seems to be
/// missing.
bool AgentDatabase::shouldReadSchema() const
{
    using namespace std::chrono_literals;
    constexpr auto whenMissing = 5s;
    constexpr auto whenShown = 30s;
    const std::chrono::milliseconds age(m_schemaAge.elapsed());
    if (m_current->tool == AgentTool::findTables)
        return age > whenShown;
    if (age < whenMissing)
        return false;
    const Verdict verdict = staticVerdict();
    const Finding* const wrong = verdict.primary();
    return wrong && categoryOf(wrong->code) == Category::schemaReference;
}

Verdict AgentDatabase::staticVerdict() const
{
    CheckSubject subject;
    subject.dialect = &m_database->dialect();
    subject.schema = &m_database->schema();
    return checkStatically(m_current->arguments.sql, subject);
}

void AgentDatabase::takeSchema()
{
    m_schemaAge.start();
    const std::shared_ptr<const SchemaView>& now = m_database->sharedSchema();
    if (m_checked && m_checked != now && m_checked->catalog().snapshot() != now->catalog().snapshot())
        m_tasks.finishIdle();
    m_checked = now;
    if (std::exchange(m_waitsForSchema, false) && m_current)
        workOnSchema();
}

void AgentDatabase::workOnSchema()
{
    switch (m_current->tool) {
    case AgentTool::findTables:
        if (m_indexed != m_database->sharedSchema()) {
            m_indexed = m_database->sharedSchema();
            m_index = std::make_unique<LinkIndex>(m_indexed->catalog());
        }
        return answer(tableAnswer(*m_indexed, *m_index, m_database->dialect(), m_current->arguments,
                                  sentencesAbout(m_current->arguments.about)));
    case AgentTool::checkSql:
        return attempt(AgentWish::check);
    case AgentTool::runSql:
        return attempt(AgentWish::run);
    case AgentTool::mendSql:
        return mend();
    case AgentTool::explainSql:
        return explain();
    }
}

std::vector<std::string> AgentDatabase::sentencesAbout(const std::string& words) const
{
    const Glossary* const glossary = m_settings.glossary.sentences.get();
    return glossary ? glossary->sentencesFor(words, {}, m_database->schema().catalog(), m_database->dialect())
                    : std::vector<std::string>();
}

std::unique_ptr<AgentTask> AgentDatabase::makeTask(const std::string& name, const std::string& agent)
{
    AgentTaskStart start;
    start.name = name;
    start.agent = agent;
    start.database = m_connection.target.shown();
    start.address = connectionUrlOf(m_connection.target);
    start.limits = m_settings.limits;
    start.patience = m_settings.patience;
    start.hints = m_settings.hints;
    start.glossary = m_settings.glossary.sentences;
    start.keep = m_settings.keep;
    return std::make_unique<AgentTask>(std::move(start), *m_database);
}

AgentBorder AgentDatabase::border() const
{
    return m_settings.window ? m_settings.window->border() : AgentBorder();
}

/// Only what is run can wait for a person: the check of a statement reads no rows.
void AgentDatabase::attempt(AgentWish wish)
{
    const AgentBorder border = this->border();
    if (wish == AgentWish::check || border.rule == BorderRule::none)
        return attempt(wish, AtBorder::passes);
    if (border.rule == BorderRule::all)
        return attempt(wish, AtBorder::waits);
    if (border.rule == BorderRule::costly)
        return attemptByCost(wish);
    const bool isMarked = readsMarkedTable(border, staticVerdict(), m_database->schema().catalog());
    attempt(wish, isMarked ? AtBorder::waits : AtBorder::passes);
}

void AgentDatabase::attemptByCost(AgentWish wish)
{
    const Verdict verdict = staticVerdict();
    if (verdict.primary()) // it will not be run
        return attempt(wish, AtBorder::passes);
    m_plan = m_database->thread().ask<Plan>(
        this,
        [sql = verdict.sanitizedSql, limits = m_settings.limits.statement](Session& session) {
            return session.explain(sql, limits);
        },
        [this, wish, isCurrent = stillOn(m_current->call)](const Result<Plan, EngineError>& plan) {
            if (!isCurrent())
                return;
            m_plan = AskId();
            const bool isRefused = !plan && plan.error().failure == EngineFailure::refused; // it will not be run
            const bool waits = !isRefused && (!plan || isCostly(border(), costOf(*plan)));
            attempt(wish, waits ? AtBorder::waits : AtBorder::passes);
        });
}

void AgentDatabase::attempt(AgentWish wish, AtBorder border)
{
    const ToolArguments& arguments = m_current->arguments;
    constexpr std::size_t lengthOfName = 8;
    const std::string name = arguments.task.empty() ? newRunId().substr(0, lengthOfName) : arguments.task;
    const std::size_t rows = std::min(arguments.maxRows, m_settings.mostRows);
    const auto isCurrent = stillOn(m_current->call);
    m_tasks.named(name, m_current->agent)
        .attempt(arguments.sql, wish, border, rows, arguments.question,
                 [this, wish, name, isCurrent](Result<AgentAttempt, std::string> attempt) {
                     if (isCurrent())
                         takeAttempt(wish, name, std::move(attempt));
                 });
}

void AgentDatabase::takeAttempt(AgentWish wish, const std::string& task, Result<AgentAttempt, std::string> attempt)
{
    if (!attempt)
        return answer(failedAnswer(attempt.error()));
    const std::size_t rows = attempt->rows ? attempt->rows->lines.size() : 0;
    answer(m_answers.ofAttempt(*attempt, wish, task), rows);
}

void AgentDatabase::mend()
{
    m_liveCheck = std::make_unique<LiveCheck>(*m_database);
    m_liveCheck->mend(m_current->arguments.sql, this,
                      [this, isCurrent = stillOn(m_current->call)](const MendedText& mended) {
                          if (isCurrent())
                              answer(m_answers.ofMending(mended));
                      });
}

/// Only what passes the static checks is planned: a table that is not allowed does not exist here either.
void AgentDatabase::explain()
{
    const Verdict verdict = staticVerdict();
    if (const Finding* const wrong = verdict.primary())
        return answer(planFailure(wrong->message));
    m_plan = m_database->thread().ask<Plan>(
        this,
        [sql = verdict.sanitizedSql, limits = m_settings.limits.statement](Session& session) {
            return session.explain(sql, limits);
        },
        [this, isCurrent = stillOn(m_current->call)](const Result<Plan, EngineError>& plan) {
            if (!isCurrent())
                return;
            m_plan = AskId();
            answer(plan ? planAnswer(*plan) : planFailure(plan.error().message));
        });
}

/// Whether a call is still the current one, for what is answered later.
std::function<bool()> AgentDatabase::stillOn(ToolCallId call) const
{
    return [this, call] { return m_current && m_current->call == call; };
}

void AgentDatabase::answer(ToolAnswer answer, std::size_t rows)
{
    const ToolCallId call = m_current->call;
    m_current.reset();
    QTimer::singleShot(0, this,
                       [this, call, answer = std::move(answer), rows] { Q_EMIT answered(call, answer, rows); });
}

bool AgentDatabase::cancel(ToolCallId call)
{
    const auto waiting =
        std::find_if(m_calls.begin(), m_calls.end(), [&](const StartToolCall& other) { return other.call == call; });
    if (waiting != m_calls.end()) {
        m_calls.erase(waiting);
        return true;
    }
    if (!m_current || m_current->call != call)
        return false;
    m_current.reset();
    m_waitsForSchema = false;
    m_tasks.cancelAttempts();
    m_liveCheck.reset();
    if (!m_plan.isNone())
        m_database->thread().cancel(std::exchange(m_plan, AskId()));
    return true;
}

void AgentDatabase::finish()
{
    m_current.reset();
    m_calls.clear();
    m_tasks.cancelAll();
}

} // namespace querymend

#include "moc_agentdatabase.cpp"
