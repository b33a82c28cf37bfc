#include "system/systemfiles.h"

#include "file/logfile.h"
#include "file/statefolder.h"
#include "llm/profilefile.h"
#include "store/connectionfile.h"
#include "store/settingsfile.h"
#include "store/storeprobe.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <string>
#include <variant>

namespace querymend {

namespace {

SystemFinding examineRunStore()
{
    const char* const subject = "run store";
    const auto settings = readSettings(usualSettingsPath(), WhenBroken::leave);
    const auto place = chosenStorePlace({}, settings ? settings->settings.store : std::string());
    if (!place)
        return {subject, Health::fault, place.error().what, "correct QUERYMEND_STORE or the settings"};
    // The key store may ask for its own password first, which a check should not cause.
    const bool hasKey = settings && settings->settings.storePassword == StorePassword::inKeyStore;
    if (hasKey && !storePlaceIsInEnvironment())
        return {subject, Health::fine, place->shown() + ", whose password is in the key store; not tried", {}};
    const auto found = examineStore(*place);
    if (!found)
        return {subject, Health::fault, found.error().what, found.error().advice};
    if (*found == StoreFound::nothingYet)
        return {subject, Health::fine, place->shown() + ", which the first run creates", {}};
    const auto* const file = std::get_if<StoreFile>(&place->where);
    if (file && !QFileInfo(QString::fromStdString(file->path)).isWritable())
        return {subject, Health::fault, file->path + " is not writable", "make it writable for yourself"};
    return {subject, Health::fine, place->shown(), {}};
}

template <class Read>
SystemFinding examineFile(const char* subject, const QString& path, const Read& read)
{
    if (!QFileInfo::exists(path))
        return {subject, Health::fine, path.toStdString() + ", which is created when something is set up", {}};
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
                "add one in the window's settings, or see `querymend help models`"};
    const std::string count = path + ", number of models: " + std::to_string(read->profiles.size());
    if (read->disabled.empty())
        return {subject, Health::fine, count, {}};
    return {subject, Health::fault, count, read->disabled.front().name + ": " + read->disabled.front().problem};
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
        return {subject, Health::fine, isIt ? shown : shown + ", which is created when it is needed", {}};
    const std::string problem = isIt
        ? shown + " is not writable"
        : shown + " cannot be made: " + there.filePath().toStdString() + " is not writable";
    return {subject, health, problem, "make it writable for yourself"};
}

/// Nothing is written to a link, nor to anything else that is no file.
SystemFinding examineLog(const QString& path)
{
    const char* const subject = "log";
    const std::string shown = path.toStdString();
    const QFileInfo there(path);
    if (there.isSymLink() || (there.exists() && !there.isFile()))
        return {subject, Health::fault, shown + " is not a regular file", "move it away"};
    if (there.exists() && !there.isWritable())
        return {subject, Health::fault, shown + " is not writable", "make it writable for yourself"};
    if (there.exists())
        return {subject, Health::fine, shown, {}};
    SystemFinding folder = examineFolder(subject, there.path());
    if (folder.health == Health::fine)
        folder.detail = shown + ", which the first warning creates";
    return folder;
}

std::vector<SystemFinding> examineFiles()
{
    const auto place = [](QStandardPaths::StandardLocation location) {
        return QStandardPaths::writableLocation(location);
    };
    return {
        examineRunStore(),
        examineSettings(),
        examineFile("connections", usualConnectionsPath(), readConnections(usualConnectionsPath(), WhenBroken::leave)),
        examineModels(),
        examineFolder("settings folder", place(QStandardPaths::AppConfigLocation)),
        examineFolder("data folder", place(QStandardPaths::AppDataLocation)),
        examineFolder("state folder", stateFolder()),
        // Only other libraries keep something there, such as what is known of fonts.
        examineFolder("cache folder", place(QStandardPaths::GenericCacheLocation), Health::missing),
        examineLog(usualLogPath()),
    };
}

} // namespace querymend
