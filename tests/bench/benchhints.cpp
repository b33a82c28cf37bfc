#include "benchmarks.h"
#include "check/ladder.h"
#include "check/mending/mechanic.h"
#include "check/schemaview.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/reflection.h"
#include "support/bigschema.h"

#include <memory>

namespace querymend::bench {

namespace {

const SchemaView& thousandTables()
{
    static const SchemaView view(Catalog(test::bigSchema(1000, 12), dialectOf(DialectId::postgresql).syntax.names));
    return view;
}

/// What follows a failed check: the reflection, and the hint at the most detailed level.
void reflectAndHint(benchmark::State& state, const std::string& text)
{
    const Dialect& dialect = dialectOf(DialectId::postgresql);
    const Verdict verdict = checkStatically(text, {&dialect, &thousandTables(), CheckPolicy::analyst, {}});
    if (verdict.status == VerdictStatus::ok)
        state.SkipWithError("the statement is right");
    HintFacts facts;
    facts.dialect = &dialect;
    facts.sql = text;
    facts.findings = verdict.findings;
    facts.choice.level = HintLevel::explicit_;
    facts.question = "How many are there of each?";
    facts.schema = &thousandTables();
    while (state.KeepRunning()) {
        const Reflection reflection = reflect(verdict, {});
        const Hint hint = hintFor(facts);
        if (reflection.isAcceptable || hint.parts.empty())
            state.SkipWithError("there is no hint");
    }
}

void registerHint(const char* name, const std::string& text)
{
    benchmark::RegisterBenchmark(name, [text](benchmark::State& state) {
        reflectAndHint(state, text);
    })->Unit(benchmark::kMicrosecond);
}

void mendStatement(benchmark::State& state, const std::string& text)
{
    const Dialect& dialect = dialectOf(DialectId::postgresql);
    const MendingJudge judge = [&](const std::string& sql) {
        return checkStatically(sql, {&dialect, &thousandTables(), CheckPolicy::analyst, {}});
    };
    while (state.KeepRunning()) {
        if (mend(text, dialect, judge).status != MendingStatus::mended)
            state.SkipWithError("the statement is not mended");
    }
}

} // namespace

void registerHints()
{
    const Table& table = thousandTables().catalog().snapshot().tables[777];
    registerHint("hint/unknown column",
                 "SELECT a.id, a.totl_amount, shipp_date\nFROM " + table.name
                     + " a\nWHERE a.id > 10 AND stats = 'open'\nGROUP BY a.id");
    benchmark::RegisterBenchmark(
        "mend/two rounds",
        [text = "SELECT stauts FORM " + table.name](benchmark::State& state) { mendStatement(state, text); })
        ->Unit(benchmark::kMicrosecond);
    registerHint("hint/unknown table", "SELECT id, YEAR(ship_date)\nFROM " + table.name.substr(1) + "s\nWHERE id > 10");
}

} // namespace querymend::bench
