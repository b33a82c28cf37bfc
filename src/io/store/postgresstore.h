#pragma once

#include "store/storeengine.h"
#include "store/storelink.h"

#include <optional>

namespace querymend {

/// A store in a PostgreSQL database. Claims are advisory locks, which end with the connection.
class PostgresStore : public StoreEngine {
public:
    explicit PostgresStore(const StorePlace& place);
    ~PostgresStore() override;

    StoreDone connect() override;
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
    /// A server process. Its number alone may have been reused.
    struct Backend {
        qlonglong process = 0;
        QString since;
        friend bool operator==(const Backend&, const Backend&) = default;
    };
    [[nodiscard]] Result<std::optional<Backend>, StoreError> holderOf(RunKey run);
    [[nodiscard]] StoreDone end(const Backend& holder, const std::string& doing);
    [[nodiscard]] StoreDone prepareSession();
    [[nodiscard]] StoreError errorOf(const LinkProblem& problem, const std::string& doing) const;

    StoreLink m_link;
    std::chrono::milliseconds m_silence;
    std::set<RunKey> m_claimed;     ///< by this connection
    Backend m_backend;              ///< the process that serves this connection
    std::vector<Backend> m_earlier; ///< of lost connections, which the server may not have noticed yet
};

} // namespace querymend
