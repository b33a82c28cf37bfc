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

/// A count out of a total.
struct Share {
    std::uint64_t hits = 0;
    std::uint64_t all = 0;

    void count(bool isHit)
    {
        hits += isHit ? 1 : 0;
        ++all;
    }
    /// From 0 to 1; none if the total is 0.
    [[nodiscard]] std::optional<double> value() const
    {
        return all == 0 ? std::nullopt : std::optional(static_cast<double>(hits) / static_cast<double>(all));
    }

    friend bool operator==(const Share&, const Share&) = default;
};

/// What became of lanes of one kind.
struct LaneTally {
    Share firstTry; ///< lanes whose first judged attempt passed
    Share rescued;  ///< of lanes whose first judged attempt failed
    Share broken;   ///< of lanes with a pass: those where a failure followed it

    friend bool operator==(const LaneTally&, const LaneTally&) = default;
};

/// What corrections did to the attempts before them: how many mistakes, by code.
struct AuditTally {
    std::map<ErrorCode, std::uint64_t> fixed;
    std::map<ErrorCode, std::uint64_t> broken;
    std::uint64_t corrections = 0; ///< attempts that followed a judged one
    Share harmless;                ///< of these: those that broke nothing
    Share sameRows;                ///< of those whose rows can be compared: those that changed none

    friend bool operator==(const AuditTally&, const AuditTally&) = default;
};

/// The effect of self-correction over several runs. A lane counts once it has a judged attempt; it is rescued if its
/// first judged attempt failed and a later one passed.
///
/// Nothing counts twice. A fork's inherited attempts and calls belong to its parent, and a lane that the parent began
/// is not counted again. A replay of another run's recorded replies counts as a run and nothing else.
struct RunStatistics {
    std::uint64_t runs = 0;
    std::uint64_t notLive = 0;                    ///< of these, those with scripted or recorded replies
    std::uint64_t ofAgents = 0;                   ///< of these, those whose statements agents sent
    std::uint64_t attempts = 0;                   ///< judged ones
    Share solved;                                 ///< of runs that have ended
    Share firstTry;                               ///< lanes whose first judged attempt passed
    Share rescued;                                ///< of lanes whose first judged attempt failed
    std::array<Share, 6> rescuedByCategory;       ///< by the category of the first mistake
    std::map<std::string, Share> passedAfterHint; ///< by the hint's level: whether the next judged attempt passed
    std::map<std::uint32_t, std::uint64_t> lanesByRetries; ///< passed lanes, by the number of attempts before
    std::vector<std::uint64_t> tokensOfRescues; ///< of the attempts after the first; only if all were reported
    std::vector<std::chrono::milliseconds> timesOfRescues; ///< from the first failure to the end of the passing attempt
    std::map<std::string, ModelCost> costs;                ///< of runs with a price, by currency
    Share broken;                                    ///< lanes where a failure followed a pass, of lanes with a pass
    std::map<std::string, LaneTally> byModel;        ///< by the run's model
    std::array<std::uint64_t, 6> brokenByCategory{}; ///< by the category of the failure that followed
    std::map<std::string, Share> brokenAfterHint;    ///< by the hint's level: whether the next attempt broke something
    std::array<Share, rungCount> rescuedByRung;      ///< by the rung that told of the first mistake
    std::array<std::uint64_t, rungCount> brokenByRung{}; ///< by the rung that told of the failure that followed
    AuditTally audit;

    friend bool operator==(const RunStatistics&, const RunStatistics&) = default;
};

/// Accumulates statistics run by run.
class StatisticsFold {
public:
    void add(const std::vector<RunEvent>& events);
    [[nodiscard]] const RunStatistics& statistics() const { return m_made; }

private:
    /// `before` is the part of the lane that was inherited from the parent; null if none.
    void add(const LaneRow& lane, const LaneRow* before, const std::string& model);
    void addRescue(const std::vector<const AttemptCard*>& judged, LaneTally& tally);
    void addAudit(const AttemptCard& card);

    RunStatistics m_made;
};

/// The median, which is the lower of two middle values; none without values.
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
