#include "llm/scenario.h"

#include "run/enumnames.h"

#include <algorithm>

namespace querymend {

std::uint32_t lanesOfFirstLevel(const RunPolicy& policy)
{
    return std::max(policy.lanes, 1U) + (policy.firstLane == LaneSource::builtIn ? 1 : 0);
}

ScenarioPlace placeOf(const AttemptRef& attempt, const RunPolicy& policy)
{
    const std::uint32_t lanes = std::max(policy.lanes, 1U);
    const std::uint32_t first = lanesOfFirstLevel(policy);
    const std::uint32_t lane = attempt.lane.value;
    if (lane < first)
        return {policy.level, lane, attempt.number};
    const std::uint32_t level = static_cast<std::uint32_t>(policy.level) + 1 + (lane - first) / lanes;
    return {static_cast<Level>(std::min(level, static_cast<std::uint32_t>(Level::expert))), (lane - first) % lanes,
            attempt.number};
}

std::string shown(const ScenarioPlace& place)
{
    return "attempt " + std::to_string(place.attempt + 1) + " of lane " + std::to_string(place.lane + 1) + " at level "
        + std::string(recordName(place.level));
}

} // namespace querymend
