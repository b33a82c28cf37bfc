#include "run/selection.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

namespace querymend {

std::uint32_t bestAttemptOf(const LaneState& lane)
{
    std::uint32_t best = 0;
    int bestScore = -1;
    for (std::uint32_t i = 0; i < lane.attempts.size(); ++i) {
        const std::optional<Reflection>& reflection = lane.attempts[i].reflection;
        if (reflection && reflection->score > bestScore) {
            best = i;
            bestScore = reflection->score;
        }
    }
    return best;
}

std::optional<Selected> select(const RunState& state)
{
    std::vector<const LaneState*> valid;
    std::map<std::uint64_t, std::size_t> groups;
    for (std::size_t i = state.firstLane; i < state.lanes.size(); ++i) {
        const LaneState& lane = state.lanes[i];
        if (!lane.end || lane.end->outcome != LaneOutcome::valid)
            continue;
        valid.push_back(&lane);
        ++groups[lane.attempts[lane.end->best].fingerprint];
    }
    if (valid.empty())
        return std::nullopt;
    const auto groupOf = [&](const LaneState* lane) { return groups[lane->attempts[lane->end->best].fingerprint]; };
    // The first of equals is the one that was made first.
    const LaneState* const winner = *std::min_element(valid.begin(), valid.end(), [&](const auto* a, const auto* b) {
        return std::make_tuple(groupOf(b), a->retries, a->made.temperature)
            < std::make_tuple(groupOf(a), b->retries, b->made.temperature);
    });
    Selected selected;
    selected.attempt = {winner->made.lane, winner->end->best};
    selected.reason = valid.size() == 1 ? "the only lane with a valid statement"
                                        : std::to_string(groupOf(winner)) + " of " + std::to_string(valid.size())
            + " valid lanes have this statement, " + std::to_string(winner->retries) + " retries";
    return selected;
}

} // namespace querymend
