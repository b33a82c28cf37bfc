#pragma once

#include "report/timelinerows.h"

#include <QStringList>

#include <optional>
#include <set>
#include <utility>

namespace querymend {

/// Says what is new in a run since it was last asked, for people who hear the timeline: each attempt once it is judged,
/// in that order, and the end.
class TimelineTelling {
public:
    /// Takes all that is there as known: it is not news.
    void begin(const TimelineRows& rows);
    [[nodiscard]] QStringList news(const TimelineRows& rows);

private:
    std::set<std::pair<std::uint32_t, std::uint32_t>> m_told; ///< lane and number
    std::optional<RunOutcome> m_end;
};

} // namespace querymend
