#include "db/checks/faultcheck.h"

#include "base/utf8.h"
#include "check/faultprobes.h"
#include "check/ladder.h"
#include "db/session/celltext.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t mostValues = 1000;
constexpr std::size_t datesToLookAt = 20;
constexpr std::size_t longestValue = 100;
constexpr std::uint64_t mostBytes = 4U << 20U;
/// A value that comes up this often on average is one of a few that are meant to.
constexpr std::size_t rowsForEachValue = 3;

class FaultCheck {
public:
    FaultCheck(Session& session, const FaultBudget& budget)
        : m_session(session), m_budget(budget), m_end(Timer::now() + budget.all)
    {}

    std::optional<Finding> confirmed(const FaultProbe& probe)
    {
        switch (probe.proof) {
        case ProbeProof::aRow: {
            const auto page = ask(probe.sql, 1);
            return page && !page->rows.empty() ? std::optional(probe.finding) : std::nullopt;
        }
        case ProbeProof::noRow:
            return confirmedAsMissing(probe);
        case ProbeProof::dateFormat: {
            const auto page = ask(probe.sql, datesToLookAt);
            return page ? confirmedByDates(probe, valuesIn(*page)) : std::nullopt;
        }
        }
        return std::nullopt;
    }

private:
    using Timer = std::chrono::steady_clock;

    std::optional<Finding> confirmedAsMissing(const FaultProbe& probe)
    {
        const auto found = ask(probe.sql, 1);
        if (!found || !found->rows.empty())
            return std::nullopt;
        const auto page = ask(probe.valuesSql, mostValues);
        if (!page)
            return std::nullopt;
        StoredValues stored = valuesIn(*page);
        const std::size_t wanted = rowsForEachValue * stored.values.size();
        if (stored.isComplete && wanted > 0 && wanted <= mostValues) {
            const auto rows = ask(probe.rowsSql, wanted);
            stored.doRepeat = rows && rows->rows.size() >= wanted;
        }
        return confirmedByValues(probe, stored);
    }

    static StoredValues valuesIn(const Page& page)
    {
        StoredValues stored;
        stored.isComplete = page.isLast;
        for (const CellRow& row : page.rows) {
            std::string text = cellText(row.front());
            if (!std::holds_alternative<std::monostate>(row.front()) && text.size() <= longestValue
                && !firstInvalidUtf8(text))
                stored.values.push_back(std::move(text));
            else
                stored.isComplete = false;
        }
        // Sorted, because engines return values in any order.
        std::sort(stored.values.begin(), stored.values.end());
        return stored;
    }

    std::optional<Page> ask(const std::string& sql, std::size_t rows)
    {
        const auto left = std::chrono::floor<std::chrono::milliseconds>(m_end - Timer::now());
        if (left <= std::chrono::milliseconds{0})
            return std::nullopt;
        // The probe derives from a statement that passed the guard, but everything sent to an engine has to pass it.
        const Verdict verdict = checkStatically(sql, {&m_session.dialect(), nullptr, CheckPolicy::analyst, {}});
        if (verdict.primary())
            return std::nullopt;
        const auto cursor = m_session.run(verdict.sanitizedSql, {std::min(left, m_budget.one), mostBytes});
        if (!cursor)
            return std::nullopt;
        auto page = cursor.value()->fetch(rows);
        return page ? std::optional(std::move(page).value()) : std::nullopt;
    }

    Session& m_session;
    const FaultBudget& m_budget;
    Timer::time_point m_end;
};

} // namespace

std::vector<Finding> confirmedFaults(std::string_view statement, std::string_view question, const Catalog& catalog,
                                     Session& session, ValueReading values, const FaultBudget& budget)
{
    std::vector<Finding> findings;
    FaultCheck check(session, budget);
    for (const FaultProbe& probe : faultProbes(statement, session.dialect(), catalog, question)) {
        if (probe.readsValues() && values == ValueReading::leaveOut)
            continue;
        if (auto finding = check.confirmed(probe))
            findings.push_back(std::move(*finding));
    }
    return findings;
}

} // namespace querymend
