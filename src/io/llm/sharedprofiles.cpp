#include "llm/sharedprofiles.h"

#include <utility>

namespace querymend {

ModelProfile sharedProfile(ModelProfile profile)
{
    profile.key = KeyPlace::nowhere; // a file of others would send the user's key to its own server
    profile.keyVariable.clear();
    profile.headers.clear();
    profile.extraBody.clear();
    profile.caFile.clear();
    profile.proxy.clear();
    if (profile.samples != ProfileSamples::none)
        profile.samples = ProfileSamples::unset;
    return profile;
}

std::string profilesForOthers(const std::vector<ModelProfile>& profiles)
{
    ProfileList list;
    for (const ModelProfile& profile : profiles)
        list.profiles.push_back(sharedProfile(profile));
    return writeProfiles(list);
}

Result<std::vector<ModelProfile>, ProfileProblem> profilesOfOthers(std::string_view json)
{
    auto list = readProfiles(json);
    if (!list)
        return Failure{std::move(list).error()};
    std::vector<ModelProfile> profiles;
    for (const ModelProfile& profile : list->profiles)
        profiles.push_back(sharedProfile(profile));
    return profiles;
}

} // namespace querymend
