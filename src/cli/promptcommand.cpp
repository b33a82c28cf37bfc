#include "command.h"
#include "jsonwriter.h"
#include "prompt/linking/linking.h"
#include "prompt/memory/examplefile.h"
#include "prompt/memory/examplesearch.h"
#include "prompt/prompt.h"
#include "prompttextfiles.h"
#include "questionarguments.h"
#include "run/enumnames.h"
#include "runfiles.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

// clang-format off
constexpr std::array promptOptions{
    Option{"--db", "URL", "the database; `querymend help` lists the forms"},
    Option{"--schema", "FILE", "or its schema, as JSON; - is standard input"},
    Option{"--dialect", "NAME", "of a schema file that names none"},
    Option{"--question", "TEXT", "what is to be found out"},
    Option{"--evidence", "TEXT", "hints on the domain"},
    Option{"--directives", "TEXT", "rules of the workspace"},
    Option{"--level", "NAME", "basic (the default), advanced or expert"},
    Option{"--method", "NAME", "query_plan (the default), step_by_step or\n"
                               "divide_and_conquer"},
    Option{"--linked", "", "only the tables that the question is about"},
    Option{"--seed", "N", "tables and columns in an order that depends on it"},
    Option{"--samples", "POLICY", "values too: none (the default), careful or all"},
    Option{"--examples", "FILE", "pairs of question and SQL, of which the three nearest\n"
                                 "are shown: JSON, as BIRD and Spider have it, or .sql"},
    Option{"--context", "N", "the tokens of the model's context, to cut the schema to"},
    Option{"--prompts", "FOLDER", "texts in place of those that are built in"},
    Option{"--json", "", "one JSON object"},
};
// clang-format on

/// What the prompt is made of besides the question.
struct PromptWishes {
    Level level = Level::basic;
    Method method = Method::queryPlan;
    std::optional<std::uint64_t> seed;
    std::size_t context = 0;
};

Failure<CommandProblem> badUsage(std::string text)
{
    return {CommandProblem{ExitStatus::badUsage, {std::move(text)}}};
}

/// Gives false where the word is none of the enum's.
template <class Enum>
bool takeWord(const Arguments& arguments, std::string_view option, Enum& value)
{
    const auto word = arguments.value(option);
    const auto& names = EnumNames<Enum>::names;
    const auto found = word ? std::find(names.begin(), names.end(), *word) : names.begin();
    if (found != names.end() && word)
        value = static_cast<Enum>(found - names.begin());
    return found != names.end();
}

Result<PromptWishes, CommandProblem> wishesOf(const Arguments& arguments)
{
    PromptWishes wishes;
    const auto unknown = [&](std::string_view option, const auto& names) {
        return badUsage(noneOf(option, *arguments.value(option), {names.begin(), names.end()}));
    };
    if (!takeWord(arguments, "--level", wishes.level))
        return unknown("--level", EnumNames<Level>::names);
    if (!takeWord(arguments, "--method", wishes.method))
        return unknown("--method", EnumNames<Method>::names);
    if (const auto word = arguments.value("--seed")) {
        const auto seed = parseNumber("--seed", *word, std::numeric_limits<std::uint64_t>::max());
        if (!seed)
            return badUsage(seed.error().text);
        wishes.seed = *seed;
    }
    if (const auto word = arguments.value("--context")) {
        const auto context = parseNumber("--context", *word, 100'000'000);
        if (!context)
            return badUsage(context.error().text);
        wishes.context = *context;
    }
    return wishes;
}

Result<std::vector<Example>, CommandProblem> examplesFor(const Arguments& arguments, const QuestionArguments& asked)
{
    constexpr std::size_t mostExamples = 3;
    const auto file = arguments.value("--examples");
    if (!file)
        return std::vector<Example>();
    const auto text = readWholeFile(*file);
    if (!text)
        return Failure{CommandProblem{ExitStatus::unusable, text.error()}};
    auto examples = file->ends_with(".sql") ? readSqlExamples(*text) : readJsonExamples(*text);
    if (!examples)
        return Failure{CommandProblem{ExitStatus::unusable, {std::string(*file) + ": " + describe(examples.error())}}};
    const Catalog& catalog = asked.schema->catalog();
    return ExampleSearch(std::move(examples).value())
        .nearestExamples({asked.question, catalog.snapshot().database, &catalog}, mostExamples);
}

std::string_view wordOf(PromptAlarm::Kind kind)
{
    switch (kind) {
    case PromptAlarm::Kind::emptySchema:
        return "empty_schema";
    case PromptAlarm::Kind::missingTable:
        return "missing_table";
    case PromptAlarm::Kind::aboveContext:
        return "above_context";
    }
    return {};
}

std::string textOf(const BuiltPrompt& prompt)
{
    std::string out;
    for (std::size_t i = 0; i < prompt.sections.size(); ++i) {
        const PromptSection& section = prompt.sections[i];
        out += "== " + section.name + " (" + std::string(recordName(section.role)) + ", about "
            + std::to_string(prompt.tokens[i]) + " tokens)\n" + section.text + "\n\n";
    }
    return out + "about " + std::to_string(prompt.allTokens()) + " tokens in all\n";
}

std::string jsonOf(const BuiltPrompt& prompt)
{
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.key("tokens");
    json.integer(static_cast<std::int64_t>(prompt.allTokens()));
    json.key("sections");
    json.beginArray();
    for (std::size_t i = 0; i < prompt.sections.size(); ++i) {
        json.beginObject();
        json.key("role");
        json.text(recordName(prompt.sections[i].role));
        json.key("name");
        json.text(prompt.sections[i].name);
        json.key("tokens");
        json.integer(static_cast<std::int64_t>(prompt.tokens[i]));
        json.key("text");
        json.text(prompt.sections[i].text);
        json.endObject();
    }
    json.endArray();
    json.key("notes");
    json.texts(prompt.notes);
    json.key("alarms");
    json.beginArray();
    for (const PromptAlarm& alarm : prompt.alarms) {
        json.beginObject();
        json.key("kind");
        json.text(wordOf(alarm.kind));
        json.key("text");
        json.text(alarm.text);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return out + '\n';
}

ExitStatus fail(const CommandProblem& problem, const Console& console)
{
    console.complain("prompt: " + problem.complaint.text);
    return problem.status;
}

BuiltPrompt promptOf(const QuestionArguments& asked, const PromptWishes& wishes, const Arguments& arguments,
                     const PromptTexts& texts, const std::vector<Example>& examples)
{
    PromptFacts facts;
    facts.texts = &texts;
    facts.dialect = asked.dialect;
    facts.level = wishes.level;
    facts.method = wishes.method;
    facts.reply = WantedReply::json; // as in runs
    facts.question = asked.question;
    facts.evidence = asked.evidence;
    facts.directives = arguments.value("--directives").value_or("");
    facts.examples = examples;
    facts.contextTokens = wishes.context;
    facts.schema.lines = &asked.schema->mschema();
    facts.schema.options.shuffleSeed = wishes.seed;
    if (arguments.has("--linked")) {
        const Linking linking = linkSchema(LinkIndex(asked.schema->catalog()), asked.question, asked.evidence);
        facts.schema.named = linking.named;
        facts.schema.options.wanted = linking.columns();
        if (!linking.tables.empty()) // else nothing speaks for any table more than for the others
            facts.schema.options.tables = linking.tableIds();
    }
    return promptFor(facts);
}

ExitStatus runPrompt(const Arguments& arguments, const Console& console)
{
    const auto wishes = wishesOf(arguments);
    if (!wishes)
        return fail(wishes.error(), console);
    const auto folder = arguments.value("--prompts");
    const auto texts = promptTextsFrom(
        folder ? QString::fromUtf8(folder->data(), static_cast<qsizetype>(folder->size())) : promptTextFolder(),
        console);
    if (!texts)
        return ExitStatus::unusable;
    const auto asked = readQuestion(arguments, console);
    if (!asked)
        return fail(asked.error(), console);
    const auto examples = examplesFor(arguments, *asked);
    if (!examples)
        return fail(examples.error(), console);
    const BuiltPrompt prompt = promptOf(*asked, *wishes, arguments, *texts, *examples);
    console.out.write(arguments.has("--json") ? jsonOf(prompt) : textOf(prompt));
    for (const PromptAlarm& alarm : prompt.alarms)
        console.complain("alarm: " + alarm.text);
    return prompt.alarms.empty() ? ExitStatus::fine : ExitStatus::foundWrong;
}

} // namespace

const Command promptCommand{
    "prompt",
    "--db URL | --schema FILE --question TEXT [OPTION...]",
    "prints what a model would be told, section by section",
    "Builds the first prompt of a lane and prints it with an estimate of the tokens\n"
    "of each section; no model is asked. Exit status 1 says that something is wrong\n"
    "with it: an empty schema, a table of the question that it lacks, or more tokens\n"
    "than --context.\n",
    promptOptions,
    runPrompt,
};

} // namespace querymend
