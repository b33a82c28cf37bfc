#pragma once

#include "base/result.h"
#include "store/storeplace.h"

#include <QString>
#include <QVariant>

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace querymend {

/// Identifies a run where a lock is a number. Collisions within a store are practically impossible.
using RunKey = std::int64_t;

[[nodiscard]] RunKey keyOfRun(const std::string& run);

using StoreDone = Result<void, StoreError>;

/// The complete result of a statement.
struct StoreRows {
    std::vector<QVariantList> rows;
    std::int64_t changed = 0; ///< rows written or removed
};

/// The database of a store. A claim marks a run as being written by this program; it ends with release(), or with the
/// program, however that ends. No operation waits indefinitely.
class StoreEngine {
public:
    explicit StoreEngine(StorePlace place);
    StoreEngine(const StoreEngine&) = delete;
    StoreEngine& operator=(const StoreEngine&) = delete;
    virtual ~StoreEngine();

    [[nodiscard]] const StorePlace& place() const { return m_place; }
    /// An error whose text begins with the store.
    [[nodiscard]] StoreError failure(StoreFailure failure, const std::string& what, const std::string& advice) const;

    /// Connects, or reconnects after the connection was lost, which ends its claims.
    [[nodiscard]] virtual StoreDone connect() = 0;
    /// Connects only to look: makes nothing, and leaves even what a killed program has not finished as it is.
    [[nodiscard]] virtual StoreDone connectToExamine() { return connect(); }
    /// Runs one statement with a value for each `?`; `doing` says in errors what cannot be done.
    [[nodiscard]] virtual Result<StoreRows, StoreError> run(const QString& statement, const QVariantList& values,
                                                            const std::string& doing) = 0;
    [[nodiscard]] StoreDone execute(const QString& statement, const std::string& doing,
                                    const QVariantList& values = {});
    /// Whether the tables of a store exist. Fails if the database belongs to something else.
    [[nodiscard]] virtual Result<bool, StoreError> hasTables() = 0;
    /// The engine's own statements for the transaction that creates the tables.
    [[nodiscard]] virtual std::vector<QString> makingStatements() const = 0;
    /// Completes the preparation, once the tables are known to be ours.
    [[nodiscard]] virtual StoreDone prepareForWriting() = 0;
    /// Begins a transaction that writes.
    [[nodiscard]] virtual QString beginStatement() const = 0;
    /// Makes a transaction wait for others that begin with this statement, such as the one that creates the tables.
    /// Empty if beginStatement() already does.
    [[nodiscard]] virtual QString onlyOneStatement() const = 0;

    /// How statements write and read the bytes of a record without changing them.
    struct RecordForm {
        QString placeholder;
        QString column;
    };
    [[nodiscard]] virtual RecordForm recordForm() const = 0;

    /// Returns false if another program has claimed the run.
    [[nodiscard]] virtual Result<bool, StoreError> claim(RunKey run) = 0;
    virtual void release(RunKey run) = 0;
    /// The runs that other programs have claimed.
    [[nodiscard]] virtual Result<std::set<RunKey>, StoreError> claimedByOthers(const std::vector<RunKey>& runs) = 0;
    /// Claims a run even if another program has, which then loses it.
    [[nodiscard]] virtual StoreDone seize(RunKey run) = 0;

    /// Returns the bytes that the store takes, and of those the unused ones.
    [[nodiscard]] virtual QString sizeStatement() const = 0;
    /// Give back the space of what was removed; each runs outside of a transaction.
    [[nodiscard]] virtual std::vector<QString> compactStatements() const = 0;

    /// What the user can do about a store that is damaged.
    [[nodiscard]] virtual std::string adviceOnDamage() const = 0;

    /// The format of the tables; an older one can only be read.
    [[nodiscard]] int format() const { return m_format; }
    void setFormat(int format) { m_format = format; }

private:
    StorePlace m_place;
    int m_format = 0;
};

[[nodiscard]] std::unique_ptr<StoreEngine> makeStoreEngine(const StorePlace& place);

} // namespace querymend
