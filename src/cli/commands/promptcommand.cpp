#include "arguments/command.h"
#include "asking/runfiles.h"
#include "asking/storedmemory.h"
#include "inputs/database.h"
#include "inputs/glossaryargument.h"
#include "inputs/questionarguments.h"
#include "jsonlines/jsonwriter.h"
#include "run/enumnames.h"
#include "run/grounds.h"
#include "run/laneprompt.h"
#include "run/schedule.h"
#include "texts/prompttextfiles.h"

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
    Option{"--db", "URL", "the database; `querymend help` lists the URL forms"},
    Option{"--schema", "FILE", "or its schema, as JSON; - is standard input"},
    onlyTableOption,
    passwordCommandOption,
    Option{"--dialect", "NAME", "for a schema file that names none"},
    Option{"--question", "TEXT", "the question to answer"},
    Option{"--evidence", "TEXT", "domain knowledge for the question"},
    glossaryOption,
    Option{"--directives", "TEXT", "workspace rules"},
    Option{"--level", "NAME", "basic (the default), advanced or expert"},
    Option{"--method", "NAME", "query_plan (the default), step_by_step or\n"
                               "divide_and_conquer"},
    Option{"--tables", "SCOPE", "how much of the schema is shown: whole, linked, or\n"
                                "automatic, by size and level (the default)"},
    Option{"--linked", "", "the same as --tables linked"},
    Option{"--seed", "N", "shuffle tables and columns, the same way for each N"},
    Option{"--samples", "POLICY", "also show values: none (the default), careful or all"},
    Option{"--examples", "FILE", "pairs of question and SQL, of which the three nearest\n"
                                 "are shown: JSON as in BIRD and Spider, or .sql"},
    Option{"--store", "PLACE", "a run store, whose accepted answers are examples too"},
    Option{"--context", "N", "tokens in the model's context; cuts the schema to fit"},
    Option{"--schema-tokens", "N", "the most tokens for the schema (12000); 0: no limit"},
    Option{"--prompts", "FOLDER", "texts that replace the built-in ones"},
    Option{"--json", "", "one JSON object"},
};
// clang-format on

/// What the prompt depends on besides the question.
struct PromptWishes {
    RunPolicy policy;
    Method method = Method::queryPlan;
    std::optional<std::uint64_t> seed;
};

Failure<CommandProblem> badUsage(std::string text)
{
    return {CommandProblem{ExitStatus::badUsage, {std::move(text)}}};
}

/// Returns false if the word is not a name of the enum.
template <class Enum>
bool applyWord(const Arguments& arguments, std::string_view option, Enum& value)
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
    if (!applyWord(arguments, "--level", wishes.policy.level))
        return unknown("--level", EnumNames<Level>::names);
    if (!applyWord(arguments, "--method", wishes.method))
        return unknown("--method", EnumNames<Method>::names);
    if (const auto word = arguments.value("--seed")) {
        const auto seed = parseNumber("--seed", *word, std::numeric_limits<std::uint64_t>::max());
        if (!seed)
            return badUsage(seed.error().text);
        wishes.seed = *seed;
    }
    if (!applyWord(arguments, "--tables", wishes.policy.schema))
        return unknown("--tables", EnumNames<SchemaChoice>::names);
    if (arguments.has("--linked"))
        wishes.policy.schema = SchemaChoice::linked;
    for (const auto& [option, value] : {std::pair{"--context", &wishes.policy.contextTokens},
                                        std::pair{"--schema-tokens", &wishes.policy.schemaTokens}}) {
        const auto word = arguments.value(option);
        const auto tokens = word ? parseNumber(option, *word, 100'000'000) : std::uint64_t{*value};
        if (!tokens)
            return badUsage(tokens.error().text);
        *value = static_cast<std::uint32_t>(*tokens);
    }
    return wishes;
}

/// Returns fitting examples from the store and the file that are named.
Result<std::vector<Example>, CommandProblem> examplesFor(const Arguments& arguments, const QuestionArguments& asked)
{
    std::unique_ptr<RunStore> store;
    if (const auto place = arguments.value("--store")) {
        auto opened = openStore(place, StoreUse::reading);
        if (!opened)
            return Failure{std::move(opened).error()};
        store = std::move(opened).value();
    }
    const auto memory = readMemory(arguments, store.get());
    if (!memory)
        return Failure{memory.error()};
    std::string database; // as runs record it
    if (const auto url = arguments.value("--db")) {
        const auto target = databaseTarget(*url, arguments);
        database = target ? target->shown() : std::string();
    }
    return memoryFor(**memory, {asked.question, database, asked.dialect->name, &asked.schema->catalog()}).examples;
}

std::string textOf(const BuiltPrompt& prompt)
{
    std::string out;
    for (std::size_t i = 0; i < prompt.sections.size(); ++i) {
        const PromptSection& section = prompt.sections[i];
        out += "== " + section.name + " (" + std::string(recordName(section.role)) + ", about "
            + std::to_string(prompt.tokens[i]) + " tokens)\n" + section.text + "\n\n";
    }
    return out + "about " + std::to_string(prompt.allTokens()) + " tokens in total\n";
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
        json.text(recordName(alarm.kind));
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

/// Builds the prompt that the first lane of a run would get.
BuiltPrompt promptOf(const QuestionArguments& asked, const PromptWishes& wishes, const Arguments& arguments,
                     const PromptTexts& texts, std::vector<Example> examples)
{
    RunStarted started;
    started.question.text = asked.question;
    started.question.evidence = asked.evidence;
    started.question.directives = arguments.value("--directives").value_or("");
    started.policy = wishes.policy;
    started.memory.examples = std::move(examples);
    const RunContext context{asked.dialect, asked.schema.get(), EngineInReach::no, nullptr, texts};
    RunState state = querymend::apply(RunState(), started);
    if (auto linked = linkSchema(state, context))
        state = querymend::apply(std::move(state), *linked);
    LaneState lane;
    lane.made = plannedLane(LaneId{0}, 0, wishes.policy, wishes.policy.level);
    lane.made.method = wishes.method;
    lane.made.schema = scopeOfLevel(state, context);
    lane.made.shuffleSeed = wishes.seed.value_or(lane.made.shuffleSeed);
    return lanePrompt(state, lane, context);
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
    auto examples = examplesFor(arguments, *asked);
    if (!examples)
        return fail(examples.error(), console);
    const BuiltPrompt prompt = promptOf(*asked, *wishes, arguments, *texts, std::move(examples).value());
    console.out.write(arguments.has("--json") ? jsonOf(prompt) : textOf(prompt));
    for (const PromptAlarm& alarm : prompt.alarms)
        console.complain("alarm: " + alarm.text);
    return prompt.alarms.empty() ? ExitStatus::fine : ExitStatus::foundWrong;
}

} // namespace

const Command promptCommand{
    "prompt",
    "--db URL | --schema FILE --question TEXT [OPTION...]",
    "prints the prompt that a model would get, section by section",
    "Builds the first prompt of a lane and prints it with an estimate of the tokens\n"
    "in each section; no model is asked. Exit status 1 means that something is wrong\n"
    "with it: an empty schema, a missing table that the question names, or more\n"
    "tokens than --context.\n",
    promptOptions,
    runPrompt,
};

} // namespace querymend
