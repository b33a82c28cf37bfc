#pragma once

#include "store/runfile.h"
#include "store/storeengine.h"

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// The table of all events, each stored as its line.
class EventTable {
public:
    explicit EventTable(StoreEngine& engine) : m_engine(engine) {}

    /// Stores a line under its run and event number, which must be new.
    [[nodiscard]] StoreDone insert(const RunLine& line);
    /// The stored lines of a run, in order.
    [[nodiscard]] Result<std::vector<std::string>, StoreError> textsOf(const std::string& run) const;
    /// The lines of a run with their events; fails if a line is not an event.
    [[nodiscard]] Result<std::vector<RunLine>, StoreError> linesOf(const std::string& run) const;
    [[nodiscard]] Result<std::optional<std::string>, StoreError> textAt(const std::string& run,
                                                                        std::uint64_t seq) const;

private:
    [[nodiscard]] Result<std::vector<std::string>, StoreError> select(const QString& sql,
                                                                      const QVariantList& values) const;

    StoreEngine& m_engine;
};

} // namespace querymend
