#include "promises.h"

#include "benchdatabases.h"
#include "benchtexts.h"
#include "llm/wire/wireformat.h"

#include <algorithm>
#include <cstdio>

namespace querymend::bench {

namespace {

/// On which side of the limit a measured number must be.
enum class Bound { atLeast, atMost };

class PromiseTable {
public:
    void row(const std::string& promise, double measured, Bound bound, double limit, const char* unit)
    {
        const bool isKept = bound == Bound::atLeast ? measured >= limit : measured <= limit;
        std::printf("%-62s %9.2f %-6s %s %6.4g  %s\n", promise.c_str(), measured, unit,
                    bound == Bound::atLeast ? ">=" : "<=", limit, isKept ? "kept" : "NOT KEPT");
        m_broken += isKept ? 0 : 1;
    }

    /// Prints a measurement without a promise.
    static void figure(const std::string& text, double measured, const char* unit)
    {
        std::printf("%-62s %9.2f %s\n", text.c_str(), measured, unit);
    }

    [[nodiscard]] int broken() const { return m_broken; }

private:
    int m_broken = 0;
};

void lexing(PromiseTable& table, const TimeKeeper& times)
{
    const double ours = times.timeOf("lex/typical");
    if (ours == 0)
        return;
    const double megabytes = static_cast<double>(bytesOf(typicalStatements())) / 1e6;
    table.row("lexing statements of 2 kB", megabytes / ours, Bound::atLeast, 300, "MB/s");
    if (const double theirs = times.timeOf("pg_query_scan/typical"); theirs > 0)
        table.row("lexing, times as fast as pg_query_scan", theirs / ours, Bound::atLeast, 4, "x");
}

void ladder(PromiseTable& table, const TimeKeeper& times)
{
    const double ours = times.timeOf("ladder/typical");
    const double theirs = times.timeOf("pg_query_parse/typical");
    if (ours > 0 && theirs > 0)
        table.row("the static ladder, its time in times of pg_query_parse", ours / theirs, Bound::atMost, 1, "x");
    for (const Shape shape : {Shape::list, Shape::arms, Shape::ctes, Shape::joins, Shape::columns, Shape::subqueries}) {
        const std::string base = "ladder/" + std::string(name(shape)) + "/";
        const double small = times.timeOf(base + "10000");
        const double large = times.timeOf(base + "1000000");
        if (small > 0 && large > 0)
            table.row("time per byte at 1 MB, in times of 10 kB: " + std::string(name(shape)), large / small / 100,
                      Bound::atMost, 2, "x");
    }
    const double nested = times.timeOf("ladder/nesting/1000000");
    const double flat = times.timeOf("ladder/values in a list/1000000");
    if (nested > 0 && flat > 0)
        table.row("1 MB of nesting, in times of 1 MB without", nested / flat, Bound::atMost, 2, "x");
}

void schema(PromiseTable& table, const TimeKeeper& times)
{
    const auto row = [&](const char* benchmark, const char* promise, double scale, double limit, const char* unit) {
        if (const double seconds = times.timeOf(benchmark); seconds > 0)
            table.row(promise, seconds * scale, Bound::atMost, limit, unit);
    };
    row("schema/load", "loading a schema of 10,000 tables x 10 columns from JSON", 1, 1, "s");
    row("schema/check", "checking a statement against it", 1e6, 100, "us");
    row("schema/check a misspelt name", "checking a misspelt name against it, when it is not the first", 1e3, 5, "ms");
    row("schema/nearest table", "finding the nearest of 10,000 names", 1e3, 5, "ms");
}

void databases(PromiseTable& table, const TimeKeeper& times)
{
    const auto ratio = [&](const std::string& ours, const std::string& theirs, const std::string& promise,
                           double most) {
        const double seconds = times.timeOf(ours);
        const double reference = times.timeOf(theirs);
        if (seconds > 0 && reference > 0)
            table.row(promise, seconds / reference, Bound::atMost, most, "x");
    };
    ratio("snapshot/ours", "snapshot/libpq", "a snapshot of 10,000 tables, in times of a catalog query", 1.5);
    if (const double planning = times.countOf("plan/by turns", "times"); planning > 0)
        table.row("guard to EXPLAIN, in times of PQprepare and EXPLAIN", planning, Bound::atMost, 1.25, "x");
    for (const BenchEngine& engine : benchEngines()) {
        const std::string base = std::string("database/") + engine.name;
        if (const double seconds = times.timeOf(base + "/first page"); seconds > 0)
            table.row(std::string("first page of a million rows: ") + engine.name, seconds * 1e3, Bound::atMost, 100,
                      "ms");
        if (const double kilobytes = times.countOf(base + "/memory", "kilobytes"); kilobytes > 0)
            table.row(std::string("memory to read them all in pages: ") + engine.name, kilobytes / 1e3, Bound::atMost,
                      80, "MB");
        ratio(base + "/whole result", base + "/whole result by Qt",
              std::string("reading them all, in times of QSqlQuery: ") + engine.name, 1.5);
    }
}

/// What QtSql is compared with is one client that prepares each statement and has it explained, and checks nothing.
void lines(PromiseTable& table, const TimeKeeper& times)
{
    for (const std::string engine : {"SQLite", "PostgreSQL", "MariaDB"}) {
        const std::string name = "lines/" + engine;
        if (const double rate = times.countOf(name, "per_second"); rate > 0)
            PromiseTable::figure("JSON lines checked over one connection: " + engine, rate, "/s");
        if (const double ratio = times.countOf(name, "times_qt"); ratio > 0)
            PromiseTable::figure("the same, in times of prepare and EXPLAIN by QtSql: " + engine, ratio, "x");
        if (const double gain = times.countOf(name, "gain_of_two"); gain > 0)
            table.row("two connections, times as fast as one: " + engine, gain, Bound::atLeast, 1.8, "x");
    }
}

/// What it costs to run an engine in a host process.
void hosts(const TimeKeeper& times)
{
    for (const BenchEngine& engine : benchEngines()) {
        if (engine.seat == Seat::here)
            continue;
        const auto without = std::find_if(benchEngines().begin(), benchEngines().end(), [&](const BenchEngine& other) {
            return other.seat == Seat::here && other.start == engine.start;
        });
        const std::string base = std::string("database/") + engine.name;
        const double hosted = times.timeOf(base + "/whole result");
        const double here = times.timeOf(std::string("database/") + without->name + "/whole result");
        if (hosted > 0 && here > 0)
            PromiseTable::figure(std::string("reading them all, in times of no host: ") + engine.name, hosted / here,
                                 "x");
        if (const double kilobytes = times.countOf(base + "/memory", "kilobytes of the host"); kilobytes > 0)
            PromiseTable::figure(std::string("memory of the host: ") + engine.name, kilobytes / 1e3, "MB");
    }
}

void mending(PromiseTable& table, const TimeKeeper& times)
{
    if (const double seconds = times.timeOf("mend/two rounds"); seconds > 0)
        table.row("mending a statement, 1,000 tables", seconds * 1000, Bound::atMost, 2, "ms");
}

void hints(PromiseTable& table, const TimeKeeper& times)
{
    for (const char* const mistake : {"unknown column", "unknown table"}) {
        const double seconds = times.timeOf(std::string("hint/") + mistake);
        if (seconds > 0)
            table.row("reflection and hint at 1,000 tables: " + std::string(mistake), seconds * 1e3, Bound::atMost, 1,
                      "ms");
    }
}

void runs(PromiseTable& table, const TimeKeeper& times)
{
    if (const double seconds = times.timeOf("run/attempt"); seconds > 0)
        table.row("the loop's own time for an attempt at 1,000 tables", seconds * 1e3, Bound::atMost, 2, "ms");
    const double seconds = times.timeOf("run/apply");
    const double events = times.countOf("run/apply", "events");
    if (seconds > 0 && events > 0)
        table.row("events of runs applied", events / seconds, Bound::atLeast, 50'000, "/s");
    const double all = times.timeOf("search/16 lanes");
    const double slowest = times.timeOf("search/slowest lane");
    if (all > 0 && slowest > 0)
        table.row("16 lanes of 4 attempts, in times of the slowest lane", all / slowest, Bound::atMost, 1.1, "x");
}

void prompts(PromiseTable& table, const TimeKeeper& times)
{
    const auto row = [&](const char* benchmark, const char* promise, double limit) {
        if (const double seconds = times.timeOf(benchmark); seconds > 0)
            table.row(promise, seconds * 1e3, Bound::atMost, limit, "ms");
    };
    row("prompt/render", "M-Schema of 1,000 tables x 12 columns, shuffled", 1);
    row("prompt/cut", "a prompt of 10,000 tables, cut to 16,000 tokens", 50);
    row("link/first/10000", "linking the first question to 10,000 tables", 150);
    row("link/next", "linking another question to them", 20);
    row("examples/search", "searching 100,000 examples", 50);
    const double small = times.timeOf("link/first/1000");
    const double large = times.timeOf("link/first/10000");
    if (small > 0 && large > 0)
        table.row("linking, time per table at 10,000, in times of 1,000", large / small / 10, Bound::atMost, 2, "x");
    const double once = times.timeOf("prompt/render once");
    const double again = times.timeOf("prompt/render");
    if (once > 0 && again > 0)
        PromiseTable::figure("M-Schema from lines that are kept, times as fast as anew", once / again, "x");
}

void store(PromiseTable& table, const TimeKeeper& times)
{
    const auto row = [&](const char* benchmark, const char* promise, double limit) {
        if (const double seconds = times.timeOf(benchmark); seconds > 0)
            table.row(promise, seconds * 1e3, Bound::atMost, limit, "ms");
    };
    row("store/list", "opening a store of 100,000 runs and listing the newest 1,000", 200);
    row("store/page", "opening it and listing 1,000 from its middle", 200);
    row("store/search", "opening it and searching all questions for words", 200);
    row("store/filter", "opening it and listing the newest that gave up", 200);
    if (const double seconds = times.timeOf("store/append"); seconds > 0)
        table.row("appending events of 1 kB, each committed by itself", 1 / seconds, Bound::atLeast, 1000, "/s");
}

void wire(PromiseTable& table, const TimeKeeper& times)
{
    for (const WireFormat& format : wireFormats()) {
        const std::string name(format.name);
        const double ours = times.timeOf("wire/decode/" + name);
        const double theirs = times.timeOf("wire/accept/" + name);
        if (ours > 0)
            table.row("decoding a stream of 100,000 chunks: " + name,
                      times.countOf("wire/decode/" + name, "megabytes") / ours, Bound::atLeast, 200, "MB/s");
        if (ours > 0 && theirs > 0)
            table.row("the same, times as fast as nlohmann::json::accept: " + name, theirs / ours, Bound::atLeast, 1,
                      "x");
    }
}

void calls(PromiseTable& table, const TimeKeeper& times)
{
    const double one = times.timeOf("calls/1 at once");
    const double many = times.timeOf("calls/64 at once");
    if (one > 0 && many > 0)
        table.row("64 calls at once, in times of the slowest", many / one, Bound::atMost, 1.1, "x");
    if (times.timeOf("calls/long stream") > 0)
        table.row("the longest that 100,000 chunks keep the thread busy",
                  times.countOf("calls/long stream", "longest_ms"), Bound::atMost, 50, "ms");
}

void answers(PromiseTable& table, const TimeKeeper& times)
{
    const auto row = [&](const char* benchmark, const char* promise, double limit) {
        if (const double seconds = times.timeOf(benchmark); seconds > 0)
            table.row(promise, seconds * 1e3, Bound::atMost, limit, "ms");
    };
    row("answer/read/300", "reading a question without a model, 300 tables", 20);
    row("answer/read/5000", "reading it at 5,000 tables", 50);
    row("answer/complete/300", "completing a question, 300 tables", 20);
    row("answer/complete/5000", "completing it at 5,000 tables", 50);
    row("answer/values of a million rows", "the values of a table of a million rows", 2000);
    if (const double megabytes = times.countOf("answer/values of a million rows", "megabytes"); megabytes > 0)
        table.row("memory for them", megabytes, Bound::atMost, 50, "MB");
}

void starts(PromiseTable& table, const TimeKeeper& times)
{
    const double least = times.timeOf("start/true");
    const double theirs = times.timeOf("start/sqlite3");
    const auto row = [&](const std::string& benchmark, const std::string& words, double most) {
        const double ours = times.timeOf("start/" + benchmark);
        if (ours > 0 && theirs > 0)
            table.row("starting " + words + ", in times of sqlite3 --version", ours / theirs, Bound::atMost, most, "x");
        if (ours > 0 && least > 0)
            PromiseTable::figure("the same, in times of /bin/true", ours / least, "x");
    };
    row("version", "querymend --version", 3.5);
    row("check", "a check without a database", 4);
    row("check a file", "a check on a SQLite file", 10);
    const double help = times.timeOf("start/help");
    if (help > 0 && theirs > 0)
        PromiseTable::figure("starting with all libraries, in times of sqlite3 --version", help / theirs, "x");
}

} // namespace

TimeKeeper::TimeKeeper() : ConsoleReporter(OO_Tabular) {}

void TimeKeeper::ReportRuns(const std::vector<Run>& runs)
{
    for (const Run& run : runs) {
        m_failed += run.error_occurred ? 1 : 0;
        const bool isMedian = run.run_type == Run::RT_Aggregate && run.aggregate_name == "median";
        // Where a server does the work, wall-clock time counts.
        const bool isReal = !run.run_name.time_type.empty();
        const double time = isReal ? run.GetAdjustedRealTime() : run.GetAdjustedCPUTime();
        if (!isMedian && (run.run_type != Run::RT_Iteration || run.repetitions > 1))
            continue;
        m_seconds[run.run_name.function_name] = time / benchmark::GetTimeUnitMultiplier(run.time_unit);
        for (const auto& [counter, value] : run.counters)
            m_counts[run.run_name.function_name + ' ' + counter] = value.value;
    }
    ConsoleReporter::ReportRuns(runs);
}

double TimeKeeper::timeOf(const std::string& benchmark) const
{
    const auto found = m_seconds.find(benchmark);
    return found == m_seconds.end() ? 0 : found->second;
}

double TimeKeeper::countOf(const std::string& benchmark, const std::string& counter) const
{
    const auto found = m_counts.find(benchmark + ' ' + counter);
    return found == m_counts.end() ? 0 : found->second;
}

void agents(PromiseTable& table, const TimeKeeper& times)
{
    const double check = times.timeOf("agents/check");
    const double call = times.timeOf("agents/check_sql");
    if (check == 0 || call == 0)
        return;
    table.row("what an agent's check_sql adds to the check", (call - check) * 1e3, Bound::atMost, 1, "ms");
    if (const double stored = times.timeOf("agents/check_sql, stored"); stored > 0)
        PromiseTable::figure("what it adds with the run's events stored", (stored - check) * 1e3, "ms");
}

int reportPromises(const TimeKeeper& times)
{
    std::printf("\n%-62s %9s\n", "promise", "measured");
    PromiseTable table;
    lexing(table, times);
    ladder(table, times);
    schema(table, times);
    databases(table, times);
    lines(table, times);
    hosts(times);
    hints(table, times);
    mending(table, times);
    runs(table, times);
    prompts(table, times);
    store(table, times);
    wire(table, times);
    calls(table, times);
    agents(table, times);
    answers(table, times);
    starts(table, times);
    return table.broken();
}

} // namespace querymend::bench
