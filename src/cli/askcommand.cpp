#include "command.h"
#include "database.h"
#include "llm/recordedmodel.h"
#include "llm/scenariomodel.h"
#include "llm/scenarioreader.h"
#include "run/enumnames.h"
#include "runconsole.h"
#include "runfiles.h"
#include "source.h"
#include "textlimits.h"

#include <array>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

// clang-format off
constexpr std::array askOptions{
    Option{"--db", "URL", "the database; `querymend help` lists the forms"},
    Option{"--model", "NAME", "scenario:FILE, whose replies are scripted, or\n"
                              "recorded:FILE, a stored run"},
    Option{"--question", "TEXT", "what is to be found out"},
    Option{"--evidence", "TEXT", "hints on the domain"},
    Option{"--level", "NAME", "the first level: basic, advanced or expert"},
    Option{"--lanes", "N", "how many candidates of each level, 1 to 16 (1)"},
    Option{"--max-retries", "N", "corrections of each lane, 0 to 10 (3)"},
    Option{"--treat-empty-as-error", "", "a result without rows is to be corrected"},
    Option{"--policy", "NAME", "analyst (the default) or strict"},
    Option{"--json", "", "one JSON object per event and line"},
    Option{"--save", "FILE", "keep the run in this file too"},
    Option{"--store", "PLACE", "the store of runs: a file or postgresql://..."},
    Option{"--no-color", "", "no colours"},
};
// clang-format on

Failure<CommandProblem> badUsage(std::string text)
{
    return {CommandProblem{ExitStatus::badUsage, {std::move(text)}}};
}

template <class Enum>
Result<Enum, CommandProblem> wordGiven(const Arguments& arguments, std::string_view option, Enum otherwise)
{
    const auto word = arguments.value(option);
    if (!word)
        return otherwise;
    const auto& names = EnumNames<Enum>::names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == *word)
            return static_cast<Enum>(i);
    }
    return badUsage(noneOf(option, *word, {names.begin(), names.end()}));
}

Result<std::uint32_t, CommandProblem> numberGiven(const Arguments& arguments, std::string_view option,
                                                  std::uint32_t most, std::uint32_t otherwise)
{
    const auto word = arguments.value(option);
    if (!word)
        return otherwise;
    const auto number = parseNumber(option, *word, most);
    if (!number)
        return badUsage(number.error().text);
    return static_cast<std::uint32_t>(*number);
}

Result<RunPolicy, CommandProblem> policyGiven(const Arguments& arguments, RunPolicy policy)
{
    const auto level = wordGiven(arguments, "--level", policy.level);
    const auto checks = wordGiven(arguments, "--policy", policy.checks);
    const auto lanes = numberGiven(arguments, "--lanes", mostLanes, policy.lanes);
    const auto retries = numberGiven(arguments, "--max-retries", mostRetriesOfLane, policy.maxRetries);
    if (!level)
        return Failure{level.error()};
    if (!checks)
        return Failure{checks.error()};
    if (!lanes)
        return Failure{lanes.error()};
    if (!retries)
        return Failure{retries.error()};
    if (*lanes == 0)
        return badUsage("--lanes: at least one is needed");
    policy.level = *level;
    policy.checks = *checks;
    policy.lanes = *lanes;
    policy.maxRetries = *retries;
    if (arguments.has("--treat-empty-as-error"))
        policy.emptyRows = EmptyRows::areAnError;
    return policy;
}

/// A model that needs no network, and what its file says of the question.
struct OfflineModel {
    std::unique_ptr<ModelPort> port;
    ModelKind kind = ModelKind::scripted;
    Question question;
    RunPolicy policy;
};

Failure<CommandProblem> unusable(std::string text)
{
    return {CommandProblem{ExitStatus::unusable, {std::move(text)}}};
}

Result<OfflineModel, CommandProblem> scenarioModel(std::string_view file)
{
    const auto text = readWholeFile(file);
    if (!text)
        return unusable(text.error().text);
    auto scenario = readScenario(*text);
    if (!scenario)
        return unusable(std::string(file) + ": " + scenario.error().text);
    OfflineModel model;
    model.question = scenario->question;
    model.policy = scenario->policy;
    model.port = std::make_unique<ScenarioModel>(std::move(scenario).value());
    return model;
}

Result<OfflineModel, CommandProblem> recordedModel(std::string_view file)
{
    auto events = readRunEvents(file);
    if (!events)
        return unusable(events.error().text);
    OfflineModel model;
    model.kind = ModelKind::recorded;
    for (const RunEvent& event : *events) {
        if (const auto* started = std::get_if<RunStarted>(&event.body)) {
            model.question = started->question;
            model.policy = started->policy;
        }
    }
    model.port = std::make_unique<RecordedModel>(*events);
    return model;
}

Result<OfflineModel, CommandProblem> modelNamed(std::string_view name)
{
    constexpr std::string_view scenario = "scenario:";
    constexpr std::string_view recorded = "recorded:";
    if (name.starts_with(scenario))
        return scenarioModel(name.substr(scenario.size()));
    if (name.starts_with(recorded))
        return recordedModel(name.substr(recorded.size()));
    return badUsage("--model: '" + std::string(name)
                    + "' is no model that this version can ask; it knows scenario:FILE and recorded:FILE");
}

ExitStatus fail(const Console& console, const CommandProblem& problem)
{
    console.complain("ask: " + problem.complaint.text);
    return problem.status;
}

ExitStatus runAsk(const Arguments& arguments, const Console& console)
{
    const auto url = arguments.value("--db");
    const auto name = arguments.value("--model");
    if (!url || !name || !arguments.operands().empty())
        return fail(console, {ExitStatus::badUsage, {"it needs --db URL, --model NAME and --question TEXT"}});
    auto model = modelNamed(*name);
    if (!model)
        return fail(console, model.error());
    const auto policy = policyGiven(arguments, model->policy);
    if (!policy)
        return fail(console, policy.error());
    auto target = databaseTarget(*url);
    if (!target)
        return fail(console, target.error());
    auto keeper = RunKeeper::open(arguments.value("--store"), arguments.value("--save"));
    if (!keeper)
        return fail(console, keeper.error());
    ConsoleRun run;
    run.target = std::move(target).value();
    run.started.question = model->question;
    if (const auto question = arguments.value("--question"))
        run.started.question = {std::string(*question), {}};
    if (const auto evidence = arguments.value("--evidence"))
        run.started.question.evidence = std::string(*evidence);
    if (run.started.question.text.empty())
        return fail(console, {ExitStatus::badUsage, {"what is the question? --question TEXT"}});
    run.started.model = std::string(*name);
    run.started.modelKind = model->kind;
    run.started.policy = *policy;
    run.model = model->port.get();
    run.keep = keeper.value()->sink();
    run.output = arguments.has("--json") ? RunOutput::jsonLines : RunOutput::timeline;
    run.colours = coloursFor(arguments);
    run.symbols = symbolsOfTerminal();
    const ExitStatus status = carryOut(std::move(run), console);
    if (const auto problem = keeper.value()->save()) {
        console.complain("ask: " + *problem);
        return ExitStatus::unusable;
    }
    return status;
}

} // namespace

const Command askCommand{
    "ask",
    "--db URL --model NAME --question TEXT [OPTION...]",
    "has a question answered, checked and corrected on the database",
    "Each statement that the model writes is guarded, checked against the schema,\n"
    "planned and tried by the database; what is wrong goes back as a hint, until it\n"
    "is right or the retries are spent. Every event is kept in the store of runs.\n",
    askOptions,
    runAsk,
};

} // namespace querymend
