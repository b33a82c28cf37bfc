#include "commands/commands.h"
#include "db/enginehost.h"
#include "db/host/hostprocess.h"
#include "freedmemory.h"
#include "system/abruptend.h"
#include "system/commandwords.h"
#include "system/processprivacy.h"
#include "system/programlog.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace querymend;

int statusOf(ExitStatus status, const Console& console)
{
    console.out.flush();
    if (console.out.state() == Writer::State::failed) {
        console.complain("cannot write the results: " + console.out.reason());
        status = ExitStatus::unusable;
    }
    return static_cast<int>(status);
}

int run(std::vector<std::string_view> words)
{
    ProgramLog log(usualLogPath());
    Writer out(stdout);
    Writer err(stderr);
    const Console console{out, err};
    const AbruptEnd abruptEnd([&out] { out.flush(); });
    try {
        return statusOf(runProgram(std::move(words), console, log), console);
    } catch (const std::bad_alloc&) {
        console.complain("there is not enough memory");
    }
    return static_cast<int>(ExitStatus::unusable);
}

} // namespace

int main(int argc, char** argv)
{
    returnFreedMemory();
    preventCoreDumps();
    hideFromOtherProcesses();
    CommandWords words(argc, argv);
    // Qt needs this object to find its database drivers.
    const QCoreApplication application(words.count(), words.pointers());
    // A closed pipe is noticed when writing to it, so that the exit status stays one of ours.
    std::signal(SIGPIPE, SIG_IGN);
    const std::vector<std::string_view> arguments = words.arguments();
    if (arguments.size() == 2 && arguments[0] == hostOption) // the program has started itself to host an engine
        return serveEngine(std::strtoull(argv[2], nullptr, 10));
    return run(arguments);
}
