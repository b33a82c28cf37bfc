#include "report/sqlchange.h"

#include "dialect/dialect.h"
#include "sql/compare/tokendiff.h"

namespace querymend {

namespace {

const LexRules& rulesOf(const ReportedRun& run)
{
    const Dialect* const dialect = run.start ? dialectNamed(run.start->dialect) : nullptr;
    return (dialect ? *dialect : defaultDialect()).lex;
}

/// The statement of the lane's previous attempt, or nothing.
std::string statementBefore(const ReportedRun& run, const AttemptDetail& attempt)
{
    return attempt.previous ? attemptDetail(run.events, {attempt.ref.lane, *attempt.previous}).sql() : std::string();
}

} // namespace

std::vector<SqlChange> changesOf(const ReportedRun& run, const AttemptDetail& attempt)
{
    const std::string& now = attempt.sql();
    const std::string old = statementBefore(run, attempt);
    if (now.empty() || old.empty())
        return {{ChangeKind::same, now}};
    std::vector<SqlChange> changes;
    for (const DiffHunk& hunk : diffByToken(old, now, rulesOf(run))) {
        if (hunk.kind == HunkKind::removed || hunk.kind == HunkKind::changed)
            changes.push_back({ChangeKind::removed, std::string(hunk.old.of(old))});
        if (hunk.kind == HunkKind::same || hunk.kind == HunkKind::added || hunk.kind == HunkKind::changed)
            changes.push_back(
                {hunk.kind == HunkKind::same ? ChangeKind::same : ChangeKind::inserted, std::string(hunk.now.of(now))});
    }
    return changes;
}

std::vector<Replacement> replacementsIn(const ReportedRun& run, const AttemptDetail& attempt)
{
    const std::string old = statementBefore(run, attempt);
    return old.empty() ? std::vector<Replacement>() : replacements(old, attempt.sql(), rulesOf(run));
}

} // namespace querymend
