#include "benchdatabases.h"

#include "io/db/sqlitefile.h"
#ifdef QUERYMEND_POSTGRES_FOLDER
#include "io/db/postgresserver.h"
#endif

#include <vector>

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
    [[nodiscard]] ConnectionTarget target() const override { return m_file.target(); }

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

template <class Database>
std::unique_ptr<BenchDatabase> start(const DatabaseSize& size)
{
    auto database = std::make_unique<Database>(size);
    return database->ok() ? std::move(database) : nullptr;
}

#ifdef QUERYMEND_POSTGRES_FOLDER
class PostgresDatabase : public BenchDatabase {
public:
    explicit PostgresDatabase(const DatabaseSize& size)
    {
        if (!m_server.ok())
            return;
        const std::string rows = std::to_string(size.rows);
        const std::string tables = std::to_string(size.tables);
        const std::string problem = m_server.asOwner(
            "CREATE TABLE sales AS SELECT i AS id, 'customer ' || (i % 5000) AS customer, (i * 0.25)::float8 AS total, "
            "date '2020-01-01' + i % 1500 AS day FROM generate_series(1, "
            + rows
            + ") AS i;"
              "ALTER TABLE sales ADD PRIMARY KEY (id); CREATE TABLE customers (id int PRIMARY KEY, name text);"
              "CREATE ROLE reader LOGIN; GRANT SELECT ON sales, customers TO reader; CREATE SCHEMA many;");
        // A transaction holds a lock for each table that it makes, so they are made in portions.
        m_ok = problem.empty();
        for (std::size_t made = 0; m_ok && made < size.tables; made += tablesAtOnce)
            m_ok = m_server.asOwner(scriptForTables(made, std::min(made + tablesAtOnce, size.tables))).empty();
        m_ok = m_ok && m_server.asOwner("VACUUM ANALYZE").empty();
    }

    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] ConnectionTarget target() const override { return m_server.target("reader"); }
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

constexpr BenchEngine engines[] = {
    {"SQLite", start<SqliteDatabase>},
#ifdef QUERYMEND_POSTGRES_FOLDER
    {"PostgreSQL", start<PostgresDatabase>},
#endif
};

} // namespace

std::span<const BenchEngine> benchEngines()
{
    return engines;
}

} // namespace querymend::bench
