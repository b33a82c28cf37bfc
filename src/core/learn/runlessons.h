#pragma once

#include "prompt/memory/lessonbook.h"
#include "run/event.h"

#include <span>

namespace querymend {

/// Adds to the book what a run teaches: each mistake that the next attempt of its lane corrected, passing every check
/// that was made, and each lesson that a prompt offered in vain, because the same mistake was made again. Both attempts
/// must be the run's own: a fork does not teach what its parent has taught. Replies of a recorded or scripted model and
/// runs of an unknown dialect teach nothing.
[[nodiscard]] LessonBook learned(LessonBook book, std::span<const RunEvent> run);

} // namespace querymend
