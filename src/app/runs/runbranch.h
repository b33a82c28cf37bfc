#pragma once

#include "run/decide.h"
#include "run/editing.h"
#include "run/effect.h"
#include "run/event.h"

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// Where a branch leaves the run that it is made from.
enum class BranchPoint : std::uint8_t {
    start,         ///< everything is done again
    attempt,       ///< the attempt is repeated; what came before it is kept
    behindAttempt, ///< a further attempt follows it, with a hint from the user
    correction,    ///< the attempt's correction, made without a model, is tried next
};

/// How a run made from another one begins.
struct RunBranch {
    std::vector<RunEvent> parent;
    BranchPoint point = BranchPoint::start;
    AttemptRef attempt = {};
    std::string hint = {};
    std::vector<EditRun> edits = {}; ///< applied before it continues, each to its first new attempt
};

/// The first events of a run that leaves its parent at an attempt; the reason if an edit is refused.
[[nodiscard]] Result<std::vector<EventBody>, EditRefusal> inheritedBy(const RunBranch& branch, RunStarted start,
                                                                      const RunContext& context);

} // namespace querymend
