#include "agents/agentlink.h"
#include "agents/agentrecord.h"
#include "agents/agentserver.h"
#include "agents/clientsnippets.h"
#include "agents/messagepipe.h"
#include "agents/savedconnections.h"
#include "arguments/command.h"
#include "asking/loopsettings.h"
#include "asking/runfiles.h"
#include "inputs/database.h"
#include "inputs/glossaryargument.h"
#include "mcp/mcpprotocol.h"
#include "store/valuelock.h"
#include "terminal/interrupt.h"
#include "terminal/terminal.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <unistd.h>

namespace querymend {

namespace {

// clang-format off
constexpr std::array mcpOptions{
    Option{"--db", "URL", "a database that agents may use; may be repeated"},
    Option{"--connection", "NAME", "a saved connection that they may use; may be repeated"},
    glossaryOption,
    allowFunctionOption,
    onlyTableOption,
    passwordCommandOption,
    Option{"--max-rows", "N", "the most rows of one answer, 1 to 10000 (10000)"},
    Option{"--no-data", "", "tell agents about tables and mistakes, but no values"},
    Option{"--print-config", "NAME", "print how to set up an agent, and end:\n"
                                     "claude-code, claude-desktop, cursor, vscode, codex"},
    Option{"--store", "PLACE", "the run store: a file or postgresql://..."},
};
// clang-format on

constexpr std::size_t mostRowsOfAnswer = 10'000;

ExitStatus fail(const Console& console, const CommandProblem& problem)
{
    console.complain("mcp: " + problem.complaint.text);
    return problem.status;
}

/// A short name for a database: what is at the end of its path.
std::string shortName(const ConnectionTarget& target)
{
    if (target.engine == EngineKind::odbc)
        return "odbc";
    const std::string name = QFileInfo(QString::fromStdString(target.database)).completeBaseName().toStdString();
    return name.empty() ? std::string(nameOf(target.engine)) : name;
}

Result<std::vector<AgentConnection>, CommandProblem> connectionsGiven(const Arguments& arguments)
{
    std::vector<AgentConnection> connections;
    for (const std::string_view url : arguments.values("--db")) {
        auto target = databaseTarget(url, arguments);
        if (!target)
            return Failure{target.error()};
        std::string name = shortName(*target);
        connections.push_back({std::move(name), std::move(target).value()});
    }
    if (connections.empty() || arguments.has("--connection")) {
        auto saved = savedConnections(arguments.values("--connection"));
        if (!saved)
            return Failure{saved.error()};
        std::move(saved.value().begin(), saved.value().end(), std::back_inserter(connections));
    }
    if (connections.empty())
        return Failure{
            CommandProblem{ExitStatus::badUsage,
                           {"which database may agents use? --db URL, or a saved connection marked for agents"}}};
    for (std::size_t i = 0; i < connections.size(); ++i) {
        const std::string base = connections[i].name;
        const auto isTaken = [&](const AgentConnection& other) { return other.name == connections[i].name; };
        const auto end = connections.begin() + static_cast<std::ptrdiff_t>(i);
        for (int number = 2; std::any_of(connections.begin(), end, isTaken); ++number)
            connections[i].name = base + std::to_string(number);
    }
    return connections;
}

std::string instructionsFor(const std::vector<AgentConnection>& connections)
{
    std::string text = "Read-only SQL with checks. Use find_tables before you write SQL, then run_sql. Each failure of "
                       "a task gives a more explicit hint, so keep the same \"task\" until it works.";
    text += connections.size() > 1 ? "\nConnections:" : "\nConnection:";
    for (const AgentConnection& connection : connections)
        text += ' ' + connection.name + " (" + std::string(nameOf(connection.target.engine)) + ')';
    return text;
}

/// The program as a server: the protocol, the work and the pipe, connected.
class McpSession : public QObject {
public:
    McpSession(std::vector<AgentConnection> connections, AgentSettings settings)
        : m_protocol({QUERYMEND_VERSION, instructionsFor(connections)}),
          m_server(std::move(connections), std::move(settings), openerOf),
          m_pipe(STDIN_FILENO, STDOUT_FILENO, McpProtocol::longestMessage)
    {
        connect(&m_pipe, &MessagePipe::received, this,
                [this](const std::string& line) { follow(m_protocol.take(line)); });
        connect(&m_pipe, &MessagePipe::receivedTooLong, this, [this] { follow(m_protocol.takeTooLong()); });
        connect(&m_pipe, &MessagePipe::ended, this, &McpSession::end);
        connect(&m_interrupt, &Interrupt::asked, this, &McpSession::end);
        connect(&m_server, &AgentServer::answered, this,
                [this](ToolCallId call, const ToolAnswer& answer) { follow(m_protocol.finished(call, answer)); });
        connect(&m_server, &AgentServer::progressed, this,
                [this](ToolCallId call, std::uint32_t seconds, const std::string& what) {
                    follow(m_protocol.progressed(call, seconds, what + " for " + std::to_string(seconds) + " s"));
                });
    }

private:
    void follow(const McpStep& step)
    {
        for (const std::string& message : step.messages)
            m_pipe.send(message);
        for (const McpEffect& effect : step.effects) {
            if (const auto* const call = std::get_if<StartToolCall>(&effect))
                m_server.begin(*call);
            else
                m_server.cancel(std::get<CancelToolCall>(effect).call);
        }
    }

    void end()
    {
        m_server.finish();
        QCoreApplication::quit();
    }

    Interrupt m_interrupt; // first, because it must exist before any other thread
    McpProtocol m_protocol;
    AgentServer m_server;
    MessagePipe m_pipe;
};

ExitStatus printConfig(std::string_view agent, const Arguments& arguments, const Console& console)
{
    const std::span<const std::string_view> known = snippetNames();
    if (std::find(known.begin(), known.end(), agent) == known.end())
        return fail(console, {ExitStatus::badUsage, {noneOf("--print-config", agent, {known.begin(), known.end()})}});
    std::vector<std::string> words{"mcp"};
    for (const Option& option : mcpOptions) {
        if (option.name == "--print-config")
            continue;
        for (const std::string_view value : arguments.values(option.name)) {
            words.emplace_back(option.name);
            if (!option.value.empty())
                words.emplace_back(value);
        }
    }
    if (!arguments.has("--db") && !arguments.has("--connection"))
        words.insert(words.end(), {"--db", "URL"});
    console.out.write(snippetFor(agent, QCoreApplication::applicationFilePath().toStdString(), words));
    return ExitStatus::fine;
}

ExitStatus runMcp(const Arguments& arguments, const Console& console)
{
    if (!arguments.operands().empty())
        return fail(console, {ExitStatus::badUsage, {"it takes no operands"}});
    if (const auto agent = arguments.value("--print-config"))
        return printConfig(*agent, arguments, console);
    AgentSettings settings;
    if (const auto word = arguments.value("--max-rows")) {
        const auto rows = parseNumber("--max-rows", *word, mostRowsOfAnswer);
        if (!rows || *rows == 0)
            return fail(console, {ExitStatus::badUsage, {rows ? "--max-rows must be at least 1" : rows.error().text}});
        settings.mostRows = *rows;
    }
    if (arguments.has("--no-data") || storedValueLock() != ValueLock::open)
        settings.limits.values = DataValues::stay;
    auto connections = connectionsGiven(arguments);
    if (!connections)
        return fail(console, connections.error());
    const auto keeper = RunSaver::open(arguments.value("--store"), {});
    if (!keeper)
        return fail(console, keeper.error());
    const auto hints = readHints();
    if (!hints)
        return fail(console, hints.error());
    settings.warn = [&console](const std::string& warning) {
        console.complain("warning: " + warning);
        console.err.flush();
    };
    settings.hints = &hints->texts;
    auto glossary = glossaryGiven(arguments);
    if (!glossary)
        return fail(console, glossary.error());
    settings.glossary = std::move(glossary).value();
    if (settings.limits.values == DataValues::stay)
        settings.glossary.sentences = std::make_shared<const Glossary>(settings.glossary.sentences->withoutValues());
    AgentLink window(usualAgentSocket());
    settings.window = &window;
    AgentRecord record(keeper.value()->store(), &window);
    settings.keep = record.sink();
    settings.store = [&record] { return record.store(); };
    if (standardInputIs() == Interactive::yes)
        console.complain("waiting for messages of an agent; Ctrl-D ends the input");
    const McpSession session(std::move(connections).value(), std::move(settings));
    QCoreApplication::exec();
    return ExitStatus::fine;
}

} // namespace

const Command mcpCommand{
    "mcp",
    "[--db URL... | --connection NAME...] [OPTION...]",
    "gives agents checked, read-only SQL (Model Context Protocol)",
    "Speaks the Model Context Protocol on standard input and output, for a program that\n"
    "starts it, such as a coding agent. Agents can find tables, check, run, mend and\n"
    "explain SELECT statements; they cannot change anything, or see other databases.\n"
    "Without --db and --connection, they get the saved connections that are marked for\n"
    "agents.\n"
    "Each failure of a task gives a more explicit hint. What they do is kept in the run\n"
    "store, like any run.\n",
    mcpOptions,
    runMcp,
};

} // namespace querymend
