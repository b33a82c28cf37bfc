#include "db/enginecheck.h"

#include "base/utf8.h"
#include "diagnose/classify.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// A fence that names a function forbids that function; whatever else it stops is the operation itself.
ErrorCode codeOfForbidden(const Diagnosis& diagnosis)
{
    const bool namesFunction = diagnosis.code == ErrorCode::permission && !diagnosis.identifier.empty();
    return namesFunction ? ErrorCode::sideEffectFunction : ErrorCode::forbiddenOperation;
}

ErrorCode codeOf(const EngineError& error, const Diagnosis& diagnosis)
{
    switch (error.failure) {
    case EngineFailure::timedOut:
        return ErrorCode::timeout;
    case EngineFailure::tooLarge:
        return ErrorCode::tooManyRows;
    case EngineFailure::lost:
        return ErrorCode::connectionLost;
    case EngineFailure::unreachable:
    case EngineFailure::missingDriver:
    case EngineFailure::notReadOnly:
        return ErrorCode::databaseDown;
    case EngineFailure::notAllowed:
        return codeOfForbidden(diagnosis);
    case EngineFailure::refused:
    case EngineFailure::cancelled:
        break;
    }
    return diagnosis.code;
}

class EngineClimb {
public:
    EngineClimb(Verdict verdict, std::string_view given, Session& session, const EngineCheckPolicy& policy,
                const Clock& clock)
        : m_verdict(std::move(verdict)), m_given(given), m_session(session), m_policy(policy), m_clock(clock)
    {}

    Verdict run()
    {
        if (!m_verdict.unclearSql.empty()) {
            hearWhatIsWrong();
            skip(Rung::explain, "only prepared, to hear what is wrong");
            return std::move(m_verdict);
        }
        if (m_verdict.primary()) {
            skip(Rung::explain, "stopped before");
            return std::move(m_verdict);
        }
        if (!climb(Rung::explain, [this] { return m_session.explain(m_verdict.sanitizedSql, m_policy.limits); }))
            return std::move(m_verdict);
        if (m_policy.trial == Trial::leaveOut)
            skip(Rung::trial, "not asked for");
        else
            climb(Rung::trial, [this] { return tryOneRow(); });
        return std::move(m_verdict);
    }

private:
    Result<Page, EngineError> tryOneRow()
    {
        auto cursor = m_session.run(m_verdict.sanitizedSql, m_policy.limits);
        if (!cursor)
            return Failure{std::move(cursor).error()};
        return cursor.value()->fetch(1);
    }

    /// What the engine says of a text that the guard could not read takes the place of what the guard guessed.
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
        m_verdict.findings = {std::move(heard)};
    }

    template <class Work>
    bool climb(Rung rung, Work work)
    {
        const std::chrono::microseconds begin = m_clock ? m_clock() : std::chrono::microseconds(0);
        const auto result = work();
        RungReport report;
        report.rung = rung;
        report.time = (m_clock ? m_clock() : std::chrono::microseconds(0)) - begin;
        report.result = result ? RungResult::passed : RungResult::failed;
        m_verdict.rungs.push_back(std::move(report));
        if (result)
            return true;
        m_verdict.findings.push_back(findingOf(result.error(), rung, m_verdict.sanitizedSql));
        m_verdict.status = VerdictStatus::rewrite;
        return false;
    }

    void skip(Rung rung, std::string_view reason)
    {
        RungReport report;
        report.rung = rung;
        report.reason = std::string(reason);
        m_verdict.rungs.push_back(std::move(report));
    }

    Finding findingOf(const EngineError& error, Rung rung, std::string_view statement)
    {
        const Diagnosis diagnosis = classify(m_session.dialect(), {error.message, error.code, statement});
        Finding made;
        made.rung = rung;
        made.code = codeOf(error, diagnosis);
        made.message = error.message + (error.hint.empty() ? "" : " (hint: " + error.hint + ")");
        made.identifier = diagnosis.identifier;
        // What a cursor's grammar says of a statement that is no query points at its first word.
        const bool isPlaced = error.failure != EngineFailure::notAllowed || made.code == ErrorCode::sideEffectFunction;
        const ByteRange all{0, static_cast<std::uint32_t>(statement.size())};
        made.range = m_verdict.toGiven(isPlaced ? placeIn(statement, error, diagnosis) : all);
        made.range.end = std::min(made.range.end, static_cast<std::uint32_t>(m_given.size()));
        return made;
    }

    /// The name at the place that the engine points at, or the place alone; all of it where it points nowhere.
    static ByteRange placeIn(std::string_view statement, const EngineError& error, const Diagnosis& diagnosis)
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

    Verdict m_verdict;
    std::string_view m_given;
    Session& m_session;
    const EngineCheckPolicy& m_policy;
    const Clock& m_clock;
};

} // namespace

Verdict checkOnEngine(Verdict verdict, std::string_view given, Session& session, const EngineCheckPolicy& policy,
                      const Clock& clock)
{
    return EngineClimb(std::move(verdict), given, session, policy, clock).run();
}

} // namespace querymend
