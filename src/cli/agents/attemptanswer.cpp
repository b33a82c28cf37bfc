#include "agents/attemptanswer.h"

#include "base/json.h"
#include "checking/verdictjson.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t mostFindings = 20;
constexpr std::size_t longestMessage = 1000;
constexpr std::size_t longestHint = 8000;
constexpr std::size_t longestStatement = 8000;

/// `296,000`.
std::string grouped(std::uint64_t number)
{
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, 1, ',');
    }
    return digits;
}

std::string counted(std::uint64_t number, std::string_view what)
{
    return grouped(number) + ' ' + std::string(what) + (number == 1 ? "" : "s");
}

std::string rowsWord(const AgentRows& rows)
{
    if (!rows.isTruncated)
        return counted(rows.lines.size(), "row");
    if (rows.total)
        return grouped(rows.lines.size()) + " of " + counted(*rows.total, "row");
    return "the first " + counted(rows.lines.size(), "row") + "; there are more";
}

/// Severity and message of what is not an error.
std::string remarks(const Verdict& verdict)
{
    std::string text;
    for (const Finding& finding : verdict.findings) {
        if (finding.severity != Severity::error)
            text += (finding.severity == Severity::warning ? "Warning: " : "Note: ") + finding.message + '\n';
    }
    for (const std::string& note : verdict.notes)
        text += "Note: " + note + '\n';
    return text;
}

} // namespace

ToolAnswer failedAnswer(std::string message)
{
    ToolAnswer answer;
    answer.outcome = ToolOutcome::failed;
    answer.text = std::move(message);
    return answer;
}

/// Without what must stay on this machine.
Finding StatementAnswers::shown(Finding finding) const
{
    if (m_values == DataValues::mayBeNamed)
        return finding;
    if (!finding.messageWithoutData.empty()) {
        finding.message = finding.messageWithoutData;
        finding.suggestions.clear();
        finding.fixes.clear();
    } else if (!finding.engineCode.empty()) {
        finding.message = "the database refused it (" + finding.engineCode + ")"; // its words may quote values
    }
    return finding;
}

ordered_json StatementAnswers::verdictJson(const AgentAttempt& attempt) const
{
    CheckResult result;
    result.text = attempt.sql;
    result.bytesBefore = attempt.bytesBefore;
    result.verdict = attempt.verdict;
    result.verdict.findings.clear();
    for (const Finding& finding : attempt.verdict.findings) {
        if (result.verdict.findings.size() < mostFindings)
            result.verdict.findings.push_back(shown(finding));
        result.verdict.findings.back().message = cutText(result.verdict.findings.back().message, longestMessage);
    }
    result.status = attempt.isLast && attempt.verdict.primary() ? VerdictStatus::failed : attempt.verdict.status;
    std::string text;
    JsonWriter json(text);
    writeVerdict("null", result, json);
    ordered_json verdict = ordered_json::parse(text);
    for (const char* const member : {"id", "reflection", "rungs", "ctes", "columns"})
        verdict.erase(member);
    if (verdict["sanitized_sql"].get_ref<const std::string&>().size() > longestStatement)
        verdict.erase("sanitized_sql");
    return verdict;
}

ToolAnswer StatementAnswers::ofAttempt(const AgentAttempt& attempt, AgentWish wish, const std::string& task) const
{
    if (!attempt.refusal.empty())
        return failedAnswer("The statement was not run, because it was not approved: "
                            + cutText(attempt.refusal, longestMessage) + "\nTask: " + task + '\n');
    ToolAnswer answer;
    answer.structured = verdictJson(attempt);
    answer.structured["task"] = task;
    if (attempt.verdict.primary()) {
        addFailure(attempt, task, answer);
        return answer;
    }
    AgentAttempt told = attempt;
    for (Finding& finding : told.verdict.findings)
        finding = shown(std::move(finding));
    if (wish == AgentWish::run && attempt.rows) {
        for (const char* const member : {"sanitized_sql", "tables", "hint"})
            answer.structured.erase(member);
        addRows(*attempt.rows, answer);
    } else {
        answer.text = "The statement is right; the database can plan it. It was not run.\n";
    }
    if (attempt.isEdited)
        answer.text += "A person changed the statement before it ran: " + cutText(attempt.sql, longestStatement) + '\n';
    answer.text += cutText(remarks(told.verdict), longestHint);
    answer.text += "Task: " + task + '\n';
    return answer;
}

void StatementAnswers::addFailure(const AgentAttempt& attempt, const std::string& task, ToolAnswer& answer) const
{
    answer.outcome = ToolOutcome::failed;
    const Finding primary = shown(*attempt.verdict.primary());
    const std::string hint = cutText(attempt.hint, longestHint);
    answer.structured["hint"] =
        attempt.hintLevel.empty() ? ordered_json(nullptr) : ordered_json{{"level", attempt.hintLevel}, {"text", hint}};
    answer.text = hint.empty()
        ? std::string(label(categoryOf(primary.code))) + ": " + cutText(primary.message, longestMessage) + '\n'
        : hint;
    if (isDatabaseFault(primary.code))
        answer.text += "\nThis is not the statement's fault. Try it again later.\n";
    else if (attempt.isLast)
        answer.text += "\nThat was attempt " + std::to_string(attempt.number)
            + " of this task, and the last. Ask the person, or find_tables, before you begin another.\n";
    else
        answer.text += "\nSend the corrected statement with \"task\": " + toJsonLine(task)
            + ". If it fails again, the hint is more explicit.\n";
}

void StatementAnswers::addRows(const AgentRows& rows, ToolAnswer& answer) const
{
    ordered_json& out = answer.structured;
    const bool isShown = m_values == DataValues::mayBeNamed;
    out["columns"] = ordered_json::array();
    ordered_json names = ordered_json::array();
    for (const ResultColumn& column : rows.columns) {
        out["columns"].push_back({{"name", cutText(column.name, 200)}, {"type", cutText(column.type, 100)}});
        names.push_back(cutText(column.name, 200));
    }
    out["rows"] = ordered_json::array();
    out["row_count"] = rows.lines.size();
    out["truncated"] = rows.isTruncated;
    out["total_rows"] = rows.total ? ordered_json(*rows.total) : ordered_json(nullptr);
    std::string head = rowsWord(rows);
    head[0] = static_cast<char>(head[0] == 't' ? 'T' : head[0]);
    answer.text = head + ".\n";
    if (!isShown) {
        answer.text += "Values of this database are not shown to agents.\n";
        return;
    }
    std::vector<std::string> lines{toJsonLine(names)};
    for (const std::string& line : rows.lines) {
        out["rows"].push_back(ordered_json::parse(line));
        lines.push_back(line);
    }
    if (!rows.lines.empty())
        answer.text += framedData("column names and rows", lines);
}

ToolAnswer StatementAnswers::ofMending(const MendedText& mended) const
{
    ToolAnswer answer;
    ordered_json& out = answer.structured;
    out["status"] = name(mended.status);
    out["sql"] = mended.sql;
    out["steps"] = ordered_json::array();
    answer.text = mended.status == MendingStatus::ok ? "Nothing to mend.\n" : mended.sql + '\n';
    for (const MendingRound& round : mended.rounds) {
        out["steps"].push_back({{"code", name(round.code)},
                                {"reason", cutText(round.reason, longestMessage)},
                                {"confidence", std::round(round.confidence * 1000) / 1000}});
        answer.text += "- " + std::string(name(round.code)) + ": " + cutText(round.reason, longestMessage) + '\n';
    }
    const Finding* const wrong = mended.verdict.primary();
    out["code"] = wrong ? ordered_json(name(wrong->code)) : ordered_json(nullptr);
    const std::string message = wrong ? cutText(shown(*wrong).message, longestMessage) : std::string();
    out["message"] = wrong ? ordered_json(message) : ordered_json(nullptr);
    if (wrong) {
        answer.outcome = ToolOutcome::failed;
        answer.text += std::string(mended.rounds.empty() ? "Not mended: " : "Still wrong: ")
            + std::string(name(wrong->code)) + ": " + message + '\n';
    }
    return answer;
}

} // namespace querymend
