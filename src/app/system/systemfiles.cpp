#include "system/systemfiles.h"

#include "file/logfile.h"
#include "file/statefolder.h"
#include "llm/profilefile.h"
#include "store/connectionfile.h"
#include "store/runstore.h"
#include "store/settingsfile.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <string>
#include <variant>

namespace querymend {

namespace {

SystemFinding examineStore()
{
    const char* const subject = "run store";
    const auto settings = readSettings(usualSettingsPath(), WhenBroken::leave);
    const auto place = chosenStorePlace({}, settings ? settings->settings.store : std::string());
    if (!place)
        return {subject, Health::fault, place.error().what, "correct QUERYMEND_STORE or the settings"};
    const auto* const file = std::get_if<StoreFile>(&place->where);
    if (file && !QFileInfo::exists(QString::fromStdString(file->path)))
        return {subject, Health::fine, place->shown() + ", which is made with the first run", {}};
    const auto opened = RunStore::open(*place, StoreUse::reading);
    if (!opened)
        return {subject, Health::fault, opened.error().what, opened.error().advice};
    return {subject, Health::fine, place->shown(), {}};
}

template <class Read>
SystemFinding examineFile(const char* subject, const QString& path, const Read& read)
{
    if (!QFileInfo::exists(path))
        return {subject, Health::fine, path.toStdString() + ", which is made when something is set up", {}};
    if (!read)
        return {subject, Health::fault, read.error().path.toStdString() + ": " + read.error().reason,
                "correct the file, or move it away"};
    return {subject, Health::fine, path.toStdString(), {}};
}

SystemFinding examineSettings()
{
    const auto read = readSettings(usualSettingsPath(), WhenBroken::leave);
    SystemFinding found = examineFile("settings", usualSettingsPath(), read);
    if (read && !read->unusable.empty()) {
        found.health = Health::fault;
        found.advice = "these values are not used:";
        for (const std::string& name : read->unusable)
            found.advice += ' ' + name;
    }
    return found;
}

SystemFinding examineModels()
{
    const char* const subject = "models";
    const auto read = loadProfiles(usualProfilePath());
    const std::string path = usualProfilePath().toStdString();
    if (!read)
        return {subject, Health::fault, read.error().text, "correct the file, or move it away"};
    if (read->profiles.empty() && read->disabled.empty())
        return {subject, Health::missing, "no model is set up",
                "add one in the settings of the window, or see `querymend help models`"};
    const std::string count = path + ", number of models: " + std::to_string(read->profiles.size());
    if (read->disabled.empty())
        return {subject, Health::fine, count, {}};
    return {subject, Health::fault, count, read->disabled.front().name + ": " + read->disabled.front().problem};
}

SystemFinding examineLog()
{
    const QString path = usualLogPath();
    const std::string shown = path.toStdString();
    return {
        "log", Health::fine, QFileInfo::exists(path) ? shown : shown + ", which is made with the first warning", {}};
}

QFileInfo nearestThatExists(QString path)
{
    while (!QFileInfo::exists(path) && path != QFileInfo(path).path())
        path = QFileInfo(path).path();
    return QFileInfo(path);
}

} // namespace

SystemFinding examineFolder(const char* subject, const QString& path, Health health)
{
    const std::string shown = path.toStdString();
    const QFileInfo there = nearestThatExists(path);
    const bool isIt = QFileInfo(path).exists();
    if (!there.isDir())
        return {subject, health, there.filePath().toStdString() + " is not a folder", "move it away"};
    if (there.isWritable())
        return {subject, Health::fine, isIt ? shown : shown + ", which is made when it is needed", {}};
    const std::string problem = isIt
        ? shown + " is not writable"
        : shown + " cannot be made: " + there.filePath().toStdString() + " is not writable";
    return {subject, health, problem, "make it writable for yourself"};
}

std::vector<SystemFinding> examineFiles()
{
    const auto place = [](QStandardPaths::StandardLocation location) {
        return QStandardPaths::writableLocation(location);
    };
    return {
        examineStore(),
        examineSettings(),
        examineFile("connections", usualConnectionsPath(), readConnections(usualConnectionsPath(), WhenBroken::leave)),
        examineModels(),
        examineFolder("settings folder", place(QStandardPaths::AppConfigLocation)),
        examineFolder("data folder", place(QStandardPaths::AppDataLocation)),
        examineFolder("state folder", stateFolder()),
        // Only other libraries keep something there, such as what is known of fonts.
        examineFolder("cache folder", place(QStandardPaths::GenericCacheLocation), Health::missing),
        examineLog(),
    };
}

} // namespace querymend
