#include "storage/storesink.h"

namespace querymend {

std::optional<KeepProblem> keepIn(RunStore& store, const RunEvent& event)
{
    const auto done = store.append(event);
    if (done)
        return std::nullopt;
    const StoreFailure failure = done.error().failure;
    const bool mayPass = failure == StoreFailure::unreachable || failure == StoreFailure::busy;
    return KeepProblem{done.error().text(), mayPass ? KeepProblem::Kind::passing : KeepProblem::Kind::lasting};
}

} // namespace querymend
