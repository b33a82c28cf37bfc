#include "db/imports/sqlitebrowserfile.h"

#include "base/ascii.h"
#include "db/imports/settingslist.h"

#include <QString>
#include <QXmlStreamReader>

#include <utility>

namespace querymend {

namespace {

/// Qt writes a group of this name with a percent sign, because the plain name is for values without a group.
bool isGeneralGroup(std::string_view line)
{
    return asciiEqualsIgnoringCase(line, "[%General]") || asciiEqualsIgnoringCase(line, "[General]");
}

std::string_view nextLine(std::string_view& rest)
{
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    return asciiTrimmed(line);
}

std::string fullPath(const std::string& path, std::string_view folder)
{
    return path.starts_with('/') ? path : std::string(folder) + '/' + path;
}

} // namespace

std::vector<std::string> recentFilesOfSqliteBrowser(std::string_view settings)
{
    bool isGeneral = false;
    while (!settings.empty()) {
        std::string_view line = nextLine(settings);
        if (line.starts_with('['))
            isGeneral = isGeneralGroup(line);
        const std::size_t equals = line.find('=');
        if (isGeneral && equals != std::string_view::npos && asciiTrimmed(line.substr(0, equals)) == "recentFileList")
            return settingsList(line.substr(equals + 1));
    }
    return {};
}

bool isSqliteBrowserProject(std::string_view path)
{
    return asciiLowered(path).ends_with(".sqbpro");
}

Result<std::vector<FoundConnection>, ImportFailure> readSqliteBrowserProject(std::string_view text,
                                                                             std::string_view folder)
{
    QXmlStreamReader xml(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    std::vector<FoundConnection> all;
    if (!xml.readNextStartElement())
        return Failure{ImportFailure::notXml};
    if (xml.name() != QLatin1String("sqlb_project"))
        return Failure{ImportFailure::otherContent};
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("db"))
            continue;
        const std::string path = xml.attributes().value(QLatin1String("path")).toString().toStdString();
        if (path.empty())
            continue;
        if (all.size() == mostFoundConnections)
            return Failure{ImportFailure::tooMany};
        all.push_back(foundSqliteFile(fullPath(path, folder)));
    }
    if (xml.hasError())
        return Failure{ImportFailure::notXml};
    return all;
}

FoundConnection foundSqliteFile(std::string_view path)
{
    FoundConnection found;
    found.name = path.substr(path.rfind('/') + 1);
    found.target.engine = EngineKind::sqlite;
    found.target.database = path;
    return checkedImport(std::move(found));
}

} // namespace querymend
