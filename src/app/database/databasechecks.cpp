#include "database/databasechecks.h"

#include <utility>

namespace querymend {

namespace {

std::chrono::microseconds now()
{
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

DatabaseChecks::DatabaseChecks(SessionThread& database, const Dialect& judgedBy,
                               std::shared_ptr<const SchemaView> schema, EngineCheckPolicy policy)
    : m_database(database), m_lex(judgedBy.lex), m_names(judgedBy.syntax.names), m_schema(std::move(schema)),
      m_policy(policy)
{}

void DatabaseChecks::check(const RunCheck& request, Answered answered)
{
    const std::uint32_t effect = request.effect.value;
    const auto work = [request, lex = m_lex, names = m_names, schema = m_schema,
                       policy = m_policy](Session& session) -> Result<Verdict, EngineError> {
        // A reconnect may have reached a server that now reads statements differently.
        if (session.dialect().lex != lex || session.dialect().syntax.names != names)
            return failed(EngineFailure::lost,
                          "the server's settings have changed how statements are parsed; connect again");
        const Catalog* const catalog = schema ? &schema->catalog() : nullptr;
        return checkOnEngine(request.verdict, {request.given, catalog, request.question}, session, policy, now);
    };
    // A failed connection yields a verdict too: the database is down.
    m_open[effect] = m_database.ask<Verdict>(
        this, work, [this, effect, request, answered = std::move(answered)](Result<Verdict, EngineError> verdict) {
            m_open.erase(effect);
            answered(verdict ? *verdict : verdictWithoutEngine(request.verdict, request.given, verdict.error()));
        });
}

void DatabaseChecks::stop(EffectId effect)
{
    const auto open = m_open.find(effect.value);
    if (open == m_open.end())
        return;
    m_database.cancel(open->second);
    m_open.erase(open);
}

EngineCheckPolicy engineChecksOf(const RunPolicy& policy)
{
    EngineCheckPolicy checks;
    checks.trial = Trial::run;
    checks.values = policy.values == DataValues::mayBeNamed ? ValueReading::allowed : ValueReading::leaveOut;
    checks.emptyResult = policy.emptyRows == EmptyRows::areAnError ? EmptyResult::isAnError : EmptyResult::isNoted;
    return checks;
}

} // namespace querymend
