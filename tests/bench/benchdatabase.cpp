#include "benchdatabase.h"

#include "check/schemaview.h"
#include "db/enginecheck.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QProcess>
#include <QSqlQuery>
#include <QVariant>

#include <cstdio>
#include <fstream>

#include <libpq-fe.h>

namespace querymend::bench {

namespace {

constexpr auto wholeTable = "SELECT id, customer, total, day FROM sales";
constexpr std::size_t rowsOfAPage = 1000;
constexpr auto typical =
    "SELECT c.name, count(*) AS n, sum(s.total) AS total FROM sales s JOIN customers c ON c.id = s.id "
    "WHERE s.day >= '2023-01-01' GROUP BY c.name ORDER BY total DESC LIMIT 20";
const Limits patient{std::chrono::minutes(10)};

/// What somebody would write who has libpq and wants to know all columns; keys and functions are left out of it.
constexpr auto plainCatalog =
    "SELECT n.nspname, c.relname, c.relkind, c.reltuples, t.description, a.attname, "
    "format_type(a.atttypid, a.atttypmod), a.attnotnull, d.description "
    "FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace "
    "LEFT JOIN pg_description t ON t.objoid = c.oid AND t.objsubid = 0 AND t.classoid = 'pg_class'::regclass "
    "LEFT JOIN pg_description d ON d.objoid = c.oid AND d.objsubid = a.attnum AND d.classoid = 'pg_class'::regclass "
    "WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v', 'm', 'f') "
    "AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') ORDER BY n.nspname, c.relname, a.attnum";

std::unique_ptr<Session> opened(BenchDatabase* database)
{
    if (!database)
        return nullptr;
    auto session = openSession(database->target());
    return session ? std::move(session).value() : nullptr;
}

std::size_t readInPages(Session& session, std::size_t pageRows)
{
    const auto cursor = session.run(wholeTable, patient);
    std::size_t rows = 0;
    for (bool isLast = !cursor.ok(); !isLast;) {
        const auto page = cursor.value()->fetch(pageRows);
        rows += page ? page->rows.size() : 0;
        isLast = !page || page->isLast;
    }
    return rows;
}

std::size_t readByQt(QSqlDatabase& database)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(QString::fromLatin1(wholeTable)))
        return 0;
    std::size_t rows = 0;
    for (; query.next(); ++rows) {
        for (int column = 0; column < 4; ++column)
            benchmark::DoNotOptimize(query.value(column));
    }
    return rows;
}

double kilobytesOfReading(BenchDatabase& database)
{
    QProcess process;
    const ConnectionTarget target = database.target();
    const auto host = target.options.find("host");
    const std::string url = host == target.options.end()
        ? "sqlite://" + target.database
        : "postgresql://" + target.user + "@/" + target.database + "?host=" + host->second;
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--tell-memory"), QString::fromStdString(url)});
    if (!process.waitForFinished(600000) || process.exitCode() != 0)
        return 0;
    return process.readAllStandardOutput().trimmed().toDouble();
}

using Connection = std::unique_ptr<PGconn, void (*)(PGconn*)>;
using Answer = std::unique_ptr<PGresult, void (*)(PGresult*)>;

std::size_t bytesOfAll(const Answer& answer)
{
    std::size_t bytes = 0;
    for (int row = 0; row < PQntuples(answer.get()); ++row) {
        for (int column = 0; column < PQnfields(answer.get()); ++column)
            bytes += static_cast<std::size_t>(PQgetlength(answer.get(), row, column));
    }
    return bytes;
}

void planByLibpq(benchmark::State& state, const Connection& connection)
{
    const std::string explain = "EXPLAIN (FORMAT JSON) " + std::string(typical);
    while (state.KeepRunning()) {
        const Answer prepared(PQprepare(connection.get(), "", typical, 0, nullptr), PQclear);
        const Answer planned(PQexec(connection.get(), explain.c_str()), PQclear);
        if (PQresultStatus(prepared.get()) != PGRES_COMMAND_OK || PQntuples(planned.get()) != 1)
            state.SkipWithError("it is not planned");
    }
}

void checkAndPlan(benchmark::State& state, Session& session)
{
    SchemaRequest request;
    request.schemas = {"public"};
    auto snapshot = session.readSchema(request);
    if (!snapshot) {
        state.SkipWithError("the schema cannot be read");
        return;
    }
    const SchemaView schema(Catalog(std::move(snapshot).value(), session.dialect().syntax.names));
    const CheckSubject subject{&session.dialect(), &schema, CheckPolicy::analyst, {}};
    while (state.KeepRunning()) {
        const Verdict verdict = checkOnEngine(checkStatically(typical, subject), {typical, nullptr}, session, {}, {});
        if (verdict.status != VerdictStatus::ok)
            state.SkipWithError("it is refused");
    }
}

} // namespace

BenchDatabase* DatabaseBenchmarks::databaseOf(const BenchEngine& engine)
{
    const auto [place, isNew] = m_databases.try_emplace(engine.name);
    if (isNew)
        place->second = engine.start(m_size);
    return place->second.get();
}

void DatabaseBenchmarks::registerAll()
{
    for (const BenchEngine& engine : benchEngines()) {
        registerResults(engine);
        if (std::string_view(engine.name) == "PostgreSQL")
            registerPostgres(engine);
    }
}

void DatabaseBenchmarks::registerResults(const BenchEngine& engine)
{
    const std::string base = std::string("database/") + engine.name;
    const auto add = [&](const char* what, auto run) {
        benchmark::RegisterBenchmark((base + what).c_str(),
                                     [this, &engine, run](benchmark::State& state) {
                                         BenchDatabase* const database = databaseOf(engine);
                                         const auto session = opened(database);
                                         if (!session)
                                             state.SkipWithError("the database cannot be opened");
                                         else
                                             run(state, *database, *session, m_size.rows);
                                     })
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    };
    add("/first page", [](benchmark::State& state, BenchDatabase&, Session& session, std::size_t) {
        while (state.KeepRunning()) {
            const auto cursor = session.run(wholeTable, patient);
            if (!cursor.ok() || cursor.value()->fetch(100)->rows.size() != 100)
                state.SkipWithError("rows are missing");
        }
    });
    add("/whole result", [](benchmark::State& state, BenchDatabase&, Session& session, std::size_t rows) {
        while (state.KeepRunning()) {
            if (readInPages(session, rowsOfAPage) != rows)
                state.SkipWithError("rows are missing");
        }
    });
    add("/whole result by Qt", [](benchmark::State& state, BenchDatabase& database, Session&, std::size_t rows) {
        const QString name = QStringLiteral("plain");
        {
            QSqlDatabase plain = database.plain(name);
            plain.open();
            while (state.KeepRunning()) {
                if (readByQt(plain) != rows)
                    state.SkipWithError("rows are missing");
            }
        }
        QSqlDatabase::removeDatabase(name);
    });
    add("/memory", [](benchmark::State& state, BenchDatabase& database, Session&, std::size_t) {
        double kilobytes = 0;
        while (state.KeepRunning())
            kilobytes = kilobytesOfReading(database);
        if (kilobytes <= 0)
            state.SkipWithError("the memory is not told");
        state.counters["kilobytes"] = kilobytes;
    });
}

void DatabaseBenchmarks::registerPostgres(const BenchEngine& engine)
{
    const auto add = [&](const char* name, auto run) {
        benchmark::RegisterBenchmark(
            name,
            [this, &engine, run](benchmark::State& state) {
                BenchDatabase* const database = databaseOf(engine);
                const auto session = opened(database);
                const Connection connection(PQconnectdb(database ? database->addressForLibpq().c_str() : ""), PQfinish);
                if (!session || PQstatus(connection.get()) != CONNECTION_OK)
                    state.SkipWithError("the database cannot be opened");
                else
                    run(state, *session, connection, m_size.tables);
            })
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    };
    add("snapshot/ours", [](benchmark::State& state, Session& session, const Connection&, std::size_t tables) {
        while (state.KeepRunning()) {
            const auto snapshot = session.readSchema({});
            if (!snapshot || snapshot->tables.size() < tables)
                state.SkipWithError("tables are missing");
        }
    });
    add("snapshot/libpq", [](benchmark::State& state, Session&, const Connection& connection, std::size_t tables) {
        while (state.KeepRunning()) {
            const Answer answer(PQexec(connection.get(), plainCatalog), PQclear);
            if (bytesOfAll(answer) < tables * 100)
                state.SkipWithError("tables are missing");
        }
    });
    add("plan/ours", [](benchmark::State& state, Session& session, const Connection&, std::size_t) {
        checkAndPlan(state, session);
    });
    add("plan/libpq", [](benchmark::State& state, Session&, const Connection& connection, std::size_t) {
        planByLibpq(state, connection);
    });
}

int readAndTellMemory(const char* url)
{
    const auto target = parseConnectionUrl(url, [](std::string_view) { return std::optional<std::string>(); });
    const auto session = target ? openSession(*target) : Result<std::unique_ptr<Session>, EngineError>(nullptr);
    if (!session.ok() || !session.value() || readInPages(*session.value(), rowsOfAPage) == 0)
        return 1;
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:"))
            std::printf("%lld\n", std::atoll(line.c_str() + 6));
    }
    return 0;
}

} // namespace querymend::bench
