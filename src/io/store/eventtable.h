#pragma once

#include "store/runfile.h"
#include "store/storeengine.h"

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// The table of all events, each as its line.
class EventTable {
public:
    explicit EventTable(StoreEngine& engine) : m_engine(engine) {}

    /// Stores a line under the run and the number of its event, which must be new.
    [[nodiscard]] StoreDone insert(const RunLine& line);
    /// The lines of a run as they are stored, in order.
    [[nodiscard]] Result<std::vector<std::string>, StoreError> textsOf(const std::string& run) const;
    /// The lines of a run with their events; a failure where one of them is none.
    [[nodiscard]] Result<std::vector<RunLine>, StoreError> linesOf(const std::string& run) const;
    [[nodiscard]] Result<std::optional<std::string>, StoreError> textAt(const std::string& run,
                                                                        std::uint64_t seq) const;

private:
    [[nodiscard]] Result<std::vector<std::string>, StoreError> select(const QString& sql,
                                                                      const QVariantList& values) const;

    StoreEngine& m_engine;
};

} // namespace querymend
