#pragma once

#include "store/storeengine.h"

#include <QFile>
#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <memory>
#include <optional>

class QSqlError;
class QTemporaryDir;

namespace querymend {

/// A store in an SQLite file, or in memory. Claims are locks on bytes of an empty file beside it, which the kernel
/// releases when a program dies; a store in memory needs none.
class SqliteStore : public StoreEngine {
public:
    explicit SqliteStore(const StorePlace& place);
    ~SqliteStore() override;

    [[nodiscard]] QSqlDatabase& database() { return m_database; }

    StoreDone connect() override;
    StoreDone connectToExamine() override;
    Result<StoreRows, StoreError> run(const QString& statement, const QVariantList& values,
                                      const std::string& doing) override;
    Result<bool, StoreError> hasTables() override;
    std::vector<QString> makingStatements() const override;
    StoreDone prepareForWriting() override;
    QString beginStatement() const override;
    QString onlyOneStatement() const override;
    RecordForm recordForm() const override;
    Result<bool, StoreError> claim(RunKey run) override;
    void release(RunKey run) override;
    Result<std::set<RunKey>, StoreError> claimedByOthers(const std::vector<RunKey>& runs) override;
    StoreDone seize(RunKey run) override;
    QString sizeStatement() const override;
    std::vector<QString> compactStatements() const override;
    std::string adviceOnDamage() const override;

private:
    [[nodiscard]] StoreDone checkPlace() const;
    [[nodiscard]] StoreDone makeFile();
    [[nodiscard]] StoreDone open(const QString& name, const char* options);
    [[nodiscard]] StoreDone openUnchangeable();
    [[nodiscard]] StoreDone openCopy();
    [[nodiscard]] StoreDone openClaims();
    [[nodiscard]] Failure<StoreError> withoutLocks(const std::string& why) const;
    [[nodiscard]] StoreDone prepare(const QString& statement, const std::string& doing);
    [[nodiscard]] StoreError errorOf(const QSqlError& error, const std::string& doing) const;

    bool m_isInMemory;
    QString m_path;
    QString m_name; ///< of the connection
    QSqlDatabase m_database;
    QHash<QString, QSqlQuery> m_prepared;
    std::optional<StoreError> m_unchangeable; ///< why the file is read-only
    std::unique_ptr<QTemporaryDir> m_copy;    ///< of a file that cannot be read in place
    QFile m_claims;
};

} // namespace querymend
