#pragma once

#include "db/host/hostprocess.h"

namespace querymend {

/// A host that may use as much memory as the tests allow it.
inline HostSettings hostSettings()
{
    HostSettings settings;
    settings.program = QUERYMEND_PROGRAM;
    settings.memory = QUERYMEND_HOST_MEMORY;
    return settings;
}

} // namespace querymend
