#pragma once

#include "store/storeengine.h"

namespace querymend {

/// A transaction that is rolled back unless it is committed.
class StoreTransaction {
public:
    explicit StoreTransaction(StoreEngine& engine) : m_engine(engine) {}
    StoreTransaction(const StoreTransaction&) = delete;
    StoreTransaction& operator=(const StoreTransaction&) = delete;
    ~StoreTransaction();

    [[nodiscard]] StoreDone begin(const std::string& doing);
    /// Waits for other transactions that begin this way, because it reads what it is going to change.
    [[nodiscard]] StoreDone beginAlone(const std::string& doing);
    [[nodiscard]] StoreDone commit(const std::string& doing);

private:
    StoreEngine& m_engine;
    bool m_isOpen = false;
};

/// Whether the list of runs is that of this version, or has to be rebuilt.
enum class ListState : std::uint8_t { isCurrent, isOlder };

/// What a store is opened for. For reading, it need not be writable.
enum class StoreUse : std::uint8_t { writing, reading };

/// Fails if the tables, which exist, are of a newer version or damaged.
[[nodiscard]] StoreDone checkTables(StoreEngine& engine);

/// Creates the tables if there are none, or upgrades older ones; refuses those of a newer version without touching
/// them.
[[nodiscard]] Result<ListState, StoreError> prepareTables(StoreEngine& engine, StoreUse use = StoreUse::writing);

/// Records that the list of runs is that of this version.
[[nodiscard]] StoreDone markListCurrent(StoreEngine& engine);

} // namespace querymend
