#pragma once

#include "run/askedmodel.h"
#include "run/event.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

struct RunState;

/// The first events of a forked run: its own start, then the parent's events up to the request for attempt `from`, user
/// edits included. Calls that were pending in other lanes are made again on resuming. If the parent already had
/// answers, they keep its model and price, and the model of `start` follows as an edit.
[[nodiscard]] std::vector<EventBody> forkOf(std::span<const RunEvent> parent, RunStarted start, const AttemptRef& from);

/// The first events of a run that tries again after a checked attempt: its own start, the parent's events up to the
/// decision on that attempt, and the user's hint.
[[nodiscard]] std::vector<EventBody> retryOf(std::span<const RunEvent> parent, RunStarted start,
                                             const AttemptRef& after, std::string hint);

/// The first events of a run that goes on with the correction of an attempt: its own start, the parent's events up to
/// the decision on that attempt, and the user's choice.
[[nodiscard]] std::vector<EventBody> mendedOf(std::span<const RunEvent> parent, RunStarted start,
                                              const AttemptRef& after);

/// The model that was called for this attempt, and the one in use after it. Forks default to these.
[[nodiscard]] AskedModel modelBefore(std::span<const RunEvent> run, const AttemptRef& attempt);
[[nodiscard]] AskedModel modelBehind(std::span<const RunEvent> run, const AttemptRef& attempt);

/// The index of the first event that was not copied from the parent; 0 if the run is not a fork. Totals over many runs
/// count from here, because the parent has counted the rest.
[[nodiscard]] std::size_t ownBegin(std::span<const RunEvent> run);

/// The state in which a run goes on that begins with these events.
[[nodiscard]] RunState stateOnResuming(std::span<const EventBody> inherited);

/// Whether a program begins to write a run with this event: it starts the run or resumes it.
[[nodiscard]] bool beginsWriting(const EventBody& body);

/// Whether the run has checked this attempt, so that a retry can follow it.
[[nodiscard]] bool hasChecked(std::span<const RunEvent> run, const AttemptRef& attempt);

/// Whether the run has requested this attempt, so that it can be forked there.
[[nodiscard]] bool hasAskedFor(std::span<const RunEvent> run, const AttemptRef& attempt);

/// How many lanes the run has begun.
[[nodiscard]] std::uint32_t lanesBegun(std::span<const RunEvent> run);

/// The run's start event; null if the record has none.
[[nodiscard]] const RunStarted* startOf(std::span<const RunEvent> run);

} // namespace querymend
