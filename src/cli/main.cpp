#include "commands/lightcommands.h"
#include "commands/programrun.h"
#include "freedmemory.h"
#include "program/allcommands.h"
#include "system/commandwords.h"
#include "system/processprivacy.h"

#include <QCoreApplication>

#include <csignal>
#include <string_view>
#include <vector>

int main(int argc, char** argv)
{
    using namespace querymend;
    returnFreedMemory();
    preventCoreDumps();
    hideFromOtherProcesses();
    CommandWords words(argc, argv);
    // Qt needs this object to find its database drivers.
    const QCoreApplication application(words.count(), words.pointers());
    // A closed pipe is noticed when writing to it, so that the exit status stays one of ours.
    std::signal(SIGPIPE, SIG_IGN);
    const std::vector<std::string_view> arguments = words.arguments();
    return isLight(arguments) ? runWords(arguments, runLight) : runAllCommands(arguments);
}
