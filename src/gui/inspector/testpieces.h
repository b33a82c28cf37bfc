#pragma once

#include "inspector/textpiece.h"
#include "report/testmatrix.h"
#include "run/event.h"

#include <span>
#include <vector>

namespace querymend {

/// What the attempt returned, as the roles saw it, and the verdict on each test; then each level's candidates by its
/// tests, and why one of them is the answer. The events are those of the attempt.
[[nodiscard]] TextPieces testPieces(std::span<const RunEvent> events, const AttemptRef& attempt,
                                    const std::vector<TestMatrix>& matrices);

} // namespace querymend
