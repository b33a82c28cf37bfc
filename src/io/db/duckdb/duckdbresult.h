#pragma once

#include "db/duckdb/duckdbrows.h"

#include <QMetaType>
#include <QSqlResult>
#include <QVariant>

#include <memory>
#include <vector>

namespace querymend {

class DuckdbDriver;

/// A QtSql statement on DuckDB. Rows are streamed; unless the query is forward-only, those already read stay in memory
/// so that it can go back to them.
class DuckdbResult : public QSqlResult {
public:
    DuckdbResult(const DuckdbDriver* driver, DuckdbConnection* connection);
    ~DuckdbResult() override;

protected:
    bool prepare(const QString& statement) override;
    bool exec() override;
    bool reset(const QString& statement) override;
    [[nodiscard]] QVariant data(int column) override;
    [[nodiscard]] bool isNull(int column) override;
    bool fetch(int row) override;
    bool fetchNext() override;
    bool fetchFirst() override;
    bool fetchLast() override;
    [[nodiscard]] int size() override;
    [[nodiscard]] int numRowsAffected() override;
    [[nodiscard]] QSqlRecord record() const override;
    void detachFromResultSet() override;

private:
    bool fail(const EngineError& error);
    [[nodiscard]] bool bindAll();
    [[nodiscard]] bool readRow();
    [[nodiscard]] const Cell* cellIn(int column) const;

    DuckdbConnection* m_connection;                     ///< the driver's; null if it is closed
    std::shared_ptr<const DuckdbStatement> m_statement; ///< shared with its rows
    std::unique_ptr<DuckdbRows> m_rows;
    std::vector<CellRow> m_read; ///< all so far, or only the current one if forward-only
    int m_changed = -1;
};

} // namespace querymend
