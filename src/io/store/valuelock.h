#pragma once

#include "store/settingsfile.h"

#include <cstdint>

namespace querymend {

/// Whether values of databases must stay on this machine, whatever else is chosen, and who says so.
enum class ValueLock : std::uint8_t { open, bySettings, byEnvironment };

/// The environment variable with which an administrator sets the lock for all users; any value but `0` sets it.
inline constexpr auto valueLockVariable = "QUERYMEND_SEND_NO_VALUES";

/// The environment goes before the settings.
[[nodiscard]] ValueLock valueLockOf(const AppSettings& settings);

/// What to go by after reading the settings. Those that cannot be read may have had the lock set, so they count as if
/// they had.
[[nodiscard]] AppSettings carefulSettings(const Result<SettingsRead, FileProblem>& read);

/// The lock for programs without a window.
[[nodiscard]] ValueLock storedValueLock(const QString& settingsPath = usualSettingsPath());

} // namespace querymend
