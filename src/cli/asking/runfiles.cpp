#include "asking/runfiles.h"

#include "file/wholefile.h"
#include "inputs/inputfile.h"
#include "inputs/textlimits.h"
#include "storage/runstorage.h"
#include "storage/storesink.h"
#include "store/keystore.h"
#include "store/runfile.h"
#include "store/settingsfile.h"
#include "store/storeplace.h"

#include <QCoreApplication>

#include <utility>

namespace querymend {

Result<std::string, Complaint> readWholeFile(std::string_view file)
{
    auto source = InputFile::open(file);
    if (!source)
        return Failure{source.error()};
    return source.value().readAll(longestRun);
}

Result<std::vector<RunEvent>, Complaint> readRunEvents(std::string_view file)
{
    const auto text = readWholeFile(file);
    if (!text)
        return Failure{text.error()};
    auto lines = readRunFile(*text);
    if (!lines)
        return Failure{
            Complaint{std::string(file) + ':' + std::to_string(lines.error().line) + ": " + lines.error().text}};
    std::vector<RunEvent> events;
    for (RunLine& line : lines.value())
        events.push_back(std::move(line.event));
    return events;
}

namespace {

/// Reads it from the system's key store, where the window has put it.
Result<Secret, CommandProblem> storePassword(const std::string& place)
{
    std::optional<Result<Secret, KeyStoreProblem>> answer;
    QObject context;
    readStoredKey(storeKeyName(place), &context, [&answer](const Result<Secret, KeyStoreProblem>& key) {
        answer = key;
        QCoreApplication::quit();
    });
    if (!answer)
        QCoreApplication::exec();
    if (answer && *answer)
        return **answer;
    return Failure{CommandProblem{ExitStatus::unusable,
                                  {"the system's key store denied access to the password of the run store " + place
                                   + "; name it with --store and ?password_env=NAME"}}};
}

/// Returns the store chosen in the window, used if neither an option nor the environment names one.
Result<StorePlace, CommandProblem> storeInSettings()
{
    const auto read = readSettings(usualSettingsPath(), WhenBroken::leave);
    if (!read)
        return Failure{CommandProblem{
            ExitStatus::unusable,
            {"the settings, which may name the run store, cannot be used: " + read.error().path.toStdString() + ": "
             + read.error().reason + "; correct the file or name the store with --store"}}};
    const AppSettings& settings = read->settings;
    auto place = chosenStorePlace({}, settings.store);
    if (!place)
        return Failure{CommandProblem{ExitStatus::unusable, {"the store in the settings: " + place.error().text()}}};
    if (settings.storePassword == StorePassword::inKeyStore) {
        const auto password = storePassword(settings.store);
        if (!password)
            return Failure{password.error()};
        addPassword(place.value(), *password);
    }
    return std::move(place).value();
}

Result<StorePlace, CommandProblem> storePlace(std::string_view named)
{
    if (named.empty() && !storePlaceIsInEnvironment())
        return storeInSettings();
    auto chosen = chosenStorePlace(named);
    if (!chosen)
        return Failure{CommandProblem{ExitStatus::badUsage, {"--store: " + chosen.error().text()}}};
    return std::move(chosen).value();
}

} // namespace

Result<std::unique_ptr<RunStore>, CommandProblem> openStore(std::optional<std::string_view> place, StoreUse use)
{
    const auto chosen = storePlace(place.value_or(std::string_view()));
    if (!chosen)
        return Failure{chosen.error()};
    auto store = RunStore::open(*chosen, use);
    if (!store)
        return Failure{CommandProblem{ExitStatus::unusable, {"the run store: " + store.error().text()}}};
    if (use == StoreUse::writing && store.value()->hasOldList())
        static_cast<void>(store.value()->remakeList()); // the old list still works; the next program tries again
    return std::move(store).value();
}

RunSaver::RunSaver(std::unique_ptr<RunStore> store, std::string file)
    : m_store(std::move(store)), m_file(std::move(file))
{}

Result<std::unique_ptr<RunSaver>, CommandProblem> RunSaver::open(std::optional<std::string_view> store,
                                                                 std::optional<std::string_view> file)
{
    auto opened = openStore(store, StoreUse::writing);
    if (!opened)
        return Failure{std::move(opened).error()};
    return std::unique_ptr<RunSaver>(
        new RunSaver(std::move(opened).value(), std::string(file.value_or(std::string_view()))));
}

EventSink RunSaver::sink()
{
    return [this](const RunEvent& event) {
        m_run = event.run;
        return keepIn(*m_store, event);
    };
}

std::optional<std::string> RunSaver::save()
{
    if (m_file.empty() || m_run.empty())
        return std::nullopt;
    const auto text = m_store->exportRun(m_run);
    if (!text)
        return text.error().text();
    const auto problem = writeWholeFile(QString::fromStdString(m_file), *text, FileReaders::ownerAlone);
    return problem ? std::optional("--save: " + m_file + ": " + problem->toStdString()) : std::nullopt;
}

} // namespace querymend
