#include "agents/agenttask.h"

#include "run/editing.h"
#include "run/hinting.h"

#include <QTimer>

#include <utility>
#include <variant>

namespace querymend {

namespace {

RunStarted startOf(const AgentTaskStart& task, const LiveDatabase& database, const std::string& question)
{
    RunStarted started;
    started.question.text = question.empty() ? "Task " + task.name : question;
    started.database = task.database;
    started.address = task.address;
    started.dialect = database.dialect().name;
    started.model = task.agent.empty() ? "an agent" : task.agent;
    started.modelKind = ModelKind::agent;
    started.policy.maxRetries = mostRetriesOfLane;
    started.policy.maxEscalations = 0;
    started.policy.malformedReplies = mostRetriesOfLane;
    started.policy.transportRetries = 0; // the agent asks again if it wants to
    started.policy.values = task.limits.values;
    started.policy.schema = SchemaChoice::whole;
    started.policy.mending = MendingUse::off; // there is a tool for that
    return started;
}

} // namespace

AgentTask::AgentTask(AgentTaskStart start, LiveDatabase& database) : m_start(std::move(start)), m_database(database)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        const auto waited = std::chrono::duration_cast<std::chrono::seconds>(m_start.patience);
        refuse("no one approved it within " + std::to_string(waited.count()) + " seconds");
    });
}

AgentTask::~AgentTask() = default;

void AgentTask::attempt(const std::string& sql, AgentWish wish, AtBorder border, std::size_t rows,
                        const std::string& question, Answered answered)
{
    m_answered = std::move(answered);
    m_isSaid = false;
    m_isJudged = false;
    m_isEdited = false;
    m_refusal.clear();
    ++m_attempts;
    if (!question.empty())
        m_question = question;
    const bool isKept = m_run && !m_checks->keptStatement().empty();
    if (isKept && m_sql == sql && wish == AgentWish::check)
        return concludeLater();
    if (isKept && m_sql == sql && border == AtBorder::passes) {
        m_checks->expect(wish, rows);
        return m_checks->runKept();
    }
    m_sql = sql;
    if (isKept) {
        m_checks->letKeptPass(); // which ends the run
        m_run.reset();
    }
    if (!m_run)
        begin();
    m_checks->expect(wish, rows);
    m_isSaid = true;
    Breakpoints stops;
    stops.beforeDatabase = border == AtBorder::waits;
    m_run->driver().setBreakpoints(stops);
    m_model->say(sql);
}

void AgentTask::begin()
{
    ++m_runs;
    m_model = std::make_unique<AgentModel>();
    m_model->whenAsked([this] { handleAsked(); });
    m_checks = std::make_unique<AgentChecks>(m_database.thread(), m_database.dialect(), m_database.sharedSchema(),
                                             m_start.limits);
    m_checks->whenPassed([this](const Verdict&) { conclude(); });
    m_run = std::make_unique<QuestionRun>(newRunId(), m_database, m_database.sharedSchema(), *m_model, *m_checks,
                                          m_start.keep, PromptMaterial{m_start.hints, {}, {}, m_start.glossary});
    connect(&m_run->recorder(), &Recorder::recorded, this, &AgentTask::noticeStop);
    connect(&m_run->driver(), &RunDriver::finished, this, &AgentTask::concludeLater);
    connect(&m_run->driver(), &RunDriver::recordingFailed, this, &AgentTask::failLater);
    m_run->start(startOf(m_start, m_database, m_question));
}

/// A stop is in the state only after its event is announced.
void AgentTask::noticeStop()
{
    QTimer::singleShot(0, this, [this, run = m_runs] {
        if (run != m_runs || !m_run || m_held)
            return;
        const std::vector<RunStop>& stops = m_run->driver().state().stops;
        if (stops.empty())
            return;
        m_held = stops.front().what.attempt;
        m_patience.start(m_start.patience);
    });
}

std::optional<std::string> AgentTask::follow(const WindowMessage& order)
{
    if (!m_held)
        return "it does not wait any more";
    if (const auto* const refused = std::get_if<RefuseHeld>(&order)) {
        refuse(refused->reason);
        return {};
    }
    if (const auto* const edit = std::get_if<EditHeld>(&order)) {
        const std::string before = valueOf(m_run->driver().state(), *m_held, EditedField::sql);
        const auto refusal = m_run->driver().edit({*m_held, EditedField::sql, edit->sql});
        if (refusal)
            return refusal->detail.empty() ? "it cannot be edited" : refusal->detail;
        m_isEdited = edit->sql != before;
    }
    letRun();
    return {};
}

void AgentTask::letRun()
{
    m_held.reset();
    m_patience.stop();
    m_run->driver().proceed(ContinueWay::onwards);
}

void AgentTask::refuse(const std::string& reason)
{
    m_held.reset();
    m_patience.stop();
    m_refusal = reason.empty() ? "no reason was given" : reason;
    m_run->driver().cancel("the statement was not approved: " + m_refusal);
}

std::vector<RunEvent> AgentTask::openRun() const
{
    return m_run ? m_run->recorder().events() : std::vector<RunEvent>();
}

void AgentTask::handleAsked()
{
    if (!m_isSaid) // for its first statement
        return;
    m_isJudged = true;
    concludeLater();
}

/// The driver is still at work when it tells what happened.
void AgentTask::concludeLater()
{
    QTimer::singleShot(0, this, [this, run = m_runs, attempt = m_attempts] {
        if (run == m_runs && attempt == m_attempts)
            conclude();
    });
}

void AgentTask::failLater(const std::string& reason)
{
    QTimer::singleShot(0, this, [this, reason, run = m_runs] {
        if (run == m_runs)
            fail(reason);
    });
}

AgentAttempt AgentTask::lastAttempt() const
{
    AgentAttempt made;
    made.sql = m_sql;
    made.refusal = m_refusal;
    made.isEdited = m_isEdited;
    if (!m_refusal.empty())
        return made;
    const RunState& state = m_run->driver().state();
    const LaneState& lane = state.lanes.back();
    // The attempt after it has begun already if the agent may try again.
    const bool isNextAsked = lane.attempts.size() > 1 && !lane.attempts.back().verdict && m_isJudged;
    const std::size_t index = lane.attempts.size() - (isNextAsked ? 2 : 1);
    const AttemptState& attempt = lane.attempts[index];
    made.number = static_cast<std::uint32_t>(index + 1);
    made.verdict = attempt.verdict ? *attempt.verdict : m_checks->keptVerdict();
    made.reflection = attempt.reflection;
    made.hintLevel = attempt.hintLevel;
    made.hint = attempt.hint;
    made.isLast = state.end && state.end->outcome != RunOutcome::solved;
    made.rows = m_checks->rows();
    if (made.isLast && made.hint.empty() && made.verdict.primary()) {
        const RunContext context{&m_database.dialect(), &m_database.schema(), EngineInReach::yes, m_start.hints};
        const auto hint = hintAfter(state, lane, context);
        made.hintLevel = hint.level;
        made.hint = hint.text;
    }
    // Places refer to the statement that was found in the agent's text.
    const std::size_t at = attempt.sql.empty() ? std::string::npos : m_sql.find(attempt.sql);
    if (at != 0 && !attempt.sql.empty()) {
        made.sql = attempt.sql;
        made.bytesBefore = at == std::string::npos ? 0 : at;
    }
    return made;
}

void AgentTask::conclude()
{
    if (!m_answered || !m_run || m_run->driver().state().lanes.empty())
        return;
    AgentAttempt made = lastAttempt();
    if (m_run->driver().state().end)
        m_run.reset();
    tell(std::move(made));
}

void AgentTask::fail(const std::string& reason)
{
    m_run.reset();
    tell(Failure{"the run cannot be stored: " + reason});
}

void AgentTask::tell(Result<AgentAttempt, std::string> attempt)
{
    if (m_answered)
        std::exchange(m_answered, {})(std::move(attempt));
}

void AgentTask::cancel()
{
    m_answered = {};
    m_held.reset();
    m_patience.stop();
    finish();
}

void AgentTask::finish()
{
    if (!m_run)
        return;
    if (!m_checks->keptStatement().empty())
        m_checks->letKeptPass();
    else
        m_run->driver().cancel();
    m_run.reset();
}

} // namespace querymend

#include "moc_agenttask.cpp"
