#pragma once

#include "llm/modelprofile.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Reads the profiles of a settings file. Strict: what is unknown or of another kind is an error, and a file of a newer
/// version is not read at all, so that nothing in it is lost by writing it.
[[nodiscard]] Result<std::vector<ModelProfile>, ProfileProblem> readProfiles(std::string_view json);
[[nodiscard]] std::string writeProfiles(const std::vector<ModelProfile>& profiles);

/// Where the profiles are, unless the environment's QUERYMEND_MODELS names another file.
[[nodiscard]] QString usualProfilePath();

/// None where there is no such file.
[[nodiscard]] Result<std::vector<ModelProfile>, ProfileProblem> loadProfiles(const QString& path);
/// All or nothing; a file that cannot be read is not written over. The reason where it cannot.
[[nodiscard]] std::optional<ProfileProblem> saveProfiles(const QString& path,
                                                         const std::vector<ModelProfile>& profiles);

} // namespace querymend
