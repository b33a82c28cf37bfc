#include "manylanes.h"

#include "support/longrun.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <variant>

namespace querymend {

namespace {

constexpr std::string_view right = "SELECT status, count(*) FROM orders GROUP BY status";

struct Mistake {
    ErrorCode code;
    Rung rung;
    std::string_view sql;
    std::string_view wrong; ///< part of it
    std::string_view message;
};

constexpr Mistake mistakes[] = {
    {ErrorCode::syntax, Rung::explain, "SELECT status, count(*) FORM orders GROUP BY status", "orders",
     "near \"orders\": syntax error"},
    {ErrorCode::unknownColumn, Rung::references, "SELECT state, count(*) FROM orders GROUP BY state", "state",
     "no such column: state"},
    {ErrorCode::timeout, Rung::trial, "SELECT o.status, count(*) FROM orders AS o, orders AS p GROUP BY o.status",
     "orders AS p", "stopped after 30 s"},
    {ErrorCode::emptyResult, Rung::rows, "SELECT status, count(*) FROM orders WHERE status = 'sent' GROUP BY status",
     "status = 'sent'", "no order has this status"},
    {ErrorCode::notSelect, Rung::guard, "DELETE FROM orders", "DELETE", "only queries are allowed"},
    {ErrorCode::unclassified, Rung::explain, "SELECT status, count(1, 2) FROM orders GROUP BY status", "count(1, 2)",
     "wrong number of arguments to function count()"}};

const Mistake* mistakeIn(const Checked& checked)
{
    if (checked.verdict.findings.empty())
        return nullptr;
    const auto* const found = std::find_if(std::begin(mistakes), std::end(mistakes), [&](const Mistake& mistake) {
        return mistake.code == checked.verdict.findings.front().code;
    });
    return found == std::end(mistakes) ? nullptr : found;
}

/// The verdict of a statement with this mistake: the checks up to the one that finds it.
void put(const Mistake& mistake, Checked& checked)
{
    Finding& finding = checked.verdict.findings.front();
    finding.rung = mistake.rung;
    finding.message = mistake.message;
    const auto begin = static_cast<std::uint32_t>(mistake.sql.find(mistake.wrong));
    finding.range = {begin, begin + static_cast<std::uint32_t>(mistake.wrong.size())};
    const RungReport first = checked.verdict.rungs.front();
    checked.verdict.rungs.clear();
    for (int rung = 0; rung <= static_cast<int>(mistake.rung); ++rung) {
        RungReport report = first;
        report.rung = static_cast<Rung>(rung);
        report.result = report.rung == mistake.rung ? RungResult::failed : RungResult::passed;
        checked.verdict.rungs.push_back(report);
    }
}

} // namespace

std::vector<RunEvent> runWithManyLanes(std::uint32_t attempts)
{
    std::vector<RunEvent> events = LongRun(attempts).events();
    auto& start = std::get<RunStarted>(events.front().body);
    start.question.text = "How many orders have each status?";
    start.policy.maxRetries = 10;
    start.policy.lanes = std::min(16U, attempts / (start.policy.maxRetries + 1));
    ModelReplied* reply = nullptr;
    for (RunEvent& event : events) {
        if (auto* const replied = std::get_if<ModelReplied>(&event.body))
            reply = replied;
        auto* const checked = std::get_if<Checked>(&event.body);
        if (!checked || !reply)
            continue;
        const Mistake* const mistake = mistakeIn(*checked);
        if (mistake)
            put(*mistake, *checked);
        checked->sql = mistake ? mistake->sql : right;
        reply->text = checked->sql;
    }
    return events;
}

} // namespace querymend
