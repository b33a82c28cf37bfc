#include "check/silentfaults.h"

#include "check/integerdivisions.h"
#include "check/othertables.h"
#include "check/outputcolumns.h"
#include "check/unconnectedtables.h"
#include "check/unlikelyjoins.h"

#include <algorithm>
#include <iterator>

namespace querymend {

std::vector<Finding> silentFaults(const FaultQuery& query)
{
    constexpr std::size_t most = 10;
    const bool hasNothingToCheck =
        query.outline.sources.size() < 2 && query.question.empty() && query.text.find('/') == std::string_view::npos;
    if (hasNothingToCheck || query.tokens.size() > mostFaultTokens)
        return {};
    FaultSight sight(query);
    std::vector<Finding> findings;
    for (const auto rule : {unconnectedTables, unlikelyJoins, integerDivisions, outputColumnFaults, otherTables}) {
        std::vector<Finding> found = rule(sight);
        std::move(found.begin(), found.end(), std::back_inserter(findings));
    }
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return a.range.begin < b.range.begin; });
    if (findings.size() > most)
        findings.resize(most);
    return findings;
}

} // namespace querymend
