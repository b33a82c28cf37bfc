#pragma once

#include "run/acceptance.h"
#include "run/editing.h"
#include "runs/runbranch.h"

#include <QString>

namespace querymend {

// Texts for steering runs.

/// `Paused before calling the model`.
[[nodiscard]] QString stopTitle(const RunPaused& stop);
/// `attempt 2 · breakpoint`.
[[nodiscard]] QString stopDetail(const RunPaused& stop, std::uint32_t lanes);
/// `Change the call before it is made: the explanation`.
[[nodiscard]] QString changeTitle(const RoleCall& call);
[[nodiscard]] QString wordsOf(const EditRefusal& refusal);
[[nodiscard]] QString wordsOf(AcceptanceFailure problem);
/// Captions above a run from which another was made, and above the new run.
[[nodiscard]] QString parentCaption(const RunBranch& branch);
[[nodiscard]] QString branchCaption(const RunBranch& branch);

} // namespace querymend
