#include "benchmarks.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "prompt/linking/linking.h"
#include "prompt/memory/examplesearch.h"
#include "prompt/prompt.h"
#include "schema/shuffle.h"
#include "support/bigschema.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace querymend::bench {

namespace {

constexpr std::string_view question =
    "What is the total amount of unpaid invoices per customer and region in 2023, and who has the most shipments?";

const SchemaView& viewOf(std::size_t tables)
{
    static const SchemaView thousand(Catalog(test::bigSchema(1000, 12), dialectOf(DialectId::postgresql).syntax.names));
    static const SchemaView tenThousand(
        Catalog(test::bigSchema(10000, 12), dialectOf(DialectId::postgresql).syntax.names));
    return tables == 1000 ? thousand : tenThousand;
}

void render(benchmark::State& state)
{
    MSchemaOptions options;
    options.shuffleSeed = 1;
    const MSchemaLines& lines = viewOf(1000).mschema();
    while (state.KeepRunning()) {
        ++*options.shuffleSeed;
        if (lines.rendered(options).tables != 1000)
            state.SkipWithError("tables are missing");
    }
}

/// The lines and their first rendering, as for a single use.
void renderOnce(benchmark::State& state)
{
    while (state.KeepRunning()) {
        if (toMSchema(viewOf(1000).catalog()).empty())
            state.SkipWithError("there is nothing");
    }
}

void cutPrompt(benchmark::State& state)
{
    const PromptTexts texts;
    PromptFacts facts;
    facts.texts = &texts;
    facts.dialect = &dialectOf(DialectId::postgresql);
    facts.question = question;
    facts.schema.lines = &viewOf(10000).mschema();
    facts.contextTokens = 16000;
    while (state.KeepRunning()) {
        const BuiltPrompt prompt = promptFor(facts);
        if (prompt.allTokens() + roomForReply > facts.contextTokens)
            state.SkipWithError("it is too long");
    }
}

/// The full cost of the first question to a schema, including the index.
void linkFirst(benchmark::State& state, std::size_t tables)
{
    while (state.KeepRunning()) {
        if (linkSchema(LinkIndex(viewOf(tables).catalog()), question).tables.empty())
            state.SkipWithError("nothing was found");
    }
}

void linkNext(benchmark::State& state)
{
    const LinkIndex index(viewOf(10000).catalog());
    while (state.KeepRunning()) {
        if (linkSchema(index, question).tables.empty())
            state.SkipWithError("nothing was found");
    }
}

const ExampleSearch& manyExamples()
{
    static const ExampleSearch search([] {
        SplitMix random(1);
        std::vector<Example> examples;
        for (std::size_t i = 0; i < 100'000; ++i) {
            std::string text = "How many";
            for (int word = 0; word < 10; ++word)
                text += ' ' + std::string(test::bigSchemaWord(static_cast<std::size_t>(random.below(40))))
                    + (word % 3 == 0 ? std::to_string(random.below(5000)) : "");
            examples.push_back({std::move(text), "", "SELECT count(*) FROM invoice JOIN customer USING (id)", ""});
        }
        return examples;
    }());
    return search;
}

void searchExamples(benchmark::State& state)
{
    const ExampleSearch& search = manyExamples();
    while (state.KeepRunning()) {
        if (search.nearest({question, "other", &viewOf(1000).catalog()}, 3).size() != 3)
            state.SkipWithError("examples are missing");
    }
}

} // namespace

void registerPrompts()
{
    const auto unit = benchmark::kMillisecond;
    benchmark::RegisterBenchmark("prompt/render", render)->Unit(unit);
    benchmark::RegisterBenchmark("prompt/render once", renderOnce)->Unit(unit);
    benchmark::RegisterBenchmark("prompt/cut", cutPrompt)->Unit(unit);
    benchmark::RegisterBenchmark("link/first/1000", [](benchmark::State& s) { linkFirst(s, 1000); })->Unit(unit);
    benchmark::RegisterBenchmark("link/first/10000", [](benchmark::State& s) { linkFirst(s, 10000); })->Unit(unit);
    benchmark::RegisterBenchmark("link/next", linkNext)->Unit(unit);
    benchmark::RegisterBenchmark("examples/search", searchExamples)->Unit(unit);
}

} // namespace querymend::bench
