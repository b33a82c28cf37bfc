#include "benchmarks.h"
#include "benchtexts.h"
#include "dialect/dialect.h"
#include "sql/tokens/lexer.h"

#ifdef QUERYMEND_HAS_PG_QUERY
#include <pg_query.h>
#endif

namespace querymend::bench {

namespace {

void lexTypical(benchmark::State& state)
{
    const Dialect& dialect = dialectOf(DialectId::postgresql);
    const std::vector<std::string>& texts = typicalStatements();
    while (state.KeepRunning()) {
        for (const std::string& text : texts)
            benchmark::DoNotOptimize(lex(text, dialect.lex).data());
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytesOf(texts)));
}

#ifdef QUERYMEND_HAS_PG_QUERY
void scanTypical(benchmark::State& state)
{
    const std::vector<std::string>& texts = typicalStatements();
    while (state.KeepRunning()) {
        for (const std::string& text : texts) {
            const PgQueryScanResult result = pg_query_scan(text.c_str());
            if (result.error)
                state.SkipWithError("PostgreSQL's scanner refuses a text");
            pg_query_free_scan_result(result);
        }
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytesOf(texts)));
}
#endif

} // namespace

void registerLexer()
{
    benchmark::RegisterBenchmark("lex/typical", lexTypical)->Unit(benchmark::kMicrosecond);
#ifdef QUERYMEND_HAS_PG_QUERY
    benchmark::RegisterBenchmark("pg_query_scan/typical", scanTypical)->Unit(benchmark::kMicrosecond);
#endif
}

} // namespace querymend::bench
