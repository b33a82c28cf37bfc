#pragma once

#include "report/attemptdetail.h"

#include <QString>

#include <vector>

namespace querymend {

/// What of a run can be compared: its answer, the best attempt of a lane, or any attempt.
enum class SideScope : std::uint8_t { run, lane, attempt };

struct SideChoice {
    SideScope scope = SideScope::attempt;
    AttemptRef attempt; ///< whose statement is compared
    QString name;
};

/// Returns the answer, then each lane, then each attempt; empty for a run without attempts.
[[nodiscard]] std::vector<SideChoice> sideChoices(const std::vector<RunEvent>& events);

} // namespace querymend
