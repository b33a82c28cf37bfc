#include "check/havingadvice.h"

#include "base/ascii.h"

#include <algorithm>
#include <optional>
#include <string>

namespace querymend {

namespace {

constexpr double havingConfidence = 0.8;
constexpr double subqueryConfidence = 0.75;

const ClauseSpan* clauseOf(const Scope& scope, Clause clause)
{
    const auto found = std::ranges::find(scope.clauses, clause, &ClauseSpan::clause);
    return found == scope.clauses.end() ? nullptr : &*found;
}

/// The source that has the columns of an aggregate, if it is one.
std::optional<SourceId> sourceOf(const NamedQuery& query, const Call& call)
{
    const Scope& scope = query.outline[call.scope];
    if (scope.sources.size() == 1)
        return scope.sources.front();
    std::optional<SourceId> found;
    for (const ColumnRef& reference : query.outline.columns) {
        if (reference.scope != call.scope || !call.range.contains(reference.range))
            continue;
        const Resolution meant = query.resolver.resolve(reference);
        if (meant.status != ResolutionStatus::resolved || meant.sources.size() != 1
            || (found && *found != meant.sources.front()))
            return std::nullopt;
        found = meant.sources.front();
    }
    return found;
}

/// `salary > AVG(salary)` of rows: the average is that of the whole table.
std::optional<Fix> subqueryFix(const NamedQuery& query, const Call& call)
{
    const auto source = sourceOf(query, call);
    if (!source || query.outline[*source].kind != SourceKind::table)
        return std::nullopt;
    const Source& from = query.outline[*source];
    const std::string table(from.range.of(query.text));
    const std::string said = "(SELECT " + std::string(call.range.of(query.text)) + " FROM " + table + ")";
    return Fix{{{call.range, said}}, "the aggregate of the whole table, computed in a subquery", subqueryConfidence};
}

} // namespace

ByteRange conditionAround(const Scope& scope, ByteRange range)
{
    const auto found =
        std::ranges::find_if(scope.conjuncts, [&](ByteRange conjunct) { return conjunct.contains(range); });
    return found == scope.conjuncts.end() ? ByteRange{} : *found;
}

std::vector<TextEdit> movedToHaving(const Scope& scope, ByteRange condition, std::string_view having)
{
    const ClauseSpan* const where = clauseOf(scope, Clause::where);
    const ClauseSpan* const group = clauseOf(scope, Clause::groupBy);
    const ClauseSpan* const known = clauseOf(scope, Clause::having);
    if (!where || condition.empty())
        return {};
    std::vector<TextEdit> edits;
    const auto at = std::ranges::find(scope.conjuncts, condition);
    if (at == scope.conjuncts.end())
        return {};
    if (scope.conjuncts.size() == 1)
        edits.push_back({where->range, {}});
    else if (at == scope.conjuncts.begin())
        edits.push_back({{condition.begin, (at + 1)->begin}, {}});
    else
        edits.push_back({{(at - 1)->end, condition.end}, {}});
    const std::string text(asciiTrimmed(having));
    if (known)
        edits.push_back({{known->range.end, known->range.end}, " AND " + text});
    else if (group)
        edits.push_back({{group->range.end, group->range.end}, " HAVING " + text});
    else if (scope.conjuncts.size() == 1)
        edits.front().replacement = "HAVING " + text;
    else
        return {};
    return edits;
}

std::vector<Fix> aggregateFixes(const NamedQuery& query, const Call& call)
{
    const Scope& scope = query.outline[call.scope];
    const ByteRange condition = conditionAround(scope, call.range);
    if (call.clause != Clause::where || condition.empty())
        return {};
    std::vector<Fix> fixes;
    const bool isGrouped = clauseOf(scope, Clause::groupBy) != nullptr;
    const bool comparesColumn = std::ranges::any_of(query.outline.columns, [&](const ColumnRef& reference) {
        return reference.scope == call.scope && condition.contains(reference.range)
            && !call.range.contains(reference.range);
    });
    if (isGrouped && !comparesColumn) {
        std::vector<TextEdit> edits = movedToHaving(scope, condition, condition.of(query.text));
        if (!edits.empty())
            fixes.push_back({std::move(edits), "conditions on groups belong in HAVING", havingConfidence});
    }
    if (comparesColumn || !isGrouped) {
        if (auto fix = subqueryFix(query, call))
            fixes.push_back(*std::move(fix));
    }
    return fixes;
}

} // namespace querymend
