#include "promises.h"

#include "benchtexts.h"
#include "llm/wire/wireformat.h"

#include <algorithm>

namespace querymend::bench {

namespace {

using Number = std::optional<double>;

constexpr Limit atMost(double value)
{
    return {Bound::atMost, value};
}

constexpr Limit atLeast(double value)
{
    return {Bound::atLeast, value};
}

/// Nothing if either was not measured.
Number ratio(Number of, Number to)
{
    return of && to && *to != 0 ? Number(*of / *to) : Number();
}

Number scaled(Number value, double scale)
{
    return value ? Number(*value * scale) : Number();
}

/// Looks measurements up, for the rows of a table.
class Report {
public:
    Report(const Measurements& measured, Scope scope) : m_measured(measured), m_table(scope) {}

    [[nodiscard]] Number time(const std::string& benchmark) const { return wanted(m_measured.timeOf(benchmark)); }
    [[nodiscard]] Number count(const std::string& benchmark, const std::string& counter) const
    {
        return wanted(m_measured.countOf(benchmark, counter));
    }
    [[nodiscard]] std::map<std::string, double> counts(const std::string& benchmark, std::string_view begin) const
    {
        return m_measured.countsOf(benchmark, begin);
    }

    void promise(const std::string& what, Number value, Limit limit, const char* unit)
    {
        m_table.promise(what, value, limit, unit);
    }
    void figure(const std::string& what, Number value, const char* unit) { m_table.figure(what, value, unit); }

    /// One time in times of another.
    void times(const std::string& what, const std::string& ours, const std::string& theirs, double most)
    {
        promise(what, ratio(time(ours), time(theirs)), atMost(most), ratioUnit);
    }
    void milliseconds(const std::string& what, const std::string& benchmark, double most)
    {
        promise(what, scaled(time(benchmark), 1e3), atMost(most), "ms");
    }

    [[nodiscard]] PromiseTable table() && { return std::move(m_table); }

private:
    static Number wanted(double value) { return value == 0 ? Number() : Number(value); }

    const Measurements& m_measured;
    PromiseTable m_table;
};

void lexing(Report& report)
{
    report.promise("lexing, times as fast as pg_query_scan",
                   ratio(report.time("pg_query_scan/typical"), report.time("lex/typical")), atLeast(10), ratioUnit);
    report.figure("lexing statements of 2 kB", scaled(report.count("lex/typical", "bytes_per_second"), 1e-6), "MB/s");
}

void ladder(Report& report)
{
    report.times("the static ladder, in times of pg_query_parse", "ladder/typical", "pg_query_parse/typical", 0.6);
    for (const Shape shape : {Shape::list, Shape::arms, Shape::ctes, Shape::joins, Shape::columns, Shape::subqueries}) {
        const std::string base = "ladder/" + std::string(name(shape)) + "/";
        const Number growth = ratio(report.time(base + "1000000"), report.time(base + "10000"));
        report.promise("checking, time per byte at 1 MB, in times of 10 kB: " + std::string(name(shape)),
                       scaled(growth, 0.01), atMost(2), ratioUnit);
    }
    report.times("checking 1 MB of nesting, in times of 1 MB without", "ladder/nesting/1000000",
                 "ladder/values in a list/1000000", 2);
}

void schema(Report& report)
{
    report.milliseconds("loading a schema of 10,000 tables x 10 columns from JSON", "schema/load", 1000);
    report.promise("checking a statement against it", scaled(report.time("schema/check"), 1e6), atMost(100), "us");
    report.milliseconds("checking a misspelt name against it, when it is not the first", "schema/check a misspelt name",
                        5);
    report.milliseconds("finding the nearest of 10,000 names", "schema/nearest table", 5);
}

void databases(Report& report)
{
    report.times("a snapshot of 10,000 tables, in times of a catalog query", "snapshot/ours", "snapshot/libpq", 1.5);
    report.promise("guard to EXPLAIN, in times of PQprepare and EXPLAIN", report.count("plan/by turns", "times"),
                   atMost(1.25), ratioUnit);
    for (const std::string engine : {"SQLite", "SQLite in a host", "DuckDB", "DuckDB in a host", "PostgreSQL", "ODBC",
                                     "ODBC in a host", "MariaDB"}) {
        const std::string base = "database/" + engine;
        report.milliseconds("first page of a million rows: " + engine, base + "/first page", 100);
        report.promise("memory to read them all in pages: " + engine,
                       scaled(report.count(base + "/memory", "kilobytes"), 1e-3), atMost(80), "MB");
        if (!engine.ends_with("host")) // what that costs has rows of its own
            report.times("reading a million rows, in times of QSqlQuery: " + engine, base + "/whole result",
                         base + "/whole result by Qt", 1.5);
    }
}

/// What it costs to run an engine in a host process.
void hosts(Report& report)
{
    const auto hosted = [&](const std::string& engine) {
        const std::string base = "database/" + engine;
        return ratio(report.time(base + " in a host/whole result"), report.time(base + "/whole result"));
    };
    const std::string words = "reading a million rows, in times of no host: ";
    for (const std::string engine : {"SQLite", "DuckDB"})
        report.promise(words + engine, hosted(engine), atMost(1.15), ratioUnit);
    report.figure(words + "ODBC", hosted("ODBC"), ratioUnit);
    for (const std::string engine : {"SQLite", "DuckDB", "ODBC"}) {
        const Number memory = report.count("database/" + engine + " in a host/memory", "kilobytes of the host");
        report.figure("memory of the host: " + engine, scaled(memory, 1e-3), "MB");
    }
}

/// What QtSql is compared with is one client that prepares each statement and has it explained, and checks nothing.
void lines(Report& report)
{
    struct Row {
        std::string engine;
        double perSecond;
    };
    for (const auto& [engine, perSecond] : {Row{"SQLite", 5000}, Row{"PostgreSQL", 3000}, Row{"MariaDB", 1800}}) {
        const std::string base = "lines/" + engine;
        report.promise("JSON lines checked over one connection: " + engine, report.count(base, "per_second"),
                       atLeast(perSecond), "/s");
        report.promise("JSON lines over two connections, times as fast as one: " + engine,
                       report.count(base, "gain_of_two"), atLeast(1.8), ratioUnit);
        report.figure("JSON lines, in times of prepare and EXPLAIN by QtSql: " + engine, report.count(base, "times_qt"),
                      ratioUnit);
    }
}

void hints(Report& report)
{
    for (const std::string mistake : {"unknown column", "unknown table"})
        report.milliseconds("reflection and hint at 1,000 tables: " + mistake, "hint/" + mistake, 1);
    report.milliseconds("mending a statement, 1,000 tables", "mend/two rounds", 2);
}

void runs(Report& report)
{
    report.milliseconds("the loop's own time for an attempt at 1,000 tables", "run/attempt", 2);
    report.promise("events of runs applied", ratio(report.count("run/apply", "events"), report.time("run/apply")),
                   atLeast(50'000), "/s");
    report.times("16 lanes of 4 attempts, in times of the slowest lane", "search/16 lanes", "search/slowest lane", 1.1);
}

void prompts(Report& report)
{
    report.milliseconds("M-Schema of 1,000 tables x 12 columns, shuffled", "prompt/render", 1);
    report.milliseconds("a prompt of 10,000 tables, cut to 16,000 tokens", "prompt/cut", 50);
    report.milliseconds("linking the first question to 10,000 tables", "link/first/10000", 150);
    report.milliseconds("linking another question to them", "link/next", 20);
    report.milliseconds("searching 100,000 examples", "examples/search", 50);
    const Number growth = ratio(report.time("link/first/10000"), report.time("link/first/1000"));
    report.promise("linking, time per table at 10,000, in times of 1,000", scaled(growth, 0.1), atMost(2), ratioUnit);
    report.figure("M-Schema from lines that are kept, times as fast as anew",
                  ratio(report.time("prompt/render once"), report.time("prompt/render")), ratioUnit);
}

void store(Report& report)
{
    report.milliseconds("opening a store of 100,000 runs and listing the newest 1,000", "store/list", 200);
    report.milliseconds("opening it and listing 1,000 from its middle", "store/page", 200);
    report.milliseconds("opening it and searching all questions for words", "store/search", 200);
    report.milliseconds("opening it and listing the newest that gave up", "store/filter", 200);
    report.promise("appending events of 1 kB, each committed by itself", ratio(1, report.time("store/append")),
                   atLeast(1000), "/s");
}

void wire(Report& report)
{
    for (const WireFormat& format : wireFormats()) {
        const std::string name(format.name);
        const Number ours = report.time("wire/decode/" + name);
        report.promise("decoding a stream of 100,000 chunks: " + name,
                       ratio(report.count("wire/decode/" + name, "megabytes"), ours), atLeast(200), "MB/s");
        report.promise("decoding it, times as fast as nlohmann::json::accept: " + name,
                       ratio(report.time("wire/accept/" + name), ours), atLeast(1), ratioUnit);
    }
}

void calls(Report& report)
{
    report.times("64 calls at once, in times of the slowest", "calls/64 at once", "calls/1 at once", 1.1);
    report.promise("the longest that 100,000 chunks keep the thread busy",
                   report.count("calls/long stream", "longest_ms"), atMost(50), "ms");
}

void agents(Report& report)
{
    const auto added = [&](const char* to) {
        const Number check = report.time("agents/check");
        const Number call = report.time(to);
        return check && call ? Number((*call - *check) * 1e3) : Number();
    };
    report.promise("what an agent's check_sql adds to the check", added("agents/check_sql"), atMost(1), "ms");
    report.figure("what it adds with the run's events stored", added("agents/check_sql, stored"), "ms");
}

void answers(Report& report)
{
    report.milliseconds("reading a question without a model, 300 tables", "answer/read/300", 20);
    report.milliseconds("reading it at 5,000 tables", "answer/read/5000", 50);
    report.milliseconds("completing a question, 300 tables", "answer/complete/300", 20);
    report.milliseconds("completing it at 5,000 tables", "answer/complete/5000", 50);
    report.milliseconds("the values of a table of a million rows", "answer/values of a million rows", 2000);
    report.promise("memory for them", report.count("answer/values of a million rows", "megabytes"), atMost(50), "MB");
}

void starts(Report& report)
{
    struct Row {
        const char* benchmark;
        const char* words;
        double milliseconds;
        double ratio;
    };
    for (const Row& row :
         {Row{"start/version", "querymend --version", 5, 3.5}, Row{"start/check", "a check without a database", 6, 4},
          Row{"start/check a file", "a check on a SQLite file", 15, 10}}) {
        const std::string words = std::string("starting ") + row.words;
        report.milliseconds(words, row.benchmark, row.milliseconds);
        report.times(words + ", in times of sqlite3 --version", row.benchmark, "start/sqlite3", row.ratio);
        report.figure(words + ", in times of /bin/true", ratio(report.time(row.benchmark), report.time("start/true")),
                      ratioUnit);
    }
    report.figure("starting with all libraries, in times of sqlite3 --version",
                  ratio(report.time("start/help"), report.time("start/sqlite3")), ratioUnit);
}

void window(Report& report)
{
    struct Row {
        const char* counter;
        const char* words;
        double most;
    };
    for (const Row& row :
         {Row{"mapped_ms_ratio", "the window is mapped", 0.7}, Row{"usable_ms_ratio", "it is usable", 0.7},
          Row{"first_rows_ms_ratio", "the first rows of a million", 0.5},
          Row{"last_row_ms_ratio", "the last row of a million", 0.5},
          Row{"memory_mib_ratio", "memory of the window", 0.7}})
        report.promise(std::string(row.words) + ", in times of DB Browser for SQLite",
                       report.count("window/beside another", row.counter), atMost(row.most), ratioUnit);
}

void bigSchemas(Report& report)
{
    struct Row {
        const char* tables;
        const char* words;
        double usable;
    };
    for (const Row& row : {Row{"5000", "5,000 tables", 300}, Row{"30000", "30,000 tables", 1500}}) {
        const std::string base = std::string("window/schema/") + row.tables;
        report.promise(std::string("opening a file of ") + row.words + " until the schema can be used",
                       report.count(base, "usable_ms"), atMost(row.usable), "ms");
        report.promise("completing a name in the editor then", report.count(base, "completion_ms"), atMost(20), "ms");
    }
}

void timeline(Report& report)
{
    const std::string benchmark = "window/timeline";
    const std::map<std::string, double> views = report.counts(benchmark, "p99 ");
    const auto slowest =
        std::max_element(views.begin(), views.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    report.promise("timeline of 10,000 attempts, p99 of a frame in the slowest view",
                   slowest == views.end() ? Number() : Number(slowest->second), atMost(5), "ms");
    for (const auto& [view, p99] : views)
        report.figure("the same: " + view, p99, "ms");
}

} // namespace

PromiseTable promisesIn(const Measurements& measured, Scope scope)
{
    Report report(measured, scope);
    for (const auto part : {lexing, ladder, schema, databases, hosts, lines, hints, runs, prompts, store, wire, calls,
                            agents, answers, starts, window, bigSchemas, timeline})
        part(report);
    return std::move(report).table();
}

} // namespace querymend::bench
