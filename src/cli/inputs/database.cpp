#include "inputs/database.h"

#include "database/databaseopener.h"
#include "db/addresses/allowedobjects.h"
#include "db/addresses/chosentables.h"
#include "db/addresses/connectionurl.h"
#include "db/addresses/environmentvariable.h"
#include "schema/tablelimit.h"
#include "terminal/warningtext.h"

#include <QCoreApplication>

#include <string>
#include <utility>

namespace querymend {

namespace {

/// The address may be that of a record, which somebody else may have made.
Result<ConnectionTarget, CommandProblem> targetOfUrl(std::string_view url, const Arguments& arguments)
{
    auto target = parseConnectionUrl(url, environmentVariable);
    if (!target)
        return Failure{CommandProblem{ExitStatus::badUsage, {"--db: " + target.error().text}}};
    const auto command = arguments.value(passwordCommandOption.name);
    if (command && isFile(target->engine))
        return Failure{CommandProblem{ExitStatus::badUsage, {"--password-command: a database file has no password"}}};
    if (command && target->password)
        return Failure{CommandProblem{ExitStatus::badUsage,
                                      {"--password-command: the URL has a password as well; leave out one of them"}}};
    if (command)
        target.value().passwordCommand = *command;
    for (const std::string_view name : arguments.values(allowFunctionOption.name))
        allowObject(target.value(), name);
    for (const std::string_view name : arguments.values(onlyTableOption.name))
        chooseTable(target.value(), name);
    return std::move(target).value();
}

} // namespace

Result<ConnectionTarget, CommandProblem> databaseTarget(std::string_view url, const Arguments& arguments)
{
    auto target = targetOfUrl(url, arguments);
    const bool needsPassword = target && !target->password && target->passwordCommand.empty();
    if (needsPassword && !isFile(target->engine))
        target.value().passwordCommand = environmentVariable(passwordCommandVariable).value_or(std::string());
    return target;
}

Result<ConnectionTarget, CommandProblem> databaseTarget(const Arguments& arguments, const RunStarted& started)
{
    if (const auto url = arguments.value("--db"))
        return databaseTarget(*url, arguments);
    // Older records hold only the displayed form of the address. The user has not seen where it leads, so the
    // environment's command, which is meant for another database, does not run for it.
    return targetOfUrl(started.address.empty() ? started.database : started.address, arguments);
}

SessionOpener openerOf(const ConnectionTarget& target)
{
    return reconnectingOpener(target, QCoreApplication::applicationFilePath());
}

namespace {

void allowInSchema(Snapshot& snapshot, const Arguments& arguments)
{
    for (const std::string_view name : arguments.values(allowFunctionOption.name)) {
        std::erase_if(snapshot.restricted, [name](const RestrictedObject& object) {
            const std::string_view cause = object.cause;
            const std::size_t dot = cause.find('.');
            const bool hasSchema = dot != std::string_view::npos;
            return isCalled(object.schema, object.name, name)
                || (hasSchema && isCalled(cause.substr(0, dot), cause.substr(dot + 1), name));
        });
    }
}

void complainOf(const DatabaseWarning& warning, const Console& console)
{
    console.complain("warning: " + textOf(warning));
}

} // namespace

void applyChoices(Snapshot& snapshot, NameRules rules, const Arguments& arguments, const Console& console)
{
    allowInSchema(snapshot, arguments);
    std::vector<std::string> chosen;
    for (const std::string_view name : arguments.values(onlyTableOption.name))
        chosen.emplace_back(name);
    if (chosen.empty())
        return;
    LimitedSnapshot limited = limitedTo(Catalog(std::move(snapshot), rules), chosen);
    for (const std::string& name : limited.unknown)
        complainOf(UselessChoice{name, false}, console);
    for (const std::string& name : limited.hidden)
        complainOf(UselessChoice{name, true}, console);
    snapshot = std::move(limited.snapshot);
}

CommandProblem cannotOpen(const ConnectionTarget& target, const EngineError& error)
{
    return {ExitStatus::unusable, {"--db: " + target.shown() + ": " + error.message}};
}

void warnOf(const DatabaseWarnings& warnings, const Console& console)
{
    for (const DatabaseWarning& warning : warnings)
        complainOf(warning, console);
}

Result<Snapshot, EngineError> readWholeSchema(Session& session, const Console& console)
{
    const std::size_t told = session.warnings().size();
    auto snapshot = session.readSchema({});
    const DatabaseWarnings& warnings = session.warnings();
    for (std::size_t i = told; i < warnings.size(); ++i)
        complainOf(warnings[i], console);
    return snapshot;
}

Result<OpenDatabase, CommandProblem> openDatabase(std::string_view url, const Arguments& arguments,
                                                  const Console& console)
{
    const auto target = databaseTarget(url, arguments);
    if (!target)
        return Failure{target.error()};
    auto interrupt = std::make_unique<StopOnInterrupt>();
    auto session = openerOf(*target)();
    if (!session)
        return Failure{cannotOpen(*target, session.error())};
    warnOf(session.value()->warnings(), console);
    interrupt->watch(session.value()->canceller());
    return OpenDatabase{std::move(interrupt), std::move(session).value()};
}

} // namespace querymend
