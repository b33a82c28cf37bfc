#pragma once

#include "report/reporttext.h"
#include "report/timelinestep.h"

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

enum class StepTone : std::uint8_t { plain, dim, notice, good, bad };

/// A line of plain text: what it begins with, in its tone, and what may be wrapped after that.
struct StepLine {
    std::string lead;
    std::string text = {};
    StepTone tone = StepTone::plain;
};

/// All that is said of a step outside the window; not escaped.
struct StepTexts {
    std::string title; ///< in a drawing
    std::string detail = {};
    std::vector<StepLine> lines = {};   ///< in a terminal
    std::vector<ReportFact> facts = {}; ///< on a page
};

[[nodiscard]] StepTexts stepTexts(const TimelineStep& step);
/// Of an escalation: `from basic to advanced`.
[[nodiscard]] std::string levelsText(const TimelineStep& step);

} // namespace querymend
