#pragma once

#include "store/eventtable.h"
#include "store/runlist.h"

#include <functional>

namespace querymend {

/// Rebuilds the list of runs from the events, a few runs at a time, so that other programs can continue: they see the
/// old rows until the new ones are written. Only one program does it at a time; does nothing if another one is at it.
/// Unreadable events are skipped, and a run without events keeps its row. Calls `someAreDone` after every few runs.
[[nodiscard]] StoreDone makeListAgain(StoreEngine& engine, const EventTable& events, RunList& list,
                                      const std::function<void()>& someAreDone = {});

} // namespace querymend
