#include "store/connectionfile.h"

#include "base/urlsecrets.h"

#include <QDir>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

constexpr FileKind kind{"querymend-connections", 1};
constexpr FileKind exportedSettings{"querymend-settings", 1};

constexpr std::array<std::string_view, 7> colourNames{"none", "red", "orange", "green", "teal", "violet", "blue"};

constexpr std::array<std::string_view, 3> accessNames{"none", "queries", "values"};

/// `DSN=shop;PWD={a;b};UID=ann` without the second part. Braces protect semicolons; `}}` in them is an escaped brace.
std::string withoutOdbcPassword(std::string_view text)
{
    std::string kept;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t equals = std::min(text.find('=', at), text.size());
        std::size_t end = std::min(text.find(';', at), text.size());
        if (equals < end && equals + 1 < text.size() && text[equals + 1] == '{') {
            std::size_t close = text.find('}', equals);
            while (close != std::string_view::npos && text.substr(close, 2) == "}}")
                close = text.find('}', close + 2);
            end = close == std::string_view::npos ? text.size() : std::min(text.find(';', close), text.size());
        }
        if (!isSecretOption(text.substr(at, std::min(equals, end) - at)))
            kept.append(kept.empty() ? "" : ";").append(text.substr(at, end - at));
        at = end + 1;
    }
    return kept;
}

nlohmann::ordered_json jsonOf(const SavedConnection& connection)
{
    nlohmann::ordered_json json{{"id", connection.id}, {"name", connection.name}, {"engine", connection.engine}};
    const auto add = [&](const char* name, const std::string& text) {
        if (!text.empty())
            json[name] = text;
    };
    add("host", connection.host);
    if (connection.port)
        json["port"] = *connection.port;
    add("user", connection.user);
    add("database", connection.database);
    if (!connection.options.empty())
        json["options"] = connection.options;
    add("password_command", connection.passwordCommand);
    if (connection.colour != ColourTag::none)
        json["colour"] = colourNames[static_cast<std::size_t>(connection.colour)];
    if (connection.agents != AgentAccess::none)
        json["agents"] = accessNames[static_cast<std::size_t>(connection.agents)];
    if (connection.hasPassword)
        json["has_password"] = true;
    if (connection.lastUsed != 0)
        json["last_used"] = connection.lastUsed;
    add("group", connection.group);
    if (connection.isProduction)
        json["production"] = true;
    return json;
}

/// Reads one connection and notes the first member that is missing or invalid.
class ConnectionReader {
public:
    explicit ConnectionReader(const nlohmann::json& json) : m_json(json) {}

    SavedConnection read()
    {
        SavedConnection made;
        made.id = text("id");
        made.name = text("name");
        made.engine = text("engine");
        made.host = text("host");
        made.user = text("user");
        made.database = text("database");
        made.passwordCommand = text("password_command");
        const auto port = number("port", std::numeric_limits<std::uint16_t>::max());
        if (port > 0)
            made.port = static_cast<std::uint16_t>(port);
        made.lastUsed = number("last_used", std::numeric_limits<std::int64_t>::max());
        made.hasPassword = isTrue("has_password");
        made.group = text("group");
        made.isProduction = isTrue("production");
        made.colour = named("colour", colourNames, ColourTag::none);
        made.agents = named("agents", accessNames, AgentAccess::none);
        readOptions(made);
        check(!made.id.empty(), "id");
        check(!made.engine.empty(), "engine");
        return made;
    }

    [[nodiscard]] const std::string& problem() const { return m_problem; }

private:
    const nlohmann::json* member(const char* name) const
    {
        const auto found = m_json.find(name);
        return found == m_json.end() ? nullptr : &*found;
    }

    bool check(bool holds, const char* name)
    {
        if (!holds && m_problem.empty())
            m_problem = name;
        return holds;
    }

    std::string text(const char* name)
    {
        const auto* const value = member(name);
        return value && check(value->is_string(), name) ? value->get<std::string>() : std::string();
    }

    std::int64_t number(const char* name, std::int64_t most)
    {
        const auto* const value = member(name);
        if (!value || !check(value->is_number_integer(), name))
            return 0;
        const auto found = value->get<std::int64_t>();
        return check(found >= 0 && found <= most, name) ? found : 0;
    }

    bool isTrue(const char* name)
    {
        const auto* const value = member(name);
        return value && check(value->is_boolean(), name) && value->get<bool>();
    }

    /// A name that another version wrote counts as `otherwise`.
    template <class Enum, std::size_t N>
    Enum named(const char* member, const std::array<std::string_view, N>& names, Enum otherwise)
    {
        const auto found = std::find(names.begin(), names.end(), text(member));
        return found == names.end() ? otherwise : static_cast<Enum>(found - names.begin());
    }

    void readOptions(SavedConnection& made)
    {
        const auto* const options = member("options");
        if (!options || !check(options->is_object(), "options"))
            return;
        for (const auto& [name, value] : options->items()) {
            if (check(value.is_string(), "options"))
                made.options[name] = value.get<std::string>();
        }
    }

    const nlohmann::json& m_json;
    std::string m_problem;
};

/// Fails with what is wrong with the first connection that cannot be read.
Result<std::vector<SavedConnection>, std::string> readList(const nlohmann::json& list)
{
    std::vector<SavedConnection> connections;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "connection " + std::to_string(i + 1);
        if (!list[i].is_object())
            return Failure{place + " is not an object"};
        ConnectionReader reader(list[i]);
        connections.push_back(reader.read());
        if (!reader.problem().empty())
            return Failure{place + ": " + reader.problem() + " is missing or invalid"};
    }
    return connections;
}

/// Removes what must not go to others or come from them.
SavedConnection forOthers(SavedConnection connection)
{
    connection = withoutPasswords(std::move(connection));
    connection.passwordCommand.clear();
    connection.agents = AgentAccess::none;
    connection.hasPassword = false;
    connection.lastUsed = 0;
    return connection;
}

bool says(std::string_view text, const FileKind& format)
{
    return text.find('"' + std::string(format.format) + '"') != std::string_view::npos;
}

} // namespace

SavedConnection withoutPasswords(SavedConnection connection)
{
    std::erase_if(connection.options, [](const auto& option) { return isSecretOption(option.first); });
    if (connection.engine == "odbc")
        connection.database = withoutOdbcPassword(connection.database);
    return connection;
}

QString usualConnectionsPath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("connections.json"));
}

Result<std::vector<SavedConnection>, FileProblem> readConnections(const QString& path, WhenBroken whenBroken)
{
    auto content = readVersioned(path, kind, whenBroken);
    if (!content)
        return Failure{std::move(content).error()};
    if (content->is_null())
        return std::vector<SavedConnection>();
    const auto list = content->find("connections");
    if (list == content->end() || !list->is_array())
        return Failure{brokenFile(path, "it has no list of connections", whenBroken)};
    auto connections = readList(*list);
    if (!connections)
        return Failure{brokenFile(path, std::move(connections).error(), whenBroken)};
    return std::move(connections).value();
}

bool saysConnections(std::string_view beginning)
{
    return says(beginning, kind) || says(beginning, exportedSettings);
}

Result<std::vector<SavedConnection>, FileProblem> readConnectionsOfOthers(const QString& path)
{
    auto content = readVersioned(path, exportedSettings, WhenBroken::leave);
    if (!content && content.error().failure == FileFailure::broken)
        content = readVersioned(path, kind, WhenBroken::leave);
    if (!content)
        return Failure{std::move(content).error()};
    const auto list = content->is_object() ? content->find("connections") : content->end();
    if (list == content->end())
        return std::vector<SavedConnection>();
    if (!list->is_array())
        return Failure{brokenFile(path, "it has no list of connections", WhenBroken::leave)};
    auto connections = readList(*list);
    if (!connections)
        return Failure{brokenFile(path, std::move(connections).error(), WhenBroken::leave)};
    for (SavedConnection& connection : connections.value())
        connection = forOthers(std::move(connection));
    return std::move(connections).value();
}

Result<void, FileProblem> writeConnections(const QString& path, const std::vector<SavedConnection>& connections)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const SavedConnection& connection : connections)
        list.push_back(jsonOf(withoutPasswords(connection)));
    return writeVersioned(path, kind, {{"connections", std::move(list)}});
}

nlohmann::ordered_json jsonForOthers(const std::vector<SavedConnection>& connections)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const SavedConnection& connection : connections)
        list.push_back(jsonOf(forOthers(connection)));
    return list;
}

Result<void, FileProblem> writeConnectionsForOthers(const QString& path,
                                                    const std::vector<SavedConnection>& connections)
{
    return writeVersioned(path, kind, {{"connections", jsonForOthers(connections)}});
}

} // namespace querymend
