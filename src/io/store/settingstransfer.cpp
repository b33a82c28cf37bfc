#include "store/settingstransfer.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <utility>

namespace querymend {

namespace {

void keepOwn(const AppSettings& own, AppSettings& settings)
{
    settings.store = own.store;
    settings.storePassword = own.storePassword;
    if (own.sending == ValueSending::never)
        settings.sending = ValueSending::never;
}

} // namespace

Result<ExportedSettings, FileProblem> importSettings(const QString& path)
{
    if (!QFileInfo(path).isFile()) // a FIFO would block
        return Failure{FileProblem{FileFailure::unreadable, path, {}, "there is no such file"}};
    auto read = readSettings(path, WhenBroken::leave);
    if (!read)
        return Failure{std::move(read).error()};
    auto connections = readConnectionsOfOthers(path);
    if (!connections)
        return Failure{std::move(connections).error()};
    return ExportedSettings{std::move(read).value(), std::move(connections).value()};
}

AppSettings withImported(const AppSettings& own, AppSettings imported)
{
    keepOwn(own, imported);
    imported.border = own.border;
    return imported;
}

AppSettings withDefaults(const AppSettings& own)
{
    AppSettings settings;
    keepOwn(own, settings);
    return settings;
}

} // namespace querymend
