#pragma once

#include "prompt/memory/runmemory.h"
#include "store/eventtable.h"
#include "store/runlist.h"
#include "store/storeengine.h"
#include "store/storetables.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// What became of a run's file that was imported.
struct ImportedRun {
    enum class How : std::uint8_t {
        added,
        addedUnderNewId, ///< another run has its id
        wasAlreadyThere, ///< with the same events
    };

    std::string run;
    How how = How::added;
};

/// An answer that a person says is right, also where it has no rows.
struct AcceptedAnswer {
    Example example;
    std::string dialect; ///< by its name
    std::string run;     ///< that found it; empty where a person wrote it
    std::int64_t at = 0; ///< milliseconds since 1970
};

/// All runs that were ever made, each as its events; events are added and never changed. One thread uses it.
/// A run that is appended to is this program's until it is finished or released, and nobody else can write it
/// meanwhile.
class RunStore {
public:
    /// Opens the store, and makes it where there is none. What is opened for reading may be written where that is
    /// possible.
    [[nodiscard]] static Result<std::unique_ptr<RunStore>, StoreError> open(const StorePlace& place,
                                                                            StoreUse use = StoreUse::writing);

    /// The event is stored for good when this returns without a failure; after a failure the same event may be given
    /// again. Events of a run come in the order of their numbers, from 0 or 1 on without a gap.
    [[nodiscard]] StoreDone append(const RunEvent& event);
    /// This program has nothing more to write to the run for now.
    void release(const std::string& run);
    /// Takes a run from the program that writes it, which cannot go on with it then. For one that is out of reach; only
    /// a server can do it.
    [[nodiscard]] StoreDone seize(const std::string& run);
    /// Whether it is this program's.
    [[nodiscard]] bool isWriting(const std::string& run) const { return m_writing.contains(run); }
    [[nodiscard]] const StorePlace& place() const { return m_engine->place(); }

    [[nodiscard]] Result<std::vector<RunEvent>, StoreError> events(const std::string& run);
    [[nodiscard]] Result<RunSummary, StoreError> summary(const std::string& run);
    /// The newest first.
    [[nodiscard]] Result<std::vector<RunSummary>, StoreError> runs(const RunFilter& filter, std::size_t limit);

    /// What later prompts may show as an example.
    [[nodiscard]] StoreDone accept(const AcceptedAnswer& accepted);
    /// Examples that a person or a re-run accepted, and the lessons of all runs. Runs teach when they are finished.
    [[nodiscard]] Result<PromptMemory, StoreError> memory();
    /// Puts down what people say of a run, in the place of what they said before.
    [[nodiscard]] StoreDone mark(const std::string& run, const RunMarks& marks);
    /// What runs can be chosen by.
    struct Choices {
        std::vector<std::string> tags;
        std::vector<std::string> models;
        std::vector<std::string> databases;
    };
    [[nodiscard]] Result<Choices, StoreError> choices();

    /// Not while somebody writes it.
    [[nodiscard]] StoreDone remove(const std::string& run);
    /// The run as the text of a file.
    [[nodiscard]] Result<std::string, StoreError> exportRun(const std::string& run);
    /// Takes over what exportRun gave, line by line as it is.
    [[nodiscard]] Result<ImportedRun, StoreError> importRun(std::string_view file);
    /// Adds all that another store has: its runs, what people put down, and accepted answers. What is here already
    /// stays, so that it may be done again after a failure. A run that is under way goes on here.
    [[nodiscard]] StoreDone takeOver(RunStore& other);
    /// Whether an older version made the list of runs. It can be read all the same.
    [[nodiscard]] bool hasOldList() const { return m_listState == ListState::isOlder; }
    /// Makes the list of runs again from their events, while others go on. Nothing is done where another program is at
    /// it. Tells after each few runs that they are done.
    [[nodiscard]] StoreDone remakeList(const std::function<void()>& someAreDone = {});

private:
    explicit RunStore(std::unique_ptr<StoreEngine> engine);

    [[nodiscard]] StoreDone connect();
    [[nodiscard]] StoreDone reconnect();

    /// Does the work; once more over a new connection where the old one turns out to be lost.
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

    [[nodiscard]] StoreDone appendOnce(const RunLine& line);
    [[nodiscard]] StoreDone appendTo(RunFold& fold, const RunLine& line);
    [[nodiscard]] Result<RunFold*, StoreError> startWriting(const std::string& run);
    [[nodiscard]] StoreDone findAgain(const RunLine& line);
    [[nodiscard]] StoreDone store(const RunSummary& summary, const std::vector<RunLine>& lines);
    [[nodiscard]] Result<ImportedRun, StoreError> importLines(const std::vector<RunLine>& lines, const RunMarks& marks);
    [[nodiscard]] StoreDone takeOverRun(RunStore& other, const RunSummary& run);
    [[nodiscard]] StoreDone takeMarks(const std::string& run, const RunMarks& marks);
    [[nodiscard]] Result<std::vector<RunSummary>, StoreError> listRuns(const RunFilter& filter, std::size_t limit);
    [[nodiscard]] StoreDone learnFrom(const std::string& run);
    [[nodiscard]] StoreDone tellRunning(std::vector<RunSummary>& rows);
    [[nodiscard]] StoreDone claimFor(const std::string& run);
    [[nodiscard]] Result<std::vector<RunLine>, StoreError> linesOf(const std::string& run);
    [[nodiscard]] StoreError failure(StoreFailure failure, const std::string& what, const std::string& advice) const;

    std::unique_ptr<StoreEngine> m_engine;
    EventTable m_events;
    RunList m_list;
    MarkTable m_marks;
    bool m_isConnected = false;
    ListState m_listState = ListState::isCurrent;
    /// The runs that are this program's. Nothing where what is stored has to be read first.
    std::map<std::string, std::optional<RunFold>> m_writing;
};

} // namespace querymend
