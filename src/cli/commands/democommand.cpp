#include "arguments/command.h"
#include "asking/loopsettings.h"
#include "asking/runconsole.h"
#include "base/json.h"
#include "database/demofolder.h"
#include "llm/bundle.h"
#include "llm/scenariocheck.h"
#include "llm/scenariomodel.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace querymend {

namespace {

/// Shown if none is named: the shortest in which something is corrected.
constexpr const char* shownFirst = "wrong-column";

constexpr std::array demoOptions{
    Option{"--list", "", "list the demonstrations"},
    Option{"--json", "", "one JSON object per event or demonstration"},
    Option{"--verbose", "", "report each failed attempt and model call on standard error"},
    Option{"--log", "FILE", "the same, added to this file"},
    Option{"--no-color", "", "no colours"},
};

ExitStatus fail(const Console& console, ExitStatus status, const std::string& text)
{
    console.complain("demo: " + text);
    return status;
}

ExitStatus listScenarios(const Arguments& arguments, const Console& console)
{
    for (const std::string& name : scenarioNames()) {
        const auto scenario = readBundledScenario(name);
        if (!scenario)
            return fail(console, ExitStatus::unusable, name + ": " + scenario.error().text);
        if (arguments.has("--json"))
            console.out.write(
                toJsonLine({{"name", scenario->name}, {"title", scenario->title}, {"shows", scenario->shows}}) + '\n');
        else
            console.out.write(scenario->name + "\n    " + scenario->title + ": " + scenario->shows + '\n');
    }
    return ExitStatus::fine;
}

ExitStatus play(const Scenario& scenario, const Arguments& arguments, const Console& console)
{
    // A scenario may lose its database, so it gets its own copy.
    const DemoFolder folder;
    if (!folder.isValid())
        return fail(console, ExitStatus::unusable, "cannot create a temporary folder for its database");
    const auto file = bundledDatabase(scenario.database, folder.path());
    if (!file)
        return fail(console, ExitStatus::unusable, file.error().text);
    const auto hints = readHints();
    if (!hints)
        return fail(console, hints.error().status, hints.error().complaint.text);
    const auto log = failureSink(arguments, console);
    if (!log)
        return fail(console, log.error().status, log.error().complaint.text);
    ScenarioModel model(scenario);
    ConsoleRun run;
    run.target.engine = EngineKind::sqlite;
    run.target.database = file->toStdString();
    run.started.question = scenario.question;
    run.started.model = "scenario:" + scenario.name;
    run.started.modelKind = ModelKind::scripted;
    run.started.policy = scenario.policy;
    run.model = &model;
    run.hints = &hints->texts;
    run.log = *log;
    run.aroundChecks = [&](CheckPort& checks) -> std::unique_ptr<CheckPort> {
        return std::make_unique<ScenarioCheck>(scenario, *file, checks);
    };
    run.keep = discardingSink();
    run.output = arguments.has("--json") ? RunOutput::jsonLines : RunOutput::timeline;
    run.colours = coloursFor(arguments);
    run.symbols = symbolsOfTerminal();
    return carryOut(std::move(run), console);
}

ExitStatus runDemo(const Arguments& arguments, const Console& console)
{
    if (arguments.has("--list"))
        return listScenarios(arguments, console);
    const std::vector<std::string> names = scenarioNames();
    if (arguments.operands().size() > 1 || names.empty())
        return fail(console, ExitStatus::badUsage, "name one demonstration; demo --list has them all");
    const std::string name = arguments.operands().empty() ? shownFirst : std::string(arguments.operands().front());
    if (std::find(names.begin(), names.end(), name) == names.end())
        return fail(console, ExitStatus::badUsage, noneOf("NAME", name, {names.begin(), names.end()}));
    const auto scenario = readBundledScenario(name);
    if (!scenario)
        return fail(console, ExitStatus::unusable, name + ": " + scenario.error().text);
    return play(*scenario, arguments, console);
}

} // namespace

const Command demoCommand{
    "demo",
    "[NAME | --list] [--json]",
    "shows an answer that fails, is explained and is corrected",
    "Plays a scenario on a built-in sample database; without a NAME, wrong-column.\n"
    "The model's replies are scripted; everything that the checks and the database\n"
    "say about them is live.\n",
    demoOptions,
    runDemo,
};

} // namespace querymend
