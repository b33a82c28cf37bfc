#include "arguments/command.h"
#include "arguments/policyoptions.h"
#include "asking/ifasked.h"
#include "asking/loopsettings.h"
#include "asking/modelchoice.h"
#include "asking/runconsole.h"
#include "asking/runfiles.h"
#include "inputs/database.h"
#include "inputs/wantedschema.h"
#include "run/fork.h"
#include "runs/withheldvalues.h"
#include "store/valuelock.h"

#include <QFileInfo>

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

// clang-format off
constexpr std::array replayOptions{
    Option{"--from", "ATTEMPT", "a new run that keeps everything before this attempt\n"
                                "and continues live; 2, or 3.2 for attempt 2 of lane 3"},
    Option{"--model", "NAME", "a new run with this model, as `ask` takes it"},
    Option{"--key-env", "NAME", "the environment variable with the model's key"},
    Option{"--set", "KEY=VALUE", "a new run under another policy: lanes, max-retries,\n"
                                 "level, escalations, needed-tests, failed-tests,\n"
                                 "checks, empty-rows, values, seed, roles, ask-me,\n"
                                 "methods, temperatures, cost, keywords, mend, tables,\n"
                                 "schema-tokens, concurrency, seconds, tokens,\n"
                                 "call-seconds, lane-seconds, first-lane"},
    ifAskedOption,
    Option{"--db", "URL", "for a new run on another database"},
    allowFunctionOption,
    onlyTableOption,
    passwordCommandOption,
    Option{"--samples", "POLICY", "database values shown to the model of a new run, as\n"
                                  "for `ask`; a recorded model only matches if they are\n"
                                  "the same as in the run"},
    Option{"--save", "FILE", "also keep the new run in this file"},
    Option{"--json", "", "one JSON object per event, each on its own line"},
    Option{"--store", "PLACE", "the run store: a file or postgresql://..."},
    Option{"--no-color", "", "no colours"},
};
// clang-format on

Failure<CommandProblem> badUsage(std::string text)
{
    return {CommandProblem{ExitStatus::badUsage, {std::move(text)}}};
}

Result<std::vector<RunEvent>, CommandProblem> eventsOf(const std::string& name, const Arguments& arguments)
{
    if (QFileInfo(QString::fromStdString(name)).isFile()) {
        auto events = readRunEvents(name);
        if (!events)
            return Failure{CommandProblem{ExitStatus::unusable, events.error()}};
        return std::move(events).value();
    }
    auto store = openStore(arguments.value("--store"), StoreUse::reading);
    if (!store)
        return Failure{store.error()};
    auto events = store.value()->events(name);
    if (!events)
        return Failure{CommandProblem{ExitStatus::unusable, {events.error().text()}}};
    return std::move(events).value();
}

/// Reads `2` (attempt) or `3.2` (lane and attempt), both counted from 1.
Result<AttemptRef, CommandProblem> attemptNamed(std::string_view text, const std::vector<RunEvent>& run)
{
    const std::size_t dot = text.find('.');
    const bool hasLane = dot != std::string_view::npos;
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    const auto lane = parseNumber("--from", hasLane ? text.substr(0, dot) : "1", most);
    const auto attempt = parseNumber("--from", hasLane ? text.substr(dot + 1) : text, most);
    if (!lane)
        return badUsage(lane.error().text);
    if (!attempt)
        return badUsage(attempt.error().text);
    const AttemptRef named{LaneId{static_cast<std::uint32_t>(*lane) - 1}, static_cast<std::uint32_t>(*attempt) - 1};
    if (*lane == 0 || *attempt == 0 || !hasAskedFor(run, named))
        return badUsage("--from: the run has no attempt " + std::to_string(*attempt) + " of lane "
                        + std::to_string(*lane) + "; both are counted from 1");
    return named;
}

/// Returns the start of a new run like the parent, except for what the arguments change.
Result<RunStarted, CommandProblem> startOfFork(const std::vector<RunEvent>& parent, const Arguments& arguments)
{
    const RunStarted* const started = startOf(parent);
    if (!started)
        return Failure{CommandProblem{ExitStatus::unusable, {"the record does not say what was asked"}}};
    RunStarted start = *started;
    const auto policy = policySet(arguments, start.policy);
    if (!policy)
        return Failure{policy.error()};
    start.policy = *policy;
    start.parent = RunParent{parent.front().run, std::nullopt};
    return start;
}

Result<ExitStatus, CommandProblem> runAgain(const std::vector<RunEvent>& parent, const Arguments& arguments,
                                            const Console& console)
{
    auto start = startOfFork(parent, arguments);
    if (!start)
        return Failure{start.error()};
    ConsoleRun run;
    run.started = std::move(start).value();
    const auto from = arguments.value("--from");
    if (from && storedValueLock() != ValueLock::open && mayHoldValues(parent))
        return Failure{CommandProblem{ExitStatus::unusable, {std::string(heldValuesWords)}}};
    if (from) {
        const auto attempt = attemptNamed(*from, parent);
        if (!attempt)
            return Failure{attempt.error()};
        run.started.parent->attempt = *attempt;
        putInto(run.started, modelBefore(parent, *attempt));
    }
    const std::string before = run.started.model;
    const auto model = modelNamed(arguments.value("--model").value_or(before), arguments.value("--key-env"), console);
    if (!model)
        return Failure{model.error()};
    ModelTerms terms = termsOf(*model);
    if (!arguments.has("--model")) {
        terms.contextTokens = run.started.policy.contextTokens;
        terms.reply = run.started.policy.reply;
    }
    terms.samples = Examples::shown; // those that are read
    putInto(run.started, {std::string(arguments.value("--model").value_or(before)), terms});
    if (from)
        run.inherited = forkOf(parent, run.started, *run.started.parent->attempt);
    auto target = databaseTarget(arguments, run.started);
    if (!target)
        return Failure{target.error()};
    const auto hints = readHints();
    if (!hints)
        return Failure{hints.error()};
    auto keeper = RunSaver::open(arguments.value("--store"), arguments.value("--save"));
    if (!keeper)
        return Failure{keeper.error()};
    run.samples = samplesFor(arguments, *model);
    run.target = std::move(target).value();
    run.model = model->port.get();
    run.hints = &hints->texts;
    run.keep = keeper.value()->sink();
    run.output = arguments.has("--json") ? RunOutput::jsonLines : RunOutput::timeline;
    const auto ifAsked = ifAskedGiven(arguments);
    if (!ifAsked)
        return Failure{ifAsked.error()};
    run.ifAsked = *ifAsked;
    run.colours = coloursFor(arguments);
    run.symbols = symbolsOfTerminal();
    const ExitStatus status = carryOut(std::move(run), console);
    if (const auto problem = keeper.value()->save())
        return Failure{CommandProblem{ExitStatus::unusable, {*problem}}};
    return status;
}

Result<ExitStatus, CommandProblem> replay(const Arguments& arguments, const Console& console)
{
    if (arguments.operands().size() != 1)
        return badUsage("name one run: its file, or its id in the store");
    if (auto problem = problemOfSamples(arguments))
        return badUsage(std::move(*problem));
    const auto events = eventsOf(std::string(arguments.operands().front()), arguments);
    if (!events)
        return Failure{events.error()};
    if (arguments.has("--from") || arguments.has("--model") || arguments.has("--set"))
        return runAgain(*events, arguments, console);
    for (const std::string_view option : {"--db", "--save", "--samples"}) {
        if (arguments.has(option))
            return badUsage(std::string(option) + " is for a new run: with --from, --model or --set");
    }
    writeEvents(*events, arguments, console);
    return ExitStatus::fine;
}

ExitStatus runReplay(const Arguments& arguments, const Console& console)
{
    const auto status = replay(arguments, console);
    if (status)
        return *status;
    console.complain("replay: " + status.error().complaint.text);
    return status.error().status;
}

} // namespace

const Command replayCommand{
    "replay",
    "FILE|ID [--from ATTEMPT] [--model NAME] [--set KEY=VALUE]",
    "replays a stored run, or makes a new one from it",
    "Without options, the recorded run is shown: no model or database is called.\n"
    "With --from, --model or --set, the run is made again, on its own database unless\n"
    "--db names another, and is kept as a new run that names its parent.\n",
    replayOptions,
    runReplay,
};

} // namespace querymend
