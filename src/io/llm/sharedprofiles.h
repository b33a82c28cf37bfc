#pragma once

#include "llm/profilefile.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The profile as it goes to others, and as it is taken from them: without its key and where that is kept, without what
/// may be secret or belongs to one machine (headers, additions to requests, proxies, certificates), and without the
/// right to see values that other models may not see.
[[nodiscard]] ModelProfile sharedProfile(ModelProfile profile);

/// The content of a profile file with them.
[[nodiscard]] std::string profilesForOthers(const std::vector<ModelProfile>& profiles);
/// Those of such a file that can be used. Keys and rights are left out, whatever the file says.
[[nodiscard]] Result<std::vector<ModelProfile>, ProfileProblem> profilesOfOthers(std::string_view json);

} // namespace querymend
