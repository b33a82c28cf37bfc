#include "shell/placetarget.h"

#include "db/addresses/environmentvariable.h"

#include <QFileInfo>
#include <QString>

namespace querymend {

Result<ConnectionTarget, UrlProblem> targetAt(const QString& place)
{
    if (place.contains(QLatin1String("://")))
        return parseConnectionUrl(place.toStdString(), environmentVariable);
    ConnectionTarget target;
    target.engine = place.endsWith(QLatin1String(".duckdb")) ? EngineKind::duckdb : EngineKind::sqlite;
    target.database = QFileInfo(place).absoluteFilePath().toStdString();
    return target;
}

} // namespace querymend
