#include "database/connectionimport.h"

#include "database/savedtarget.h"
#include "db/addresses/chosentables.h"
#include "db/addresses/databasefile.h"
#include "db/addresses/sameaddress.h"
#include "db/imports/dbeaverfile.h"
#include "db/imports/environmentconnections.h"
#include "db/imports/importedodbc.h"
#include "db/imports/sqlitebrowserfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

constexpr qint64 largestFile = 16 * 1024 * 1024;

using Read = Result<std::vector<FoundConnection>, ImportFailure>;

Result<std::string, ImportFailure> contentOf(const QString& path)
{
    QFile file(path);
    // Opening a FIFO would block.
    if (!reasonAgainstFile(path.toStdString()).empty() || !file.open(QIODevice::ReadOnly))
        return Failure{ImportFailure::unreadable};
    const QByteArray content = file.read(largestFile + 1);
    if (content.size() > largestFile)
        return Failure{ImportFailure::tooLarge};
    return content.toStdString();
}

Read readProject(const QString& path)
{
    const auto text = contentOf(path);
    if (!text)
        return Failure{text.error()};
    return readSqliteBrowserProject(*text, QFileInfo(path).absolutePath().toStdString());
}

/// Recent projects give their databases; one that is gone or damaged is left out, as the program's own menu does.
Read readRecentFiles(std::string_view settings)
{
    std::vector<FoundConnection> all;
    for (const std::string& path : recentFilesOfSqliteBrowser(settings)) {
        if (!isSqliteBrowserProject(path)) {
            all.push_back(foundSqliteFile(path));
        } else if (auto project = readProject(QString::fromStdString(path))) {
            std::move(project.value().begin(), project.value().end(), std::back_inserter(all));
        }
    }
    if (all.size() > mostFoundConnections)
        return Failure{ImportFailure::tooMany};
    return all;
}

bool isJson(const QString& path)
{
    return path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
}

/// Whether a service of this user's own, which may have a password, would be used with a server that another named.
bool sendsServiceElsewhere(const ConnectionTarget& target)
{
    const auto has = [&](const char* option) { return target.options.contains(option); };
    return has("service") && (!target.host.empty() || has("host") || has("hostaddr"));
}

/// A connection of somebody else as it may be saved: without options that would widen what may be done, and refused if
/// it would load a library or give away a password.
FoundConnection foundOf(const SavedConnection& ofOthers)
{
    FoundConnection found;
    found.name = ofOthers.name;
    found.target = targetOf(ofOthers);
    found.target.passwordCommand.clear();
    const auto options = std::exchange(found.target.options, {});
    for (const auto& [name, value] : options) {
        if (name == tablesOption)
            found.target.options[name] = value; // only narrows what may be done
        else
            takeOption(found, name, value);
    }
    if (found.target.engine == EngineKind::odbc)
        narrowOdbcString(found);
    else if (sendsServiceElsewhere(found.target))
        refuse(found, ImportObstacle::invalidValue, "service");
    found = checkedImport(std::move(found));
    if (!engineNamed(ofOthers.engine))
        refuse(found, ImportObstacle::otherEngine, ofOthers.engine);
    return found;
}

/// What a file describes; the colours are beside the connections, or there are none.
struct FileOffers {
    ImportOrigin origin = ImportOrigin::dbeaver;
    std::vector<FoundConnection> found;
    std::vector<ColourTag> colours{};
};

Result<FileOffers, ImportFailure> readExported(const QString& path)
{
    const auto connections = readConnectionsOfOthers(path);
    if (!connections)
        return Failure{ImportFailure::otherContent};
    if (connections->size() > mostFoundConnections)
        return Failure{ImportFailure::tooMany};
    FileOffers all{ImportOrigin::exported, {}};
    for (SavedConnection connection : *connections) {
        const auto engine = engineNamed(connection.engine);
        if (engine && isFile(*engine) && connection.database != ":memory:") // relative to the file that names it
            connection.database =
                QFileInfo(path).dir().absoluteFilePath(QString::fromStdString(connection.database)).toStdString();
        all.found.push_back(foundOf(connection));
        all.colours.push_back(connection.colour);
    }
    return all;
}

Result<FileOffers, ImportFailure> readFile(const QString& path)
{
    const auto of = [](ImportOrigin origin, Read read) -> Result<FileOffers, ImportFailure> {
        if (!read)
            return Failure{read.error()};
        return FileOffers{origin, std::move(read).value()};
    };
    if (isSqliteBrowserProject(path.toStdString()))
        return of(ImportOrigin::sqliteBrowser, readProject(path));
    const auto text = contentOf(path);
    if (!text)
        return Failure{text.error()};
    if (!isJson(path))
        return of(ImportOrigin::sqliteBrowser, readRecentFiles(*text));
    return saysConnections(*text) ? readExported(path) : of(ImportOrigin::dbeaver, readDBeaverFile(*text));
}

void checkFile(FoundConnection& found)
{
    const ConnectionTarget& target = found.target;
    if (!isFile(target.engine) || target.database == ":memory:")
        return;
    if (!target.database.starts_with('/'))
        return refuse(found, ImportObstacle::invalidValue, "database");
    if (const std::string reason = reasonAgainstFile(target.database); !reason.empty())
        refuse(found, ImportObstacle::missingFile, reason);
}

std::string nameOfSame(const ConnectionTarget& target, const std::vector<SavedConnection>& saved,
                       const std::vector<ImportOffer>& earlier)
{
    for (const SavedConnection& connection : saved) {
        if (engineNamed(connection.engine) && isSameAddress(targetOf(connection), target))
            return connection.name.empty() ? connection.engine : connection.name;
    }
    for (const ImportOffer& offer : earlier) {
        if (offer.canBeTaken() && isSameAddress(offer.found.target, target))
            return offer.found.name;
    }
    return {};
}

void add(ImportOffers& all, ImportOffer offer, const std::vector<SavedConnection>& saved)
{
    checkFile(offer.found);
    if (offer.found.name.empty())
        offer.found.name = offer.found.target.database.empty() ? offer.found.target.host : offer.found.target.database;
    if (offer.found.obstacle == ImportObstacle::none)
        offer.knownAs = nameOfSame(offer.found.target, saved, all.offers);
    all.offers.push_back(std::move(offer));
}

/// The `.dbeaver` folder of each project in a workspace.
QStringList filesOfWorkspace(const QString& workspace)
{
    QStringList files;
    for (const QFileInfo& project : QDir(workspace).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir folder(project.filePath() + QStringLiteral("/.dbeaver"));
        for (const QFileInfo& file :
             folder.entryInfoList({QStringLiteral("data-sources*.json")}, QDir::Files, QDir::Name))
            files.append(file.filePath());
    }
    return files;
}

} // namespace

QStringList usualImportFiles()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const QString home = QDir::homePath();
    QStringList files;
    for (const QString& root :
         {data, home + QStringLiteral("/.var/app/io.dbeaver.DBeaverCommunity/data"),
          home + QStringLiteral("/snap/dbeaver-ce/current/.local/share"), home + QStringLiteral("/Library")})
        files += filesOfWorkspace(root + QStringLiteral("/DBeaverData/workspace6"));
    for (const QString& root : {config, home + QStringLiteral("/.var/app/org.sqlitebrowser.sqlitebrowser/config")}) {
        const QString path = root + QStringLiteral("/sqlitebrowser/sqlitebrowser.conf");
        if (QFileInfo::exists(path))
            files.append(path);
    }
    files.removeDuplicates();
    return files;
}

ImportOffers findImports(const QStringList& files, const Environment& environment,
                         const std::vector<SavedConnection>& saved)
{
    ImportOffers all;
    for (const QString& path : files) {
        auto read = readFile(path);
        if (!read) {
            all.failures.push_back({path, read.error()});
            continue;
        }
        FileOffers& offers = read.value();
        for (std::size_t i = 0; i < offers.found.size(); ++i) {
            const ColourTag colour = i < offers.colours.size() ? offers.colours[i] : ColourTag::none;
            add(all, {std::move(offers.found[i]), offers.origin, path, {}, colour}, saved);
        }
    }
    if (environment) {
        for (FoundConnection& found : readEnvironmentConnections(environment))
            add(all, {std::move(found), ImportOrigin::environment}, saved);
    }
    return all;
}

std::vector<SavedConnection> importable(const std::vector<SavedConnection>& ofOthers,
                                        const std::vector<SavedConnection>& saved)
{
    std::vector<SavedConnection> taken;
    for (const SavedConnection& connection : ofOthers) {
        const FoundConnection found = foundOf(connection);
        if (found.obstacle != ImportObstacle::none || !nameOfSame(found.target, saved, {}).empty()
            || !nameOfSame(found.target, taken, {}).empty())
            continue;
        taken.push_back(savedOf(found));
        taken.back().colour = connection.colour;
        taken.back().group = connection.group;
        taken.back().isProduction = connection.isProduction; // as chosen there, whatever its name says
    }
    return taken;
}

SavedConnection savedOf(const FoundConnection& found)
{
    SavedConnection saved = withoutPasswords(savedOf(found.target));
    saved.name = found.name;
    saved.passwordCommand.clear();
    saved.group = found.group;
    saved.isProduction = found.isProduction;
    if (found.isProduction)
        saved.colour = ColourTag::red;
    return saved;
}

SavedConnection savedOf(const ImportOffer& offer)
{
    SavedConnection saved = savedOf(offer.found);
    if (offer.colour != ColourTag::none)
        saved.colour = offer.colour;
    return saved;
}

std::vector<SavedConnection> connectionsRelativeTo(const QString& folder, std::vector<SavedConnection> connections)
{
    const QDir here(folder);
    for (SavedConnection& connection : connections) {
        const QString path = QString::fromStdString(connection.database);
        const auto engine = engineNamed(connection.engine);
        if (engine && isFile(*engine) && path.startsWith(here.absolutePath() + u'/'))
            connection.database = here.relativeFilePath(path).toStdString();
    }
    return connections;
}

} // namespace querymend
