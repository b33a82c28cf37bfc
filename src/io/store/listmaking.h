#pragma once

#include "store/eventtable.h"
#include "store/runlist.h"

namespace querymend {

/// Makes the list of runs again from the events. An event that cannot be read is passed over.
[[nodiscard]] StoreDone makeListAgain(StoreEngine& engine, const EventTable& events, RunList& list);

} // namespace querymend
