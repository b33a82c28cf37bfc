// The databases of engines that run within a process.

#include "benchdatabases.h"

#include "support/sqlitefile.h"
#ifdef QUERYMEND_TESTED_DUCKDB
#include "support/duckdbfile.h"
#endif

#include <QSqlQuery>
#include <QTemporaryDir>

namespace querymend::bench {

namespace {

class SqliteDatabase : public BenchDatabase {
public:
    explicit SqliteDatabase(const DatabaseSize& size)
        : m_file("CREATE TABLE sales (id INTEGER PRIMARY KEY, customer TEXT, total REAL, day TEXT);"
                 "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
                 + QByteArray::number(static_cast<qulonglong>(size.rows))
                 + ") INSERT INTO sales SELECT i, 'customer ' || (i % 5000), i * 0.25, "
                   "date('2020-01-01', '+' || (i % 1500) || ' days') FROM n;")
    {}

    [[nodiscard]] bool ok() const { return m_file.ok(); }
    [[nodiscard]] std::string url() const override { return "sqlite://" + m_file.path().toStdString(); }

    [[nodiscard]] QSqlDatabase plain(const QString& connection) const override
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(m_file.path());
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        return database;
    }

private:
    SqliteFile m_file;
};

#ifdef QUERYMEND_TESTED_DUCKDB
/// Uses DuckDB's own block size, unlike the small files of the tests, because memory use depends on it.
class DuckdbDatabase : public BenchDatabase {
public:
    explicit DuckdbDatabase(const DatabaseSize& size)
    {
        SqlConnection connection(std::make_unique<DuckdbDriver>(testedLibrary()));
        connection.database().setDatabaseName(path());
        m_ok = connection.database().open()
            && QSqlQuery(connection.database())
                   .exec(QStringLiteral(
                             "CREATE TABLE sales AS SELECT i::INTEGER AS id, 'customer ' || (i % 5000) AS customer, "
                             "i * 0.25::DOUBLE AS total, DATE '2020-01-01' + (i % 1500)::INTEGER AS day "
                             "FROM range(1, %1) AS r(i)")
                             .arg(size.rows + 1));
    }

    [[nodiscard]] bool ok() const { return m_ok; }

    [[nodiscard]] std::string url() const override
    {
        return "duckdb://" + path().toStdString() + "?library=" QUERYMEND_TESTED_DUCKDB;
    }

    [[nodiscard]] QSqlDatabase plain(const QString& connection) const override
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(new DuckdbDriver(testedLibrary()), connection);
        database.setDatabaseName(path());
        database.setConnectOptions(QStringLiteral("access_mode=READ_ONLY"));
        return database;
    }

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("test.duckdb")); }

    QTemporaryDir m_folder;
    bool m_ok = false;
};
#endif

} // namespace

std::unique_ptr<BenchDatabase> startSqlite(const DatabaseSize& size)
{
    auto database = std::make_unique<SqliteDatabase>(size);
    return database->ok() ? std::move(database) : nullptr;
}

#ifdef QUERYMEND_TESTED_DUCKDB
std::unique_ptr<BenchDatabase> startDuckdb(const DatabaseSize& size)
{
    auto database = std::make_unique<DuckdbDatabase>(size);
    return database->ok() ? std::move(database) : nullptr;
}
#endif

} // namespace querymend::bench
