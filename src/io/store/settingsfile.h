#pragma once

#include "run/agentborder.h"
#include "run/policy.h"
#include "store/connectionfile.h"
#include "store/versionedfile.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace querymend {

enum class ThemeSetting : std::uint8_t { system, light, dark, highContrast };
enum class Density : std::uint8_t { compact, comfortable };
/// Whether what is played may move; `system` does as the desktop does.
enum class MotionSetting : std::uint8_t { system, reduced, full };
/// What Tab does in SQL.
enum class TabSetting : std::uint8_t { movesFocus, indents };
/// Which values of a database may be read and shown to models.
enum class SampleSetting : std::uint8_t { none, careful, all };
/// Whether values of databases may be sent to models and agents at all.
enum class ValueSending : std::uint8_t { asChosen, never };
/// Whether prompts show examples and lessons from earlier runs.
enum class MemorySetting : std::uint8_t { off, on };

inline constexpr int smallestFont = 10;
inline constexpr int largestFont = 24;

/// The most days that runs can be kept for, unless they are kept for ever.
inline constexpr std::uint32_t mostKeptDays = 3650;

/// Where the password of a store on a server is kept.
enum class StorePassword : std::uint8_t { none, inKeyStore };

/// The policy of runs until the user changes it.
[[nodiscard]] inline RunPolicy initialPolicy()
{
    RunPolicy policy;
    policy.mending = MendingUse::certain;
    return policy;
}

/// The user's settings, from all pages.
struct AppSettings {
    RunPolicy policy = initialPolicy();
    SampleSetting samples = SampleSetting::none;
    ValueSending sending = ValueSending::asChosen; ///< `never` goes before all that is chosen elsewhere
    MemorySetting memory = MemorySetting::on;
    ThemeSetting theme = ThemeSetting::system;
    int fontPixels = 13; ///< of normal text; other sizes follow it
    Density density = Density::comfortable;
    TabSetting tabKey = TabSetting::movesFocus;
    MotionSetting motion = MotionSetting::system;
    std::string language; ///< a code such as `it`; empty: the system's
    std::string store;    ///< where runs are stored, without a password; empty: the default
    StorePassword storePassword = StorePassword::none;
    std::uint32_t keptDays = 0;                   ///< older runs are removed when the window starts; 0: none are
    std::map<std::string, std::string> shortcuts; ///< by name of the action; only changed ones
    AgentBorder border;                           ///< for what agents want to run while the window is open

    friend bool operator==(const AppSettings&, const AppSettings&) = default;
};

/// The settings read, and the names of values that could not be used and have their defaults.
struct SettingsRead {
    AppSettings settings;
    std::vector<std::string> unusable;
};

/// The window's settings file.
[[nodiscard]] QString usualSettingsPath();

/// Returns the defaults if there is no file yet.
[[nodiscard]] Result<SettingsRead, FileProblem> readSettings(const QString& path,
                                                             WhenBroken whenBroken = WhenBroken::putAside);
[[nodiscard]] Result<void, FileProblem> writeSettings(const QString& path, const AppSettings& settings);

/// The settings as the file has them.
[[nodiscard]] nlohmann::ordered_json settingsJson(const AppSettings& settings);

} // namespace querymend
