#pragma once

#include "inspector/comparedside.h"
#include "inspector/textpiece.h"
#include "report/promptdifference.h"
#include "report/rowdifference.h"

namespace querymend {

// The contents of a comparison, independent of widgets.

/// What is wrong with an attempt; for a lane or a run, the outcome of each of its attempts.
[[nodiscard]] TextPieces findingsPieces(const std::vector<RunEvent>& events, const SideChoice& side);
/// The differences between the prompts, section by section.
[[nodiscard]] TextPieces promptPieces(const AttemptDetail& before, const AttemptDetail& after);
/// `12 rows in both · 1 only on the left …`, and remarks on columns and row limits.
[[nodiscard]] QString rowsSummary(const TableText& here, const TableText& there, const TableDifference& difference);

} // namespace querymend
