#include "db/checks/enginecheck.h"

#include "base/utf8.h"
#include "check/foreignsyntax.h"
#include "check/functionadvice.h"
#include "check/readablefixes.h"
#include "check/typeadvice.h"
#include "db/checks/resultcheck.h"
#include "diagnose/classify.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace querymend {

namespace {

/// If the fence names a function, that function is forbidden; otherwise the operation itself is.
ErrorCode codeOfForbidden(const Diagnosis& diagnosis)
{
    if (diagnosis.code == ErrorCode::multipleStatements)
        return diagnosis.code;
    const bool namesFunction = diagnosis.code == ErrorCode::permission && !diagnosis.identifier.empty();
    return namesFunction ? ErrorCode::sideEffectFunction : ErrorCode::forbiddenOperation;
}

ErrorCode codeOf(const EngineError& error, const Diagnosis& diagnosis)
{
    return error.failure == EngineFailure::notAllowed ? codeOfForbidden(diagnosis)
                                                      : errorCodeOf(error.failure).value_or(diagnosis.code);
}

/// Range of the name at the engine's error position, or an empty range there; the whole statement without a position.
ByteRange placeIn(std::string_view statement, const EngineError& error, const Diagnosis& diagnosis)
{
    const auto size = static_cast<std::uint32_t>(statement.size());
    if (!error.offset && !diagnosis.position)
        return {0, size};
    const std::uint32_t offset =
        error.offset ? *error.offset : static_cast<std::uint32_t>(byteOffsetAt(statement, *diagnosis.position));
    const std::uint32_t begin = std::min(offset, size);
    const std::string_view name = diagnosis.identifier;
    if (!name.empty() && statement.substr(begin).starts_with(name))
        return {begin, begin + static_cast<std::uint32_t>(name.size())};
    return {begin, begin};
}

/// The engine knows better what is wrong, but offers no correction. A misspelt keyword is known by its place, as
/// engines name the token after it.
void keepAdvice(Finding& heard, Finding& ours)
{
    if (ours.fixes.empty() || categoryOf(heard.code) != Category::syntaxError)
        return;
    heard.suggestions = std::move(ours.suggestions);
    heard.fixes = std::move(ours.fixes);
    heard.range = ours.range;
    if (!ours.identifier.empty())
        heard.identifier = std::move(ours.identifier);
}

class EngineClimb {
public:
    EngineClimb(Verdict verdict, const EngineSubject& subject, Session& session, const EngineCheckPolicy& policy,
                const Clock& clock)
        : m_verdict(std::move(verdict)), m_subject(subject), m_session(session), m_policy(policy), m_clock(clock)
    {}

    Verdict run()
    {
        if (!m_verdict.unclearSql.empty()) {
            hearWhatIsWrong();
            skip(Rung::explain, "only prepared, to find out what is wrong");
            return std::move(m_verdict);
        }
        if (m_verdict.primary()) {
            skip(Rung::explain, "an earlier check failed");
            return std::move(m_verdict);
        }
        const bool isPlanned = climb(Rung::explain, [this]() -> Outcome {
            const auto plan = m_session.explain(m_verdict.sanitizedSql, m_policy.limits);
            // A plan too long to fetch is no fault of the statement.
            const bool isFine = plan || plan.error().failure == EngineFailure::tooLarge;
            return isFine ? Outcome{} : Outcome{plan.error()};
        });
        if (!isPlanned)
            return std::move(m_verdict);
        if (m_policy.trial == Trial::leaveOut)
            skip(Rung::trial, "not requested");
        else if (climb(Rung::trial, [this] { return tryRows(); }))
            lookAtRows();
        return std::move(m_verdict);
    }

private:
    using Outcome = std::optional<EngineError>;

    /// Fetches more than one row, so that a column that happens to be NULL in the first is not called empty.
    Outcome tryRows()
    {
        const auto cursor = m_session.run(m_verdict.sanitizedSql, m_policy.limits);
        if (!cursor)
            return cursor.error();
        if (m_policy.read)
            return readAll(*cursor.value());
        auto page = cursor.value()->fetch(1);
        if (!page)
            return page.error();
        m_columns = cursor.value()->columns();
        m_rows = std::move(page.value().rows);
        if (page->isLast)
            return {};
        constexpr std::size_t rowsToLookAt = 99;
        auto more = cursor.value()->fetch(rowsToLookAt);
        if (more) // a failure here does not matter: the statement returned its first row
            std::move(more.value().rows.begin(), more.value().rows.end(), std::back_inserter(m_rows));
        return {};
    }

    Outcome readAll(Cursor& cursor)
    {
        auto first = m_policy.read(cursor);
        if (!first)
            return first.error();
        m_columns = cursor.columns();
        m_rows = std::move(first).value();
        return {};
    }

    void lookAtRows()
    {
        const std::chrono::microseconds begin = now();
        std::vector<Finding> notes = notesOnRows(m_columns, m_rows);
        const ByteRange whole{0, static_cast<std::uint32_t>(m_subject.given.size())};
        for (Finding& note : notes)
            note.range = whole;
        const bool isEmpty = !notes.empty() && notes.front().code == ErrorCode::emptyResult;
        const bool isWrong = isEmpty && m_policy.emptyResult == EmptyResult::isAnError;
        if (isWrong) {
            notes.front().severity = Severity::error;
            m_verdict.status = VerdictStatus::rewrite;
        }
        if (isEmpty && m_policy.emptyResult != EmptyResult::isNoted) {
            for (Finding& why : whyEmpty(m_verdict.sanitizedSql, m_subject.catalog, m_session, m_policy.emptiness)) {
                why.range = m_verdict.toGiven(why.range);
                notes.push_back(std::move(why));
            }
        }
        if (!isWrong)
            warn();
        std::move(notes.begin(), notes.end(), std::back_inserter(m_verdict.findings));
        report(Rung::rows, isWrong ? RungResult::failed : RungResult::passed, begin);
    }

    /// Finds what the engine accepts although it may not mean what was asked.
    void warn()
    {
        if (!m_subject.catalog)
            return;
        for (Finding& warning : confirmedFaults(m_verdict.sanitizedSql, m_subject.question, *m_subject.catalog,
                                                m_session, m_policy.values, m_policy.faults)) {
            warning.range = m_verdict.toGiven(warning.range);
            for (Fix& fix : warning.fixes) {
                for (TextEdit& edit : fix.edits)
                    edit.range = m_verdict.toGiven(edit.range);
            }
            m_verdict.findings.push_back(std::move(warning));
        }
    }

    /// The engine's message about a text that the guard could not read replaces the guard's guess.
    void hearWhatIsWrong()
    {
        const auto prepared = m_session.prepare(m_verdict.unclearSql);
        if (prepared) {
            m_verdict.findings.front().code = ErrorCode::notUnderstood;
            return;
        }
        if (prepared.error().failure != EngineFailure::refused)
            return;
        Finding heard = findingOf(prepared.error(), Rung::explain, m_verdict.unclearSql);
        if (heard.code == ErrorCode::unclassified)
            return;
        keepAdvice(heard, m_verdict.findings.front());
        m_verdict.findings = {std::move(heard)};
    }

    template <class Work>
    bool climb(Rung rung, Work work)
    {
        const std::chrono::microseconds begin = now();
        const Outcome problem = work();
        report(rung, problem ? RungResult::failed : RungResult::passed, begin);
        if (!problem)
            return true;
        Finding heard = findingOf(*problem, rung, m_verdict.sanitizedSql);
        advise(heard, *problem);
        // A planned statement has no syntax error.
        if (rung == Rung::trial && m_session.dialect().errors->syntaxCodeIsGeneral && heard.code == ErrorCode::syntax)
            heard.code = ErrorCode::unclassified;
        m_verdict.status = isDatabaseFault(heard.code) ? VerdictStatus::failed : VerdictStatus::rewrite;
        m_verdict.findings.insert(m_verdict.findings.begin(), std::move(heard)); // before any warning
        return false;
    }

    /// What only the engine finds wrong may still be known as another dialect's syntax or function, or be settled by
    /// a cast.
    void advise(Finding& finding, const EngineError& error) const
    {
        const std::string& statement = m_verdict.sanitizedSql;
        const Dialect& dialect = m_session.dialect();
        if (categoryOf(finding.code) == Category::syntaxError)
            finding.fixes = syntaxFixes(statement, dialect);
        else if (finding.code == ErrorCode::unknownFunction || finding.code == ErrorCode::wrongArguments)
            adviseOnFunction(finding, statement, outlineOf(statement, dialect.lex, dialect.syntax), dialect);
        if (error.offset && finding.fixes.empty())
            adviseOnTypes(finding, statement, *error.offset, dialect);
        dropUnreadableFixes(finding, statement, dialect);
        for (Fix& fix : finding.fixes) {
            for (TextEdit& edit : fix.edits)
                edit.range = m_verdict.toGiven(edit.range);
        }
    }

    [[nodiscard]] std::chrono::microseconds now() const { return m_clock ? m_clock() : std::chrono::microseconds(0); }

    void report(Rung rung, RungResult result, std::chrono::microseconds begin)
    {
        RungReport made;
        made.rung = rung;
        made.time = now() - begin;
        made.result = result;
        m_verdict.rungs.push_back(std::move(made));
    }

    void skip(Rung rung, std::string_view reason)
    {
        RungReport made;
        made.rung = rung;
        made.reason = std::string(reason);
        m_verdict.rungs.push_back(std::move(made));
    }

    Finding findingOf(const EngineError& error, Rung rung, std::string_view statement)
    {
        const Diagnosis diagnosis = classify(m_session.dialect(), {error.message, error.code, statement});
        Finding made;
        made.rung = rung;
        made.code = codeOf(error, diagnosis);
        made.engineCode = error.code;
        made.message = error.message + (error.hint.empty() ? "" : " (hint: " + error.hint + ")");
        made.identifier = diagnosis.identifier;
        // The grammar of DECLARE CURSOR rejects a non-query at its first word, which is no useful position.
        const bool isPlaced = error.failure != EngineFailure::notAllowed || made.code == ErrorCode::sideEffectFunction;
        const ByteRange all{0, static_cast<std::uint32_t>(statement.size())};
        made.range = m_verdict.toGiven(isPlaced ? placeIn(statement, error, diagnosis) : all);
        made.range.end = std::min(made.range.end, static_cast<std::uint32_t>(m_subject.given.size()));
        return made;
    }

    Verdict m_verdict;
    const EngineSubject& m_subject;
    Session& m_session;
    const EngineCheckPolicy& m_policy;
    const Clock& m_clock;
    std::vector<ResultColumn> m_columns;
    std::vector<CellRow> m_rows;
};

} // namespace

Verdict verdictWithoutEngine(Verdict verdict, std::string_view given, const EngineError& error)
{
    Finding finding;
    finding.rung = Rung::explain;
    const ErrorCode code = codeOf(error, {});
    finding.code = code == ErrorCode::unclassified ? ErrorCode::databaseDown : code;
    finding.message = error.message;
    finding.engineCode = error.code;
    finding.range = {0, static_cast<std::uint32_t>(given.size())};
    verdict.findings = {std::move(finding)};
    verdict.status = VerdictStatus::failed;
    RungReport report;
    report.rung = Rung::explain;
    report.result = RungResult::failed;
    verdict.rungs.push_back(std::move(report));
    return verdict;
}

Verdict checkOnEngine(Verdict verdict, const EngineSubject& subject, Session& session, const EngineCheckPolicy& policy,
                      const Clock& clock)
{
    return EngineClimb(std::move(verdict), subject, session, policy, clock).run();
}

} // namespace querymend
