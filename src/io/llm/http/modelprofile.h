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

/// Where a model's API key is kept; never in the settings themselves.
enum class KeyPlace : std::uint8_t { nowhere, environment, keyStore, session };

/// Which values of a database are shown to a model as examples; `unset` leaves it to what is set for all models.
enum class ProfileSamples : std::uint8_t { unset, none, careful, all };

/// A configured model: where it is, how it is called, and its limits. Never holds the API key.
struct ModelProfile {
    std::string name;
    std::string format; ///< the name of a WireFormat
    std::string baseUrl;
    std::string model;                      ///< as the server names it
    std::map<Level, std::string> levels;    ///< models used for particular levels
    std::map<ModelRole, std::string> roles; ///< models used for particular helper roles
    KeyPlace key = KeyPlace::nowhere;
    std::string keyVariable;            ///< the environment variable holding the key
    std::string keyHeader;              ///< in which the key is sent; empty: the format's
    bool hasTemperature = true;         ///< some models do not accept one
    std::uint32_t contextTokens = 0;    ///< 0: unknown
    std::uint32_t replyTokens = 0;      ///< limit of a reply; 0: the server's limit
    std::optional<std::uint32_t> seed;  ///< for models that repeat a reply if they are given the same one
    bool isStructured = true;           ///< the server is asked to enforce the form of replies
    bool isStreamed = true;             ///< replies are shown while they are written
    std::string extraBody;              ///< a JSON object, merged into the body of each request; empty: none
    std::vector<std::string> fallbacks; ///< the server's models to use, in this order, if one has no answer
    std::optional<ModelPrice> price;
    ProfileSamples samples = ProfileSamples::unset;
    std::uint32_t concurrency = 4;
    std::vector<WireHeader> headers;
    CallTimeLimits time;
    std::string caFile; ///< PEM certificates trusted in addition to the system's
    std::string proxy;  ///< empty: the system's settings; "none"; or a URL

    friend bool operator==(const ModelProfile&, const ModelProfile&) = default;
};

enum class ProfileFailure : std::uint8_t {
    other, ///< with the file, or with something the profile refers to
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
    keyHeader,
    extraBody,
};

/// What is wrong with a profile and where, in English.
struct ProfileProblem {
    std::string text;
    ProfileFailure failure = ProfileFailure::other;
};

/// The model for the role if the profile has one, else for the level, else the default model.
[[nodiscard]] const std::string& modelOf(const ModelProfile& profile, Level level, std::optional<RoleCall> role = {});

/// What a run records of the profile's model.
[[nodiscard]] ModelTerms termsOf(const ModelProfile& profile);

/// Whether the server is on this machine, by its address.
[[nodiscard]] bool isOnThisMachine(const ModelProfile& profile);
/// Values do not leave the machine if the model is on it, so a new profile of such a model shows it some.
[[nodiscard]] ProfileSamples samplesOfNew(const ModelProfile& profile);

[[nodiscard]] std::optional<ProfileProblem> problemOf(const ModelProfile& profile);

/// Loads the certificates and parses the proxy, whose password is taken from the environment.
[[nodiscard]] Result<HttpRoute, ProfileProblem> routeOf(const ModelProfile& profile);
[[nodiscard]] HttpLimits limitsOf(const ModelProfile& profile);

} // namespace querymend
