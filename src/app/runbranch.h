#pragma once

#include "run/effect.h"
#include "run/event.h"

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// Where a run leaves the one that it is made of.
enum class BranchPoint : std::uint8_t {
    start,         ///< all is asked again
    attempt,       ///< the attempt is made again, and what was before it stays
    behindAttempt, ///< one more is made behind the attempt, with a person's hint
};

/// How a run begins that is made of another one.
struct RunBranch {
    std::vector<RunEvent> parent;
    BranchPoint point = BranchPoint::start;
    AttemptRef attempt = {};
    std::string hint = {};
    std::vector<EditRun> edits = {}; ///< what is changed before it goes on, each of the first attempt of its own
};

} // namespace querymend
