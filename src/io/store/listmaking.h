#pragma once

#include "store/eventtable.h"
#include "store/runlist.h"

#include <functional>

namespace querymend {

/// Makes the list of runs again from the events, a few runs at a time, so that others go on meanwhile: those who read
/// see rows of the old list until the new ones are there. One program does it at a time; where another does, nothing
/// is done. An event that cannot be read is passed over, and a run without events keeps its row. Tells after each few
/// runs that they are done.
[[nodiscard]] StoreDone makeListAgain(StoreEngine& engine, const EventTable& events, RunList& list,
                                      const std::function<void()>& someAreDone = {});

} // namespace querymend
