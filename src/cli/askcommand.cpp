#include "command.h"
#include "database.h"
#include "inputfile.h"
#include "loopsettings.h"
#include "modelchoice.h"
#include "policyoptions.h"
#include "runconsole.h"
#include "runfiles.h"
#include "storedmemory.h"
#include "wantedschema.h"

#include <array>
#include <string>
#include <utility>

namespace querymend {

namespace {

// clang-format off
constexpr std::array askOptions{
    Option{"--db", "URL", "the database; `querymend help` lists the forms"},
    allowFunctionOption,
    Option{"--model", "NAME", "a model that is set up (`querymend help models`),\n"
                              "or scenario:FILE, whose replies are scripted,\n"
                              "or recorded:FILE, a stored run"},
    Option{"--key-env", "NAME", "the variable of the environment with the model's key"},
    Option{"--question", "TEXT", "what is to be found out"},
    Option{"--evidence", "TEXT", "hints on the domain"},
    Option{"--directives", "TEXT", "rules of the workspace"},
    Option{"--examples", "FILE", "pairs of question and SQL besides those that were accepted\n"
                                 "before: JSON, as BIRD and Spider have it, or .sql"},
    Option{"--level", "NAME", "the first level: basic, advanced or expert"},
    Option{"--lanes", "N", "how many candidates of each level, 1 to 16 (1)"},
    Option{"--roles", "NAMES", "helpers, parted by commas: validator, translator,\n"
                               "keywords, test_generator, evaluator, explainer; all or\n"
                               "none"},
    Option{"--keywords", "USE", "words of the role keywords: added to those of the\n"
                                "question (the default) or used instead"},
    Option{"--tables", "SCOPE", "what a prompt shows of the schema: whole, linked, or\n"
                                "automatic, which goes by size and level (the default)"},
    Option{"--schema-tokens", "N", "the most of a prompt that the schema takes (12000);\n"
                                   "0 is no limit"},
    Option{"--samples", "POLICY", "values of the database that the model is shown: none\n"
                                  "(the default), careful, which is what several rows\n"
                                  "share and no person's, or all"},
    Option{"--concurrency", "N", "calls to the model at the same time (no limit)"},
    Option{"--seconds", "N", "how long the run may take in all (no limit)"},
    Option{"--tokens", "N", "how many tokens its calls may take in all (no limit)"},
    Option{"--call-seconds", "N", "how long a call to the model may take (no limit)"},
    Option{"--lane-seconds", "N", "how long a lane may take (no limit)"},
    Option{"--max-retries", "N", "corrections of each lane, 0 to 10 (3)"},
    Option{"--treat-empty-as-error", "", "a result without rows is to be corrected"},
    Option{"--policy", "NAME", "analyst (the default) or strict"},
    Option{"--values", "USE", "values of the database in hints: named (the default),\n"
                              "or withheld: they stay on this machine"},
    Option{"--seed", "N", "of all that is shuffled (1)"},
    Option{"--json", "", "one JSON object per event and line"},
    Option{"--save", "FILE", "keep the run in this file too"},
    Option{"--store", "PLACE", "the store of runs: a file or postgresql://..."},
    Option{"--verbose", "", "tell of each failed attempt on standard error"},
    Option{"--log", "FILE", "the same, added to this file"},
    Option{"--no-color", "", "no colours"},
};
// clang-format on

ExitStatus fail(const Console& console, const CommandProblem& problem)
{
    console.complain("ask: " + problem.complaint.text);
    return problem.status;
}

/// Overrides the question of the model's file; a new question also drops the file's evidence and directives.
void takeQuestion(const Arguments& arguments, Question& question)
{
    const auto take = [&](std::string_view option, std::string& text) {
        if (const auto given = arguments.value(option))
            text = std::string(*given);
    };
    if (arguments.has("--question"))
        question = {};
    take("--question", question.text);
    take("--evidence", question.evidence);
    take("--directives", question.directives);
}

ExitStatus runAsk(const Arguments& arguments, const Console& console)
{
    const auto url = arguments.value("--db");
    const auto name = arguments.value("--model");
    if (!url || !name || !arguments.operands().empty())
        return fail(console, {ExitStatus::badUsage, {"it needs --db URL, --model NAME and --question TEXT"}});
    if (auto problem = problemOfSamples(arguments))
        return fail(console, {ExitStatus::badUsage, {std::move(*problem)}});
    auto model = modelNamed(*name, arguments.value("--key-env"));
    if (!model)
        return fail(console, model.error());
    const auto policy = policyGiven(arguments, model->policy);
    if (!policy)
        return fail(console, policy.error());
    auto target = databaseTarget(*url, arguments);
    if (!target)
        return fail(console, target.error());
    auto keeper = RunKeeper::open(arguments.value("--store"), arguments.value("--save"));
    if (!keeper)
        return fail(console, keeper.error());
    const auto hints = readHints();
    if (!hints)
        return fail(console, hints.error());
    const auto log = failureSink(arguments, console);
    if (!log)
        return fail(console, log.error());
    const auto memory = readMemory(arguments, &keeper.value()->store());
    if (!memory)
        return fail(console, memory.error());
    ConsoleRun run;
    run.hints = &hints->texts;
    run.log = *log;
    run.samples = samplesAsked(arguments);
    run.target = std::move(target).value();
    run.started.question = model->question;
    takeQuestion(arguments, run.started.question);
    if (run.started.question.text.empty())
        return fail(console, {ExitStatus::badUsage, {"what is the question? --question TEXT"}});
    run.started.model = std::string(*name);
    run.started.modelKind = model->kind;
    run.started.price = model->price;
    run.started.policy = *policy;
    if (model->memory)
        run.started.memory = *model->memory;
    else
        run.memory = *memory;
    run.model = model->port.get();
    run.keep = keeper.value()->sink();
    run.output = arguments.has("--json") ? RunOutput::jsonLines : RunOutput::timeline;
    run.colours = coloursFor(arguments);
    run.symbols = symbolsOfTerminal();
    const ExitStatus status = carryOut(std::move(run), console);
    if (const auto problem = keeper.value()->save()) {
        console.complain("ask: " + *problem);
        return ExitStatus::unusable;
    }
    return status;
}

} // namespace

const Command askCommand{
    "ask",
    "--db URL --model NAME --question TEXT [OPTION...]",
    "has a question answered, checked and corrected on the database",
    "Each statement that the model writes is guarded, checked against the schema,\n"
    "planned and tried by the database; what is wrong goes back as a hint, until it\n"
    "is right or the retries are spent. Every event is kept in the store of runs.\n",
    askOptions,
    runAsk,
};

} // namespace querymend
