#pragma once

#include "store/runsummary.h"
#include "store/storeengine.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// A position in the list of runs: after this run.
struct RunMark {
    std::int64_t startedAt = 0;
    std::string run;
};

/// Who asked: people, or agents with statements of their own.
enum class AskedBy : std::uint8_t { people, agents };

/// Which runs a list is to show.
struct RunFilter {
    /// Words that must all occur in the question, database, model, note or tags, ignoring case.
    std::string text;
    std::optional<RunStatus> status;
    std::optional<Category> category{}; ///< of the main finding of any attempt
    std::string tag{};                  ///< these three match exactly; empty: any
    std::string model{};
    std::string database{};
    std::optional<AskedBy> askedBy{};
    std::optional<RunMark> behind; ///< for paging: the last run of the previous page
};

/// Converts a row: the values in the order in which the list reads them, followed by the note and the tags.
[[nodiscard]] RunSummary summaryOf(const QVariantList& stored);

/// The table of run summaries. It does not say whether an unfinished run is still running.
class RunList {
public:
    explicit RunList(StoreEngine& engine) : m_engine(engine) {}

    /// Adds or replaces the row of a run.
    [[nodiscard]] StoreDone put(const RunSummary& summary);
    /// The last event that a row covers.
    struct Reach {
        std::string run;
        std::uint64_t lastSeq = 0; ///< as stored in the row
    };
    /// The next rows after a run, ordered by id.
    [[nodiscard]] Result<std::vector<Reach>, StoreError> after(const std::string& run, std::size_t limit) const;
    /// Replaces the row of a run unless it no longer ends with this event.
    [[nodiscard]] StoreDone replace(const Reach& seen, const RunSummary& summary);
    /// The newest first. Unfinished runs are returned as interrupted; if `filter` asks for that status or for
    /// `running`, there is no limit, because the caller has to tell them apart first.
    [[nodiscard]] Result<std::vector<RunSummary>, StoreError> read(const RunFilter& filter, std::size_t limit) const;
    [[nodiscard]] Result<std::optional<RunSummary>, StoreError> find(const std::string& run) const;
    /// All models, or databases, of any run.
    [[nodiscard]] Result<std::vector<std::string>, StoreError> models() const;
    [[nodiscard]] Result<std::vector<std::string>, StoreError> databases() const;
    /// Returns false if there is no such run.
    [[nodiscard]] Result<bool, StoreError> remove(const std::string& run);

private:
    [[nodiscard]] Result<std::vector<std::string>, StoreError> distinct(const QString& column) const;

    StoreEngine& m_engine;
};

} // namespace querymend
