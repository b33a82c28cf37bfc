#include "benchmarks.h"
#include "benchtexts.h"
#include "check/ladder.h"
#include "check/schemaview.h"
#include "schema/json.h"
#include "support/growingtexts.h"

#ifdef QUERYMEND_HAS_PG_QUERY
#include <pg_query.h>
#endif

#include <memory>

namespace querymend::bench {

namespace {

/// PostgreSQL with the tables of the corpora.
const CheckSubject& sampleSubject()
{
    static const Dialect& dialect = dialectOf(DialectId::postgresql);
    static const SchemaView schema(Catalog(readSchemaJson(sampleSchemaJson()).value(), dialect.syntax.names));
    static const CheckSubject subject{&dialect, &schema, CheckPolicy::analyst, {}};
    return subject;
}

void checkTypical(benchmark::State& state)
{
    const std::vector<std::string>& texts = typicalStatements();
    const CheckSubject& subject = sampleSubject();
    while (state.KeepRunning()) {
        for (const std::string& text : texts) {
            if (checkStatically(text, subject).status != VerdictStatus::ok)
                state.SkipWithError("a text does not pass");
        }
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytesOf(texts)));
}

#ifdef QUERYMEND_HAS_PG_QUERY
void parseTypical(benchmark::State& state)
{
    const std::vector<std::string>& texts = typicalStatements();
    while (state.KeepRunning()) {
        for (const std::string& text : texts) {
            const PgQueryParseResult result = pg_query_parse(text.c_str());
            if (result.error)
                state.SkipWithError("PostgreSQL refuses a text");
            pg_query_free_parse_result(result);
        }
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytesOf(texts)));
}
#endif

void checkLong(benchmark::State& state, const std::string& text, VerdictStatus expected)
{
    const CheckSubject& subject = sampleSubject();
    while (state.KeepRunning()) {
        if (checkStatically(text, subject).status != expected)
            state.SkipWithError("the verdict is another one");
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

/// A text grown to four times its length may take little more than four times as long.
void registerGrowing(const test::GrowingText& growing)
{
    for (const std::size_t n : {std::size_t{1000}, std::size_t{4000}}) {
        const std::string name = std::string("ladder/growing: ") + growing.name + "/" + std::to_string(n);
        benchmark::RegisterBenchmark(name.c_str(), [text = growing.text(n)](benchmark::State& state) {
            while (state.KeepRunning())
                benchmark::DoNotOptimize(checkStatically(text, sampleSubject()).findings.data());
            state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
        })->Unit(benchmark::kMicrosecond);
    }
}

void registerLong(const std::string& benchmarkName, std::string text, VerdictStatus expected)
{
    benchmark::RegisterBenchmark(benchmarkName.c_str(), [text = std::move(text), expected](benchmark::State& state) {
        checkLong(state, text, expected);
    })->Unit(benchmark::kMicrosecond);
}

} // namespace

void registerLadder()
{
    benchmark::RegisterBenchmark("ladder/typical", checkTypical)->Unit(benchmark::kMicrosecond);
#ifdef QUERYMEND_HAS_PG_QUERY
    benchmark::RegisterBenchmark("pg_query_parse/typical", parseTypical)->Unit(benchmark::kMicrosecond);
#endif
    for (const Shape shape : {Shape::list, Shape::arms, Shape::ctes, Shape::joins, Shape::columns, Shape::subqueries}) {
        for (const std::size_t bytes : {std::size_t{10000}, std::size_t{1000000}})
            registerLong("ladder/" + std::string(name(shape)) + "/" + std::to_string(bytes),
                         longStatement(shape, bytes), VerdictStatus::ok);
    }
    registerLong("ladder/nesting/1000000", nestedStatement(1000000), VerdictStatus::rewrite);
    for (const test::GrowingText& growing : test::growingTexts())
        registerGrowing(growing);
}

} // namespace querymend::bench
