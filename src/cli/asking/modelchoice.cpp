#include "asking/modelchoice.h"

#include "asking/modelprofiles.h"
#include "asking/runfiles.h"
#include "inputs/wantedschema.h"
#include "llm/recordedmodel.h"
#include "llm/scenariomodel.h"
#include "llm/scenarioreader.h"
#include "models/builtinanswers.h"
#include "models/livemodel.h"
#include "models/modelsamples.h"
#include "run/fork.h"

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
    if (const auto* const started = startOf(*events)) {
        model.question = started->question;
        model.policy = started->policy;
        model.memory = started->memory;
        if (started->modelKind == ModelKind::builtIn) // which is given no prompts, so none match
            model.kind = ModelKind::builtIn;
    }
    model.port = std::make_unique<RecordedModel>(*events);
    return model;
}

/// A model over the network, with the keys it may need.
class OwnedLiveModel : public ModelPort {
public:
    OwnedLiveModel(ModelProfile profile, HttpRoute route, const Console& console)
        : m_model(std::move(profile), std::move(route), m_keys)
    {
        QObject::connect(&m_model, &LiveModel::loading, &m_model, [this, &console] {
            if (!std::exchange(m_isLoadingTold, true))
                console.complain("the server is loading the model; the run goes on once it has");
        });
    }

    void ask(const AskModel& request, Answered answered) override { m_model.ask(request, std::move(answered)); }
    std::optional<ModelProblem> stop(EffectId effect) override { return m_model.stop(effect); }
    [[nodiscard]] std::chrono::milliseconds waited(EffectId effect) const override { return m_model.waited(effect); }

private:
    ModelKeys m_keys;
    LiveModel m_model;
    bool m_isLoadingTold = false;
};

Result<ChosenModel, CommandProblem> liveModel(std::string_view name, std::optional<std::string_view> keyVariable,
                                              const Console& console)
{
    auto profile = modelProfileNamed(name, keyVariable);
    if (!profile)
        return Failure{std::move(profile).error()};
    auto route = routeOf(*profile);
    if (!route)
        return unusable("model '" + profile->name + "': " + route.error().text);
    // Report a missing key before the run begins, if possible; only the system's key store answers later.
    std::string problem;
    if (profile->key != KeyPlace::keyStore)
        ModelKeys().find(*profile, nullptr,
                         [&](const Result<Secret, std::string>& key) { problem = key ? std::string() : key.error(); });
    if (!problem.empty())
        return unusable(problem);
    ChosenModel model;
    model.kind = ModelKind::live;
    model.price = profile->price;
    model.policy.contextTokens = profile->contextTokens;
    model.policy.reply = termsOf(*profile).reply;
    model.samples = profile->samples;
    model.port = std::make_unique<OwnedLiveModel>(std::move(profile).value(), std::move(route).value(), console);
    return model;
}

} // namespace

SamplePolicy samplesFor(const Arguments& arguments, const ChosenModel& model)
{
    return arguments.has("--samples") ? samplesAsked(arguments) : samplesOf(model.samples, SamplePolicy::none);
}

Result<ChosenModel, CommandProblem> modelNamed(std::string_view name, std::optional<std::string_view> keyVariable,
                                               const Console& console)
{
    if (name == BuiltInModel::name) {
        ChosenModel model;
        model.kind = ModelKind::builtIn;
        return model;
    }
    constexpr std::string_view scenario = "scenario:";
    constexpr std::string_view recorded = "recorded:";
    if (name.starts_with(scenario))
        return scenarioModel(name.substr(scenario.size()));
    if (name.starts_with(recorded))
        return recordedModel(name.substr(recorded.size()));
    return liveModel(name, keyVariable, console);
}

} // namespace querymend
