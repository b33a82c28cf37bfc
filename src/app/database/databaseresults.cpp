#include "database/databaseresults.h"

#include "base/utf8.h"
#include "db/session/celltext.h"
#include "diagnose/hints/hintbudget.h"
#include "run/resultgroups.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

using Steady = std::chrono::steady_clock;

constexpr std::size_t mostRows = 10'000;
constexpr std::chrono::milliseconds timeForAll{10'000};
constexpr std::chrono::milliseconds timeForRows{5'000};

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

std::optional<std::string> shownValue(const Cell& cell)
{
    if (std::holds_alternative<std::monostate>(cell))
        return std::nullopt;
    if (const auto* const blob = std::get_if<Blob>(&cell))
        return "(" + std::to_string(blob->bytes.size()) + " bytes)";
    const std::string text = cellText(cell);
    return characterCount(text) <= mostOfReturnedValue ? text : cutTo(text, mostOfReturnedValue);
}

void add(ReturnedRows& returned, const Page& page, std::size_t mostShown)
{
    for (const CellRow& row : page.rows) {
        ++returned.count;
        if (returned.rows.size() >= mostShown)
            continue;
        auto& shown = returned.rows.emplace_back();
        std::transform(row.begin(), row.end(), std::back_inserter(shown), shownValue);
    }
}

/// Counts the rows page by page, so that only the shown ones are kept. What is left of the time limit ends it.
ReturnedRows rowsOf(Session& session, const ReadRows& request)
{
    constexpr std::size_t perPage = 1'000;
    ReturnedRows returned;
    const auto cursor = session.run(request.sql, {timeForRows});
    if (!cursor) {
        returned.problem = cursor.error().message;
        return returned;
    }
    for (const ResultColumn& column : cursor.value()->columns())
        returned.columns.push_back({column.name, column.type});
    returned.hasMore = true;
    while (returned.hasMore && returned.count < mostRows) {
        const auto page = cursor.value()->fetch(std::min(perPage, mostRows - static_cast<std::size_t>(returned.count)));
        if (!page && returned.count > 0)
            return returned; // what was read so far tells enough
        if (!page) {
            returned.problem = page.error().message;
            return returned;
        }
        add(returned, *page, request.rows);
        returned.hasMore = !page->isLast;
    }
    return returned;
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

void DatabaseResults::read(const ReadRows& request, RowsRead answered)
{
    const std::uint32_t effect = request.effect.value;
    const auto work = [request](Session& session) -> Result<ReturnedRows, EngineError> {
        return rowsOf(session, request);
    };
    m_open[effect] = m_database.ask<ReturnedRows>(
        this, work, [this, effect, answered = std::move(answered)](Result<ReturnedRows, EngineError> made) {
            m_open.erase(effect);
            ReturnedRows none;
            if (!made)
                none.problem = made.error().message;
            answered(made ? *made : none);
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
