#pragma once

#include "llm/http/modelprofile.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Reads the profiles of a settings file. Strict: unknown fields and wrong types are errors, and a file of a newer
/// version is rejected, so that saving cannot lose anything in it.
[[nodiscard]] Result<std::vector<ModelProfile>, ProfileProblem> readProfiles(std::string_view json);
[[nodiscard]] std::string writeProfiles(const std::vector<ModelProfile>& profiles);

/// The default profile file, or the one named by the environment variable QUERYMEND_MODELS.
[[nodiscard]] QString usualProfilePath();

/// Empty if the file does not exist.
[[nodiscard]] Result<std::vector<ModelProfile>, ProfileProblem> loadProfiles(const QString& path);
/// Writes atomically; refuses to overwrite a file that cannot be read. Returns the problem on failure.
[[nodiscard]] std::optional<ProfileProblem> saveProfiles(const QString& path,
                                                         const std::vector<ModelProfile>& profiles);

} // namespace querymend
