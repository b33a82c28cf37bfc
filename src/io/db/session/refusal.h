#pragma once

#include "check/finding.h"
#include "db/session/engineerror.h"

namespace querymend {

/// The error for a statement that our own check refuses, before the engine sees it.
[[nodiscard]] inline EngineError refusalFor(const Finding& finding)
{
    EngineError refused;
    refused.failure = EngineFailure::notAllowed;
    refused.message = finding.message;
    refused.rule = finding.code;
    refused.offset = finding.range.begin;
    return refused;
}

} // namespace querymend
