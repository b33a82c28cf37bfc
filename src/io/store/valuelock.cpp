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

ValueLock storedValueLock(const QString& settingsPath)
{
    AppSettings cautious;
    cautious.sending = ValueSending::never;
    const auto read = readSettings(settingsPath, WhenBroken::leave);
    if (!read)
        return valueLockOf(cautious);
    const auto& unusable = read->unusable;
    const bool isUnclear = std::find(unusable.begin(), unusable.end(), "value_sending") != unusable.end();
    return valueLockOf(isUnclear ? cautious : read->settings);
}

} // namespace querymend
