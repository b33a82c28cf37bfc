#pragma once

#include "inspector/comparedside.h"
#include "inspector/textpiece.h"
#include "report/promptdifference.h"
#include "report/rowdifference.h"

namespace querymend {

// What a comparison says, without any widget.

/// What is wrong with the statement; of a lane or a run, what became of each attempt before that.
[[nodiscard]] TextPieces findingsPieces(const std::vector<RunEvent>& events, const SideChoice& side);
/// What each prompt has that the other has not, section by section.
[[nodiscard]] TextPieces promptPieces(const AttemptDetail& before, const AttemptDetail& after);
/// `12 rows are in both, 1 only on the left …`, and what else there is to know of the tables.
[[nodiscard]] QString rowsSummary(const TableText& here, const TableText& there, const TableDifference& difference);

} // namespace querymend
