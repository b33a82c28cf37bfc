#include "checking/statementchecker.h"

#include "diagnose/hints/hintladder.h"

#include <optional>
#include <utility>

namespace querymend {

namespace {

/// Whether both read every statement as the same tokens and names.
bool readAlike(const Dialect& one, const Dialect& other)
{
    return one.lex == other.lex && one.syntax.names == other.syntax.names;
}

EngineError changedSettings()
{
    return {EngineFailure::lost, "the server's settings have changed how statements are parsed"};
}

} // namespace

StatementChecker::StatementChecker(const CheckSettings& settings, const Console& console, Clock clock,
                                   Statements statements)
    : m_settings(settings), m_console(console), m_clock(std::move(clock)), m_statements(statements),
      m_dialect(std::shared_ptr<void>(), settings.dialect) // the settings own it
{
    if (settings.engine == EngineAsked::toRun)
        m_enginePolicy.trial = Trial::run;
    m_enginePolicy.emptyResult = settings.emptyResult;
    m_enginePolicy.values = ValueReading::allowed; // the reader of the result has the database
}

const Catalog* StatementChecker::catalog() const
{
    return m_settings.schema ? &m_settings.schema->catalog() : nullptr;
}

std::shared_ptr<StatementChecker::Begun> StatementChecker::begin(Statement statement) const
{
    auto begun = std::make_shared<Begun>();
    begun->given = std::move(statement);
    begun->dialect = m_settings.session
        ? std::shared_ptr<const Dialect>(std::shared_ptr<void>(), &m_settings.session->dialect())
        : m_dialect;
    putValuesIn(*begun);
    if (begun->unfilled)
        return begun;
    CheckSubject subject;
    subject.dialect = begun->dialect.get();
    subject.schema = m_settings.schema.get();
    subject.policy = m_settings.policy;
    subject.question = begun->given.question;
    begun->verdict = checkStatically(begun->text(), subject, m_clock);
    if (m_settings.engine != EngineAsked::nothing)
        askEngine(begun);
    return begun;
}

void StatementChecker::putValuesIn(Begun& begun) const
{
    if (m_settings.parameters.empty())
        return;
    auto filled = m_settings.parameters.filled(begun.given.text, *begun.dialect, catalog());
    if (filled)
        begun.filled = std::move(filled).value();
    else
        begun.unfilled = std::move(filled).error();
}

void StatementChecker::askEngine(const std::shared_ptr<Begun>& begun) const
{
    const auto check = [catalog = catalog(), policy = m_enginePolicy, clock = m_clock](Begun& asked, Session& session) {
        return checkOnEngine(std::move(asked.verdict), {asked.text(), catalog, asked.given.question}, session, policy,
                             clock);
    };
    if (m_settings.session)
        begun->verdict = check(*begun, *m_settings.session);
    if (!m_settings.workers)
        return;
    // A session may have reconnected since the statement was read; under other settings it must not be sent.
    begun->answer = m_settings.workers->add([begun = std::weak_ptr(begun), check](Session& session) {
        Begun::Heard heard;
        const auto asked = begun.lock();
        if (!asked)
            return heard; // its result is no longer wanted
        const bool wasAlike = readAlike(session.dialect(), *asked->dialect);
        heard.verdict = wasAlike ? check(*asked, session)
                                 : verdictWithoutEngine(std::move(asked->verdict), asked->text(), changedSettings());
        if (!readAlike(session.dialect(), *asked->dialect))
            heard.dialect = std::make_shared<const Dialect>(session.dialect());
        return heard;
    });
}

CheckResult StatementChecker::finish(Begun& begun)
{
    sayWhatIsUnused(begun);
    if (begun.unfilled)
        return unfilled(begun);
    if (begun.answer.valid()) {
        Begun::Heard heard = begun.answer.get();
        begun.verdict = std::move(heard.verdict);
        if (heard.dialect && !readAlike(*heard.dialect, *m_dialect)) {
            m_dialect = std::move(heard.dialect);
            // Sessions that have not lost their connection would go on with the former settings.
            m_settings.workers->renew();
        }
    }
    CheckResult result;
    result.text = begun.given.text;
    AttemptFacts facts;
    facts.retriesUsed = begun.given.retry;
    result.reflection = reflect(begun.verdict, facts);
    const bool mayRetry = begun.verdict.status == VerdictStatus::rewrite && facts.retriesUsed < facts.maxRetries;
    result.status = begun.verdict.status == VerdictStatus::ok ? VerdictStatus::ok
        : mayRetry                                            ? VerdictStatus::rewrite
                                                              : VerdictStatus::failed;
    if (result.status != VerdictStatus::ok)
        result.hint = hintOn(begun, begun.verdict, facts);
    result.verdict =
        begun.filled ? inGiven(std::move(begun.verdict), result.text, *begun.filled) : std::move(begun.verdict);
    return result;
}

/// A name may be mistyped; several statements need not have all parameters.
void StatementChecker::sayWhatIsUnused(const Begun& begun) const
{
    if (m_statements != Statements::one)
        return;
    for (const std::string& name : m_settings.parameters.unusedIn(begun.given.text, *begun.dialect))
        m_console.complain("--param " + name + ": the statement has no :" + name);
}

/// What would be checked without the value is not what would run.
CheckResult StatementChecker::unfilled(const Begun& begun) const
{
    const FillProblem& problem = *begun.unfilled;
    m_console.complain(textOf(problem));
    Finding finding;
    finding.code = ErrorCode::badValue;
    finding.message = textOf(problem);
    finding.range = placeOf(problem, begun.given.text, *begun.dialect);
    finding.identifier = ':' + problem.parameter;
    CheckResult result;
    result.text = begun.given.text;
    result.isUnfilled = true;
    result.status = result.verdict.status = VerdictStatus::failed;
    result.verdict.findings.push_back(std::move(finding));
    result.reflection = reflect(result.verdict, {});
    return result;
}

/// The hint for a model. It may name values, because the reader of the result has the database.
Hint StatementChecker::hintOn(const Begun& begun, const Verdict& verdict, const AttemptFacts& attempt) const
{
    HintFacts facts;
    facts.dialect = begun.dialect.get();
    facts.sql = begun.text();
    facts.findings = verdict.findings;
    facts.choice = hintLevel(attempt.retriesUsed, {});
    facts.question = begun.given.question;
    facts.attempt = attempt.retriesUsed + 1;
    facts.attempts = attempt.maxRetries + 1;
    facts.schema = m_settings.schema.get();
    facts.values = DataValues::mayBeNamed;
    return hintFor(facts);
}

} // namespace querymend
