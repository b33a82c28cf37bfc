#include "asking/modelprofiles.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace querymend {

namespace {

Failure<CommandProblem> unusable(std::string text)
{
    return {CommandProblem{ExitStatus::unusable, {std::move(text)}}};
}

} // namespace

Result<ProfileList, CommandProblem> knownModels()
{
    auto profiles = loadProfiles(usualProfilePath());
    if (!profiles)
        return unusable("the models: " + profiles.error().text);
    return std::move(profiles).value();
}

Result<ModelProfile, CommandProblem> modelProfileNamed(std::string_view name,
                                                       std::optional<std::string_view> keyVariable)
{
    const auto list = knownModels();
    if (!list)
        return Failure{list.error()};
    for (const DisabledProfile& profile : list->disabled) {
        if (profile.name == name)
            return unusable("the model '" + profile.name
                            + "' is disabled by a mistake in its settings: " + profile.problem);
    }
    const std::vector<ModelProfile>& profiles = list->profiles;
    const auto found = std::find_if(profiles.begin(), profiles.end(),
                                    [&](const ModelProfile& profile) { return profile.name == name; });
    if (found == profiles.end()) {
        std::vector<std::string_view> names;
        for (const ModelProfile& profile : profiles)
            names.push_back(profile.name);
        const std::string where = " (" + usualProfilePath().toStdString() + "; see `querymend help models`)";
        return Failure{CommandProblem{
            ExitStatus::badUsage,
            {names.empty() ? "--model: '" + std::string(name)
                     + "' is neither scenario:FILE nor recorded:FILE, and no other models are configured" + where
                           : noneOf("--model", name, names) + where}}};
    }
    ModelProfile profile = *found;
    if (keyVariable) {
        profile.key = KeyPlace::environment;
        profile.keyVariable = std::string(*keyVariable);
    }
    return profile;
}

} // namespace querymend
