#include "asking/ifasked.h"

#include "terminal/terminal.h"

#include <string>

namespace querymend {

Result<IfAsked, CommandProblem> ifAskedGiven(const Arguments& arguments)
{
    const auto how = arguments.value("--if-asked");
    if (!how) {
        const bool isSeen =
            !arguments.has("--json") && standardInputIs() == Interactive::yes && standardOutputIs() == Interactive::yes;
        return isSeen ? IfAsked::read : IfAsked::stop;
    }
    if (*how == "read")
        return IfAsked::read;
    if (*how == "stop")
        return IfAsked::stop;
    if (*how == "skip")
        return IfAsked::skip;
    return Failure{CommandProblem{ExitStatus::badUsage, {noneOf("--if-asked", *how, {"read", "stop", "skip"})}}};
}

} // namespace querymend
