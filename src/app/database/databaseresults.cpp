#include "database/databaseresults.h"

#include "db/session/celltext.h"
#include "run/resultgroups.h"

#include <chrono>
#include <utility>

namespace querymend {

namespace {

using Steady = std::chrono::steady_clock;

constexpr std::size_t mostRows = 10'000;
constexpr std::chrono::milliseconds timeForAll{10'000};

ComparedValue valueOf(const Cell& cell)
{
    if (std::holds_alternative<std::monostate>(cell))
        return {};
    if (const auto* const number = std::get_if<double>(&cell))
        return *number;
    if (const auto* const number = std::get_if<std::int64_t>(&cell))
        return static_cast<double>(*number);
    if (const auto* const truth = std::get_if<bool>(&cell))
        return *truth ? 1.0 : 0.0;
    return cellText(cell); // the comparison treats numeric text as numbers
}

/// Returns all rows of a candidate, or why they cannot be read: a partial result cannot be compared.
Result<ComparedResult, std::string> resultOf(Session& session, const ComparedCandidate& candidate,
                                             Steady::time_point end)
{
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Steady::now());
    if (left.count() <= 0)
        return Failure{std::string("there was no time left to run it")};
    const auto cursor = session.run(candidate.sql, {left});
    if (!cursor)
        return Failure{cursor.error().message};
    const auto page = cursor.value()->fetch(mostRows);
    if (!page)
        return Failure{page.error().message};
    if (!page->isLast)
        return Failure{"it has more than " + std::to_string(mostRows) + " rows"};
    ComparedResult result{candidate.lane, {}, {}};
    for (const ResultColumn& column : cursor.value()->columns())
        result.columns.push_back(column.name);
    for (const CellRow& row : page->rows) {
        auto& made = result.rows.emplace_back();
        for (const Cell& cell : row)
            made.push_back(valueOf(cell));
    }
    return result;
}

Comparison comparisonOf(Session& session, const CompareResults& request)
{
    std::vector<ComparedResult> results;
    std::vector<std::string> notes;
    const Steady::time_point end = Steady::now() + timeForAll;
    for (const ComparedCandidate& candidate : request.candidates) {
        auto result = resultOf(session, candidate, end);
        if (result)
            results.push_back(std::move(result).value());
        else
            notes.push_back("lane " + std::to_string(candidate.lane.value + 1)
                            + " was not compared: " + result.error());
    }
    Comparison comparison = groupResults(results, request.order);
    comparison.notes.insert(comparison.notes.begin(), notes.begin(), notes.end());
    return comparison;
}

} // namespace

void DatabaseResults::compare(const CompareResults& request, Answered answered)
{
    const std::uint32_t effect = request.effect.value;
    const auto work = [request](Session& session) -> Result<Comparison, EngineError> {
        return comparisonOf(session, request);
    };
    m_open[effect] = m_database.ask<Comparison>(
        this, work, [this, effect, answered = std::move(answered)](Result<Comparison, EngineError> made) {
            m_open.erase(effect);
            answered(made ? *made : Comparison{{}, {made.error().message}});
        });
}

void DatabaseResults::stop(EffectId effect)
{
    const auto open = m_open.find(effect.value);
    if (open == m_open.end())
        return;
    m_database.cancel(open->second);
    m_open.erase(open);
}

} // namespace querymend
