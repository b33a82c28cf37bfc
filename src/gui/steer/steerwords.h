#pragma once

#include "run/acceptance.h"
#include "run/editing.h"
#include "runbranch.h"

#include <QString>

namespace querymend {

// What steering says in words.

/// `Stopped before the model is asked`.
[[nodiscard]] QString stopTitle(const RunPaused& stop);
/// `attempt 2 · breakpoint`.
[[nodiscard]] QString stopDetail(const RunPaused& stop, std::uint32_t lanes);
/// `Change the call before it is made: the explanation`.
[[nodiscard]] QString changeTitle(const RoleCall& call);
[[nodiscard]] QString wordsOf(const EditRefusal& refusal);
[[nodiscard]] QString wordsOf(AcceptanceProblem problem);
/// What stands above a run that another was made of, and above that one.
[[nodiscard]] QString parentCaption(const RunBranch& branch, std::uint32_t lanes);
[[nodiscard]] QString branchCaption(const RunBranch& branch, std::uint32_t lanes);

} // namespace querymend
