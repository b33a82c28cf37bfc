#include "database.h"

#include "db/engines.h"
#include "db/host/hostprocess.h"

#include <QCoreApplication>

#include <cstdlib>
#include <string>

namespace querymend {

namespace {

std::optional<std::string> environmentVariable(std::string_view name)
{
    const char* const value = std::getenv(std::string(name).c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
}

} // namespace

Result<std::unique_ptr<Session>, DatabaseProblem> openDatabase(std::string_view url, const Console& console)
{
    const auto target = parseConnectionUrl(url, environmentVariable);
    if (!target)
        return Failure{DatabaseProblem{ExitStatus::badUsage, {"--db: " + target.error().text}}};
    HostSettings settings;
    settings.program = QCoreApplication::applicationFilePath().toStdString();
    auto session = openContained(*target, settings);
    if (!session) {
        const std::string reason = target->shown() + ": " + session.error().message;
        return Failure{DatabaseProblem{ExitStatus::unusable, {"--db: " + reason}}};
    }
    for (const std::string& warning : session.value()->warnings())
        console.complain("warning: " + warning);
    return std::move(session).value();
}

} // namespace querymend
