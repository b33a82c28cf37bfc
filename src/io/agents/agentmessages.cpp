#include "agents/agentmessages.h"

#include "base/json.h"
#include "run/eventrecord.h"

#include <QDir>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const AgentHello& hello)
{
    return {
        {"message", "hello"}, {"agent", hello.agent}, {"connections", hello.connections}, {"process", hello.process}};
}

Json jsonOf(const HeldEditRefused& refused)
{
    return {{"message", "edit_refused"}, {"run", refused.run}, {"reason", refused.reason}};
}

Json jsonOf(const AgentBorder& border)
{
    return {{"message", "border"}, {"rule", recordName(border.rule)}, {"cost", border.cost}, {"tables", border.tables}};
}

Json jsonOf(const LetHeldRun& order)
{
    return {{"message", "let_run"}, {"run", order.run}};
}

Json jsonOf(const EditHeld& order)
{
    return {{"message", "edit"}, {"run", order.run}, {"sql", order.sql}};
}

Json jsonOf(const RefuseHeld& order)
{
    return {{"message", "refuse"}, {"run", order.run}, {"reason", order.reason}};
}

/// The members of a message; what is missing or of another type is empty.
class Message {
public:
    explicit Message(nlohmann::json json) : m_json(std::move(json)) {}

    [[nodiscard]] std::string text(const char* name) const
    {
        const auto found = m_json.find(name);
        return found != m_json.end() && found->is_string() ? found->get<std::string>() : std::string();
    }
    [[nodiscard]] std::vector<std::string> texts(const char* name) const
    {
        std::vector<std::string> read;
        const auto found = m_json.find(name);
        if (found == m_json.end() || !found->is_array())
            return read;
        for (const auto& value : *found) {
            if (value.is_string())
                read.push_back(value.get<std::string>());
        }
        return read;
    }
    [[nodiscard]] std::int64_t number(const char* name) const
    {
        const auto found = m_json.find(name);
        return found != m_json.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
    }

private:
    nlohmann::json m_json;
};

Result<Message, std::string> parsed(std::string_view line)
{
    auto json = parseJson(line);
    if (!json)
        return Failure{json.error().reason};
    if (!json->is_object())
        return Failure{std::string("not an object")};
    return Message(std::move(json).value());
}

std::optional<AgentBorder> borderIn(const Message& message)
{
    constexpr const auto& names = EnumNames<BorderRule>::names;
    const auto rule = std::find(names.begin(), names.end(), message.text("rule"));
    if (rule == names.end())
        return std::nullopt;
    AgentBorder border;
    border.rule = static_cast<BorderRule>(rule - names.begin());
    border.cost = static_cast<std::uint32_t>(std::max<std::int64_t>(0, message.number("cost")));
    border.tables = message.texts("tables");
    return border;
}

} // namespace

const std::string& runOf(const WindowMessage& message)
{
    static const std::string none;
    if (const auto* const let = std::get_if<LetHeldRun>(&message))
        return let->run;
    if (const auto* const edit = std::get_if<EditHeld>(&message))
        return edit->run;
    const auto* const refused = std::get_if<RefuseHeld>(&message);
    return refused ? refused->run : none;
}

std::string toLine(const AgentMessage& message)
{
    if (const auto* const event = std::get_if<RunEvent>(&message))
        return toRecord(*event);
    if (const auto* const hello = std::get_if<AgentHello>(&message))
        return toJsonLine(jsonOf(*hello));
    return toJsonLine(jsonOf(std::get<HeldEditRefused>(message)));
}

std::string toLine(const WindowMessage& message)
{
    return std::visit([](const auto& what) { return toJsonLine(jsonOf(what)); }, message);
}

Result<AgentMessage, std::string> readAgentMessage(std::string_view line)
{
    const auto message = parsed(line);
    if (!message)
        return Failure{message.error()};
    const std::string kind = message->text("message");
    if (kind == "hello")
        return AgentMessage(
            AgentHello{message->text("agent"), message->texts("connections"), message->number("process")});
    if (kind == "edit_refused")
        return AgentMessage(HeldEditRefused{message->text("run"), message->text("reason")});
    auto event = readRecord(line);
    if (!event)
        return Failure{event.error().text};
    return AgentMessage(std::move(event).value());
}

Result<WindowMessage, std::string> readWindowMessage(std::string_view line)
{
    const auto message = parsed(line);
    if (!message)
        return Failure{message.error()};
    const std::string kind = message->text("message");
    if (kind == "let_run")
        return WindowMessage(LetHeldRun{message->text("run")});
    if (kind == "edit")
        return WindowMessage(EditHeld{message->text("run"), message->text("sql")});
    if (kind == "refuse")
        return WindowMessage(RefuseHeld{message->text("run"), message->text("reason")});
    if (auto border = kind == "border" ? borderIn(*message) : std::nullopt)
        return WindowMessage(*std::move(border));
    return Failure{"unknown message " + kind};
}

QString usualAgentSocket()
{
    const QString name = QStringLiteral("querymend-agents");
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QString folder =
        runtime.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : runtime;
    return QDir(folder).filePath(name);
}

} // namespace querymend
