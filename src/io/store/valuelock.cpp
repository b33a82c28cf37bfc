#include "store/valuelock.h"

#include <algorithm>

namespace querymend {

ValueLock valueLockOf(const AppSettings& settings)
{
    const QByteArray variable = qgetenv(valueLockVariable);
    if (!variable.isEmpty() && variable != "0")
        return ValueLock::byEnvironment;
    return settings.sending == ValueSending::never ? ValueLock::bySettings : ValueLock::open;
}

AppSettings carefulSettings(const Result<SettingsRead, FileProblem>& read)
{
    AppSettings settings = read ? read->settings : AppSettings();
    const bool isUnclear = !read || std::ranges::find(read->unusable, "value_sending") != read->unusable.end();
    if (isUnclear)
        settings.sending = ValueSending::never;
    return settings;
}

ValueLock storedValueLock(const QString& settingsPath)
{
    return valueLockOf(carefulSettings(readSettings(settingsPath, WhenBroken::leave)));
}

} // namespace querymend
