#include "check/equations.h"

#include "base/ascii.h"

namespace querymend {

namespace {

constexpr std::size_t mostEquations = 300;

bool isOfAJoin(const ColumnRef& column)
{
    return column.clause == Clause::joinCondition || column.clause == Clause::where;
}

} // namespace

std::vector<Equation> equationsIn(FaultSight& sight)
{
    std::vector<Equation> equations;
    const auto columns = sight.columns();
    for (std::size_t i = 1; i < columns.size() && equations.size() < mostEquations; ++i) {
        const ColumnRef& left = sight.outline()[columns[i - 1]];
        const ColumnRef& right = sight.outline()[columns[i]];
        if (left.scope != right.scope || !isOfAJoin(left) || left.range.end > right.range.begin)
            continue;
        const std::string_view between = asciiTrimmed(sight.textOf({left.range.end, right.range.begin}));
        if (between != "=" && between != "==")
            continue;
        const SourceId a = sight.sourceOf(columns[i - 1]);
        const SourceId b = sight.sourceOf(columns[i]);
        if (!a.isNone() && !b.isNone() && a != b)
            equations.push_back(
                {columns[i - 1], columns[i], sight.columnOf(columns[i - 1]), sight.columnOf(columns[i])});
    }
    return equations;
}

} // namespace querymend
