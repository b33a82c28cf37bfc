#include "run/decide.h"

#include "run/step.h"

namespace querymend {

Decision decide(const RunState& state, const RunInput& input, const RunContext& context)
{
    return Step(state, context).take(input);
}

} // namespace querymend
