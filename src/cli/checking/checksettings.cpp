#include "checking/checksettings.h"

#include "inputs/database.h"
#include "inputs/schemafile.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

Failure<CommandProblem> badUsage(std::string text)
{
    return {CommandProblem{ExitStatus::badUsage, {std::move(text)}}};
}

std::string dialectList()
{
    std::string names;
    for (const Dialect& dialect : allDialects())
        names += (names.empty() ? "" : ", ") + std::string(dialect.name);
    return names;
}

Result<CheckPolicy, Complaint> policyGiven(std::string_view word)
{
    if (word == "analyst")
        return CheckPolicy::analyst;
    if (word == "strict")
        return CheckPolicy::strict;
    return Failure{Complaint{noneOf("--policy", word, {"analyst", "strict"})}};
}

/// Whether the schema and the statements would both be read from standard input.
bool schemaTakesTheInput(const Arguments& arguments)
{
    const auto& files = arguments.operands();
    return arguments.value("--schema") == "-"
        && (files.empty() || std::find(files.begin(), files.end(), "-") != files.end());
}

Result<CheckSettings, CommandProblem> withDialect(CheckSettings settings, const std::optional<Snapshot>& snapshot)
{
    if (!settings.dialect && snapshot)
        settings.dialect = dialectOfSchema(*snapshot);
    if (settings.dialect)
        return settings;
    if (snapshot && !snapshot->dialect.empty())
        return badUsage("the schema has an unknown dialect, '" + snapshot->dialect
                        + "'; name the one to check against: --dialect " + dialectList());
    return badUsage("name the dialect to check against: --dialect " + dialectList());
}

/// Returns which options cannot be combined.
std::optional<std::string> contradiction(const Arguments& arguments)
{
    if (schemaTakesTheInput(arguments))
        return "--schema - reads standard input, so the statements must come from a file";
    if (arguments.has("--db") && arguments.has("--schema"))
        return "--schema replaces a database, so it cannot be used with --db";
    if (arguments.has("--only-table") && !arguments.has("--db") && !arguments.has("--schema"))
        return "--only-table limits the tables of a schema, so it needs one: --db URL or --schema FILE";
    if (arguments.has("--db") && arguments.has("--dialect"))
        return "a database has its own dialect, so --dialect cannot be used with --db";
    if (arguments.has("--trial") && !arguments.has("--db"))
        return "--trial runs the statement, so it needs a database: --db URL";
    if (arguments.has("--trial") && arguments.has("--no-explain"))
        return "--trial comes after the plan, so it cannot be used with --no-explain";
    if (arguments.has("--workers") && !(arguments.has("--jsonl") && arguments.has("--db")))
        return "--workers is for many statements on a database, so it needs --jsonl and --db";
    if (arguments.has("--workers") && arguments.has("--no-explain"))
        return "--workers share the work of the database, so it cannot be used with --no-explain";
    if (arguments.has("--treat-empty-as-error") && !arguments.has("--trial"))
        return "--treat-empty-as-error applies to the result of --trial, so it needs --trial";
    return std::nullopt;
}

EngineAsked engineAsked(const Arguments& arguments)
{
    if (arguments.has("--no-explain"))
        return EngineAsked::nothing;
    return arguments.has("--trial") ? EngineAsked::toRun : EngineAsked::toPlan;
}

Failure<CommandProblem> unreadableSchema(const EngineError& error)
{
    return {CommandProblem{ExitStatus::unusable, {"--db: the schema cannot be read: " + error.message}}};
}

/// Opens the database and reads its schema; the settings own the session.
Result<Snapshot, CommandProblem> readDatabase(CheckSettings& settings, std::string_view url, const Arguments& arguments,
                                              const Console& console)
{
    auto opened = openDatabase(url, arguments, console);
    if (!opened)
        return Failure{std::move(opened).error()};
    settings.interrupt = std::move(opened.value().interrupt);
    settings.session = std::move(opened.value().session);
    settings.dialect = &settings.session->dialect();
    auto snapshot = readWholeSchema(*settings.session, console);
    if (!snapshot)
        return unreadableSchema(snapshot.error());
    return std::move(snapshot).value();
}

/// The same with sessions on threads of their own.
Result<Snapshot, CommandProblem> readDatabase(CheckSettings& settings, std::string_view url, const Arguments& arguments,
                                              const Console& console, std::size_t workers)
{
    const auto target = databaseTarget(url, arguments);
    if (!target)
        return Failure{target.error()};
    settings.interrupt = std::make_unique<StopOnInterrupt>();
    auto opened = SessionWorkers::open(openerOf(*target), workers);
    if (!opened)
        return Failure{cannotOpen(*target, opened.error())};
    settings.workers = std::move(opened).value();
    settings.dialect = &settings.workers->dialect();
    warnOf(settings.workers->warnings(), console);
    if (const auto& shortage = settings.workers->shortage())
        console.complain("warning: only " + std::to_string(settings.workers->size()) + " of " + std::to_string(workers)
                         + " connections could be opened: " + shortage->message);
    settings.interrupt->watch(settings.workers->canceller());
    auto read = settings.workers
                    ->add([](Session& session) {
                        const std::size_t told = session.warnings().size();
                        auto snapshot = session.readSchema({});
                        const DatabaseWarnings& all = session.warnings();
                        const auto news = all.begin() + static_cast<std::ptrdiff_t>(std::min(told, all.size()));
                        return std::pair(std::move(snapshot), DatabaseWarnings(news, all.end()));
                    })
                    .get();
    warnOf(read.second, console);
    if (!read.first)
        return unreadableSchema(read.first.error());
    return std::move(read.first).value();
}

} // namespace

Result<CheckSettings, CommandProblem> checkSettings(const Arguments& arguments, const Console& console,
                                                    std::size_t workers)
{
    if (const auto problem = contradiction(arguments))
        return badUsage(*problem);
    CheckSettings settings;
    settings.engine = engineAsked(arguments);
    if (arguments.has("--treat-empty-as-error"))
        settings.emptyResult = EmptyResult::isAnError;
    if (const auto word = arguments.value("--dialect")) {
        const auto dialect = dialectGiven(*word);
        if (!dialect)
            return badUsage(dialect.error().text);
        settings.dialect = *dialect;
    }
    if (const auto word = arguments.value("--policy")) {
        const auto policy = policyGiven(*word);
        if (!policy)
            return badUsage(policy.error().text);
        settings.policy = *policy;
    }
    if (const auto word = arguments.value("--retry")) {
        const auto retry = parseNumber("--retry", *word, mostRetries);
        if (!retry)
            return badUsage(retry.error().text);
        settings.retry = static_cast<std::uint32_t>(*retry);
    }
    auto parameters = GivenParameters::read(arguments);
    if (!parameters)
        return badUsage(parameters.error().text);
    settings.parameters = std::move(parameters).value();
    if (const auto question = arguments.value("--question"))
        settings.question = std::string(*question);
    std::optional<Snapshot> snapshot;
    if (const auto url = arguments.value("--db")) {
        auto read = workers > 0 ? readDatabase(settings, *url, arguments, console, workers)
                                : readDatabase(settings, *url, arguments, console);
        if (!read)
            return Failure{std::move(read).error()};
        snapshot = std::move(read).value();
    }
    if (const auto file = arguments.value("--schema")) {
        auto read = readSchemaFile(*file);
        if (!read)
            return Failure{CommandProblem{ExitStatus::unusable, std::move(read).error()}};
        snapshot = std::move(read).value();
    }
    auto whole = withDialect(std::move(settings), snapshot);
    if (whole && arguments.has("--schema"))
        applyChoices(*snapshot, whole->dialect->syntax.names, arguments, console);
    if (whole && snapshot) {
        whole.value().schema =
            std::make_unique<SchemaView>(Catalog(std::move(*snapshot), whole->dialect->syntax.names));
    }
    return whole;
}

} // namespace querymend
