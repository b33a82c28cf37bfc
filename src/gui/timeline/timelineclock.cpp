#include "timeline/timelineclock.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr int margin = 12;
constexpr int roomForTime = 84; ///< the time of the last bar is written after it

} // namespace

int ClockScale::xOf(std::int64_t at) const
{
    const std::int64_t span = std::max<std::int64_t>(1, until - from);
    const std::int64_t into = std::clamp<std::int64_t>(at - from, 0, span);
    return left + static_cast<int>(into * std::max(1, right - left) / span);
}

std::vector<std::int64_t> ClockScale::marks() const
{
    constexpr int apart = 90;
    const std::int64_t span = std::max<std::int64_t>(1, until - from);
    const std::int64_t most = std::max(1, (right - left) / apart);
    std::int64_t step = 1;
    for (int i = 0; span / step > most; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    std::vector<std::int64_t> times;
    for (std::int64_t at = from; at <= until; at += step)
        times.push_back(at);
    return times;
}

ClockScale clockScale(const RunHeadline& headline, const TimelineFrame& frame, int labels)
{
    constexpr std::int64_t most = 1000LL * 60 * 60 * 24; // a damaged record may hold any number
    const int usual = std::clamp(frame.width * 39 / 100, frame.metrics.line * 8, frame.metrics.line * 18);
    const int left = margin + std::max(usual, std::min(labels, frame.width / 2));
    const std::int64_t from = headline.clock.firstAt;
    const std::int64_t span = std::clamp<std::int64_t>(headline.clock.lastAt - from, 1, most);
    return {from, from + span, left, std::max(left + 1, frame.width - margin - roomForTime)};
}

int clockAxisHeight(const TimelineMetrics& metrics)
{
    return onGrid(2 * metrics.meta + 16);
}

} // namespace querymend
