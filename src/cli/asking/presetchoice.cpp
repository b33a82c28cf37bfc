#include "asking/presetchoice.h"

#include "run/enumnames.h"
#include "store/presetfile.h"

#include <algorithm>
#include <utility>

namespace querymend {

Result<std::vector<RunPreset>, CommandProblem> knownPresets(const RunPolicy& own)
{
    std::vector<RunPreset> all = builtInPresets(own);
    const auto read = readPresets(usualPresetsPath(), WhenBroken::leave);
    if (!read)
        return Failure{
            CommandProblem{ExitStatus::unusable, {read.error().path.toStdString() + ": " + read.error().reason}}};
    all.insert(all.end(), read->begin(), read->end());
    return all;
}

Result<RunSettings, CommandProblem> presetNamed(std::string_view option, std::string_view name, const RunPolicy& own)
{
    const auto known = knownPresets(own);
    if (!known)
        return Failure{known.error()};
    const auto found =
        std::find_if(known->begin(), known->end(), [&](const RunPreset& preset) { return preset.name == name; });
    if (found != known->end())
        return settingsFor(found->settings, own);
    std::vector<std::string_view> names;
    for (const RunPreset& preset : *known)
        names.emplace_back(preset.name);
    return Failure{CommandProblem{ExitStatus::badUsage, {noneOf(option, name, names)}}};
}

Result<RunSettings, CommandProblem> settingsGiven(const Arguments& arguments, const RunPolicy& own)
{
    const auto name = arguments.value("--preset");
    return name ? presetNamed("--preset", *name, own) : RunSettings{own};
}

std::string presetKept(const Arguments& arguments, const RunSettings& settings, const RunPolicy& policy)
{
    RunSettings used = settings;
    used.policy = policy;
    const bool isOther = arguments.has("--directives") || arguments.has("--examples") || arguments.has("--role-model");
    const auto name = arguments.value("--preset");
    return name && !isOther && areAlike(settings, used) ? std::string(*name) : std::string();
}

Result<std::vector<RoleModelWord>, CommandProblem> roleModelsGiven(const Arguments& arguments)
{
    constexpr auto known = EnumNames<ModelRole>::names;
    std::vector<RoleModelWord> models;
    for (const std::string_view word : arguments.values("--role-model")) {
        const std::size_t sign = word.find('=');
        const std::string_view role = word.substr(0, sign);
        const auto found = std::find(known.begin(), known.end(), role);
        if (found == known.end())
            return Failure{
                CommandProblem{ExitStatus::badUsage, {noneOf("--role-model", role, {known.begin(), known.end()})}}};
        if (sign == std::string_view::npos || sign + 1 == word.size())
            return Failure{
                CommandProblem{ExitStatus::badUsage, {"--role-model: '" + std::string(word) + "' is not ROLE=NAME"}}};
        models.push_back({static_cast<ModelRole>(found - known.begin()), std::string(word.substr(sign + 1))});
    }
    return models;
}

} // namespace querymend
