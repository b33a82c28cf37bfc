#pragma once

#include "store/storeengine.h"

#include <QFile>

namespace querymend {

/// A store in an SQLite file, or in memory. Claims are locks on bytes of an empty file beside it, which the kernel
/// takes back from a program that dies; nobody else sees what is in memory.
class SqliteStore : public StoreEngine {
public:
    enum class Access : std::uint8_t { readAndWrite, readOnly };

    explicit SqliteStore(const StorePlace& place, Access access = Access::readAndWrite);

    StoreDone connect() override;
    Result<bool, StoreError> hasTables() override;
    std::vector<QString> makingStatements() const override;
    StoreDone settle() override;
    QString beginStatement() const override;
    QString onlyOneStatement() const override;
    RecordForm recordForm() const override;
    QVariant recordValue(const std::string& record) const override;
    Result<bool, StoreError> claim(RunKey run) override;
    void release(RunKey run) override;
    Result<std::set<RunKey>, StoreError> claimedByOthers(const std::vector<RunKey>& runs) override;
    StoreError errorOf(const QSqlError& error, const std::string& doing) const override;

private:
    [[nodiscard]] StoreDone makeFile();
    [[nodiscard]] StoreDone openClaims();

    bool m_isInMemory;
    QString m_path;
    Access m_access;
    QFile m_claims;
};

} // namespace querymend
