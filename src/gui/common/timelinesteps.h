#pragma once

#include "common/icon.h"
#include "common/tone.h"
#include "report/timelinestep.h"

#include <QString>

#include <cstdint>

namespace querymend {

/// `Test generator 1`.
[[nodiscard]] QString roleWord(const RoleCall& call);

// How the steps of a timeline look, and what they say: roles, candidates, and the course of a run.

[[nodiscard]] QString stepText(const TimelineStep& step, std::uint32_t lanes);
/// The reason or the outcome; empty if the title says it all.
[[nodiscard]] QString stepDetail(const TimelineStep& step);
/// `1.2 s · 340 tokens`; empty if no model was asked.
[[nodiscard]] QString stepCost(const TimelineStep& step);
/// The whole step in words.
[[nodiscard]] QString spokenStep(const TimelineStep& step, std::uint32_t lanes);
[[nodiscard]] Icon stepIcon(const TimelineStep& step);
[[nodiscard]] Tone stepTone(const TimelineStep& step);

} // namespace querymend
