#include "run/lanesteering.h"

#include "run/schedule.h"

#include <algorithm>
#include <span>

namespace querymend {

namespace {

/// How many of the lane's attempts repeated a statement or a mistake.
std::uint32_t timesStuck(const LaneState& lane)
{
    const std::vector<AttemptMark> marks = marksOf(lane);
    std::uint32_t times = 0;
    for (std::size_t i = 1; i < marks.size(); ++i) {
        const bool isJudged = lane.attempts[i].verdict.has_value();
        if (isJudged && hintLevel(0, std::span(marks).first(i + 1)).stuck != Stuck::notAtAll)
            ++times;
    }
    return times;
}

} // namespace

std::vector<AttemptMark> marksOf(const LaneState& lane)
{
    std::vector<AttemptMark> marks;
    for (const AttemptState& attempt : lane.attempts)
        marks.push_back({attempt.sql.empty() ? 0 : attempt.fingerprint, attempt.signature});
    return marks;
}

double temperatureFor(const LaneState& lane)
{
    constexpr double step = 0.3;
    constexpr double highest = 1.0;
    const std::uint32_t repeated = lane.malformedReplies + timesStuck(lane);
    if (repeated == 0 || lane.made.temperature >= highest)
        return lane.made.temperature;
    return std::min(lane.made.temperature + step * repeated, highest);
}

Method methodFor(const LaneState& lane, const RunPolicy& policy)
{
    std::uint32_t turn = static_cast<std::uint32_t>(lane.made.method);
    const auto own = std::find(policy.methods.begin(), policy.methods.end(), lane.made.method);
    if (own != policy.methods.end())
        turn = static_cast<std::uint32_t>(own - policy.methods.begin());
    const std::uint32_t times = timesStuck(lane);
    return times == 0 ? lane.made.method : methodInTurn(policy, turn + times);
}

} // namespace querymend
