#include "arguments/command.h"
#include "arguments/policyoptions.h"
#include "asking/askruns.h"
#include "asking/ifasked.h"
#include "asking/loopsettings.h"
#include "asking/modelchoice.h"
#include "asking/modelprofiles.h"
#include "asking/presetchoice.h"
#include "asking/runconsole.h"
#include "asking/runfiles.h"
#include "asking/storedmemory.h"
#include "inputs/database.h"
#include "inputs/glossaryargument.h"
#include "inputs/inputfile.h"
#include "inputs/wantedschema.h"
#include "models/builtinanswers.h"
#include "models/rolemodels.h"
#include "run/answersketch.h"

#include <array>
#include <string>
#include <utility>

namespace querymend {

namespace {

// clang-format off
constexpr std::array askOptions{
    Option{"--db", "URL", "the database; `querymend help` lists the URL forms"},
    allowFunctionOption,
    onlyTableOption,
    passwordCommandOption,
    Option{"--model", "NAME", "a configured model (`querymend help models`),\n"
                              "or built-in: answers by the words of the question,\n"
                              "on this machine; the default if no model is set up,\n"
                              "or scenario:FILE, with scripted replies,\n"
                              "or recorded:FILE, a stored run"},
    Option{"--today", "DATE", "the day that \"last month\" counts from, for built-in:\n"
                              "YYYY-MM-DD (today)"},
    Option{"--jsonl", "", "answer many questions: JSON lines\n"
                          "{\"id\", \"question\", \"evidence\", \"like\"} of a file\n"
                          "or of standard input, one line each in return"},
    Option{"--keep", "", "keep the runs of --jsonl in the run store"},
    Option{"--key-env", "NAME", "the environment variable with the model's key"},
    Option{"--question", "TEXT", "the question to answer"},
    Option{"--evidence", "TEXT", "domain knowledge for the question"},
    glossaryOption,
    Option{"--like", "SKETCH", "what the answer looks like: \"text, number; Italy, 12\",\n"
                               "types (text, number, date, any), rows, or both; and\n"
                               "sorted. What is unlike it is corrected"},
    Option{"--directives", "TEXT", "workspace rules"},
    Option{"--examples", "FILE", "pairs of question and SQL, besides those accepted\n"
                                 "before: JSON as in BIRD and Spider, or .sql"},
    Option{"--no-memory", "", "show no examples or lessons from earlier runs"},
    Option{"--preset", "NAME", "the settings of a preset, which other options change:\n"
                               "quick, careful, search or your own (`querymend\n"
                               "presets` lists them)"},
    Option{"--level", "NAME", "the first level: basic, advanced or expert"},
    Option{"--escalations", "N", "how many levels may follow, 0 to 2 (2)"},
    Option{"--needed-tests", "WHICH", "tests to pass while a level may follow: none, those\n"
                                      "from the evidence, or all (the default)"},
    Option{"--failed-tests", "N", "how many tests that are not from the evidence may\n"
                                  "fail nevertheless (0)"},
    Option{"--lanes", "N", "how many lanes at each level, 1 to 16 (1)"},
    Option{"--first-lane", "WHO", "built-in: the built-in answerer has a lane of its own,\n"
                                  "which costs nothing, before those of the model; or\n"
                                  "model (the default)"},
    Option{"--roles", "NAMES", "helpers, separated by commas: validator, translator,\n"
                               "keywords, test_generator, evaluator, explainer; all or\n"
                               "none"},
    Option{"--role-model", "ROLE=NAME", "another model for a helper; may be repeated"},
    Option{"--ask-me", "WHEN", "ask you, separated by commas: ambiguous (the question\n"
                               "has several readings), disagreement (lanes give\n"
                               "different results), failure, last_failure (without a\n"
                               "retry left); all or none (the default)"},
    ifAskedOption,
    Option{"--methods", "NAMES", "of lanes, in turn: query_plan, step_by_step,\n"
                                 "divide_and_conquer, or all (the default)"},
    Option{"--temperatures", "BANDS", "of lanes, in turn: low, medium, high, or all (the\n"
                                      "default; one lane alone has 0.2)"},
    Option{"--keywords", "USE", "keywords from the keywords helper: added to those of\n"
                                "the question (the default) or used instead"},
    Option{"--mend", "USE", "failed statements that can be corrected without a model:\n"
                            "off; suggest (the default with scripted models); certain\n"
                            "(the default otherwise) and before-model try the\n"
                            "correction before the model is asked again"},
    Option{"--tables", "SCOPE", "how much of the schema a prompt shows: whole, linked,\n"
                                "or automatic, by size and level (the default)"},
    Option{"--schema-tokens", "N", "the most prompt tokens for the schema (12000);\n"
                                   "0 means no limit"},
    Option{"--samples", "POLICY", "database values shown to the model: none, careful\n"
                                  "(only values that several rows share, nothing\n"
                                  "personal) or all; the default is what the model's\n"
                                  "settings say, or else none"},
    Option{"--concurrency", "N", "concurrent calls to the model (no limit)"},
    Option{"--seconds", "N", "time limit for the whole run (no limit)"},
    Option{"--tokens", "N", "token limit for all its calls together (no limit)"},
    Option{"--cost", "AMOUNT", "cost limit for all its calls together, in the\n"
                               "currency of the price of the model (no limit)"},
    Option{"--call-seconds", "N", "time limit for each call to the model (no limit)"},
    Option{"--lane-seconds", "N", "time limit for each lane (no limit)"},
    Option{"--max-retries", "N", "corrections of each lane, 0 to 10 (3)"},
    Option{"--treat-empty-as-error", "", "treat a result without rows as an error"},
    Option{"--policy", "NAME", "analyst (the default) or strict"},
    Option{"--values", "USE", "database values in hints, and in the rows that\n"
                              "roles see: named (the default), or withheld:\n"
                              "they stay on this machine"},
    Option{"--seed", "N", "seed for everything that is shuffled (1)"},
    Option{"--json", "", "one JSON object per event, each on its own line"},
    Option{"--save", "FILE", "also keep the run in this file"},
    Option{"--store", "PLACE", "the run store: a file or postgresql://..."},
    Option{"--verbose", "", "report each failed attempt and model call on standard error"},
    Option{"--log", "FILE", "the same, added to this file"},
    Option{"--no-color", "", "no colours"},
};
// clang-format on

ExitStatus fail(const Console& console, const CommandProblem& problem)
{
    console.complain("ask: " + problem.complaint.text);
    return problem.status;
}

/// The model to ask: the one that is named, or the built-in answerer if none is set up.
Result<std::string_view, CommandProblem> modelToAsk(const Arguments& arguments)
{
    if (const auto name = arguments.value("--model"))
        return *name;
    const auto models = knownModels();
    if (!models)
        return Failure{models.error()};
    if (models->profiles.empty())
        return BuiltInModel::name;
    return Failure{CommandProblem{ExitStatus::badUsage, {"which model? --model NAME, or --model built-in for none"}}};
}

Result<CalendarDay, CommandProblem> todayGiven(const Arguments& arguments)
{
    const auto given = arguments.value("--today");
    if (!given)
        return currentDay();
    if (const auto day = dayFrom(*given))
        return *day;
    return Failure{
        CommandProblem{ExitStatus::badUsage, {"--today: '" + std::string(*given) + "' is no day YYYY-MM-DD"}}};
}

ExitStatus runAsk(const Arguments& arguments, const Console& console)
{
    const auto url = arguments.value("--db");
    const bool isMany = arguments.has("--jsonl");
    if (!url || (!isMany && !arguments.operands().empty()))
        return fail(console, {ExitStatus::badUsage, {"it needs --db URL, --model NAME and --question TEXT"}});
    if (auto problem = problemOfSamples(arguments))
        return fail(console, {ExitStatus::badUsage, {std::move(*problem)}});
    const std::string_view like = arguments.value("--like").value_or("");
    if (const auto sketch = sketchFrom(like); arguments.has("--like") && !sketch)
        return fail(console, {ExitStatus::badUsage, {"--like: " + sketch.error()}});
    const auto name = modelToAsk(arguments);
    if (!name)
        return fail(console, name.error());
    auto model = modelNamed(*name, arguments.value("--key-env"), console);
    if (!model)
        return fail(console, model.error());
    const auto today = todayGiven(arguments);
    if (!today)
        return fail(console, today.error());
    RunPolicy initial = model->policy;
    if (model->kind == ModelKind::live) {
        initial.mending = MendingUse::certain;
        initial.hintQuestion = HintQuestion::repeated;
    }
    const auto ifAsked = ifAskedGiven(arguments);
    if (!ifAsked)
        return fail(console, ifAsked.error());
    auto settings = settingsGiven(arguments, initial);
    if (!settings)
        return fail(console, settings.error());
    auto policy = policyGiven(arguments, settings->policy);
    if (!policy)
        return fail(console, policy.error());
    std::string preset = presetKept(arguments, *settings, *policy);
    if (model->kind == ModelKind::builtIn)
        policy = policyOfBuiltIn(*policy);
    auto roleModels = roleModelsFor(arguments, policy.value(), console);
    if (!roleModels)
        return fail(console, roleModels.error());
    auto target = databaseTarget(*url, arguments);
    if (!target)
        return fail(console, target.error());
    auto hints = readHints();
    if (!hints)
        return fail(console, hints.error());
    // Recorded and scripted replies belong to the prompts that they were given to.
    const bool isReplying = model->kind == ModelKind::live || model->kind == ModelKind::builtIn;
    auto glossary = isReplying ? glossaryGiven(arguments) : Result<GivenGlossary, CommandProblem>(GivenGlossary());
    if (!glossary)
        return fail(console, glossary.error());
    AskSettings asking{std::move(model).value(),
                       *name,
                       std::move(target).value(),
                       *policy,
                       *today,
                       std::move(hints).value(),
                       *ifAsked,
                       std::move(settings).value(),
                       std::move(roleModels).value(),
                       std::move(preset),
                       std::move(glossary).value()};
    return isMany ? askMany(std::move(asking), arguments, console) : askOne(std::move(asking), arguments, console);
}

} // namespace

const Command askCommand{
    "ask",
    "--db URL [--model NAME] [--question TEXT | --jsonl] [OPTION...] [FILE...|-]",
    "answers a question in SQL, checked and corrected on the database",
    "Each statement that the model writes is guarded, checked against the schema,\n"
    "planned and tried by the database; mistakes go back to the model as hints until\n"
    "it is right or the retries are used up. Every event is kept in the run store.\n",
    askOptions,
    runAsk,
};

} // namespace querymend
