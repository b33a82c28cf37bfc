#pragma once

#include "run/policy.h"
#include "store/connectionfile.h"
#include "store/versionedfile.h"

#include <QString>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace querymend {

enum class ThemeSetting : std::uint8_t { system, light, dark };
enum class Density : std::uint8_t { compact, comfortable };
/// Which values of a database are read to be shown to models.
enum class SampleSetting : std::uint8_t { none, careful, all };

inline constexpr int smallestFont = 10;
inline constexpr int largestFont = 24;

/// Where the password of a store on a server is.
enum class StorePassword : std::uint8_t { none, inKeyStore };

/// What a person has set, on every page of the settings.
struct AppSettings {
    RunPolicy policy;
    SampleSetting samples = SampleSetting::none;
    ThemeSetting theme = ThemeSetting::system;
    int fontPixels = 13; ///< of text for work; the rest follows it
    Density density = Density::comfortable;
    std::string language; ///< a code such as `it`; empty for the system's
    std::string store;    ///< the place of runs, without a password; empty for the usual one
    StorePassword storePassword = StorePassword::none;
    std::map<std::string, std::string> shortcuts; ///< by the name of the action; only those that were changed

    friend bool operator==(const AppSettings&, const AppSettings&) = default;
};

/// What was read, and which values in it could not be used: those have their defaults.
struct SettingsRead {
    AppSettings settings;
    std::vector<std::string> unusable;
};

/// The file that the window keeps them in.
[[nodiscard]] QString usualSettingsPath();

/// Defaults where there is no file yet.
[[nodiscard]] Result<SettingsRead, FileProblem> readSettings(const QString& path,
                                                             WhenBroken whenBroken = WhenBroken::putAside);
[[nodiscard]] Result<std::monostate, FileProblem> writeSettings(const QString& path, const AppSettings& settings);

/// All that is set, for another machine or a colleague: passwords and keys are no part of either.
[[nodiscard]] Result<std::monostate, FileProblem> exportSettings(const QString& path, const AppSettings& settings,
                                                                 const std::vector<SavedConnection>& connections);

} // namespace querymend
