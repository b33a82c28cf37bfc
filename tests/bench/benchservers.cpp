// The databases of engines that are servers.

#include "benchdatabases.h"

#ifdef QUERYMEND_MARIADB_PROGRAM
#include "support/mariadbserver.h"
#endif
#ifdef QUERYMEND_PSQLODBC
#include "support/odbcdrivers.h"
#endif
#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresserver.h"
#endif

#include <algorithm>

namespace querymend::bench {

namespace {

#ifdef QUERYMEND_POSTGRES_FOLDER
/// Creates the sales table and a login that may read it. Returns the error, if any.
std::string fillPostgres(const PostgresServer& server, std::size_t rows)
{
    return server.asOwner(
        "CREATE TABLE sales AS SELECT i AS id, 'customer ' || (i % 5000) AS customer, (i * 0.25)::float8 AS total, "
        "date '2020-01-01' + i % 1500 AS day FROM generate_series(1, "
        + std::to_string(rows)
        + ") AS i;"
          "ALTER TABLE sales ADD PRIMARY KEY (id); CREATE ROLE reader LOGIN; GRANT SELECT ON sales TO reader");
}

class PostgresDatabase : public BenchDatabase {
public:
    explicit PostgresDatabase(const DatabaseSize& size)
    {
        m_ok = m_server.ok() && fillPostgres(m_server, size.rows).empty()
            && m_server
                   .asOwner("CREATE TABLE customers (id int PRIMARY KEY, name text); GRANT SELECT ON customers TO "
                            "reader; CREATE SCHEMA many")
                   .empty();
        // A transaction holds a lock for each table that it creates, so they are created in batches.
        for (std::size_t made = 0; m_ok && made < size.tables; made += tablesAtOnce)
            m_ok = m_server.asOwner(scriptForTables(made, std::min(made + tablesAtOnce, size.tables))).empty();
        m_ok = m_ok && m_server.asOwner("VACUUM ANALYZE").empty();
    }

    [[nodiscard]] bool ok() const { return m_ok; }

    [[nodiscard]] std::string url() const override
    {
        return "postgresql://reader@/shop?host=" + m_server.folder().toStdString();
    }

    [[nodiscard]] std::string addressForLibpq() const override { return m_server.addressOf("shop"); }

    [[nodiscard]] QSqlDatabase plain(const QString& connection) const override
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), connection);
        database.setHostName(m_server.folder());
        database.setPort(m_server.port());
        database.setUserName(QStringLiteral("reader"));
        database.setDatabaseName(QStringLiteral("shop"));
        return database;
    }

private:
    static constexpr std::size_t tablesAtOnce = 1000;

    static std::string scriptForTables(std::size_t from, std::size_t to)
    {
        std::string script;
        for (std::size_t t = from; t < to; ++t) {
            const std::string name = "many.t" + std::to_string(t);
            script += "CREATE TABLE " + name + " (id int PRIMARY KEY, parent_id int"
                + (t % 1000 == 0 ? "" : " REFERENCES many.t" + std::to_string(t - 1))
                + ", name text NOT NULL, status varchar(20), created_at timestamptz, total numeric(12,2), city text, "
                  "amount float8, is_active boolean, note text);";
            if (t % 10 == 0)
                script += "COMMENT ON TABLE " + name + " IS 'what is known of it'; COMMENT ON COLUMN " + name
                    + ".status IS 'open or shut';";
        }
        return script;
    }

    PostgresServer m_server;
    bool m_ok = false;
};
#endif

#ifdef QUERYMEND_PSQLODBC
class OdbcDatabase : public BenchDatabase {
public:
    explicit OdbcDatabase(const DatabaseSize& size)
        : m_ok(m_server.ok() && fillPostgres(m_server, size.rows).empty() && m_server.asOwner("VACUUM ANALYZE").empty())
    {}

    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] std::string url() const override { return "odbc:" + odbcTarget(m_server, "reader").database; }

    [[nodiscard]] QSqlDatabase plain(const QString& connection) const override
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QODBC"), connection);
        database.setDatabaseName(QString::fromStdString(odbcTarget(m_server, "reader").database));
        return database;
    }

private:
    PostgresServer m_server;
    bool m_ok;
};
#endif

#ifdef QUERYMEND_MARIADB_PROGRAM
class MariadbDatabase : public BenchDatabase {
public:
    explicit MariadbDatabase(const DatabaseSize& size)
        : m_ok(m_server.ok()
               && m_server
                      .asOwner("CREATE TABLE sales (id int PRIMARY KEY, customer varchar(40), total double, day date);"
                               "INSERT INTO sales WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE "
                               "i < "
                               + std::to_string(size.rows)
                               + ") SELECT i, concat('customer ', i % 5000), i * 0.25, "
                                 "date '2020-01-01' + INTERVAL i % 1500 DAY FROM n;"
                                 "CREATE USER reader; GRANT SELECT ON shop.* TO reader")
                      .empty())
    {}

    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] std::string url() const override { return "mariadb://reader@/shop?socket=" + m_server.socket(); }

    [[nodiscard]] QSqlDatabase plain(const QString& connection) const override
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QMARIADB"), connection);
        database.setConnectOptions(QStringLiteral("UNIX_SOCKET=") + QString::fromStdString(m_server.socket()));
        database.setUserName(QStringLiteral("reader"));
        database.setDatabaseName(QStringLiteral("shop"));
        return database;
    }

private:
    MariadbServer m_server;
    bool m_ok;
};
#endif

template <class Database>
std::unique_ptr<BenchDatabase> startAny(const DatabaseSize& size)
{
    auto database = std::make_unique<Database>(size);
    return database->ok() ? std::move(database) : nullptr;
}

} // namespace

#ifdef QUERYMEND_POSTGRES_FOLDER
std::unique_ptr<BenchDatabase> startPostgres(const DatabaseSize& size)
{
    return startAny<PostgresDatabase>(size);
}
#endif

#ifdef QUERYMEND_PSQLODBC
std::unique_ptr<BenchDatabase> startOdbc(const DatabaseSize& size)
{
    return startAny<OdbcDatabase>(size);
}
#endif

#ifdef QUERYMEND_MARIADB_PROGRAM
std::unique_ptr<BenchDatabase> startMariadb(const DatabaseSize& size)
{
    return startAny<MariadbDatabase>(size);
}
#endif

} // namespace querymend::bench
