#pragma once

#include "prompt/memory/lesson.h"
#include "run/event.h"

#include <span>

namespace querymend {

/// The book with what a run teaches added: each mistake that was mended by the next attempt of its lane, which then
/// passed every check that was made, and each lesson that a prompt offered and that did not keep the same mistake from
/// being made again. Both attempts are the run's own: a fork does not teach what its parent has taught. Recorded
/// words that are played again teach nothing. A run whose dialect is not known teaches nothing.
[[nodiscard]] LessonBook learned(LessonBook book, std::span<const RunEvent> run);

} // namespace querymend
