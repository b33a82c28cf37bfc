#include "run/attemptcheck.h"

#include "check/ladder.h"

namespace querymend {

Verdict checkAttempt(const std::string& sql, const RunState& state, const RunContext& context)
{
    return checkStatically(sql, {context.dialect, context.schema, state.start.policy.checks, {}, questionIn(state)});
}

} // namespace querymend
