#pragma once

#include "prompt/memory/promptmemory.h"
#include "store/eventtable.h"
#include "store/memorytable.h"
#include "store/runlist.h"
#include "store/runwriter.h"
#include "store/storeengine.h"
#include "store/storetables.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// How much space a store takes.
struct StoreSize {
    std::int64_t bytes = 0;
    std::int64_t unused = 0; ///< of these
};

/// All runs ever made, each as its events, which are added and never changed. For use by one thread.
/// A run belongs to this program from its first append until it is finished or released; meanwhile, no other program
/// can write it.
class RunStore {
public:
    /// Opens the store, creating it if there is none. A store opened for reading can be written too, if it is
    /// writable.
    [[nodiscard]] static Result<std::unique_ptr<RunStore>, StoreError> open(const StorePlace& place,
                                                                            StoreUse use = StoreUse::writing);

    /// The event is stored permanently when this succeeds; after a failure, the same event may be appended again.
    /// Events of a run must be numbered without gaps, from 0 or 1 on.
    [[nodiscard]] StoreDone append(const RunEvent& event) { return append(std::span(&event, 1)); }
    /// The same for several events of one run, which are all stored, or none.
    [[nodiscard]] StoreDone append(std::span<const RunEvent> events);
    /// Lets other programs write the run; appending to it claims it again.
    void release(const std::string& run);
    /// Takes a run from the program that is writing it, which can then no longer do so. Meant for programs that are out
    /// of reach; only stores on a server support it.
    [[nodiscard]] StoreDone seize(const std::string& run);
    /// Whether the run belongs to this program.
    [[nodiscard]] bool isWriting(const std::string& run) const { return m_writer.isWriting(run); }
    [[nodiscard]] const StorePlace& place() const { return m_engine->place(); }

    [[nodiscard]] Result<std::vector<RunEvent>, StoreError> events(const std::string& run);
    [[nodiscard]] Result<RunSummary, StoreError> summary(const std::string& run);
    /// The newest first.
    [[nodiscard]] Result<std::vector<RunSummary>, StoreError> runs(const RunFilter& filter, std::size_t limit);

    /// Stores an answer, which later prompts may show as an example.
    [[nodiscard]] StoreDone accept(const AcceptedAnswer& accepted);
    /// Examples accepted by the user, and the lessons of all runs, which are learned when a run finishes.
    [[nodiscard]] Result<PromptMemory, StoreError> memory();
    [[nodiscard]] Result<std::vector<Remembered>, StoreError> remembered();
    /// Forgets all of them or, on failure, none. Returns how many there were.
    [[nodiscard]] Result<std::size_t, StoreError> forget(const std::vector<std::string>& ids);
    /// Replaces the user's marks of a run.
    [[nodiscard]] StoreDone mark(const std::string& run, const RunMarks& marks);
    /// The values that runs can be filtered by.
    struct Choices {
        std::vector<std::string> tags;
        std::vector<std::string> models;
        std::vector<std::string> databases;
    };
    [[nodiscard]] Result<Choices, StoreError> choices();

    /// Fails while the run is being written.
    [[nodiscard]] StoreDone remove(const std::string& run);
    [[nodiscard]] Result<StoreSize, StoreError> size();
    /// Gives back the space of removed runs, as far as the engine can while others use the store.
    [[nodiscard]] StoreDone compact();
    /// The run as the content of a run file.
    [[nodiscard]] Result<std::string, StoreError> exportRun(const std::string& run);
    /// Imports the output of exportRun with its lines unchanged.
    [[nodiscard]] Result<ImportedRun, StoreError> importRun(std::string_view file);
    /// Adds the runs, marks and answers of another store. Existing data is kept, so that this can be repeated after a
    /// failure. A run that is still being written can be continued here.
    [[nodiscard]] StoreDone takeOver(RunStore& other);
    /// Whether the list of runs was made by an older version. It can still be read.
    [[nodiscard]] bool hasOldList() const { return m_listState == ListState::isOlder; }
    /// Rebuilds the list of runs from their events while other programs continue. Does nothing if another program is at
    /// it. Calls `someAreDone` after every few runs.
    [[nodiscard]] StoreDone remakeList(const std::function<void()>& someAreDone = {});

private:
    explicit RunStore(std::unique_ptr<StoreEngine> engine);

    [[nodiscard]] StoreDone connect();
    [[nodiscard]] StoreDone reconnect();

    /// Does the work, and repeats it over a new connection if the old one turns out to be lost.
    template <class Work>
    auto withConnection(Work work) -> decltype(work())
    {
        if (m_isConnected) {
            auto result = work();
            if (result || result.error().failure != StoreFailure::unreachable)
                return result;
        }
        if (auto connected = reconnect(); !connected)
            return Failure{std::move(connected).error()};
        return work();
    }

    [[nodiscard]] StoreDone takeOverRun(RunStore& other, const RunSummary& run);
    [[nodiscard]] StoreDone copyMarks(const std::string& run, const RunMarks& marks);
    [[nodiscard]] Result<std::vector<RunSummary>, StoreError> listRuns(const RunFilter& filter, std::size_t limit);
    [[nodiscard]] StoreDone tellRunning(std::vector<RunSummary>& rows);
    [[nodiscard]] Result<std::vector<RunLine>, StoreError> linesOf(const std::string& run);

    std::unique_ptr<StoreEngine> m_engine;
    EventTable m_events;
    RunList m_list;
    MarkTable m_marks;
    MemoryTable m_memory;
    RunWriter m_writer;
    bool m_isConnected = false;
    ListState m_listState = ListState::isCurrent;
};

} // namespace querymend
