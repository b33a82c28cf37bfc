#include "runfiles.h"

#include "source.h"
#include "store/runfile.h"
#include "store/storeplace.h"
#include "textlimits.h"

#include <QSaveFile>

#include <utility>

namespace querymend {

Result<std::string, Complaint> readWholeFile(std::string_view file)
{
    auto source = Source::open(file);
    if (!source)
        return Failure{source.error()};
    return source.value().readAll(longestText);
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

Result<std::unique_ptr<RunStore>, CommandProblem> openStore(std::optional<std::string_view> place)
{
    const auto chosen = chosenStorePlace(place.value_or(std::string_view()));
    if (!chosen)
        return Failure{CommandProblem{ExitStatus::badUsage, {"--store: " + chosen.error().text()}}};
    auto store = RunStore::open(*chosen);
    if (!store)
        return Failure{CommandProblem{ExitStatus::unusable, {"the store of runs: " + store.error().text()}}};
    return std::move(store).value();
}

RunKeeper::RunKeeper(std::unique_ptr<RunStore> store, std::string file)
    : m_store(std::move(store)), m_file(std::move(file))
{}

Result<std::unique_ptr<RunKeeper>, CommandProblem> RunKeeper::open(std::optional<std::string_view> store,
                                                                   std::optional<std::string_view> file)
{
    auto opened = openStore(store);
    if (!opened)
        return Failure{std::move(opened).error()};
    return std::unique_ptr<RunKeeper>(
        new RunKeeper(std::move(opened).value(), std::string(file.value_or(std::string_view()))));
}

EventSink RunKeeper::sink()
{
    return [this](const RunEvent& event) -> std::optional<std::string> {
        m_run = event.run;
        const auto done = m_store->append(event);
        return done ? std::nullopt : std::optional(done.error().text());
    };
}

std::optional<std::string> RunKeeper::save()
{
    if (m_file.empty() || m_run.empty())
        return std::nullopt;
    const auto text = m_store->exportRun(m_run);
    if (!text)
        return text.error().text();
    QSaveFile file(QString::fromStdString(m_file));
    const bool isWritten = file.open(QIODevice::WriteOnly)
        && file.write(text->data(), static_cast<qint64>(text->size())) == static_cast<qint64>(text->size())
        && file.commit();
    return isWritten ? std::nullopt : std::optional("--save: " + m_file + ": " + file.errorString().toStdString());
}

} // namespace querymend
