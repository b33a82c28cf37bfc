#pragma once

#include "base/result.h"
#include "store/storeplace.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QVariant>

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// Stands for a run where a lock is a number. Two runs of a store practically never have the same.
using RunKey = std::int64_t;

[[nodiscard]] RunKey keyOfRun(const std::string& run);

using StoreDone = Result<std::monostate, StoreError>;

/// What differs between the databases that a store can live in. A claim says that this program writes a run; it ends
/// with release(), or with the program, however that ends.
class StoreEngine {
public:
    explicit StoreEngine(StorePlace place);
    StoreEngine(const StoreEngine&) = delete;
    StoreEngine& operator=(const StoreEngine&) = delete;
    virtual ~StoreEngine();

    [[nodiscard]] const StorePlace& place() const { return m_place; }
    [[nodiscard]] QSqlDatabase& database() { return m_database; }

    /// Connects; again where the connection was lost. Claims do not outlive a connection that was lost.
    [[nodiscard]] virtual StoreDone connect() = 0;
    /// Whether the tables of a store are there. A failure where what is there is something else.
    [[nodiscard]] virtual Result<bool, StoreError> hasTables() = 0;
    /// What is to be done in the transaction that makes the tables.
    [[nodiscard]] virtual std::vector<QString> makingStatements() const = 0;
    /// What is to be done once the tables are known to be ours.
    [[nodiscard]] virtual StoreDone settle() = 0;
    /// Begins a transaction that waits for those of others before it reads.
    [[nodiscard]] virtual QString beginStatement() const = 0;
    /// What is to be done first in the transaction that makes the tables, so that only one program makes them.
    [[nodiscard]] virtual QString onlyOneStatement() const = 0;

    /// How a statement takes a record and gives it, so that its bytes stay what they are.
    struct RecordForm {
        QString placeholder; ///< for what recordValue gives
        QString column;
    };
    [[nodiscard]] virtual RecordForm recordForm() const = 0;
    [[nodiscard]] virtual QVariant recordValue(const std::string& record) const = 0;

    /// False where a living program has it.
    [[nodiscard]] virtual Result<bool, StoreError> claim(RunKey run) = 0;
    virtual void release(RunKey run) = 0;
    /// Those that others have claimed.
    [[nodiscard]] virtual Result<std::set<RunKey>, StoreError> claimedByOthers(const std::vector<RunKey>& runs) = 0;

    /// The engine's error in words for people; `doing` says what it kept us from.
    [[nodiscard]] virtual StoreError errorOf(const QSqlError& error, const std::string& doing) const = 0;

protected:
    void useDriver(const QString& driver);
    /// A failure where the driver is not installed.
    [[nodiscard]] StoreDone checkDriver(const char* package) const;
    [[nodiscard]] StoreError failure(StoreFailure failure, const std::string& what, const std::string& advice) const;
    [[nodiscard]] StoreDone execute(const QString& statement, const std::string& doing);

private:
    StorePlace m_place;
    QString m_name;
    QSqlDatabase m_database;
};

[[nodiscard]] std::unique_ptr<StoreEngine> makeStoreEngine(const StorePlace& place);

} // namespace querymend
