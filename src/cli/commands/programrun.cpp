#include "commands/programrun.h"

#include "db/enginehost.h"
#include "db/host/hostprocess.h"
#include "system/abruptend.h"
#include "system/programlog.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string>

namespace querymend {

namespace {

constexpr Option verbose{verboseOption, "", "log what is done, too (querymend doctor names\nthe file)"};

int statusOf(ExitStatus status, const Console& console)
{
    console.out.flush();
    if (console.out.state() == Writer::State::failed) {
        console.complain("cannot write the results: " + console.out.reason());
        status = ExitStatus::unusable;
    }
    return static_cast<int>(status);
}

} // namespace

bool asksForHost(const std::vector<std::string_view>& words)
{
    return words.size() == 3 && words[0] == hostOption;
}

int runWords(const std::vector<std::string_view>& words,
             ExitStatus (*program)(std::vector<std::string_view>, const Console&, ProgramLog&))
{
    if (asksForHost(words))
        return serveEngine(std::strtoull(std::string(words[1]).c_str(), nullptr, 10));
    ProgramLog log(usualLogPath());
    Writer out(stdout);
    Writer err(stderr);
    const Console console{out, err};
    const AbruptEnd abruptEnd([&out] { out.flush(); });
    try {
        return statusOf(program(words, console, log), console);
    } catch (const std::bad_alloc&) {
        console.complain("there is not enough memory");
    }
    return static_cast<int>(ExitStatus::unusable);
}

std::vector<Option> optionsOf(const Command& command)
{
    std::vector<Option> options(command.options.begin(), command.options.end());
    if (std::ranges::none_of(options, [](const Option& option) { return option.name == verboseOption; }))
        options.push_back(verbose);
    return options;
}

const Option& verboseSwitch()
{
    return verbose;
}

bool asksForHelp(const std::vector<std::string_view>& words)
{
    const auto end = std::find(words.begin(), words.end(), "--");
    return std::any_of(words.begin(), end, [](std::string_view word) { return word == "--help" || word == "-h"; });
}

ExitStatus runCommand(const Command& command, const std::vector<std::string_view>& words, const Console& console,
                      ProgramLog& log)
{
    const auto arguments = parseArguments(optionsOf(command), words);
    if (!arguments) {
        console.complain(std::string(command.name) + ": " + arguments.error().text);
        return ExitStatus::badUsage;
    }
    if (arguments->has(verboseOption))
        log.beVerbose();
    return command.run(*arguments, console);
}

ExitStatus printVersion(const Console& console)
{
    console.out.write("querymend " QUERYMEND_VERSION "\n");
    return ExitStatus::fine;
}

} // namespace querymend
