#pragma once

#include "report/attemptdetail.h"

#include <QString>

#include <vector>

namespace querymend {

/// What of a run can be compared: its answer, what a lane stands for, or one attempt.
enum class SideScope : std::uint8_t { run, lane, attempt };

struct SideChoice {
    SideScope scope = SideScope::attempt;
    AttemptRef attempt; ///< whose statement it is
    QString name;
};

/// The answer, then each lane, then each attempt; a run without attempts has no choices.
[[nodiscard]] std::vector<SideChoice> sideChoices(const std::vector<RunEvent>& events);

} // namespace querymend
