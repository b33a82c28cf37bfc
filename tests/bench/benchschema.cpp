#include "benchmarks.h"
#include "check/ladder.h"
#include "check/schemaview.h"
#include "schema/json.h"
#include "support/bigschema.h"

namespace querymend::bench {

namespace {

constexpr std::size_t tableCount = 10000;
constexpr std::size_t columnsPerTable = 10;

const std::string& bigJson()
{
    static const std::string json = writeSchemaJson(test::bigSchema(tableCount, columnsPerTable), JsonLayout::pretty);
    return json;
}

const SchemaView& bigView()
{
    static const SchemaView view(
        Catalog(test::bigSchema(tableCount, columnsPerTable), dialectOf(DialectId::postgresql).syntax.names));
    return view;
}

void load(benchmark::State& state)
{
    while (state.KeepRunning()) {
        auto snapshot = readSchemaJson(bigJson());
        const Catalog catalog(std::move(snapshot).value(), dialectOf(DialectId::postgresql).syntax.names);
        if (catalog.tableCount() != tableCount)
            state.SkipWithError("tables are missing");
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bigJson().size()));
}

/// A join of a table in the middle of the schema with the one that its foreign key references.
std::string statementWith(std::string_view columnOfThird)
{
    const std::vector<Table>& tables = bigView().catalog().snapshot().tables;
    const Table& from = tables[7777];
    const ForeignKey& key = from.foreignKeys.front();
    return "SELECT a.id, a." + std::string(columnOfThird) + ", count(*) AS n, max(b." + tables[7777 / 2].columns[3].name
        + ")\nFROM " + from.name + " a\nJOIN " + key.targetTable + " b ON b.id = a." + key.columns.front()
        + "\nWHERE a." + from.columns[4].name + " IS NOT NULL AND b.id > 10\nGROUP BY a.id, a."
        + std::string(columnOfThird) + "\nORDER BY n DESC\nLIMIT 20";
}

void check(benchmark::State& state, const std::string& text, VerdictStatus expected)
{
    const CheckSubject subject{&dialectOf(DialectId::postgresql), &bigView(), CheckPolicy::analyst, {}};
    while (state.KeepRunning()) {
        if (checkStatically(text, subject).status != expected)
            state.SkipWithError("the verdict is another one");
    }
}

void prepareSuggestions(benchmark::State& state)
{
    while (state.KeepRunning()) {
        const Suggester suggester(bigView().catalog());
        benchmark::DoNotOptimize(&suggester);
    }
}

void nearestTable(benchmark::State& state)
{
    const Suggester& suggester = bigView().suggester();
    while (state.KeepRunning()) {
        if (suggester.tables("custmer_regoin_1234", 5).empty())
            state.SkipWithError("nothing is near");
    }
}

} // namespace

void registerSchema()
{
    benchmark::RegisterBenchmark("schema/load", load)->Unit(benchmark::kMillisecond);
    const std::string column = bigView().catalog().snapshot().tables[7777].columns[3].name;
    benchmark::RegisterBenchmark("schema/check", [text = statementWith(column)](benchmark::State& s) {
        check(s, text, VerdictStatus::ok);
    })->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark(
        "schema/check a misspelt name",
        [text = statementWith(column + "x")](benchmark::State& s) { check(s, text, VerdictStatus::rewrite); })
        ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("schema/prepare suggestions", prepareSuggestions)->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("schema/nearest table", nearestTable)->Unit(benchmark::kMicrosecond);
}

} // namespace querymend::bench
