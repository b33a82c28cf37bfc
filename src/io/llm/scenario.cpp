#include "llm/scenario.h"

#include "run/enumnames.h"

#include <algorithm>

namespace querymend {

ScenarioPlace placeOf(const AttemptRef& attempt, const RunPolicy& policy)
{
    const std::uint32_t lanes = std::max(policy.lanes, 1U);
    const std::uint32_t level = static_cast<std::uint32_t>(policy.level) + attempt.lane.value / lanes;
    return {static_cast<Level>(std::min(level, static_cast<std::uint32_t>(Level::expert))), attempt.lane.value % lanes,
            attempt.number};
}

std::string shown(const ScenarioPlace& place)
{
    return "attempt " + std::to_string(place.attempt + 1) + " of lane " + std::to_string(place.lane + 1) + " at level "
        + std::string(recordName(place.level));
}

} // namespace querymend
