#pragma once

#include "base/result.h"
#include "llm/http/httpexchange.h"
#include "run/policy.h"
#include "run/tokensum.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Where the key of a model is kept; never in the settings themselves.
enum class KeyPlace : std::uint8_t { nowhere, environment, keyStore, session };

/// A model that somebody has: where it is, how it is asked, and what it may use. It holds no secret.
struct ModelProfile {
    std::string name;
    std::string format; ///< the name of a WireFormat
    std::string baseUrl;
    std::string model;                      ///< by the server's name
    std::map<Level, std::string> levels;    ///< where a level has a model of its own
    std::map<ModelRole, std::string> roles; ///< where a helper's role has one
    KeyPlace key = KeyPlace::nowhere;
    std::string keyVariable;         ///< of the environment
    bool hasTemperature = true;      ///< some models take none
    std::uint32_t contextTokens = 0; ///< 0: not known
    std::uint32_t replyTokens = 0;   ///< the most of a reply; 0: the server's limit
    std::optional<ModelPrice> price;
    std::uint32_t concurrency = 4;
    std::vector<WireHeader> headers;
    CallTimeLimits time;
    std::string caFile; ///< of certificates that are trusted besides the system's
    std::string proxy;  ///< empty: as the system says; "none"; or a URL

    friend bool operator==(const ModelProfile&, const ModelProfile&) = default;
};

enum class ProfileFault : std::uint8_t {
    other, ///< with the file, or with what the profile leads to
    name,
    format,
    address,
    addressWithLogin,
    addressWithSecret,
    addressWithFragment,
    model,
    keyVariable,
    concurrency,
    header,
    secretHeader,
    proxy,
    proxyWithPassword,
};

/// What is wrong with a profile, and where, in English.
struct ProfileProblem {
    std::string text;
    ProfileFault fault = ProfileFault::other;
};

/// The name of the model that a level, or where there is one a role, is asked of.
[[nodiscard]] const std::string& modelOf(const ModelProfile& profile, Level level, std::optional<RoleCall> role = {});

[[nodiscard]] std::optional<ProfileProblem> problemOf(const ModelProfile& profile);

/// Reads the certificates and understands the proxy. The password of a proxy is taken from the environment.
[[nodiscard]] Result<HttpRoute, ProfileProblem> routeOf(const ModelProfile& profile);
[[nodiscard]] HttpLimits limitsOf(const ModelProfile& profile);

} // namespace querymend
