#pragma once

#include "store/runsummary.h"
#include "store/storeengine.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// A place in the list of runs: that of the run behind which it goes on.
struct RunMark {
    std::int64_t startedAt = 0;
    std::string run;
};

/// Which runs a list is to show.
struct RunFilter {
    /// Words that the question, the database, the model, the note and the tags have between them, in any case.
    std::string text;
    std::optional<RunStanding> standing;
    std::optional<Category> category{}; ///< of what was wrong with some attempt
    std::string tag{};                  ///< these three as they are; empty: any
    std::string model{};
    std::string database{};
    std::optional<RunMark> behind; ///< for one page of the list after the other
};

/// From a row of the table with its values in the order in which the list reads them, a note and tags.
[[nodiscard]] RunSummary summaryOf(const QVariantList& stored);

/// The table of what is worth knowing of each run. Whether a run without an end is running is not in it.
class RunList {
public:
    explicit RunList(StoreEngine& engine) : m_engine(engine) {}

    /// Makes or replaces the row of a run.
    [[nodiscard]] StoreDone put(const RunSummary& summary);
    /// How far a row goes.
    struct Reach {
        std::string run;
        std::uint64_t lastSeq = 0; ///< as the row has it
    };
    /// The next rows in the order of their ids.
    [[nodiscard]] Result<std::vector<Reach>, StoreError> after(const std::string& run, std::size_t limit) const;
    /// Replaces the row of a run unless it was written since it went this far.
    [[nodiscard]] StoreDone replace(const Reach& seen, const RunSummary& summary);
    /// The newest first. A run without an end counts as interrupted, and where `filter` asks for that standing or for
    /// `running`, there is no limit: somebody else has to tell which is which.
    [[nodiscard]] Result<std::vector<RunSummary>, StoreError> read(const RunFilter& filter, std::size_t limit) const;
    [[nodiscard]] Result<std::optional<RunSummary>, StoreError> find(const std::string& run) const;
    /// Every model, or database, that some run has.
    [[nodiscard]] Result<std::vector<std::string>, StoreError> models() const;
    [[nodiscard]] Result<std::vector<std::string>, StoreError> databases() const;
    /// False where there is no such run.
    [[nodiscard]] Result<bool, StoreError> remove(const std::string& run);

private:
    [[nodiscard]] Result<std::vector<std::string>, StoreError> distinct(const QString& column) const;

    StoreEngine& m_engine;
};

} // namespace querymend
