#pragma once

#include "store/storeengine.h"

namespace querymend {

/// A store in a PostgreSQL database. Claims are advisory locks, which end with the connection.
class PostgresStore : public StoreEngine {
public:
    explicit PostgresStore(const StorePlace& place);
    ~PostgresStore() override;

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
    std::set<RunKey> m_claimed; ///< by this connection
};

} // namespace querymend
