#include "answer/answerer.h"
#include "benchmarks.h"
#include "db/schema/columnvalues.h"
#include "support/bigschema.h"
#include "support/peakmemory.h"
#include "support/sqlitefile.h"

#include <memory>
#include <string>

namespace querymend::bench {

namespace {

/// An answerer for a schema of this many tables, and what it refers to.
struct BigAnswerer {
    explicit BigAnswerer(std::size_t tables)
        : catalog(test::bigSchema(tables, 10), dialectOf(DialectId::postgresql).syntax.names),
          answerer(catalog, dialectOf(DialectId::postgresql), ValueIndex()), completion(answerer.completion())
    {}

    Catalog catalog;
    Answerer answerer;
    QuestionCompletion completion;
};

const BigAnswerer& answererOf(std::size_t tables)
{
    static const BigAnswerer small(300);
    static const BigAnswerer large(5'000);
    return tables == 300 ? small : large;
}

void read(benchmark::State& state, std::size_t tables)
{
    const BigAnswerer& big = answererOf(tables);
    while (state.KeepRunning()) {
        const auto readings = big.answerer.read("average total amount by status in 2024", {}, {2026, 6, 15});
        benchmark::DoNotOptimize(&readings);
    }
}

/// Each letter of a question, as it is typed.
void complete(benchmark::State& state, std::size_t tables)
{
    const BigAnswerer& big = answererOf(tables);
    const std::string question = "number of customer region by sta";
    std::size_t caret = 0;
    while (state.KeepRunning()) {
        caret = caret % question.size() + 1;
        const auto suggestions = big.completion.at(question.substr(0, caret), caret);
        benchmark::DoNotOptimize(&suggestions);
    }
}

constexpr auto millionRows =
    "CREATE TABLE sales (id INTEGER PRIMARY KEY, city TEXT, status TEXT, remark TEXT, amount INTEGER);"
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) "
    "INSERT INTO sales SELECT i, 'city ' || (i % 900), 'status ' || (i % 7), 'remark ' || i, i FROM n;";

/// The values of a table of a million rows, and what they are found by.
void values(benchmark::State& state)
{
    static const SqliteFile file(millionRows);
    const auto session = file.open();
    if (!session)
        return state.SkipWithError("the database cannot be opened");
    const Snapshot snapshot = std::move(session->readSchema({})).value();
    const PeakMemory memory;
    while (state.KeepRunning()) {
        const ValueIndex index(readColumnValues(*session, snapshot));
        if (index.size() < 907)
            state.SkipWithError("values are missing");
    }
    state.counters["megabytes"] = static_cast<double>(memory.growth());
}

} // namespace

void registerAnswers()
{
    for (const std::size_t tables : {300U, 5'000U}) {
        const std::string size = '/' + std::to_string(tables);
        benchmark::RegisterBenchmark(("answer/read" + size).c_str(), read, tables)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("answer/complete" + size).c_str(), complete, tables)
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark("answer/values of a million rows", values)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
}

} // namespace querymend::bench
