#include "benchdatabase.h"

#include "benchlines.h"
#include "check/schemaview.h"
#include "db/addresses/connectionurl.h"
#include "db/checks/enginecheck.h"
#include "db/host/hostedsession.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QProcess>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

#include <libpq-fe.h>
#include <sys/resource.h>

namespace querymend::bench {

namespace {

constexpr auto wholeTable = "SELECT id, customer, total, day FROM sales";
constexpr std::size_t rowsOfAPage = 1000;
constexpr auto typical =
    "SELECT c.name, count(*) AS n, sum(s.total) AS total FROM sales s JOIN customers c ON c.id = s.id "
    "WHERE s.day >= '2023-01-01' GROUP BY c.name ORDER BY total DESC LIMIT 20";
const Limits patient{std::chrono::minutes(10)};

/// A plain libpq query for all columns, as a reference; it leaves out keys and functions.
constexpr auto plainCatalog =
    "SELECT n.nspname, c.relname, c.relkind, c.reltuples, t.description, a.attname, "
    "format_type(a.atttypid, a.atttypmod), a.attnotnull, d.description "
    "FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace "
    "LEFT JOIN pg_description t ON t.objoid = c.oid AND t.objsubid = 0 AND t.classoid = 'pg_class'::regclass "
    "LEFT JOIN pg_description d ON d.objoid = c.oid AND d.objsubid = a.attnum AND d.classoid = 'pg_class'::regclass "
    "WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v', 'm', 'f') "
    "AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') ORDER BY n.nspname, c.relname, a.attnum";

constexpr auto noOpening = "the database cannot be opened";
constexpr auto noRows = "rows are missing";

/// Null if it cannot be opened.
std::unique_ptr<Session> opened(const std::string& url, Seat seat)
{
    const auto target = parseConnectionUrl(url, {});
    if (!target)
        return nullptr;
    HostSettings host;
    host.program = QUERYMEND_PROGRAM;
    auto session = seat == Seat::host ? openHosted(*target, host) : openSession(*target);
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

/// Peak memory in kilobytes; 0 if it is unknown or there is no such process.
struct MemoryUse {
    double reader = 0;
    double host = 0;
};

MemoryUse memoryOfReading(const BenchDatabase& database, Seat seat)
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(),
                  {QString::fromLatin1(seat == Seat::host ? tellMemoryInHost : tellMemory),
                   QString::fromStdString(database.url())});
    if (!process.waitForFinished(600000) || process.exitCode() != 0)
        return {};
    const QList<QByteArray> numbers = process.readAllStandardOutput().simplified().split(' ');
    return numbers.size() == 2 ? MemoryUse{numbers[0].toDouble(), numbers[1].toDouble()} : MemoryUse{};
}

/// In kilobytes. Not from getrusage, which also counts what the program used that started this process.
long mostMemoryOfThisProcess()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:"))
            return std::atol(line.c_str() + 6);
    }
    return 0;
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

bool planByLibpq(const Connection& connection)
{
    static const std::string explain = "EXPLAIN (FORMAT JSON) " + std::string(typical);
    const Answer prepared(PQprepare(connection.get(), "", typical, 0, nullptr), PQclear);
    const Answer planned(PQexec(connection.get(), explain.c_str()), PQclear);
    return PQresultStatus(prepared.get()) == PGRES_COMMAND_OK && PQntuples(planned.get()) == 1;
}

/// In microseconds.
template <class Work>
double timeOf(Work work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
}

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Alternates between both sides, because other load on the machine would distort the ratio of two measurements made
/// one after the other.
void planByTurns(benchmark::State& state, Session& session, const Connection& connection)
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
    bool isWell = true;
    std::vector<double> ours;
    std::vector<double> theirs;
    while (state.KeepRunning()) {
        ours.push_back(timeOf([&] {
            const Verdict verdict =
                checkOnEngine(checkStatically(typical, subject), {typical, nullptr}, session, {}, {});
            isWell = isWell && verdict.status == VerdictStatus::ok;
        }));
        theirs.push_back(timeOf([&] { isWell = planByLibpq(connection) && isWell; }));
    }
    if (!isWell)
        return state.SkipWithError("it is not planned");
    state.counters["ours_us"] = medianOf(ours);
    state.counters["libpq_us"] = medianOf(theirs);
    state.counters["times"] = medianOf(ours) / medianOf(theirs);
}

} // namespace

BenchDatabase* DatabaseBenchmarks::databaseOf(const BenchEngine& engine)
{
    const auto [place, isNew] = m_databases.try_emplace(engine.start);
    if (isNew)
        place->second = engine.start(m_size);
    return place->second.get();
}

template <class Run>
void DatabaseBenchmarks::add(const BenchEngine& engine, const std::string& name, Run run)
{
    benchmark::RegisterBenchmark(name.c_str(),
                                 [this, &engine, run](benchmark::State& state) {
                                     if (const BenchDatabase* const database = databaseOf(engine))
                                         run(state, *database);
                                     else
                                         state.SkipWithError("the database cannot be started");
                                 })
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
}

void DatabaseBenchmarks::registerAll()
{
    for (const BenchEngine& engine : benchEngines()) {
        registerResults(engine);
        registerMemory(engine);
        if (engine.seat == Seat::here)
            registerReference(engine);
        // The program chooses the seat by itself.
        const std::string_view name = engine.name;
        if (name == "SQLite" || name == "PostgreSQL" || name == "MariaDB")
            registerLines(engine);
        if (std::string_view(engine.name) == "PostgreSQL")
            registerPostgres(engine);
    }
}

void DatabaseBenchmarks::registerResults(const BenchEngine& engine)
{
    const std::string base = std::string("database/") + engine.name;
    add(engine, base + "/first page", [seat = engine.seat](benchmark::State& state, const BenchDatabase& database) {
        const auto session = opened(database.url(), seat);
        if (!session)
            state.SkipWithError(noOpening);
        while (session && state.KeepRunning()) {
            const auto cursor = session->run(wholeTable, patient);
            const auto page = cursor ? cursor.value()->fetch(100) : Result<Page, EngineError>(Page());
            if (!page || page->rows.size() != 100)
                state.SkipWithError(noRows);
        }
    });
    const auto whole = [this, seat = engine.seat](benchmark::State& state, const BenchDatabase& database) {
        const auto session = opened(database.url(), seat);
        if (!session)
            state.SkipWithError(noOpening);
        while (session && state.KeepRunning()) {
            if (readInPages(*session, rowsOfAPage) != m_size.rows)
                state.SkipWithError(noRows);
        }
    };
    add(engine, base + "/whole result", whole);
}

void DatabaseBenchmarks::registerMemory(const BenchEngine& engine)
{
    const auto tell = [seat = engine.seat](benchmark::State& state, const BenchDatabase& database) {
        MemoryUse memory;
        while (state.KeepRunning())
            memory = memoryOfReading(database, seat);
        if (memory.reader <= 0)
            state.SkipWithError("the memory is not told");
        state.counters["kilobytes"] = memory.reader;
        if (seat == Seat::host)
            state.counters["kilobytes of the host"] = memory.host;
    };
    add(engine, std::string("database/") + engine.name + "/memory", tell);
}

void DatabaseBenchmarks::registerReference(const BenchEngine& engine)
{
    const auto readAll = [this](benchmark::State& state, const BenchDatabase& database) {
        const QString name = QStringLiteral("plain");
        {
            QSqlDatabase plain = database.plain(name);
            if (!plain.open())
                state.SkipWithError(noOpening);
            while (plain.isOpen() && state.KeepRunning()) {
                if (readByQt(plain) != m_size.rows)
                    state.SkipWithError(noRows);
            }
        }
        QSqlDatabase::removeDatabase(name);
    };
    add(engine, std::string("database/") + engine.name + "/whole result by Qt", readAll);
}

void DatabaseBenchmarks::registerPostgres(const BenchEngine& engine)
{
    const auto addOwn = [&](const char* name, auto run) {
        add(engine, name, [tables = m_size.tables, run](benchmark::State& state, const BenchDatabase& database) {
            const auto session = opened(database.url(), Seat::here);
            const Connection connection(PQconnectdb(database.addressForLibpq().c_str()), PQfinish);
            if (!session || PQstatus(connection.get()) != CONNECTION_OK)
                state.SkipWithError(noOpening);
            else
                run(state, *session, connection, tables);
        });
    };
    addOwn("snapshot/ours", [](benchmark::State& state, Session& session, const Connection&, std::size_t tables) {
        while (state.KeepRunning()) {
            const auto snapshot = session.readSchema({});
            if (!snapshot || snapshot->tables.size() < tables)
                state.SkipWithError("tables are missing");
        }
    });
    addOwn("snapshot/libpq", [](benchmark::State& state, Session&, const Connection& connection, std::size_t tables) {
        while (state.KeepRunning()) {
            const Answer answer(PQexec(connection.get(), plainCatalog), PQclear);
            if (bytesOfAll(answer) < tables * 100)
                state.SkipWithError("tables are missing");
        }
    });
    addOwn("plan/by turns", [](benchmark::State& state, Session& session, const Connection& connection, std::size_t) {
        planByTurns(state, session, connection);
    });
}

void DatabaseBenchmarks::registerLines(const BenchEngine& engine)
{
    add(engine, std::string("lines/") + engine.name,
        [this, &engine](benchmark::State& state, const BenchDatabase& database) {
            checkLinesByTurns(state, database, engine, std::clamp<std::size_t>(m_size.rows / 200, 20, 3000));
        });
}

int readAndTellMemory(const char* url, Seat seat)
{
    auto session = opened(url, seat);
    if (!session || readInPages(*session, rowsOfAPage) == 0)
        return 1;
    session.reset();
    // The only source for an ended process. Includes what this process used when it started its host.
    rusage ended{};
    getrusage(RUSAGE_CHILDREN, &ended);
    std::printf("%ld %ld\n", mostMemoryOfThisProcess(), ended.ru_maxrss);
    return 0;
}

} // namespace querymend::bench
