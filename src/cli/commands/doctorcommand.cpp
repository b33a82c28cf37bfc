#include "arguments/command.h"
#include "base/json.h"
#include "commands/window.h"
#include "db/enginesupport.h"
#include "llm/profilefile.h"
#include "store/connectionfile.h"
#include "store/keystore.h"
#include "store/runstore.h"
#include "store/settingsfile.h"
#include "terminal/terminalpage.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr std::array doctorOptions{
    Option{"--json", "", "one JSON object per line of the report"},
};

/// What is missing only narrows what can be done; a fault keeps the program from working as it was set up.
enum class Health : std::uint8_t { fine, missing, fault };

struct Diagnosis {
    std::string subject;
    Health health = Health::fine;
    std::string detail;
    std::string advice;
};

const char* wordOf(Health health)
{
    switch (health) {
    case Health::fine:
        return "ok";
    case Health::missing:
        return "missing";
    case Health::fault:
        break;
    }
    return "fault";
}

std::vector<Diagnosis> engines()
{
    std::vector<Diagnosis> all;
    for (EngineSupport& support : engineSupport()) {
        // Without SQLite there is no store either.
        const Health without = support.engine == EngineKind::sqlite ? Health::fault : Health::missing;
        all.push_back({"database " + std::string(nameOf(support.engine)), support.isThere ? Health::fine : without,
                       std::move(support.through), std::move(support.advice)});
    }
    return all;
}

/// The place where runs are stored; nothing is made there.
Diagnosis store()
{
    const QString settingsFile = usualSettingsPath();
    const auto settings = readSettings(settingsFile, WhenBroken::leave);
    const auto place = chosenStorePlace({}, settings ? settings->settings.store : std::string());
    if (!place)
        return {"run store", Health::fault, place.error().text(), "correct QUERYMEND_STORE or the settings"};
    const auto* const file = std::get_if<StoreFile>(&place->where);
    if (file && !QFileInfo::exists(QString::fromStdString(file->path)))
        return {"run store", Health::fine, place->shown() + ", which is made with the first run", {}};
    const auto opened = RunStore::open(*place, StoreUse::reading);
    if (!opened)
        return {"run store", Health::fault, opened.error().text(), "see Settings, Store, for other places"};
    return {"run store", Health::fine, place->shown(), {}};
}

template <class Read>
Diagnosis fileOf(const char* subject, const QString& path, const Read& read)
{
    if (!QFileInfo::exists(path))
        return {subject, Health::fine, path.toStdString() + ", which is made when something is set up", {}};
    if (!read)
        return {subject, Health::fault, read.error().path.toStdString() + ": " + read.error().reason,
                "correct the file, or move it away"};
    return {subject, Health::fine, path.toStdString(), {}};
}

Diagnosis settings()
{
    const auto read = readSettings(usualSettingsPath(), WhenBroken::leave);
    Diagnosis found = fileOf("settings", usualSettingsPath(), read);
    if (read && !read->unusable.empty()) {
        found.health = Health::fault;
        found.advice = "these values are not used:";
        for (const std::string& name : read->unusable)
            found.advice += ' ' + name;
    }
    return found;
}

Diagnosis models()
{
    const auto read = loadProfiles(usualProfilePath());
    const std::string path = usualProfilePath().toStdString();
    if (!read)
        return {"models", Health::fault, path + ": " + read.error().text, "correct the file, or move it away"};
    if (read->profiles.empty() && read->disabled.empty())
        return {"models", Health::missing, "no model is set up", "see `querymend help models`"};
    const std::string count = std::to_string(read->profiles.size()) + " in " + path;
    if (read->disabled.empty())
        return {"models", Health::fine, count, {}};
    return {"models", Health::fault, count, read->disabled.front().name + ": " + read->disabled.front().problem};
}

Diagnosis keyStore()
{
    std::optional<Result<Secret, KeyStoreProblem>> answer;
    QObject context;
    readStoredKey("querymend-doctor", &context, [&answer](const Result<Secret, KeyStoreProblem>& key) {
        answer = key;
        QCoreApplication::quit();
    });
    if (!answer)
        QCoreApplication::exec();
    const bool isThere = answer && (*answer || answer->error().failure == KeyStoreFailure::noKey);
    if (isThere)
        return {"key store", Health::fine, "the system's", {}};
    return {"key store", Health::missing, "none is running",
            "keep keys and passwords in environment variables, or start gnome-keyring or KWallet"};
}

Diagnosis window()
{
    const std::string program = windowProgram();
    if (!QFileInfo::exists(QString::fromStdString(program)))
        return {"window", Health::missing, program + " does not exist", "install the whole package"};
    if (!canShowWindows())
        return {"window", Health::missing, "there is no display here", "the commands work without one"};
    return {"window", Health::fine, program, {}};
}

std::vector<Diagnosis> examined()
{
    std::vector<Diagnosis> all{
        {"program", Health::fine, "querymend " QUERYMEND_VERSION ", Qt " + std::string(qVersion()), {}}};
    for (Diagnosis& engine : engines())
        all.push_back(std::move(engine));
    all.push_back(store());
    all.push_back(settings());
    all.push_back(
        fileOf("connections", usualConnectionsPath(), readConnections(usualConnectionsPath(), WhenBroken::leave)));
    all.push_back(models());
    all.push_back(keyStore());
    all.push_back(window());
    return all;
}

std::string textOf(const Diagnosis& found)
{
    constexpr std::size_t widthOfWords = 8;
    constexpr std::size_t widthOfSubjects = 20;
    std::string text = wordOf(found.health);
    text.resize(widthOfWords, ' ');
    text += found.subject;
    text.resize(std::max(text.size() + 1, widthOfWords + widthOfSubjects), ' ');
    TerminalPage page(Colours::off);
    page.wrapped(text, found.advice.empty() ? found.detail : found.detail + "; " + found.advice);
    return page.take();
}

ExitStatus runDoctor(const Arguments& arguments, const Console& console)
{
    if (!arguments.operands().empty()) {
        console.complain("doctor: it takes no operands");
        return ExitStatus::badUsage;
    }
    ExitStatus status = ExitStatus::fine;
    for (const Diagnosis& found : examined()) {
        if (found.health == Health::fault)
            status = ExitStatus::foundWrong;
        if (arguments.has("--json"))
            console.out.write(toJsonLine({{"subject", found.subject},
                                          {"health", wordOf(found.health)},
                                          {"detail", found.detail},
                                          {"advice", found.advice}})
                              + '\n');
        else
            console.out.write(textOf(found));
    }
    return status;
}

} // namespace

const Command doctorCommand{
    "doctor",
    "[--json]",
    "looks for what is missing or broken on this machine",
    "Reports on database drivers and libraries, the run store, the files of settings,\n"
    "connections and models, the key store and the display, and says what to do. Nothing\n"
    "is changed, and nothing is connected to. What is missing only narrows what can be\n"
    "done; the exit status is 1 if something is at fault.\n",
    doctorOptions,
    runDoctor,
};

} // namespace querymend
