#pragma once

#include <QFile>
#include <QProcess>
#include <QString>

namespace querymend {

/// Copies the data folder of a new server, which the build has made (makeserverdata). False if there is none: outside
/// ctest, a test makes its own.
inline bool copyServerData(const QString& server, const QString& folder)
{
    const QString made = qEnvironmentVariable("QUERYMEND_SERVER_DATA") + QLatin1Char('/') + server;
    return QFile::exists(made) && QProcess::execute(QStringLiteral("cp"), {QStringLiteral("-a"), made, folder}) == 0;
}

} // namespace querymend
