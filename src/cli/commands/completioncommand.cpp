#include "arguments/command.h"
#include "commands/completions.h"

#include <vector>

namespace querymend {

namespace {

ExitStatus runCompletion(const Arguments& arguments, const Console& console)
{
    const std::vector<std::string_view>& operands = arguments.operands();
    const std::span<const std::string_view> shells = completedShells();
    if (operands.size() != 1) {
        console.complain("completion: it takes the name of a shell: bash, zsh or fish");
        return ExitStatus::badUsage;
    }
    const std::string script = completionsFor(operands.front());
    if (script.empty()) {
        console.complain(noneOf("completion", operands.front(), {shells.begin(), shells.end()}));
        return ExitStatus::badUsage;
    }
    console.out.write(script);
    return ExitStatus::fine;
}

} // namespace

const Command completionCommand{
    "completion",
    "bash|zsh|fish",
    "prints a script that completes words in a shell",
    "Prints a script for a shell, which then completes commands, options and files.\n"
    "Packages install it. To try it in bash:\n"
    "    source <(querymend completion bash)\n",
    {},
    runCompletion,
};

} // namespace querymend
