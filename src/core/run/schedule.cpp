#include "run/schedule.h"

#include "schema/shuffle.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::size_t bandSize = 3;
constexpr std::array<std::array<double, bandSize>, 3> temperatures{{{0.1, 0.2, 0.3}, {0.5, 0.6, 0.7}, {0.8, 0.9, 1.0}}};
constexpr double temperatureOfOne = 0.2;

/// The first values of all bands, then the second ones, and so on.
double temperatureOfLane(std::uint32_t index, const RunPolicy& policy)
{
    if (policy.lanes == 1 && policy.bands.empty())
        return temperatureOfOne;
    const std::size_t bands = policy.bands.empty() ? temperatures.size() : policy.bands.size();
    const std::size_t turn = index % bands;
    const auto band = policy.bands.empty() ? turn : static_cast<std::size_t>(policy.bands[turn]);
    return temperatures[band][index / bands % bandSize];
}

} // namespace

Method methodInTurn(const RunPolicy& policy, std::uint32_t turn)
{
    constexpr std::uint32_t methods = 3;
    return policy.methods.empty() ? static_cast<Method>(turn % methods) : policy.methods[turn % policy.methods.size()];
}

CandidateForked plannedLane(LaneId id, std::uint32_t index, const RunPolicy& policy, Level level)
{
    CandidateForked lane;
    lane.lane = id;
    lane.level = level;
    lane.method = methodInTurn(policy, index);
    lane.temperature = temperatureOfLane(index, policy);
    // The first lane sees the schema in stored order, as the last question did: a server may still have that part.
    if (index > 0)
        lane.shuffleSeed = SplitMix(policy.seed + id.value).next();
    return lane;
}

CandidateForked freeLane(LaneId id, Level level)
{
    CandidateForked lane;
    lane.lane = id;
    lane.level = level;
    lane.temperature = 0;
    lane.source = LaneSource::builtIn;
    return lane;
}

std::optional<Level> levelAbove(Level level)
{
    switch (level) {
    case Level::basic:
        return Level::advanced;
    case Level::advanced:
        return Level::expert;
    case Level::expert:
        break;
    }
    return std::nullopt;
}

std::chrono::milliseconds pauseAfter(std::uint32_t failures, std::optional<std::chrono::milliseconds> askedFor,
                                     std::uint64_t seed)
{
    using std::chrono::milliseconds;
    constexpr milliseconds longestAskedFor{120'000};
    constexpr milliseconds first{500};
    constexpr std::uint32_t mostDoublings = 4;
    if (askedFor)
        return std::clamp(*askedFor, milliseconds{0}, longestAskedFor);
    const milliseconds whole = first * (1U << std::min(std::max(failures, 1U) - 1, mostDoublings));
    const auto most = static_cast<std::uint64_t>(whole.count() / 4);
    return whole - milliseconds(SplitMix(seed + failures).next() % (most + 1));
}

bool mayPass(ModelFault fault)
{
    switch (fault) {
    case ModelFault::offline:
    case ModelFault::nameNotFound:
    case ModelFault::refused:
    case ModelFault::rateLimit:
    case ModelFault::overload:
    case ModelFault::serverError:
    case ModelFault::cutOff:
    case ModelFault::timedOut:
        return true;
    case ModelFault::tls:
    case ModelFault::redirected:
    case ModelFault::auth:
    case ModelFault::quota:
    case ModelFault::contextTooLong:
    case ModelFault::contentFilter:
    case ModelFault::modelMissing:
    case ModelFault::rejected:
    case ModelFault::wrongServer:
    case ModelFault::malformed:
    case ModelFault::notRecorded:
    case ModelFault::cancelled:
        break;
    }
    return false;
}

} // namespace querymend
