#pragma once

#include "db/enginecheck.h"

namespace querymend {

/// The whole check, with a trial.
inline EngineCheckPolicy triedWithin(const Limits& limits)
{
    EngineCheckPolicy policy;
    policy.trial = Trial::run;
    policy.limits = limits;
    return policy;
}

} // namespace querymend
