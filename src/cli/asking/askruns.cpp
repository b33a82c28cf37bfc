#include "asking/askruns.h"

#include "asking/askedlines.h"
#include "asking/loopsettings.h"
#include "asking/presetchoice.h"
#include "asking/runconsole.h"
#include "asking/runfiles.h"
#include "asking/storedmemory.h"
#include "run/answersketch.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

ExitStatus fail(const Console& console, const CommandProblem& problem)
{
    console.complain("ask: " + problem.complaint.text);
    return problem.status;
}

/// Overrides the question of the model's file; a new question also drops the file's evidence and directives.
void readQuestionOptions(const Arguments& arguments, Question& question)
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
    question.evidence = withSketch(question.evidence, arguments.value("--like").value_or(""));
}

void takeDirectives(const Arguments& arguments, const RunSettings& settings, Question& question)
{
    if (!settings.directives.empty() && !arguments.has("--directives"))
        question.directives = settings.directives;
}

/// A run's model and those of its roles.
class OwnedModels : public ModelPort {
public:
    OwnedModels(std::unique_ptr<ModelPort> model, RoleModels::Own roles, std::unique_ptr<ModelPort> builtIn)
        : m_model(std::move(model)), m_models(*m_model, std::move(roles), std::move(builtIn))
    {}

    void ask(const AskModel& request, Answered answered) override { m_models.ask(request, std::move(answered)); }
    std::optional<ModelProblem> stop(EffectId effect) override { return m_models.stop(effect); }
    [[nodiscard]] std::chrono::milliseconds waited(EffectId effect) const override { return m_models.waited(effect); }

private:
    std::unique_ptr<ModelPort> m_model;
    RoleModels m_models; // asks m_model
};

} // namespace

Result<RoleModels::Own, CommandProblem> roleModelsFor(const Arguments& arguments, RunPolicy& policy,
                                                      const Console& console)
{
    const auto given = roleModelsGiven(arguments);
    if (!given)
        return Failure{given.error()};
    for (const RoleModelWord& word : *given) {
        std::erase_if(policy.roleModels, [&](const RoleModel& own) { return own.role == word.role; });
        policy.roleModels.push_back({word.role, word.model, {}});
    }
    RoleModels::Own models;
    for (RoleModel& own : policy.roleModels) {
        auto model = modelNamed(own.model, {}, console);
        if (!model)
            return Failure{std::move(model).error()};
        allow(termsOf(*model), own, policy);
        models.emplace_back(own.role, std::move(model.value().port));
    }
    return models;
}

ExitStatus askOne(AskSettings asking, const Arguments& arguments, const Console& console)
{
    auto keeper = RunSaver::open(arguments.value("--store"), arguments.value("--save"));
    if (!keeper)
        return fail(console, keeper.error());
    const auto log = failureSink(arguments, console);
    if (!log)
        return fail(console, log.error());
    const auto memory = readMemory(arguments, arguments.has("--no-memory") ? nullptr : &keeper.value()->store(),
                                   asking.settings.exampleFiles);
    if (!memory)
        return fail(console, memory.error());
    ConsoleRun run;
    run.hints = &asking.hints.texts;
    run.glossary = asking.glossary;
    run.log = *log;
    run.samples = samplesFor(arguments, asking.model);
    run.target = std::move(asking.target);
    run.started.question = asking.model.question;
    readQuestionOptions(arguments, run.started.question);
    takeDirectives(arguments, asking.settings, run.started.question);
    if (run.started.question.text.empty())
        return fail(console, {ExitStatus::badUsage, {"what is the question? --question TEXT"}});
    run.started.model = std::string(asking.name);
    run.started.modelKind = asking.model.kind;
    run.started.price = asking.model.price;
    run.started.policy = asking.policy;
    run.started.preset = asking.preset;
    if (asking.model.memory)
        run.started.memory = *asking.model.memory;
    else
        run.memory = *memory;
    std::optional<RoleModels> models; // none for the built-in answerer
    if (asking.model.port)
        models.emplace(*asking.model.port, std::move(asking.roleModels));
    run.model = models ? &*models : nullptr;
    run.today = asking.today;
    run.keep = keeper.value()->sink();
    run.output = arguments.has("--json") ? RunOutput::jsonLines : RunOutput::timeline;
    run.ifAsked = asking.ifAsked;
    run.colours = coloursFor(arguments);
    run.symbols = symbolsOfTerminal();
    const ExitStatus status = carryOut(std::move(run), console);
    if (const auto problem = keeper.value()->save()) {
        console.complain("ask: " + *problem);
        return ExitStatus::unusable;
    }
    return status;
}

ExitStatus askMany(AskSettings asking, const Arguments& arguments, const Console& console)
{
    std::unique_ptr<RunSaver> keeper;
    if (arguments.has("--keep") || !arguments.has("--no-memory")) {
        auto opened = RunSaver::open(arguments.value("--store"), std::nullopt);
        if (!opened)
            return fail(console, opened.error());
        keeper = std::move(opened).value();
    }
    const auto memory =
        readMemory(arguments, arguments.has("--no-memory") ? nullptr : &keeper->store(), asking.settings.exampleFiles);
    if (!memory)
        return fail(console, memory.error());
    QuestionLines lines;
    lines.run.hints = &asking.hints.texts;
    lines.run.glossary = asking.glossary;
    lines.run.memory = *memory;
    lines.run.samples = samplesFor(arguments, asking.model);
    lines.run.target = std::move(asking.target);
    readQuestionOptions(arguments, lines.run.started.question);
    takeDirectives(arguments, asking.settings, lines.run.started.question);
    lines.run.started.model = std::string(asking.name);
    lines.run.started.modelKind = asking.model.kind;
    lines.run.started.price = asking.model.price;
    lines.run.started.policy = asking.policy;
    lines.run.started.preset = asking.preset;
    lines.run.today = asking.today;
    lines.run.ifAsked = asking.ifAsked;
    lines.run.keep = arguments.has("--keep") ? keeper->sink() : discardingSink();
    if (asking.model.port) {
        lines.model =
            [&arguments, &console, name = std::string(asking.name), policy = asking.policy](
                std::unique_ptr<ModelPort> builtIn) mutable -> Result<std::unique_ptr<ModelPort>, CommandProblem> {
            auto model = modelNamed(name, arguments.value("--key-env"), console);
            if (!model)
                return Failure{std::move(model).error()};
            auto roles = roleModelsFor(arguments, policy, console);
            if (!roles)
                return Failure{std::move(roles).error()};
            return std::unique_ptr<ModelPort>(std::make_unique<OwnedModels>(
                std::move(model).value().port, std::move(roles).value(), std::move(builtIn)));
        };
    }
    return askLines(std::move(lines), arguments.operands(), console);
}

} // namespace querymend
