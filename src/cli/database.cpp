#include "database.h"

#include "databaseopener.h"
#include "warningtext.h"

#include <QCoreApplication>

#include <cstdlib>
#include <string>
#include <utility>

namespace querymend {

std::optional<std::string> environmentVariable(std::string_view name)
{
    const char* const value = std::getenv(std::string(name).c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
}

Result<ConnectionTarget, CommandProblem> databaseTarget(std::string_view url)
{
    auto target = parseConnectionUrl(url, environmentVariable);
    if (!target)
        return Failure{CommandProblem{ExitStatus::badUsage, {"--db: " + target.error().text}}};
    return std::move(target).value();
}

Result<ConnectionTarget, CommandProblem> databaseTarget(const Arguments& arguments, const RunStarted& started)
{
    if (const auto url = arguments.value("--db"))
        return databaseTarget(*url);
    // Older records only have what people are shown.
    return databaseTarget(started.address.empty() ? started.database : started.address);
}

SessionOpener openerOf(const ConnectionTarget& target)
{
    return reconnectingOpener(target, QCoreApplication::applicationFilePath());
}

Result<OpenDatabase, CommandProblem> openDatabase(std::string_view url, const Console& console)
{
    const auto target = databaseTarget(url);
    if (!target)
        return Failure{target.error()};
    auto interrupt = std::make_unique<StopOnInterrupt>();
    auto session = openerOf(*target)();
    if (!session) {
        const std::string reason = target->shown() + ": " + session.error().message;
        return Failure{CommandProblem{ExitStatus::unusable, {"--db: " + reason}}};
    }
    for (const DatabaseWarning& warning : session.value()->warnings())
        console.complain("warning: " + textOf(warning));
    interrupt->watch(session.value()->canceller());
    return OpenDatabase{std::move(interrupt), std::move(session).value()};
}

} // namespace querymend
