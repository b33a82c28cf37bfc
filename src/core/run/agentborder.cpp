#include "run/agentborder.h"

#include "base/names.h"
#include "schema/tablelimit.h"

#include <algorithm>

namespace querymend {

namespace {

std::string_view lastPart(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

bool isView(const Table& table)
{
    return table.kind == TableKind::view || table.kind == TableKind::materializedView;
}

} // namespace

/// Names are compared without their schema and ignoring case: at a border it is better to ask once too often.
bool readsMarkedTable(const AgentBorder& border, const Verdict& verdict, const Catalog& catalog)
{
    const LimitedSnapshot marked = limitedTo(catalog, border.tables);
    const auto isMarked = [&](std::string_view name) {
        const auto isCalledSo = [&](std::string_view other) {
            return equalIgnoringCase(lastPart(other), name, CasedLetters::unicode);
        };
        return std::ranges::any_of(border.tables, isCalledSo) || std::ranges::any_of(marked.hidden, isCalledSo)
            || std::ranges::any_of(marked.snapshot.tables, [&](const Table& table) {
                   return equalIgnoringCase(table.name, name, CasedLetters::unicode);
               });
    };
    return std::ranges::any_of(verdict.tables, [&](const std::string& used) {
        const std::string_view name = lastPart(used);
        const std::vector<TableId> namesakes = catalog.tablesIgnoringCase(name);
        return isMarked(name)
            || std::ranges::any_of(namesakes, [&](TableId table) { return isView(catalog.table(table)); });
    });
}

bool isCostly(const AgentBorder& border, std::optional<double> cost)
{
    return !cost || *cost > border.cost;
}

} // namespace querymend
