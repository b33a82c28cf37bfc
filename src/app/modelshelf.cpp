#include "modelshelf.h"

#include "livemodel.h"
#include "llm/profilefile.h"

#include <algorithm>
#include <utility>

namespace querymend {

std::optional<ProfileProblem> ModelShelf::load()
{
    auto profiles = loadProfiles(m_file);
    if (!profiles)
        return std::move(profiles).error();
    m_profiles = std::move(profiles).value();
    return std::nullopt;
}

std::optional<ProfileProblem> ModelShelf::keep(std::vector<ModelProfile> profiles)
{
    if (auto problem = saveProfiles(m_file, profiles))
        return problem;
    m_profiles = std::move(profiles);
    return std::nullopt;
}

Result<std::unique_ptr<LiveModel>, ProfileProblem> ModelShelf::portTo(std::string_view name) const
{
    const auto found = std::find_if(m_profiles.begin(), m_profiles.end(),
                                    [&](const ModelProfile& profile) { return profile.name == name; });
    if (found == m_profiles.end())
        return Failure{ProfileProblem{"there is no model '" + std::string(name) + "' any more"}};
    auto route = routeOf(*found);
    if (!route)
        return Failure{std::move(route).error()};
    return std::make_unique<LiveModel>(*found, std::move(route).value(), m_keys);
}

} // namespace querymend
