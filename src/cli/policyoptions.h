#pragma once

#include "command.h"
#include "run/policy.h"

#include <string_view>

namespace querymend {

/// The policy as the options of `ask` change it.
[[nodiscard]] Result<RunPolicy, CommandProblem> policyGiven(const Arguments& arguments, RunPolicy policy);

/// The policy after every `--set key=value`.
[[nodiscard]] Result<RunPolicy, CommandProblem> policySet(const Arguments& arguments, RunPolicy policy);

} // namespace querymend
