#include "db/checks/emptinesscheck.h"

#include "base/utf8.h"
#include "check/ladder.h"
#include "db/session/celltext.h"
#include "diagnose/emptiness.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace querymend {

namespace {

/// More rows than this are "many": the exact number is not needed, and counting takes time.
constexpr std::size_t mostRows = 100;
constexpr std::size_t mostValues = 1000;
/// A longer value is not a word that could have been misspelt.
constexpr std::size_t longestValue = 100;
constexpr std::uint64_t mostBytes = 4U << 20U;

EmptinessAnswer readValues(const Page& page)
{
    EmptinessAnswer answer;
    answer.rows = page.rows.size();
    answer.hasMore = !page.isLast;
    for (const CellRow& row : page.rows) {
        std::string text = cellText(row.front());
        if (!std::holds_alternative<std::monostate>(row.front()) && text.size() <= longestValue
            && !firstInvalidUtf8(text))
            answer.values.push_back(std::move(text));
    }
    // Sorted, because engines return values in any order, and of equally near ones the first are reported.
    std::sort(answer.values.begin(), answer.values.end());
    return answer;
}

EmptinessAnswer readExtremes(const Page& page)
{
    EmptinessAnswer answer;
    if (page.rows.size() != 1 || page.rows.front().size() != 3)
        return answer;
    const CellRow& row = page.rows.front();
    answer.values = {cellText(row[0]), cellText(row[1])};
    const std::string filled = cellText(row[2]); // some engines count in decimals
    std::uint64_t number = 0;
    std::from_chars(filled.data(), filled.data() + filled.size(), number);
    answer.filled = number;
    return answer;
}

std::optional<EmptinessAnswer> ask(const EmptinessProbe& probe, Session& session, std::chrono::milliseconds time)
{
    // The probe derives from a statement that passed the guard, but everything sent to an engine has to pass it.
    const CheckSubject subject{&session.dialect(), nullptr, CheckPolicy::analyst, {}};
    const Verdict verdict = checkStatically(probe.sql, subject);
    if (verdict.primary())
        return std::nullopt;
    const auto cursor = session.run(verdict.sanitizedSql, {time, mostBytes});
    if (!cursor)
        return std::nullopt;
    const auto page = cursor.value()->fetch(probe.kind == ProbeKind::values ? mostValues : mostRows);
    if (!page)
        return std::nullopt;
    switch (probe.kind) {
    case ProbeKind::withoutCondition: {
        EmptinessAnswer answer;
        answer.rows = page->rows.size();
        answer.hasMore = !page->isLast;
        return answer;
    }
    case ProbeKind::values:
        return readValues(*page);
    case ProbeKind::extremes:
        return readExtremes(*page);
    }
    return std::nullopt;
}

} // namespace

std::vector<Finding> whyEmpty(std::string_view statement, const Catalog* catalog, Session& session,
                              const EmptinessBudget& budget)
{
    using std::chrono::steady_clock;
    const auto end = steady_clock::now() + budget.all;
    std::vector<Finding> findings;
    for (const EmptinessProbe& probe : emptinessProbes(statement, session.dialect(), catalog)) {
        const auto left = std::chrono::floor<std::chrono::milliseconds>(end - steady_clock::now());
        if (left <= std::chrono::milliseconds{0})
            break;
        const auto answer = ask(probe, session, std::min(left, budget.one));
        if (auto finding = answer ? explainedBy(probe, *answer) : std::nullopt)
            findings.push_back(std::move(*finding));
    }
    return findings;
}

} // namespace querymend
