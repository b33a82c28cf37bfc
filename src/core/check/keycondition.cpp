#include "check/keycondition.h"

namespace querymend {

std::string conditionOf(FaultSight& sight, const TableKey& key, SourceId a, SourceId b)
{
    const bool isChild = sight.tableOf(a) == key.child.front().table;
    const auto spelled = [&](SourceId source, ColumnId column) {
        return sight.spelling().qualified(source, sight.spelling().column(column));
    };
    std::string condition;
    for (std::size_t i = 0; i < key.child.size(); ++i) {
        condition += condition.empty() ? "" : " AND ";
        condition += spelled(isChild ? a : b, key.child[i]) + " = " + spelled(isChild ? b : a, key.parent[i]);
    }
    return condition;
}

} // namespace querymend
