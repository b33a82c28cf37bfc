#include "store/runstore.h"

#include "run/acceptance.h"
#include "run/eventrecord.h"
#include "store/listmaking.h"
#include "store/storetables.h"

#include <QLoggingCategory>

#include <utility>

namespace querymend {

namespace {

Q_LOGGING_CATEGORY(storeLog, "querymend.store", QtWarningMsg)

constexpr auto adding = "an event cannot be added";

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
    : m_engine(std::move(engine)), m_events(*m_engine), m_list(*m_engine), m_marks(*m_engine)
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
    // Runs that another program has claimed meanwhile are no longer ours.
    for (auto& [run, fold] : m_writing)
        fold.reset();
    std::erase_if(m_writing, [this](const auto& entry) {
        const auto claimed = m_engine->claim(keyOfRun(entry.first));
        return !claimed || !*claimed;
    });
    return {};
}

StoreDone RunStore::append(const RunEvent& event)
{
    const RunLine line{event, toRecord(event)};
    if (!isRunId(event.run) || event.seq > highestSeq)
        return Failure{failure(StoreFailure::outOfOrder, "an event has no number or no run", "Report this as a bug")};
    if (const std::string problem = lineProblem(line.line); !problem.empty())
        return Failure{failure(StoreFailure::outOfOrder, "the record of an event " + problem, "Report this as a bug")};
    return withConnection([&] { return appendOnce(line); });
}

StoreDone RunStore::appendOnce(const RunLine& line)
{
    const std::string& run = line.event.run;
    const auto writing = startWriting(run);
    if (!writing)
        return Failure{writing.error()};
    StoreDone done = appendTo(**writing, line);
    std::optional<RunFold>& fold = m_writing[run];
    if (!done && done.error().failure != StoreFailure::outOfOrder) {
        fold.reset(); // it may be ahead of the stored events, or behind them
    } else if (fold->isFinished()) {
        // Once, because events after the end teach nothing new. Failures are ignored, because the run itself is
        // stored.
        if (std::holds_alternative<RunFinished>(line.event.body))
            static_cast<void>(learnFrom(run));
        release(run);
    }
    return done;
}

StoreDone RunStore::appendTo(RunFold& fold, const RunLine& line)
{
    const std::uint64_t seq = line.event.seq;
    if (!fold.isEmpty() && seq <= fold.lastSeq())
        return findAgain(line);
    const bool isNext = fold.isEmpty() ? seq <= 1 : seq == fold.lastSeq() + 1;
    const bool isOver = fold.isFinished() && !mayFollowTheEnd(line.event.body);
    if (!isNext || isOver) {
        const std::string why = isOver ? " is finished" : " expects a different event";
        return Failure{failure(StoreFailure::outOfOrder,
                               "event " + std::to_string(seq) + " is not stored: the run " + line.event.run + why,
                               "Report this as a bug")};
    }
    fold.add(line.event);
    return store(fold.summary(), {line});
}

Result<RunFold*, StoreError> RunStore::startWriting(const std::string& run)
{
    const bool isNew = !m_writing.contains(run);
    if (isNew) {
        if (auto claimed = claimFor(run); !claimed)
            return Failure{std::move(claimed).error()};
    }
    std::optional<RunFold>& fold = m_writing[run];
    if (fold)
        return &*fold;
    const auto lines = m_events.linesOf(run);
    if (!lines) {
        if (isNew)
            release(run);
        return Failure{lines.error()};
    }
    fold.emplace();
    for (const RunLine& line : *lines)
        fold->add(line.event);
    return &*fold;
}

StoreDone RunStore::claimFor(const std::string& run)
{
    const auto claimed = m_engine->claim(keyOfRun(run));
    if (!claimed)
        return Failure{claimed.error()};
    if (!*claimed)
        return Failure{failure(StoreFailure::heldByAnother, "another program is writing the run " + run,
                               "Wait until it finishes, or end it there")};
    return {};
}

/// An event that is appended again after a failure may have been stored nevertheless.
StoreDone RunStore::findAgain(const RunLine& line)
{
    const auto stored = m_events.textAt(line.event.run, line.event.seq);
    if (!stored)
        return Failure{stored.error()};
    if (*stored == line.line)
        return {};
    return Failure{failure(StoreFailure::outOfOrder,
                           "event " + std::to_string(line.event.seq) + " of the run " + line.event.run
                               + " is already stored with different content",
                           "Report this as a bug")};
}

StoreDone RunStore::store(const RunSummary& summary, const std::vector<RunLine>& lines)
{
    StoreTransaction transaction(*m_engine);
    if (auto begun = transaction.begin(adding); !begun)
        return begun;
    if (auto listed = m_list.put(summary); !listed)
        return listed;
    for (const RunLine& line : lines) {
        if (auto inserted = m_events.insert(line); !inserted)
            return inserted;
    }
    return transaction.commit(adding);
}

void RunStore::release(const std::string& run)
{
    m_writing.erase(run);
    m_engine->release(keyOfRun(run));
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
            return Failure{failure(StoreFailure::damaged, "no event of the run " + run + " is left",
                                   "Only its entry in the list of runs remains")};
        return Failure{failure(StoreFailure::unknownRun, "there is no run " + run, "Check the list of runs")};
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
            return Failure{failure(StoreFailure::unknownRun, "there is no run " + run, "Check the list of runs")};
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
        if (row.status == RunStatus::interrupted
            && (m_writing.contains(row.run) || claimed->contains(keyOfRun(row.run))))
            row.status = RunStatus::running;
    }
    return {};
}

StoreDone RunStore::remove(const std::string& run)
{
    if (m_writing.contains(run))
        return Failure{failure(StoreFailure::heldByAnother, "the run " + run + " is still being written",
                               "Stop it first, or wait until it finishes")};
    return withConnection([&]() -> StoreDone {
        if (auto claimed = claimFor(run); !claimed)
            return claimed;
        const auto removed = m_list.remove(run);
        release(run);
        if (!removed)
            return Failure{removed.error()};
        if (!*removed)
            return Failure{failure(StoreFailure::unknownRun, "there is no run " + run, "Check the list of runs")};
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

StoreError RunStore::failure(StoreFailure failure, const std::string& what, const std::string& advice) const
{
    return {failure, "The store " + m_engine->place().shown() + ": " + what, advice};
}

} // namespace querymend
