#include "commands/commands.h"
#include "db/enginehost.h"
#include "db/host/hostprocess.h"
#include "freedmemory.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace querymend;

QtMessageHandler handleByQt = nullptr;

/// A connection that is reset makes QtNetwork complain of itself; what happened is said by the command.
void handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.startsWith(QLatin1String("QNetworkReplyImplPrivate::error")))
        handleByQt(type, context, message);
}

int statusOf(ExitStatus status, const Console& console)
{
    console.out.flush();
    if (console.out.state() == Writer::State::failed) {
        console.complain("cannot write the results: " + console.out.reason());
        status = ExitStatus::unusable;
    }
    return static_cast<int>(status);
}

int run(int argc, char** argv, const Console& console)
{
    const std::vector<std::string_view> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    return statusOf(runProgram(words, console), console);
}

} // namespace

int main(int argc, char** argv)
{
    returnFreedMemory();
    // Qt needs this object to find its database drivers.
    const QCoreApplication application(argc, argv);
    // A closed pipe is noticed when writing to it, so that the exit status stays one of ours.
    std::signal(SIGPIPE, SIG_IGN);
    handleByQt = qInstallMessageHandler(handleMessage);
    if (argc == 3 && argv[1] == hostOption) // the program has started itself to host an engine
        return serveEngine(std::strtoull(argv[2], nullptr, 10));
    Writer out(stdout);
    Writer err(stderr);
    const Console console{out, err};
    try {
        return run(argc, argv, console);
    } catch (const std::bad_alloc&) {
        console.complain("there is not enough memory");
    } catch (const std::exception& error) {
        console.complain(std::string("internal error: ") + error.what());
    }
    return static_cast<int>(ExitStatus::unusable);
}
