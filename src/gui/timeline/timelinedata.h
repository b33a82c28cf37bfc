#pragma once

#include "report/timelinerows.h"

#include <QVariant>

#include <cstdint>

namespace querymend {

// What TimelineModel says of its rows, by role; `lanes` is the number of all lanes of the run.

[[nodiscard]] QVariant dataOf(const TimelineSection& section, std::uint32_t lanes, int role);
[[nodiscard]] QVariant dataOf(const LaneRow& lane, int role);
[[nodiscard]] QVariant dataOf(const AttemptCard& card, const LaneRow& lane, std::uint32_t lanes, int role);

} // namespace querymend
