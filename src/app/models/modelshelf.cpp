#include "models/modelshelf.h"

#include "llm/bundle.h"
#include "llm/scenariomodel.h"
#include "models/builtinanswers.h"
#include "models/livemodel.h"
#include "models/modelsamples.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr std::string_view scenarioPrefix = "scenario:";

} // namespace

std::optional<ProfileProblem> ModelShelf::load()
{
    auto profiles = loadProfiles(m_file);
    if (!profiles)
        return std::move(profiles).error();
    ProfileList list = std::move(profiles).value();
    m_profiles = std::move(list.profiles);
    m_disabled = std::move(list.disabled);
    return std::nullopt;
}

std::optional<ProfileProblem> ModelShelf::keep(std::vector<ModelProfile> profiles)
{
    if (auto problem = saveProfiles(m_file, profiles))
        return problem;
    m_profiles = std::move(profiles);
    return std::nullopt;
}

const ModelProfile* ModelShelf::profile(std::string_view name) const
{
    const auto found = std::find_if(m_profiles.begin(), m_profiles.end(),
                                    [&](const ModelProfile& profile) { return profile.name == name; });
    return found == m_profiles.end() ? nullptr : &*found;
}

Result<std::unique_ptr<LiveModel>, ProfileProblem> ModelShelf::liveModel(std::string_view name) const
{
    const ModelProfile* const found = profile(name);
    if (!found)
        return Failure{ProfileProblem{"there is no model '" + std::string(name) + "' any more"}};
    auto route = routeOf(*found);
    if (!route)
        return Failure{std::move(route).error()};
    return std::make_unique<LiveModel>(*found, std::move(route).value(), m_keys);
}

Result<std::unique_ptr<ModelPort>, ProfileProblem> ModelShelf::portTo(const std::string& name) const
{
    if (name == BuiltInModel::name)
        return std::unique_ptr<ModelPort>();
    if (name.starts_with(scenarioPrefix)) {
        auto scenario = readBundledScenario(name.substr(scenarioPrefix.size()));
        if (!scenario)
            return Failure{ProfileProblem{scenario.error().text}};
        return std::unique_ptr<ModelPort>(std::make_unique<ScenarioModel>(std::move(scenario).value()));
    }
    auto model = liveModel(name);
    if (!model)
        return Failure{std::move(model).error()};
    return std::unique_ptr<ModelPort>(std::move(model).value());
}

Result<RoleModels::Own, ProfileProblem> ModelShelf::roleModels(RunPolicy& policy) const
{
    RoleModels::Own models;
    for (RoleModel& own : policy.roleModels) {
        auto model = portTo(own.model);
        if (!model)
            return Failure{std::move(model).error()};
        allow(asked(own.model).terms, own, policy);
        models.emplace_back(own.role, std::move(model).value());
    }
    return models;
}

AskedModel ModelShelf::asked(const std::string& name) const
{
    if (name == BuiltInModel::name)
        return {name, {ModelKind::builtIn}};
    if (name.starts_with(scenarioPrefix))
        return {name, {ModelKind::scripted}};
    const ModelProfile* const found = profile(name);
    AskedModel model{name, found ? termsOf(*found) : ModelTerms()};
    model.terms.samples = samplesFor(name) < m_samplesRead ? Examples::hidden : Examples::shown;
    return model;
}

SamplePolicy ModelShelf::samplesFor(const std::string& name) const
{
    const ModelProfile* const found = profile(name);
    return found ? samplesOf(found->samples, m_samples) : m_samples;
}

} // namespace querymend
