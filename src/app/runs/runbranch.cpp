#include "runs/runbranch.h"

#include "run/fork.h"

#include <utility>

namespace querymend {

Result<std::vector<EventBody>, EditRefusal> inheritedBy(const RunBranch& branch, RunStarted start,
                                                        const RunContext& context)
{
    std::vector<EventBody> inherited = branch.point == BranchPoint::attempt
        ? forkOf(branch.parent, std::move(start), branch.attempt)
        : retryOf(branch.parent, std::move(start), branch.attempt, branch.hint);
    for (const EditRun& edit : branch.edits) {
        auto facts = factsOfEdit(stateOnResuming(inherited), context, edit);
        if (!facts)
            return Failure{std::move(facts).error()};
        inherited.insert(inherited.end(), facts->begin(), facts->end());
    }
    return inherited;
}

} // namespace querymend
