#include "system/systemcheck.h"

#include "db/enginesupport.h"
#include "store/keystore.h"
#include "system/systemfiles.h"
#include "system/windowprogram.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <iterator>
#include <utility>

namespace querymend {

namespace {

std::vector<SystemFinding> examineEngines()
{
    std::vector<SystemFinding> all;
    for (EngineSupport& support : engineSupport()) {
        // Without SQLite there is no store either.
        const Health without = support.engine == EngineKind::sqlite ? Health::fault : Health::missing;
        all.push_back({"database " + std::string(nameOf(support.engine)), support.isThere ? Health::fine : without,
                       std::move(support.through), std::move(support.advice)});
    }
    return all;
}

SystemFinding examineSsh()
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("ssh"));
    if (program.isEmpty())
        return {"ssh", Health::missing, "ssh is not installed",
                "install Debian's package openssh-client, if databases are reached through SSH"};
    return {"ssh", Health::fine, program.toStdString(), {}};
}

SystemFinding examineWindow()
{
    const std::string program = windowProgram().toStdString();
    if (!QFileInfo::exists(windowProgram()))
        return {"window", Health::missing, program + " does not exist", "install the whole package"};
    if (!canShowWindows())
        return {"window", Health::missing, "there is no display here", "the commands work without one"};
    return {"window", Health::fine, program, {}};
}

} // namespace

SystemFinding examineFont(const FontUse& font)
{
    const bool isOfSql = font.purpose == FontPurpose::sql;
    const char* const subject = isOfSql ? "SQL font" : "window font";
    if (font.used.empty())
        return {subject, Health::fault, "there is no font", "install Debian's package fonts-dejavu-core"};
    if (isOfSql && !font.isFixed)
        return {subject, Health::missing, font.used + ", whose letters differ in width",
                "install Debian's package fonts-jetbrains-mono"};
    return {
        subject, Health::fine, font.used == font.wanted ? font.used : font.used + ", in place of " + font.wanted, {}};
}

std::vector<SystemFinding> examineSystem(const std::vector<FontUse>& fonts)
{
    std::vector<SystemFinding> all{
        {"program", Health::fine, "querymend " QUERYMEND_VERSION ", Qt " + std::string(qVersion()), {}}};
    const auto add = [&all](std::vector<SystemFinding> more) {
        all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    add(examineEngines());
    all.push_back(examineSsh());
    add(examineFiles());
    all.push_back(examineWindow());
    for (const FontUse& font : fonts)
        all.push_back(examineFont(font));
    return all;
}

void examineKeyStore(QObject* context, std::function<void(const SystemFinding&)> found)
{
    readStoredKey("querymend-doctor", context, [found = std::move(found)](const Result<Secret, KeyStoreProblem>& key) {
        if (key || key.error().failure == KeyStoreFailure::noKey)
            return found({"key store", Health::fine, "the system's", {}});
        found({"key store", Health::missing, "none is running",
               "keep keys and passwords in environment variables, or start gnome-keyring or KWallet"});
    });
}

} // namespace querymend
