#pragma once

#include "run/askedmodel.h"
#include "run/event.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// What a forked run begins with: its own first event and, of its parent, all that happened before the attempt was
/// asked for, with what a person changed there. What other lanes had under way then is asked for again when the run
/// goes on. Where the parent had answers already, its model and their price stay theirs, and the model of `start` is
/// one that the run is changed to.
[[nodiscard]] std::vector<EventBody> forkOf(std::span<const RunEvent> parent, RunStarted start, const AttemptRef& from);

/// What a run begins with that tries once more behind an attempt that was checked, with a person's hint: of the parent,
/// all until it was decided what follows from the attempt.
[[nodiscard]] std::vector<EventBody> retryOf(std::span<const RunEvent> parent, RunStarted start,
                                             const AttemptRef& after, std::string hint);

/// Whom the run asked for this attempt, and whom it asked next behind it: forks ask the same where nobody wants
/// another.
[[nodiscard]] AskedModel modelBefore(std::span<const RunEvent> run, const AttemptRef& attempt);
[[nodiscard]] AskedModel modelBehind(std::span<const RunEvent> run, const AttemptRef& attempt);

/// The index of the first event that the run did not take over from the run that it was forked off; 0 where it was
/// not forked. What is counted over many runs is counted from here on, because the parent has counted the rest.
[[nodiscard]] std::size_t ownBegin(std::span<const RunEvent> run);

/// Whether the run has checked this attempt, so that it can be tried again behind it.
[[nodiscard]] bool hasChecked(std::span<const RunEvent> run, const AttemptRef& attempt);

/// Whether the run has asked for this attempt, so that it can be forked there.
[[nodiscard]] bool hasAskedFor(std::span<const RunEvent> run, const AttemptRef& attempt);

/// How the run was started; null where the record does not say.
[[nodiscard]] const RunStarted* startOf(std::span<const RunEvent> run);

} // namespace querymend
