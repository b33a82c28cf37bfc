#include "agents/agentchecks.h"

#include <utility>

namespace querymend {

namespace {

std::chrono::microseconds now()
{
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

EngineCheckPolicy policyFor(const AgentLimits& limits, AgentWish wish)
{
    const bool mayNameValues = limits.values == DataValues::mayBeNamed;
    EngineCheckPolicy policy;
    policy.limits = limits.statement;
    policy.values = mayNameValues ? ValueReading::allowed : ValueReading::leaveOut;
    policy.trial = wish == AgentWish::run ? Trial::run : Trial::leaveOut;
    policy.emptyResult = mayNameValues ? EmptyResult::isExplained : EmptyResult::isNoted;
    return policy;
}

} // namespace

AgentChecks::AgentChecks(SessionThread& database, const Dialect& judgedBy, std::shared_ptr<const SchemaView> schema,
                         AgentLimits limits)
    : m_database(database), m_lex(judgedBy.lex), m_names(judgedBy.syntax.names), m_schema(std::move(schema)),
      m_limits(limits)
{}

void AgentChecks::expect(AgentWish wish, std::size_t rows)
{
    m_wish = wish;
    m_limits.rows.rows = rows;
    m_rows.reset();
}

void AgentChecks::check(const RunCheck& request, Answered answered)
{
    const auto work = [request, lex = m_lex, names = m_names, schema = m_schema, limits = m_limits,
                       wish = m_wish](Session& session) -> Result<Outcome, EngineError> {
        // A reconnect may have reached a server that now reads statements differently.
        if (session.dialect().lex != lex || session.dialect().syntax.names != names)
            return failed(EngineFailure::lost, "the server's settings have changed how statements are parsed");
        Outcome outcome;
        EngineCheckPolicy policy = policyFor(limits, wish);
        policy.read = [&](Cursor& cursor) {
            outcome.rows.emplace();
            return readRows(cursor, limits.rows, *outcome.rows);
        };
        const Catalog* const catalog = schema ? &schema->catalog() : nullptr;
        outcome.verdict =
            checkOnEngine(request.verdict, {request.given, catalog, request.question}, session, policy, now);
        return outcome;
    };
    m_open = m_database.ask<Outcome>(
        this, work, [this, request, answered = std::move(answered)](Result<Outcome, EngineError> outcome) {
            m_open = {};
            if (outcome)
                return take(request, answered, std::move(outcome).value());
            take(request, answered, {verdictWithoutEngine(request.verdict, request.given, outcome.error()), {}});
        });
}

void AgentChecks::take(const RunCheck& request, const Answered& answered, Outcome outcome)
{
    m_rows = std::move(outcome.rows);
    const bool isKept = m_wish == AgentWish::check && !outcome.verdict.primary();
    if (!isKept)
        return answered(outcome.verdict);
    m_kept = Kept{request, answered, std::move(outcome.verdict)};
    if (m_passed)
        m_passed(m_kept->verdict);
}

void AgentChecks::runKept()
{
    Kept kept = *std::exchange(m_kept, std::nullopt);
    check(kept.request, std::move(kept.answered));
}

void AgentChecks::letKeptPass()
{
    const Kept kept = *std::exchange(m_kept, std::nullopt);
    kept.answered(kept.verdict);
}

void AgentChecks::stop(EffectId)
{
    m_kept.reset();
    if (!m_open.isNone())
        m_database.cancel(m_open);
    m_open = {};
}

} // namespace querymend
