#include "agents/savedconnections.h"

#include "database/savedtarget.h"
#include "store/connectionfile.h"
#include "store/keystore.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

/// A command that prints the password goes before one that was stored earlier.
bool hasStoredPassword(const SavedConnection& connection)
{
    return connection.hasPassword && connection.passwordCommand.empty();
}

std::optional<Secret> passwordOf(const SavedConnection& connection)
{
    if (!hasStoredPassword(connection))
        return {};
    std::optional<Result<Secret, KeyStoreProblem>> answer;
    QObject context;
    readStoredKey(passwordKeyOf(connection.id), &context, [&answer](const Result<Secret, KeyStoreProblem>& key) {
        answer = key;
        QCoreApplication::quit();
    });
    if (!answer)
        QCoreApplication::exec(); // nothing else is running yet
    return answer && *answer ? std::optional(**answer) : std::nullopt;
}

Result<AgentConnection, CommandProblem> opened(const SavedConnection& connection)
{
    const bool isKnown = engineNamed(connection.engine).has_value();
    const auto password = passwordOf(connection);
    if (!isKnown || (hasStoredPassword(connection) && !password))
        return Failure{CommandProblem{ExitStatus::unusable,
                                      {"the connection " + connection.name
                                       + (isKnown ? ": the system's key store denied access to its password"
                                                  : ": its kind is unknown to this version")}}};
    AgentConnection made;
    made.name = connection.name;
    made.target = targetOf(connection);
    made.target.password = password;
    if (connection.agents == AgentAccess::values)
        made.samples = SamplePolicy::careful;
    return made;
}

} // namespace

Result<std::vector<AgentConnection>, CommandProblem> savedConnections(const std::vector<std::string_view>& names)
{
    const auto read = readConnections(usualConnectionsPath());
    if (!read)
        return Failure{
            CommandProblem{ExitStatus::unusable,
                           {"the saved connections: " + read.error().path.toStdString() + ": " + read.error().reason}}};
    std::vector<AgentConnection> connections;
    const auto add = [&](const SavedConnection& connection) -> std::optional<CommandProblem> {
        auto made = opened(connection);
        if (!made)
            return made.error();
        connections.push_back(std::move(made).value());
        return {};
    };
    for (const std::string_view name : names) {
        const auto found = std::find_if(read->begin(), read->end(),
                                        [&](const SavedConnection& connection) { return connection.name == name; });
        if (found == read->end())
            return Failure{CommandProblem{ExitStatus::badUsage,
                                          {"--connection: there is no saved connection '" + std::string(name) + '\''}}};
        if (auto problem = add(*found))
            return Failure{std::move(*problem)};
    }
    for (const SavedConnection& connection : *read) {
        if (!names.empty() || connection.agents == AgentAccess::none)
            continue;
        if (auto problem = add(connection))
            return Failure{std::move(*problem)};
    }
    return connections;
}

} // namespace querymend
