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

std::string textAt(const std::string& text, ByteRange range)
{
    return text.substr(range.begin, range.end - range.begin);
}

} // namespace

std::string onOneLine(const std::string& text)
{
    std::string line;
    for (const char c : text) {
        const bool isBlank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!isBlank)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    while (line.ends_with(' '))
        line.pop_back();
    return line;
}

std::vector<SqlChange> changesOf(const ReportedRun& run, const AttemptDetail& attempt)
{
    const std::string& now = attempt.sql();
    const std::string old =
        attempt.previous ? attemptDetail(run.events, {attempt.ref.lane, *attempt.previous}).sql() : std::string();
    if (now.empty() || old.empty())
        return {{ChangeKind::same, now}};
    std::vector<SqlChange> changes;
    for (const DiffHunk& hunk : diffByToken(old, now, rulesOf(run))) {
        if (hunk.kind == HunkKind::removed || hunk.kind == HunkKind::changed)
            changes.push_back({ChangeKind::removed, textAt(old, hunk.old)});
        if (hunk.kind == HunkKind::same || hunk.kind == HunkKind::added || hunk.kind == HunkKind::changed)
            changes.push_back(
                {hunk.kind == HunkKind::same ? ChangeKind::same : ChangeKind::inserted, textAt(now, hunk.now)});
    }
    return changes;
}

std::vector<SqlChange> shortChangesOf(const ReportedRun& run, const AttemptDetail& attempt)
{
    std::vector<SqlChange> changes;
    for (const SqlChange& change : changesOf(run, attempt)) {
        if (change.kind != ChangeKind::same)
            changes.push_back({change.kind, onOneLine(change.text)});
    }
    std::erase_if(changes, [](const SqlChange& change) { return change.text.empty(); });
    return changes;
}

} // namespace querymend
