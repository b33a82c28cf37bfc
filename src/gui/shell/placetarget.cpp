#include "shell/placetarget.h"

#include <QByteArray>
#include <QFileInfo>
#include <QString>
#include <QtGlobal>

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

namespace {

std::optional<std::string> environmentVariable(std::string_view name)
{
    const QByteArray key(name.data(), static_cast<qsizetype>(name.size()));
    return qEnvironmentVariableIsSet(key.constData()) ? std::optional(qgetenv(key.constData()).toStdString())
                                                      : std::nullopt;
}

} // namespace

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
