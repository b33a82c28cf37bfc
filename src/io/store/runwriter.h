#pragma once

#include "store/eventtable.h"
#include "store/runlist.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// The result of importing a run file.
struct ImportedRun {
    enum class How : std::uint8_t {
        added,
        addedUnderNewId, ///< another run has its id
        wasAlreadyThere, ///< with the same events
    };

    std::string run;
    How how = How::added;
};

/// Adds runs to a store, event by event or whole. A run belongs to this program from its first event until it is
/// finished or released; meanwhile, no other program can write it.
class RunWriter {
public:
    /// The engine must outlive it.
    explicit RunWriter(StoreEngine& engine) : m_engine(engine), m_events(engine), m_list(engine) {}

    /// After a failure, the same event may be appended again. Learns from a run that finishes.
    [[nodiscard]] StoreDone append(const RunLine& line) { return append(std::span(&line, 1)); }
    /// The same for several events of one run, which are all stored, or none.
    [[nodiscard]] StoreDone append(std::span<const RunLine> lines);
    /// Adds a whole run, under another id if a different run has its own.
    [[nodiscard]] Result<ImportedRun, StoreError> importRun(const std::vector<RunLine>& lines);

    [[nodiscard]] bool isWriting(const std::string& run) const { return m_writing.contains(run); }
    /// Fails if another program is writing the run.
    [[nodiscard]] StoreDone claim(const std::string& run);
    void release(const std::string& run);
    /// To be called after a lost connection was made again, because the claims ended with it: gives up the runs that
    /// another program has claimed meanwhile.
    void claimAgain();

private:
    [[nodiscard]] StoreDone appendTo(RunFold& fold, std::span<const RunLine> lines);
    [[nodiscard]] Result<RunFold*, StoreError> startWriting(const std::string& run);
    [[nodiscard]] StoreDone findAgain(const RunLine& line);
    [[nodiscard]] StoreDone store(const RunSummary& summary, std::span<const RunLine> lines);
    void learnFrom(const std::string& run);

    StoreEngine& m_engine;
    EventTable m_events;
    RunList m_list;
    /// The runs that belong to this program. Empty if the stored events have to be read first.
    std::map<std::string, std::optional<RunFold>> m_writing;
};

} // namespace querymend
