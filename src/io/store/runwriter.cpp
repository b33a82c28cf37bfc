#include "store/runwriter.h"

#include "run/acceptance.h"
#include "store/memorytable.h"
#include "store/storetables.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr auto adding = "an event cannot be added";

} // namespace

StoreDone RunWriter::append(std::span<const RunLine> lines)
{
    const std::string& run = lines.front().event.run;
    const auto writing = startWriting(run);
    if (!writing)
        return Failure{writing.error()};
    const std::uint64_t before = (*writing)->lastSeq();
    StoreDone done = appendTo(**writing, lines);
    std::optional<RunFold>& fold = m_writing[run];
    if (!done && (done.error().failure != StoreFailure::outOfOrder || fold->lastSeq() != before)) {
        fold.reset(); // it may be ahead of the stored events, or behind them
    } else if (fold->isFinished()) {
        // Once, because events after the end teach nothing new.
        const auto isEnd = [](const RunLine& line) { return std::holds_alternative<RunFinished>(line.event.body); };
        if (std::ranges::any_of(lines, isEnd))
            learnFrom(run);
        release(run);
    }
    return done;
}

StoreDone RunWriter::appendTo(RunFold& fold, std::span<const RunLine> lines)
{
    std::size_t known = 0;
    for (; known < lines.size() && !fold.isEmpty() && lines[known].event.seq <= fold.lastSeq(); ++known) {
        if (auto found = findAgain(lines[known]); !found)
            return found;
    }
    for (const RunLine& line : lines.subspan(known)) {
        const std::uint64_t seq = line.event.seq;
        const bool isNext = fold.isEmpty() ? seq <= 1 : seq == fold.lastSeq() + 1;
        const bool isOver = fold.isFinished() && !mayFollowTheEnd(line.event.body);
        if (!isNext || isOver) {
            const std::string why = isOver ? " is finished" : " expects a different event";
            return Failure{
                m_engine.failure(StoreFailure::outOfOrder,
                                 "event " + std::to_string(seq) + " is not stored: the run " + line.event.run + why,
                                 "Report this as a bug")};
        }
        fold.add(line.event);
    }
    return known == lines.size() ? StoreDone() : store(fold.summary(), lines.subspan(known));
}

Result<RunFold*, StoreError> RunWriter::startWriting(const std::string& run)
{
    const bool isNew = !m_writing.contains(run);
    if (isNew) {
        if (auto claimed = claim(run); !claimed)
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

StoreDone RunWriter::claim(const std::string& run)
{
    const auto claimed = m_engine.claim(keyOfRun(run));
    if (!claimed)
        return Failure{claimed.error()};
    if (!*claimed)
        return Failure{m_engine.failure(StoreFailure::heldByAnother, "another program is writing the run " + run,
                                        "Wait until it finishes, or end it there")};
    return {};
}

void RunWriter::release(const std::string& run)
{
    m_writing.erase(run);
    m_engine.release(keyOfRun(run));
}

void RunWriter::claimAgain()
{
    for (auto& [run, fold] : m_writing)
        fold.reset();
    std::erase_if(m_writing, [this](const auto& entry) {
        const auto claimed = m_engine.claim(keyOfRun(entry.first));
        return !claimed || !*claimed;
    });
}

/// An event that is appended again after a failure may have been stored nevertheless.
StoreDone RunWriter::findAgain(const RunLine& line)
{
    const auto stored = m_events.textAt(line.event.run, line.event.seq);
    if (!stored)
        return Failure{stored.error()};
    if (*stored == line.line)
        return {};
    return Failure{m_engine.failure(StoreFailure::outOfOrder,
                                    "event " + std::to_string(line.event.seq) + " of the run " + line.event.run
                                        + " is already stored with different content",
                                    "Report this as a bug")};
}

StoreDone RunWriter::store(const RunSummary& summary, std::span<const RunLine> lines)
{
    StoreTransaction transaction(m_engine);
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

/// Failures are ignored, because the run itself is stored.
void RunWriter::learnFrom(const std::string& run)
{
    const auto lines = m_events.linesOf(run);
    if (!lines)
        return;
    std::vector<RunEvent> events;
    for (const RunLine& line : *lines)
        events.push_back(line.event);
    static_cast<void>(MemoryTable(m_engine).learnFrom(events));
}

Result<ImportedRun, StoreError> RunWriter::importRun(const std::vector<RunLine>& lines)
{
    const std::string& run = lines.front().event.run;
    const auto stored = m_events.textsOf(run);
    if (!stored)
        return Failure{stored.error()};
    const bool isSame = std::equal(stored->begin(), stored->end(), lines.begin(), lines.end(),
                                   [](const std::string& text, const RunLine& line) { return text == line.line; });
    if (isSame)
        return ImportedRun{run, ImportedRun::How::wasAlreadyThere};
    ImportedRun imported{run, ImportedRun::How::added};
    if (!stored->empty() || m_writing.contains(run))
        imported = {QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
                    ImportedRun::How::addedUnderNewId};
    if (auto claimed = claim(imported.run); !claimed)
        return Failure{std::move(claimed).error()};
    std::vector<RunLine> taken;
    RunFold fold;
    for (const RunLine& line : lines) {
        taken.push_back(imported.how == ImportedRun::How::added ? line : ofRun(line, imported.run));
        fold.add(taken.back().event);
    }
    auto done = store(fold.summary(), taken);
    release(imported.run);
    if (!done)
        return Failure{std::move(done).error()};
    return imported;
}

} // namespace querymend
