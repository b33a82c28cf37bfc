#pragma once

#include "db/schema/samplevalues.h"
#include "llm/http/modelprofile.h"

namespace querymend {

/// The database values that a model is shown: those of its profile, or else the general choice.
[[nodiscard]] inline SamplePolicy samplesOf(ProfileSamples own, SamplePolicy general)
{
    switch (own) {
    case ProfileSamples::unset:
        break;
    case ProfileSamples::none:
        return SamplePolicy::none;
    case ProfileSamples::careful:
        return SamplePolicy::careful;
    case ProfileSamples::all:
        return SamplePolicy::all;
    }
    return general;
}

} // namespace querymend
