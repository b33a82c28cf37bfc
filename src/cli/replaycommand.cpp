#include "command.h"
#include "runconsole.h"
#include "runfiles.h"

#include <QFileInfo>

#include <array>
#include <string>

namespace querymend {

namespace {

constexpr std::array replayOptions{
    Option{"--json", "", "one JSON object per event and line"},
    Option{"--store", "PLACE", "the store of runs: a file or postgresql://..."},
    Option{"--no-color", "", "no colours"},
};

ExitStatus fail(const Console& console, const CommandProblem& problem)
{
    console.complain("replay: " + problem.complaint.text);
    return problem.status;
}

ExitStatus runReplay(const Arguments& arguments, const Console& console)
{
    if (arguments.operands().size() != 1)
        return fail(console, {ExitStatus::badUsage, {"name one run: its file, or its id in the store"}});
    const std::string name(arguments.operands().front());
    if (QFileInfo(QString::fromStdString(name)).isFile()) {
        const auto events = readRunEvents(name);
        if (!events)
            return fail(console, {ExitStatus::unusable, events.error()});
        writeEvents(*events, arguments, console);
        return ExitStatus::fine;
    }
    auto store = openStore(arguments.value("--store"));
    if (!store)
        return fail(console, store.error());
    const auto events = store.value()->events(name);
    if (!events)
        return fail(console, {ExitStatus::unusable, {events.error().text()}});
    writeEvents(*events, arguments, console);
    return ExitStatus::fine;
}

} // namespace

const Command replayCommand{
    "replay",
    "FILE|ID [--json]",
    "plays a stored run as it was, with no model and no database",
    "What is shown is what was recorded. To have the model's recorded words checked\n"
    "on a database again: ask --model recorded:FILE.\n",
    replayOptions,
    runReplay,
};

} // namespace querymend
