#include "asking/interruptedruns.h"

#include "asking/loopsettings.h"
#include "asking/modelchoice.h"
#include "asking/runconsole.h"
#include "asking/runfiles.h"
#include "inputs/database.h"
#include "run/fork.h"
#include "runs/closedrun.h"
#include "storage/storesink.h"

#include <utility>
#include <vector>

namespace querymend {

namespace {

ExitStatus fail(const Console& console, const CommandProblem& problem)
{
    console.complain("runs: " + problem.complaint.text);
    return problem.status;
}

Failure<CommandProblem> unusable(std::string text)
{
    return {CommandProblem{ExitStatus::unusable, {std::move(text)}}};
}

/// Returns the events of an unfinished run that no program is writing, or that `--force` takes from its writer.
Result<std::vector<RunEvent>, CommandProblem> interruptedRun(RunStore& store, const std::string& run,
                                                             const Arguments& arguments)
{
    auto summary = store.summary(run);
    if (summary && summary->status == RunStatus::running) {
        const bool canBeTaken = std::holds_alternative<StoreServer>(store.place().where);
        if (!arguments.has("--force"))
            return unusable("the run " + run + " is being written by another program"
                            + (canBeTaken ? "; if you cannot stop that program, --force takes the run over" : ""));
        if (auto seized = store.seize(run); !seized)
            return unusable(seized.error().text());
        summary = store.summary(run);
    }
    if (!summary)
        return unusable(summary.error().text());
    if (summary->status != RunStatus::interrupted)
        return unusable("the run " + run + " has already finished; `querymend replay " + run
                        + " --from ATTEMPT` forks a new one from it");
    auto events = store.events(run);
    if (!events)
        return unusable(events.error().text());
    if (!startOf(*events))
        return unusable("the record of the run " + run + " does not say what was asked");
    return std::move(events).value();
}

} // namespace

ExitStatus resumeRun(std::unique_ptr<RunStore> store, const std::string& run, const Arguments& arguments,
                     const Console& console)
{
    auto events = interruptedRun(*store, run, arguments);
    if (!events)
        return fail(console, events.error());
    const auto& started = *startOf(*events);
    const AskedModel asked = askedModelOf(*events);
    const std::string name(arguments.value("--model").value_or(asked.name));
    const auto model = modelNamed(name, arguments.value("--key-env"), console);
    if (!model)
        return fail(console, model.error());
    auto target = databaseTarget(arguments, started);
    if (!target)
        return fail(console, target.error());
    const auto hints = readHints();
    if (!hints)
        return fail(console, hints.error());
    RunSaver keeper(std::move(store));
    ConsoleRun going;
    going.target = std::move(target).value();
    going.started = started;
    going.hints = &hints->texts;
    going.model = model->port.get();
    going.keep = keeper.sink();
    going.output = arguments.has("--json") ? RunOutput::jsonLines : RunOutput::timeline;
    going.colours = coloursFor(arguments);
    going.symbols = symbolsOfTerminal();
    if (name != asked.name)
        going.inherited.emplace_back(RunEdited{{}, EditedField::model, asked.name, name, {}, termsOf(*model)});
    going.earlier = std::move(events).value();
    return carryOut(std::move(going), console);
}

ExitStatus closeRun(RunStore& store, const std::string& run, const Arguments& arguments, const Console& console)
{
    auto events = interruptedRun(store, run, arguments);
    if (!events)
        return fail(console, events.error());
    const auto append = [&](const RunEvent& event) { return keepIn(store, event); };
    if (const auto problem = closeInterrupted(std::move(events).value(), append))
        return fail(console, {ExitStatus::unusable, {*problem}});
    return ExitStatus::fine;
}

} // namespace querymend
