#pragma once

#include "db/duckdb/duckdbconnection.h"

#include <QSqlDriver>

#include <memory>

Q_DECLARE_OPAQUE_POINTER(querymend::DuckdbConnection*)

namespace querymend {

/// QDUCKDB: DuckDB for QtSql, used as `QSqlDatabase::addDatabase(new DuckdbDriver(library), name)`. Connect options are
/// DuckDB's own settings, `threads=2;access_mode=READ_ONLY`; the handle is a `DuckdbConnection*`.
class DuckdbDriver : public QSqlDriver {
    Q_OBJECT

public:
    explicit DuckdbDriver(std::shared_ptr<const DuckdbLibrary> library, QObject* parent = nullptr);
    ~DuckdbDriver() override;

    [[nodiscard]] bool hasFeature(DriverFeature feature) const override;
    bool open(const QString& database, const QString& user, const QString& password, const QString& host, int port,
              const QString& options) override;
    void close() override;
    [[nodiscard]] QSqlResult* createResult() const override;
    [[nodiscard]] QVariant handle() const override;

    bool beginTransaction() override;
    bool commitTransaction() override;
    bool rollbackTransaction() override;

    [[nodiscard]] QStringList tables(QSql::TableType type) const override;
    [[nodiscard]] QSqlRecord record(const QString& table) const override;
    [[nodiscard]] QSqlIndex primaryIndex(const QString& table) const override;
    [[nodiscard]] QString formatValue(const QSqlField& field, bool trimStrings) const override;
    [[nodiscard]] QString escapeIdentifier(const QString& identifier, IdentifierType type) const override;

private:
    bool runPlain(const QString& statement);

    std::shared_ptr<const DuckdbLibrary> m_library; ///< shared with its connection
    std::unique_ptr<DuckdbConnection> m_connection;
};

} // namespace querymend
