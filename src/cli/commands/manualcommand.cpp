#include "arguments/command.h"
#include "commands/manual.h"

namespace querymend {

namespace {

ExitStatus runManual(const Arguments& arguments, const Console& console)
{
    if (!arguments.operands().empty()) {
        console.complain("manual: it takes no operands");
        return ExitStatus::badUsage;
    }
    console.out.write(manualPage());
    return ExitStatus::fine;
}

} // namespace

const Command manualCommand{
    "manual",
    "",
    "prints the manual page, for man",
    "Prints the manual page of all commands. Packages install it. To read it without:\n"
    "    querymend manual | man -l -\n",
    {},
    runManual,
};

} // namespace querymend
