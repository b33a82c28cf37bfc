#include "storage/storesink.h"

namespace querymend {

bool mayPass(const StoreError& error)
{
    return error.failure == StoreFailure::unreachable || error.failure == StoreFailure::busy;
}

std::optional<KeepProblem> keepIn(RunStore& store, const RunEvent& event)
{
    const auto done = store.append(event);
    if (done)
        return std::nullopt;
    return KeepProblem{done.error().text(),
                       mayPass(done.error()) ? KeepProblem::Kind::passing : KeepProblem::Kind::lasting};
}

} // namespace querymend
