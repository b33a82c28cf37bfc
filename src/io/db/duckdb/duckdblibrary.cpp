#include "db/duckdb/duckdblibrary.h"

#include <QFileInfo>
#include <QLibrary>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

Failure<EngineError> missing(const std::string& problem)
{
    return failed(EngineFailure::missingDriver,
                  problem
                      + "; install libduckdb, or give its location in the environment variable "
                        "QUERYMEND_DUCKDB_LIBRARY or after ?library= in the URL");
}

/// A file named by the URL or the environment is the only candidate; a bare name is searched for in the system's
/// library folders.
QStringList placesFor(const std::string& file)
{
    if (!file.empty())
        return {QString::fromStdString(file)};
    const QString named = qEnvironmentVariable(duckdbVariable);
    if (!named.isEmpty())
        return {named};
    return {QStringLiteral("libduckdb.so"), QStringLiteral("/usr/local/lib/libduckdb.so"),
            QStringLiteral("/opt/duckdb/libduckdb.so"), DuckdbLibrary::userFile()};
}

/// Returns the name of the first missing function.
std::string resolve(QLibrary& library, duckdbapi::Api& api)
{
    std::string absent;
    const auto look = [&](auto& function, const char* name) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(library.resolve(name));
        if (!function && absent.empty())
            absent = name;
    };
#define QUERYMEND_LOOK(Given, name, taken) look(api.name, "duckdb_" #name);
    QUERYMEND_DUCKDB_FUNCTIONS(QUERYMEND_LOOK)
#undef QUERYMEND_LOOK
    return absent;
}

/// The folders in which the system looks for a library without a path.
QStringList libraryFolders()
{
    QStringList folders = qEnvironmentVariable("LD_LIBRARY_PATH").split(QLatin1Char(':'), Qt::SkipEmptyParts);
    for (const char* const folder : {"/lib", "/usr/lib", "/usr/local/lib"}) {
        folders.append(QString::fromLatin1(folder));
        for (const char* const machine : {"x86_64", "aarch64"})
            folders.append(QStringLiteral("%1/%2-linux-gnu").arg(QLatin1String(folder), QLatin1String(machine)));
    }
    return folders;
}

} // namespace

QString DuckdbLibrary::userFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/duckdb/libduckdb.so");
}

bool DuckdbLibrary::isThere()
{
    const QStringList places = placesFor({});
    return std::any_of(places.begin(), places.end(), [](const QString& place) {
        if (QFileInfo(place).isAbsolute())
            return QFileInfo::exists(place);
        const QStringList folders = libraryFolders();
        return std::any_of(folders.begin(), folders.end(),
                           [&](const QString& folder) { return QFileInfo::exists(folder + QLatin1Char('/') + place); });
    });
}

Result<std::shared_ptr<const DuckdbLibrary>, EngineError> DuckdbLibrary::load(const std::string& file)
{
    const QStringList places = placesFor(file);
    QString problem;
    std::string unfit; ///< why a library that was loaded is of no use
    for (const QString& place : places) {
        QLibrary library(place);
        if (!library.load()) {
            problem = problem.isEmpty() ? library.errorString() : problem;
            continue;
        }
        // Shared by sessions and the results that they leave open.
        std::shared_ptr<DuckdbLibrary> loaded(new DuckdbLibrary);
        const std::string absent = resolve(library, loaded->m_api);
        if (absent.empty())
            return std::shared_ptr<const DuckdbLibrary>(std::move(loaded));
        library.unload(); // else the name would stay with it when another file takes its place
        if (unfit.empty())
            unfit = place.toStdString() + " has no function " + absent + ": it is not libduckdb, or it is too old";
    }
    if (!unfit.empty())
        return missing(unfit);
    return missing("DuckDB's library was not found as " + places.join(QStringLiteral(" or ")).toStdString() + ": "
                   + problem.toStdString());
}

} // namespace querymend
