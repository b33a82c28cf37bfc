#include "store/runstore.h"

#include "run/eventrecord.h"
#include "store/listmaking.h"

#include <QLoggingCategory>

#include <limits>
#include <utility>

namespace querymend {

namespace {

Q_LOGGING_CATEGORY(storeLog, "querymend.store", QtWarningMsg)

} // namespace

Result<std::unique_ptr<RunStore>, StoreError> RunStore::open(const StorePlace& place, StoreUse use)
{
    std::unique_ptr<RunStore> store(new RunStore(makeStoreEngine(place)));
    if (auto connected = store->connect(); !connected)
        return Failure{std::move(connected).error()};
    const auto list = prepareTables(*store->m_engine, use);
    if (!list)
        return Failure{list.error()};
    store->m_listState = *list;
    return store;
}

RunStore::RunStore(std::unique_ptr<StoreEngine> engine)
    : m_engine(std::move(engine)), m_events(*m_engine), m_list(*m_engine), m_marks(*m_engine), m_memory(*m_engine),
      m_writer(*m_engine)
{}

StoreDone RunStore::connect()
{
    auto connected = m_engine->connect();
    m_isConnected = connected.ok();
    qCDebug(storeLog) << "opening the store:" << (m_isConnected ? "done" : "failed");
    return connected;
}

StoreDone RunStore::reconnect()
{
    qCDebug(storeLog) << "the connection is lost; trying once more";
    if (auto connected = connect(); !connected)
        return connected;
    m_writer.claimAgain();
    return {};
}

StoreDone RunStore::append(std::span<const RunEvent> events)
{
    std::vector<RunLine> lines;
    for (const RunEvent& event : events) {
        RunLine& line = lines.emplace_back(RunLine{event, toRecord(event)});
        std::string problem = lineProblem(line.line);
        if (!isRunId(event.run) || event.seq > highestSeq)
            problem = "has no number or no run";
        if (!problem.empty())
            return Failure{m_engine->failure(StoreFailure::outOfOrder, "the record of an event " + problem,
                                             "Report this as a bug")};
    }
    return withConnection([&] { return m_writer.append(lines); });
}

void RunStore::release(const std::string& run)
{
    m_writer.release(run);
}

/// A salvaged run may have no events.
Result<std::vector<RunLine>, StoreError> RunStore::linesOf(const std::string& run)
{
    return withConnection([&]() -> Result<std::vector<RunLine>, StoreError> {
        auto lines = m_events.linesOf(run);
        if (!lines || !lines->empty())
            return lines;
        const auto listed = m_list.find(run);
        if (!listed)
            return Failure{listed.error()};
        if (*listed)
            return Failure{m_engine->failure(StoreFailure::damaged, "no event of the run " + run + " is left",
                                             "Only its entry in the list of runs remains")};
        return Failure{m_engine->failure(StoreFailure::unknownRun, "there is no run " + run, "Check the list of runs")};
    });
}

Result<std::vector<RunEvent>, StoreError> RunStore::events(const std::string& run)
{
    auto lines = linesOf(run);
    if (!lines)
        return Failure{std::move(lines).error()};
    std::vector<RunEvent> events;
    for (RunLine& line : lines.value())
        events.push_back(std::move(line.event));
    return events;
}

Result<RunSummary, StoreError> RunStore::summary(const std::string& run)
{
    return withConnection([&]() -> Result<RunSummary, StoreError> {
        const auto found = m_list.find(run);
        if (!found)
            return Failure{found.error()};
        if (!*found)
            return Failure{
                m_engine->failure(StoreFailure::unknownRun, "there is no run " + run, "Check the list of runs")};
        std::vector<RunSummary> rows{**found};
        if (auto told = tellRunning(rows); !told)
            return Failure{std::move(told).error()};
        return rows.front();
    });
}

Result<std::vector<RunSummary>, StoreError> RunStore::runs(const RunFilter& filter, std::size_t limit)
{
    return withConnection([&] { return listRuns(filter, limit); });
}

Result<std::vector<RunSummary>, StoreError> RunStore::listRuns(const RunFilter& filter, std::size_t limit)
{
    auto rows = m_list.read(filter, limit);
    if (!rows)
        return rows;
    std::vector<RunSummary>& all = rows.value();
    if (auto told = tellRunning(all); !told)
        return Failure{std::move(told).error()};
    if (filter.status)
        std::erase_if(all, [&](const RunSummary& row) { return row.status != *filter.status; });
    if (all.size() > limit)
        all.resize(limit);
    return rows;
}

/// Marks unfinished runs that are being written as running.
StoreDone RunStore::tellRunning(std::vector<RunSummary>& rows)
{
    std::vector<RunKey> keys;
    for (const RunSummary& row : rows) {
        if (row.status == RunStatus::interrupted)
            keys.push_back(keyOfRun(row.run));
    }
    const auto claimed = m_engine->claimedByOthers(keys);
    if (!claimed)
        return Failure{claimed.error()};
    for (RunSummary& row : rows) {
        if (row.status == RunStatus::interrupted && (isWriting(row.run) || claimed->contains(keyOfRun(row.run))))
            row.status = RunStatus::running;
    }
    return {};
}

Result<StoreSize, StoreError> RunStore::size()
{
    return withConnection([&]() -> Result<StoreSize, StoreError> {
        const auto found = m_engine->run(m_engine->sizeStatement(), {}, "its size cannot be read");
        if (!found)
            return Failure{found.error()};
        if (found->rows.empty())
            return StoreSize{};
        const QVariantList& row = found->rows.front();
        return StoreSize{row[0].toLongLong(), row[1].toLongLong()};
    });
}

StoreDone RunStore::compact()
{
    return withConnection([&]() -> StoreDone {
        for (const QString& statement : m_engine->compactStatements()) {
            if (auto done = m_engine->execute(statement, "it cannot be compacted"); !done)
                return done;
        }
        return {};
    });
}

StoreDone RunStore::remove(const std::string& run)
{
    if (isWriting(run))
        return Failure{m_engine->failure(StoreFailure::heldByAnother, "the run " + run + " is still being written",
                                         "Stop it first, or wait until it finishes")};
    return withConnection([&]() -> StoreDone {
        if (auto claimed = m_writer.claim(run); !claimed)
            return claimed;
        const auto removed = m_list.remove(run);
        m_writer.release(run);
        if (!removed)
            return Failure{removed.error()};
        if (!*removed)
            return Failure{
                m_engine->failure(StoreFailure::unknownRun, "there is no run " + run, "Check the list of runs")};
        return {};
    });
}

StoreDone RunStore::seize(const std::string& run)
{
    return withConnection([&] { return m_engine->seize(keyOfRun(run)); });
}

StoreDone RunStore::remakeList(const std::function<void()>& someAreDone)
{
    auto made = withConnection([&] { return makeListAgain(*m_engine, m_events, m_list, someAreDone); });
    if (made)
        m_listState = ListState::isCurrent;
    return made;
}

StoreDone RunStore::accept(const AcceptedAnswer& accepted)
{
    return withConnection([&] { return m_memory.accept(accepted); });
}

Result<PromptMemory, StoreError> RunStore::memory()
{
    return withConnection([&] { return m_memory.memory(); });
}

Result<std::vector<Remembered>, StoreError> RunStore::remembered()
{
    return withConnection([&] { return m_memory.remembered(); });
}

Result<std::size_t, StoreError> RunStore::forget(const std::vector<std::string>& ids)
{
    return withConnection([&] { return m_memory.forget(ids); });
}

Result<std::string, StoreError> RunStore::exportRun(const std::string& run)
{
    const auto lines = linesOf(run);
    if (!lines)
        return Failure{lines.error()};
    const auto known = summary(run);
    return writeRunFile(*lines, known ? known->marks : RunMarks());
}

Result<ImportedRun, StoreError> RunStore::importRun(std::string_view file)
{
    const auto lines = readRunFile(file);
    if (!lines)
        return Failure{StoreError{StoreFailure::badRunFile,
                                  "Line " + std::to_string(lines.error().line) + ": " + lines.error().text,
                                  "Nothing was imported; get the file again from where it was exported"}};
    return withConnection([&]() -> Result<ImportedRun, StoreError> {
        auto imported = m_writer.importRun(*lines);
        if (!imported)
            return imported;
        if (auto copied = copyMarks(imported->run, marksIn(file)); !copied)
            return Failure{std::move(copied).error()};
        return imported;
    });
}

/// Keeps existing marks, which were made in this store.
StoreDone RunStore::copyMarks(const std::string& run, const RunMarks& marks)
{
    const auto known = m_list.find(run);
    if (!known)
        return Failure{known.error()};
    const bool isNeeded = !marks.isEmpty() && *known && (*known)->marks.isEmpty();
    return isNeeded ? m_marks.put(run, marks) : StoreDone();
}

StoreDone RunStore::mark(const std::string& run, const RunMarks& marks)
{
    return withConnection([&]() -> StoreDone {
        const auto known = m_list.find(run);
        if (!known)
            return Failure{known.error()};
        if (!*known)
            return Failure{
                m_engine->failure(StoreFailure::unknownRun, "there is no run " + run, "Check the list of runs")};
        return m_marks.put(run, marks);
    });
}

Result<RunStore::Choices, StoreError> RunStore::choices()
{
    return withConnection([&]() -> Result<Choices, StoreError> {
        auto tags = m_marks.tags();
        auto models = m_list.models();
        auto databases = m_list.databases();
        for (const auto* const list : {&tags, &models, &databases}) {
            if (!*list)
                return Failure{list->error()};
        }
        return Choices{std::move(tags).value(), std::move(models).value(), std::move(databases).value()};
    });
}

/// Lessons are not copied, but learned again from the runs.
StoreDone RunStore::takeOver(RunStore& other)
{
    const auto rows = other.runs({}, std::numeric_limits<std::int32_t>::max());
    if (!rows)
        return Failure{rows.error()};
    // Oldest first, so that lessons are learned in the same order.
    for (auto row = rows->rbegin(); row != rows->rend(); ++row) {
        if (auto taken = takeOverRun(other, *row); !taken)
            return taken;
    }
    const auto answers = other.m_memory.answers();
    if (!answers)
        return Failure{answers.error()};
    return withConnection([&] { return m_memory.takeAll(*answers); });
}

StoreDone RunStore::takeOverRun(RunStore& other, const RunSummary& run)
{
    const auto events = other.events(run.run);
    if (!events)
        return Failure{events.error()};
    const auto known = withConnection([&] { return m_list.find(run.run); });
    if (!known)
        return Failure{known.error()};
    // A run that was taken over before a failure has already been learned from.
    const bool isHere = *known && (*known)->lastSeq >= run.lastSeq;
    for (std::size_t i = 0; !isHere && i < events->size(); ++i) {
        if (auto done = append((*events)[i]); !done)
            return done;
    }
    if (run.status != RunStatus::running)
        release(run.run);
    return withConnection([&] { return copyMarks(run.run, run.marks); });
}

} // namespace querymend
