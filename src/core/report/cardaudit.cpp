#include "report/cardaudit.h"

#include <algorithm>

namespace querymend {

namespace {

/// Whether the checks say one mistake of this rung at a time.
bool tellsOneOnly(Rung rung)
{
    return rung == Rung::explain || rung == Rung::trial;
}

/// Whether all of the rows are recorded, with their values.
bool isWhole(const ReturnedRows& rows)
{
    return !rows.hasMore && rows.count == rows.rows.size();
}

std::vector<std::string> columnNames(const ReturnedRows& rows)
{
    std::vector<std::string> names;
    for (const ReturnedColumn& column : rows.columns)
        names.push_back(column.name);
    return names;
}

/// How many of the rows are not among the others, each counted as often as it is there.
std::uint64_t onlyIn(const ReturnedRows& rows, const ReturnedRows& others)
{
    auto left = others.rows;
    std::uint64_t count = 0;
    for (const auto& row : rows.rows) {
        const auto same = std::ranges::find(left, row);
        if (same == left.end())
            ++count;
        else
            left.erase(same);
    }
    return count;
}

} // namespace

std::vector<CardMistake> mistakesIn(std::span<const Finding> findings)
{
    std::vector<CardMistake> mistakes;
    for (const Finding& finding : findings) {
        const bool isTest = finding.rung == Rung::tests; // its message says which
        if (finding.severity == Severity::error)
            mistakes.push_back({finding.rung, finding.code, isTest ? finding.message : finding.identifier});
    }
    return mistakes;
}

CardAudit auditOf(std::span<const CardMistake> before, std::span<const CardMistake> after)
{
    CardAudit audit;
    std::vector<CardMistake> open(before.begin(), before.end());
    std::optional<Rung> stoppedAt; // all rungs have passed if there is none
    for (const CardMistake& mistake : before)
        stoppedAt = std::max(stoppedAt.value_or(mistake.rung), mistake.rung);
    for (const CardMistake& mistake : after) {
        // The same mistake may be found by another rung than before.
        const auto same = std::ranges::find_if(open, [&](const CardMistake& each) {
            return each.code == mistake.code && each.identifier == mistake.identifier;
        });
        const bool wasSeen =
            !stoppedAt || mistake.rung < *stoppedAt || (mistake.rung == *stoppedAt && !tellsOneOnly(mistake.rung));
        if (same != open.end()) {
            audit.left.push_back(mistake);
            open.erase(same);
        } else {
            (wasSeen ? audit.broken : audit.revealed).push_back(mistake);
        }
    }
    audit.fixed = std::move(open);
    return audit;
}

std::optional<RowsAudit> auditOf(const ReturnedRows& before, const ReturnedRows& after)
{
    if (!before.problem.empty() || !after.problem.empty())
        return std::nullopt;
    RowsAudit audit{before.count, after.count, columnNames(before) == columnNames(after), {}, {}};
    if (audit.hasSameColumns && isWhole(before) && isWhole(after)) {
        audit.gained = onlyIn(after, before);
        audit.lost = onlyIn(before, after);
    }
    return audit;
}

} // namespace querymend
