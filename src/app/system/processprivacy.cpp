#include "system/processprivacy.h"

#include <QtGlobal>

#include <sys/prctl.h>
#include <sys/resource.h>

namespace querymend {

void preventCoreDumps()
{
    if (!qEnvironmentVariableIsEmpty(debuggableVariable))
        return;
    rlimit limit{};
    getrlimit(RLIMIT_CORE, &limit);
    limit.rlim_cur = 0; // programs that are started from here may raise it again
    setrlimit(RLIMIT_CORE, &limit);
}

void hideFromOtherProcesses()
{
    if (qEnvironmentVariableIsEmpty(debuggableVariable))
        prctl(PR_SET_DUMPABLE, 0);
}

} // namespace querymend
