#pragma once

#include "arguments/command.h"
#include "run/policy.h"

#include <string_view>

namespace querymend {

/// Returns the policy as changed by the options of `ask`.
[[nodiscard]] Result<RunPolicy, CommandProblem> policyGiven(const Arguments& arguments, RunPolicy policy);

/// Returns the policy as changed by every `--set key=value`.
[[nodiscard]] Result<RunPolicy, CommandProblem> policySet(const Arguments& arguments, RunPolicy policy);

} // namespace querymend
