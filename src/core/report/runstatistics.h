#pragma once

#include "report/timelinerows.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// How many of how many; without the second number the first says nothing.
struct Share {
    std::uint64_t hits = 0;
    std::uint64_t all = 0;

    void count(bool isHit)
    {
        hits += isHit ? 1 : 0;
        ++all;
    }
    /// From 0 to 1; none of nothing is none.
    [[nodiscard]] std::optional<double> value() const
    {
        return all == 0 ? std::nullopt : std::optional(static_cast<double>(hits) / static_cast<double>(all));
    }

    friend bool operator==(const Share&, const Share&) = default;
};

/// What self-correction was worth over some runs. A lane counts once it has an attempt that was judged; it is rescued
/// where its first such attempt failed and a later one passed.
///
/// Everything counts once. Of a fork, the attempts and calls of its parent are the parent's, and a lane that the parent
/// began is not counted again. A run that replays the recorded words of another counts as a run and as nothing else.
struct RunStatistics {
    std::uint64_t runs = 0;
    std::uint64_t notLive = 0;                    ///< of them those whose model's words were scripted or recorded
    std::uint64_t attempts = 0;                   ///< that were judged
    Share solved;                                 ///< of runs that have ended
    Share firstTry;                               ///< lanes that passed at once
    Share rescued;                                ///< of lanes that failed at first
    std::array<Share, 6> rescuedByCategory;       ///< by what was wrong at first
    std::map<std::string, Share> passedAfterHint; ///< by the hint's level: whether the next judged attempt passed
    std::map<std::uint32_t, std::uint64_t> lanesByRetries; ///< lanes that passed, by the attempts before that
    std::vector<std::uint64_t> tokensOfRescues;            ///< of the attempts after the first; where all was counted
    std::vector<std::chrono::milliseconds> timesOfRescues; ///< from the first failure to the end of what passed
    std::map<std::string, ModelCost> costs;                ///< of runs with a price, by currency
    Share broken; ///< lanes in which what passed was followed by what failed, of lanes in which something passed

    friend bool operator==(const RunStatistics&, const RunStatistics&) = default;
};

/// Runs are given one after the other.
class StatisticsFold {
public:
    void add(const std::vector<RunEvent>& events);
    [[nodiscard]] const RunStatistics& statistics() const { return m_made; }

private:
    /// `before` is what the run had of the lane from its parent; null for nothing.
    void add(const LaneRow& lane, const LaneRow* before);
    void addRescue(const std::vector<const AttemptCard*>& judged);

    RunStatistics m_made;
};

/// The middle one, or of two the lower; none of nothing.
template <class Value>
[[nodiscard]] std::optional<Value> median(std::vector<Value> values)
{
    if (values.empty())
        return std::nullopt;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace querymend
