#include "checking/checkedlines.h"

#include "checking/verdictjson.h"
#include "jsonlines/jsonlines.h"

#include <string>
#include <utility>

namespace querymend {

namespace {

/// How many lines are read ahead for each connection, so that none waits for the next statement.
constexpr std::size_t linesPerWorker = 16;

Result<StatementChecker::Statement, Complaint> statementIn(const StatementChecker& checker, const JsonLine& line)
{
    auto sql = requiredText(line.members[0]);
    if (!sql)
        return Failure{sql.error()};
    const auto question = optionalText(line.members[1]);
    if (!question)
        return Failure{question.error()};
    const auto retry = numberOr(checker.retry(), line.members[2], mostRetries);
    if (!retry)
        return Failure{retry.error()};
    return StatementChecker::Statement{std::move(sql).value(), static_cast<std::uint32_t>(*retry),
                                       question->value_or(checker.question())};
}

LineAnswer beginLine(StatementChecker& checker, const JsonLine& line)
{
    auto statement = statementIn(checker, line);
    if (!statement) {
        return [complaint = statement.error()](JsonWriter&) -> Result<ExitStatus, Complaint> {
            return Failure{complaint};
        };
    }
    return [&checker, id = std::string(line.id),
            begun = checker.begin(std::move(statement).value())](JsonWriter& json) -> Result<ExitStatus, Complaint> {
        const CheckResult result = checker.finish(*begun);
        writeVerdict(id, result, json);
        return exitStatusOf(result);
    };
}

} // namespace

ExitStatus exitStatusOf(const CheckResult& result)
{
    if (result.isUnfilled)
        return ExitStatus::unusable;
    return result.status == VerdictStatus::ok ? ExitStatus::fine : ExitStatus::foundWrong;
}

ExitStatus checkLines(StatementChecker& checker, const std::vector<std::string_view>& files, const Console& console)
{
    LineTask task;
    task.keys = {"sql", "question", "retry"};
    task.begin = [&](const JsonLine& line) { return beginLine(checker, line); };
    task.linesAhead = checker.workers() * linesPerWorker;
    task.reject = writeUnreadable;
    return runJsonLines(task, files, console);
}

} // namespace querymend
