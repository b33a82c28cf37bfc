#include "runs/runbranch.h"

#include "run/fork.h"

#include <utility>

namespace querymend {

namespace {

std::vector<EventBody> eventsOf(const RunBranch& branch, RunStarted start)
{
    switch (branch.point) {
    case BranchPoint::attempt:
        return forkOf(branch.parent, std::move(start), branch.attempt);
    case BranchPoint::correction:
        return mendedOf(branch.parent, std::move(start), branch.attempt);
    case BranchPoint::start:
    case BranchPoint::behindAttempt:
        break;
    }
    return retryOf(branch.parent, std::move(start), branch.attempt, branch.hint);
}

} // namespace

Result<std::vector<EventBody>, EditRefusal> inheritedBy(const RunBranch& branch, RunStarted start,
                                                        const RunContext& context)
{
    std::vector<EventBody> inherited = eventsOf(branch, std::move(start));
    for (const EditRun& edit : branch.edits) {
        auto facts = factsOfEdit(stateOnResuming(inherited), context, edit);
        if (!facts)
            return Failure{std::move(facts).error()};
        inherited.insert(inherited.end(), facts->begin(), facts->end());
    }
    return inherited;
}

} // namespace querymend
