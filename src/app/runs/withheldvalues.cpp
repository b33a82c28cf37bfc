#include "runs/withheldvalues.h"

#include <algorithm>
#include <variant>

namespace querymend {

void withholdValues(RunStarted& started)
{
    started.policy.values = DataValues::stay;
    started.policy.samples = Examples::hidden;
    started.memory = {};
}

bool mayHoldValues(const std::vector<RunEvent>& run)
{
    return std::any_of(run.begin(), run.end(), [](const RunEvent& event) {
        const auto* const started = std::get_if<RunStarted>(&event.body);
        return started && started->policy.values == DataValues::mayBeNamed;
    });
}

} // namespace querymend
