#include "file/statefolder.h"

#include <QDir>

namespace querymend {

QString stateFolder()
{
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    // The XDG specification says to ignore relative paths.
    const QString base = QDir::isAbsolutePath(given) ? given : QDir::homePath() + QStringLiteral("/.local/state");
    return base + QStringLiteral("/querymend");
}

} // namespace querymend
