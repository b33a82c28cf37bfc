#include "modelchoice.h"

#include "llm/recordedmodel.h"
#include "llm/scenariomodel.h"
#include "llm/scenarioreader.h"
#include "run/fork.h"
#include "runfiles.h"

#include <string>
#include <utility>

namespace querymend {

namespace {

Failure<CommandProblem> unusable(std::string text)
{
    return {CommandProblem{ExitStatus::unusable, {std::move(text)}}};
}

Result<ChosenModel, CommandProblem> scenarioModel(std::string_view file)
{
    const auto text = readWholeFile(file);
    if (!text)
        return unusable(text.error().text);
    auto scenario = readScenario(*text);
    if (!scenario)
        return unusable(std::string(file) + ": " + scenario.error().text);
    ChosenModel model;
    model.question = scenario->question;
    model.policy = scenario->policy;
    model.port = std::make_unique<ScenarioModel>(std::move(scenario).value());
    return model;
}

Result<ChosenModel, CommandProblem> recordedModel(std::string_view file)
{
    auto events = readRunEvents(file);
    if (!events)
        return unusable(events.error().text);
    ChosenModel model;
    model.kind = ModelKind::recorded;
    if (const RunStarted* const started = startOf(*events)) {
        model.question = started->question;
        model.policy = started->policy;
    }
    model.port = std::make_unique<RecordedModel>(*events);
    return model;
}

} // namespace

Result<ChosenModel, CommandProblem> modelNamed(std::string_view name)
{
    constexpr std::string_view scenario = "scenario:";
    constexpr std::string_view recorded = "recorded:";
    if (name.starts_with(scenario))
        return scenarioModel(name.substr(scenario.size()));
    if (name.starts_with(recorded))
        return recordedModel(name.substr(recorded.size()));
    return Failure{
        CommandProblem{ExitStatus::badUsage,
                       {"--model: '" + std::string(name)
                        + "' is no model that this version can ask; it knows scenario:FILE and recorded:FILE"}}};
}

} // namespace querymend
