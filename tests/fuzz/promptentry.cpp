#include "base/tokenestimate.h"
#include "entries.h"
#include "prompt/linking/linking.h"
#include "prompt/memory/examplefile.h"
#include "prompt/memory/lessonbook.h"
#include "prompt/prompt.h"
#include "support/bigschema.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

std::string checkLinking(const LinkIndex& index, std::string_view question)
{
    const Linking linking = linkSchema(index, question);
    std::vector<TableId> tables = linking.tableIds();
    if (linkSchema(index, question).tableIds() != tables)
        return "the same question links the same tables";
    std::sort(tables.begin(), tables.end(), [](TableId a, TableId b) { return a.value < b.value; });
    if (std::adjacent_find(tables.begin(), tables.end()) != tables.end())
        return "a table is linked once";
    return tables.empty() || tables.back().value < index.catalog().tableCount() ? "" : "linked tables are there";
}

std::string checkReaders(std::string_view text)
{
    for (const auto& read : {readJsonExamples(text), readSqlExamples(text)}) {
        const bool isWhole = !read || std::all_of(read->begin(), read->end(), [](const Example& example) {
            return !example.question.empty() && !example.sql.empty();
        });
        if (!isWhole)
            return "an example has a question and SQL";
    }
    const auto lessons = readLessons(text);
    if (!lessons)
        return {};
    const auto again = readLessons(writeLessons(*lessons));
    return again && *again == *lessons ? std::string() : "lessons come back as they were kept";
}

} // namespace

/// The text as a question, as a custom prompt text, and as files of examples and lessons.
std::string checkPrompt(const Dialect& dialect, std::string_view text)
{
    const Catalog catalog(test::bigSchema(20, 8), dialect.syntax.names);
    const MSchemaLines lines(catalog);
    const LinkIndex index(catalog);
    auto own = PromptTexts::with({{"method.query_plan", std::string(text)}});
    const PromptTexts texts = own ? *own : PromptTexts();
    PromptFacts facts;
    facts.texts = &texts;
    facts.dialect = &dialect;
    facts.question = text;
    facts.schema.lines = &lines;
    facts.schema.options.tables = linkSchema(index, text).tableIds();
    const BuiltPrompt prompt = promptFor(facts);
    for (std::size_t i = 0; i < prompt.sections.size(); ++i) {
        if (prompt.tokens[i] != estimatedTokens(prompt.sections[i].text))
            return "a section has its own estimate";
    }
    if (const std::string breach = checkLinking(index, text); !breach.empty())
        return breach;
    return checkReaders(text);
}

} // namespace querymend::fuzz
