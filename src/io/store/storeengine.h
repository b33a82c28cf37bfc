#pragma once

#include "base/result.h"
#include "store/storeplace.h"

#include <QString>
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

/// Everything that a statement gave.
struct StoreRows {
    std::vector<QVariantList> rows;
    std::int64_t changed = 0; ///< rows that it wrote or removed
};

/// What differs between the databases that a store can live in. A claim says that this program writes a run; it ends
/// with release(), or with the program, however that ends. No operation waits without end.
class StoreEngine {
public:
    explicit StoreEngine(StorePlace place);
    StoreEngine(const StoreEngine&) = delete;
    StoreEngine& operator=(const StoreEngine&) = delete;
    virtual ~StoreEngine();

    [[nodiscard]] const StorePlace& place() const { return m_place; }

    /// Connects; again where the connection was lost. Claims do not outlive a connection that was lost.
    [[nodiscard]] virtual StoreDone connect() = 0;
    /// Runs one statement with a value for each `?`; `doing` says in the error what it kept us from.
    [[nodiscard]] virtual Result<StoreRows, StoreError> run(const QString& statement, const QVariantList& values,
                                                            const std::string& doing) = 0;
    [[nodiscard]] StoreDone execute(const QString& statement, const std::string& doing,
                                    const QVariantList& values = {});
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

    /// How a statement takes the bytes of a record and gives them, so that they stay what they are.
    struct RecordForm {
        QString placeholder;
        QString column;
    };
    [[nodiscard]] virtual RecordForm recordForm() const = 0;

    /// False where a living program has it.
    [[nodiscard]] virtual Result<bool, StoreError> claim(RunKey run) = 0;
    virtual void release(RunKey run) = 0;
    /// Those that others have claimed.
    [[nodiscard]] virtual Result<std::set<RunKey>, StoreError> claimedByOthers(const std::vector<RunKey>& runs) = 0;
    /// Claims a run also where another program has it, which loses it then.
    [[nodiscard]] virtual StoreDone seize(RunKey run) = 0;

    /// What a person can do about a store of which something cannot be read.
    [[nodiscard]] virtual std::string adviceOnDamage() const = 0;

    /// Which format the tables have; an older one can only be read.
    [[nodiscard]] int format() const { return m_format; }
    void setFormat(int format) { m_format = format; }

protected:
    [[nodiscard]] StoreError failure(StoreFailure failure, const std::string& what, const std::string& advice) const;

private:
    StorePlace m_place;
    int m_format = 0;
};

[[nodiscard]] std::unique_ptr<StoreEngine> makeStoreEngine(const StorePlace& place);

} // namespace querymend
