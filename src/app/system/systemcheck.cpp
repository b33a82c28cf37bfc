#include "system/systemcheck.h"

#include "db/enginesupport.h"
#include "system/systemfiles.h"
#include "system/windowprogram.h"

#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

#include <chrono>
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

} // namespace

SystemFinding examineWindow(const QString& path, const std::vector<FontUse>& fonts)
{
    const char* const subject = "window";
    const std::string program = path.toStdString();
    if (!QFileInfo::exists(path))
        return {subject, Health::missing, program + " does not exist", "install the whole package"};
    if (fonts.empty())
        return {subject, Health::fault, program + " cannot be started", "start it in a terminal to see why"};
    if (!canShowWindows())
        return {subject, Health::missing, "there is no display here", "the commands work without one"};
    return {subject, Health::fine, program, {}};
}

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
    all.push_back(examineWindow(windowProgram(), fonts));
    for (const FontUse& font : fonts)
        all.push_back(examineFont(font));
    return all;
}

SystemFinding examineKey(const Result<Secret, KeyStoreProblem>& answer)
{
    const char* const subject = "key store";
    const char* const advice = "keep keys and passwords in environment variables, or start gnome-keyring or KWallet";
    if (answer)
        return {subject, Health::fine, "the system's", {}};
    const KeyStoreProblem& problem = answer.error();
    switch (problem.failure) {
    case KeyStoreFailure::noKey: // so it has answered
        return {subject, Health::fine, "the system's", {}};
    case KeyStoreFailure::noStore:
        return {subject, Health::missing, "none is running", advice};
    case KeyStoreFailure::notGiven:
        return {subject, Health::missing, "it refuses to give keys", "unlock it, and allow Querymend to read it"};
    case KeyStoreFailure::other:
        break;
    }
    const std::string reason = problem.message.empty() ? "" : ": " + problem.message;
    return {subject, Health::missing, "it failed or is not running" + reason, advice};
}

/// It may be waiting for a password to be typed, perhaps on a display that is not in sight.
void examineKeyStore(QObject* context, std::function<void(const SystemFinding&)> found)
{
    constexpr std::chrono::seconds longestWait{5};
    auto* const wait = new QTimer(context); // an answer that comes later finds it gone, or stopped
    wait->setSingleShot(true);
    QObject::connect(wait, &QTimer::timeout, wait, [wait, found] {
        wait->deleteLater();
        found({"key store", Health::missing, "it does not answer",
               "unlock it, or keep keys and passwords in environment variables"});
    });
    readStoredKey("querymend-doctor", wait,
                  [wait, found = std::move(found)](const Result<Secret, KeyStoreProblem>& answer) {
                      if (!wait->isActive())
                          return;
                      wait->stop();
                      wait->deleteLater();
                      found(examineKey(answer));
                  });
    wait->start(longestWait);
}

} // namespace querymend
