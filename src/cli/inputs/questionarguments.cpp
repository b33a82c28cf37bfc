#include "inputs/questionarguments.h"

#include "inputs/glossaryargument.h"
#include "inputs/schemafile.h"
#include "inputs/wantedschema.h"
#include "texts/prompttextfiles.h"

#include <utility>

namespace querymend {

namespace {

Failure<CommandProblem> badUsage(std::string text)
{
    return {CommandProblem{ExitStatus::badUsage, {std::move(text)}}};
}

/// Returns what is wrong with the arguments, before anything is opened.
std::optional<std::string> problemOf(const Arguments& arguments)
{
    if (!arguments.operands().empty())
        return "unexpected '" + std::string(arguments.operands().front()) + "'; the question is named with --question";
    if (arguments.value("--question").value_or("").empty())
        return "ask something: --question TEXT";
    if (arguments.has("--db") && arguments.has("--dialect"))
        return "--dialect cannot be used with --db, which has its own dialect";
    return problemOfSchemaArguments(arguments);
}

Result<const Dialect*, CommandProblem> dialectFor(const Arguments& arguments, const WantedSchema& wanted)
{
    if (wanted.session)
        return &dialectOf(wanted.session->dialect().id);
    if (const auto name = arguments.value("--dialect")) {
        const auto given = dialectGiven(*name);
        return given ? Result<const Dialect*, CommandProblem>(*given) : badUsage(given.error().text);
    }
    if (const Dialect* const own = dialectOfSchema(wanted.snapshot))
        return own;
    return badUsage("the schema names no dialect: --dialect NAME");
}

} // namespace

Result<QuestionArguments, CommandProblem> readQuestion(const Arguments& arguments, const Console& console)
{
    if (auto problem = problemOf(arguments))
        return badUsage(std::move(*problem));
    auto wanted = readWantedSchema(arguments, console);
    if (!wanted)
        return Failure{std::move(wanted).error()};
    const auto dialect = dialectFor(arguments, *wanted);
    if (!dialect)
        return Failure{dialect.error()};
    addSamples(wanted.value(), arguments, console);
    QuestionArguments made;
    made.question = *arguments.value("--question");
    made.evidence = arguments.value("--evidence").value_or("");
    made.dialect = *dialect;
    made.schema = std::make_unique<SchemaView>(Catalog(std::move(wanted.value().snapshot), made.dialect->syntax.names));
    const auto glossary = glossaryGiven(arguments);
    if (!glossary)
        return Failure{glossary.error()};
    complainOf(*glossary, made.schema->catalog(), *made.dialect, console);
    made.evidence = withGlossary(
        made.evidence,
        glossary->sentences->sentencesFor(made.question, made.evidence, made.schema->catalog(), *made.dialect));
    return made;
}

std::optional<PromptTexts> promptTextsFrom(const QString& folder, const Console& console)
{
    auto texts = readPromptTexts(folder);
    if (texts)
        return std::move(texts).value();
    for (const PromptTextProblem& problem : texts.error())
        console.complain(describe(problem) + " (in " + folder.toStdString() + ')');
    return std::nullopt;
}

} // namespace querymend
