#include "run/runsettings.h"

namespace querymend {

namespace {

RunSettings quick(const RunPolicy& own)
{
    RunPolicy policy = settingsFor({}, own).policy;
    policy.maxRetries = 1;
    policy.maxEscalations = 0;
    return {policy};
}

RunSettings careful(const RunPolicy& own)
{
    RunPolicy policy = settingsFor({}, own).policy;
    policy.lanes = 2;
    policy.roles = {ModelRole::validator, ModelRole::testGenerator, ModelRole::evaluator, ModelRole::explainer};
    policy.asks = {AskMoment::ambiguous, AskMoment::disagreement, AskMoment::lastFailure};
    return {policy};
}

RunSettings wideSearch(const RunPolicy& own)
{
    RunPolicy policy = settingsFor({}, own).policy;
    policy.lanes = 6;
    policy.maxRetries = 2;
    policy.roles = {ModelRole::testGenerator, ModelRole::evaluator, ModelRole::keywords};
    policy.concurrency = 4;
    return {policy};
}

/// What is not for a preset to say.
void takeOver(const RunPolicy& own, RunPolicy& policy)
{
    policy.values = own.values;
    policy.contextTokens = own.contextTokens;
    policy.reply = own.reply;
    policy.samples = own.samples;
    policy.hintQuestion = own.hintQuestion;
}

} // namespace

std::vector<RunPreset> builtInPresets(const RunPolicy& own)
{
    RunPolicy base;
    base.checks = own.checks;
    base.emptyRows = own.emptyRows;
    base.mending = own.mending;
    takeOver(own, base);
    const auto named = [&](std::string_view name, RunSettings settings) {
        settings.policy.checks = base.checks;
        settings.policy.emptyRows = base.emptyRows;
        settings.policy.mending = base.mending;
        return RunPreset{std::string(name), std::move(settings)};
    };
    return {named(quickPreset, quick(base)), named(carefulPreset, careful(base)),
            named(searchPreset, wideSearch(base))};
}

RunSettings settingsFor(const RunSettings& preset, const RunPolicy& own)
{
    RunSettings settings = preset;
    takeOver(own, settings.policy);
    return settings;
}

bool areAlike(const RunSettings& one, const RunSettings& other)
{
    return settingsFor(one, other.policy) == other;
}

} // namespace querymend
