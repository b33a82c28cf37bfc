#pragma once

#include "llm/http/modelprofile.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A profile that cannot be used.
struct DisabledProfile {
    std::string name; ///< or its place in the file
    std::string problem;
    std::string json; ///< as it is in the file

    friend bool operator==(const DisabledProfile&, const DisabledProfile&) = default;
};

struct ProfileList {
    std::vector<ModelProfile> profiles;
    std::vector<DisabledProfile> disabled;

    friend bool operator==(const ProfileList&, const ProfileList&) = default;
};

/// Reads the profiles of a settings file. Strict: unknown fields and wrong types disable a profile, and a file of a
/// newer version is rejected, so that saving cannot lose anything in it.
[[nodiscard]] Result<ProfileList, ProfileProblem> readProfiles(std::string_view json);
/// Disabled profiles come last.
[[nodiscard]] std::string writeProfiles(const ProfileList& list);

/// The default profile file, or the one named by the environment variable QUERYMEND_MODELS.
[[nodiscard]] QString usualProfilePath();

/// Empty if the file does not exist.
[[nodiscard]] Result<ProfileList, ProfileProblem> loadProfiles(const QString& path);
/// Writes atomically, and keeps the file's disabled profiles; refuses to overwrite a file that cannot be read. Returns
/// the problem on failure.
[[nodiscard]] std::optional<ProfileProblem> saveProfiles(const QString& path,
                                                         const std::vector<ModelProfile>& profiles);

} // namespace querymend
