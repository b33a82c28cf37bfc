#pragma once

#include "report/timelinerows.h"

#include <QString>
#include <QStringList>

namespace querymend {

// Words for corrections made without a model.

/// `mended without a model, 0.8 ms`: of a correction that was taken.
[[nodiscard]] QString mendedText(const CardMending& mending);
/// `proposed without a model, 0.8 ms`: of a correction that is only offered.
[[nodiscard]] QString proposedText(const CardMending& mending);
/// `confidence 95%`; empty if it is not known.
[[nodiscard]] QString confidenceWord(double confidence);
/// `confidence 95% · the nearest name`: how likely it is meant, and why.
[[nodiscard]] QString mendingReason(const CardMending& mending);
/// `Unknown column: o.order_date → o.ordered_at (the nearest name; the type fits)`: a line for each correction.
[[nodiscard]] QStringList correctionLines(const TimelineStep& step);

} // namespace querymend
