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
    /// Behind those of others that begin so, because it reads what it is going to change.
    [[nodiscard]] StoreDone beginAlone(const std::string& doing);
    [[nodiscard]] StoreDone commit(const std::string& doing);

private:
    StoreEngine& m_engine;
    bool m_isOpen = false;
};

/// What there is to do with the list of runs after opening.
enum class ListState : std::uint8_t { isCurrent, isOlder };

/// What a store is opened for. For reading it need not be writable.
enum class StoreUse : std::uint8_t { writing, reading };

/// Makes the tables where there are none; refuses those of a newer version, and touches nothing then.
[[nodiscard]] Result<ListState, StoreError> prepareTables(StoreEngine& engine, StoreUse use = StoreUse::writing);

/// Notes that the list of runs is as this version makes it.
[[nodiscard]] StoreDone markListCurrent(StoreEngine& engine);

} // namespace querymend
