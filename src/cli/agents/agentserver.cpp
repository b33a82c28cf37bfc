#include "agents/agentserver.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace querymend {

AgentServer::AgentServer(std::vector<AgentConnection> connections, AgentSettings settings, const OpenerOf& openerOf)
    : m_settings(std::move(settings))
{
    for (AgentConnection& connection : connections) {
        SessionOpener opener = openerOf(connection.target);
        m_databases.push_back(std::make_unique<AgentDatabase>(std::move(connection), m_settings, std::move(opener)));
        connect(m_databases.back().get(), &AgentDatabase::answered, this, &AgentServer::takeAnswer);
    }
    connectWindow();
    m_progress.setInterval(std::chrono::seconds(1));
    connect(&m_progress, &QTimer::timeout, this, &AgentServer::reportProgress);
}

AgentServer::~AgentServer() = default;

/// What a person sees of the agents in a window, and decides.
void AgentServer::connectWindow()
{
    AgentLink* const window = m_settings.window;
    if (!window)
        return;
    connect(window, &AgentLink::reached, this, [this, window] {
        for (const std::unique_ptr<AgentDatabase>& database : m_databases)
            database->tasks().tellOpenRuns(*window);
    });
    connect(window, &AgentLink::ordered, this, [this, window](const WindowMessage& order) {
        for (const std::unique_ptr<AgentDatabase>& database : m_databases)
            database->tasks().follow(order, *window);
    });
    connect(window, &AgentLink::borderChanged, this, [this, window] {
        for (const std::unique_ptr<AgentDatabase>& database : m_databases) {
            if (window->border().rule == BorderRule::none)
                database->tasks().letHeldRun();
        }
    });
    connect(window, &AgentLink::lost, this, [this] {
        for (const std::unique_ptr<AgentDatabase>& database : m_databases)
            database->tasks().refuseHeld("the window in which it waited was closed");
    });
    introduce({});
    window->reach();
}

void AgentServer::introduce(const std::string& agent)
{
    m_agent = agent;
    AgentHello hello{agent, {}, QCoreApplication::applicationPid()};
    for (const std::unique_ptr<AgentDatabase>& database : m_databases)
        hello.connections.push_back(database->connection().name);
    m_settings.window->introduce(std::move(hello));
}

void AgentServer::begin(StartToolCall call)
{
    if (m_settings.window) {
        m_settings.window->reach();
        if (call.agent != m_agent)
            introduce(call.agent);
    }
    AgentDatabase* const database = databaseFor(call.arguments);
    if (!database)
        return answerLater(call.call,
                           call.arguments.connection.empty()
                               ? "Say which \"connection\" you mean: " + connectionNames()
                               : "There is no such connection. There are: " + connectionNames());
    if (call.tool == AgentTool::runSql) {
        if (std::string problem = overBudget(); !problem.empty())
            return answerLater(call.call, std::move(problem));
    }
    m_begun[call.call.value] = Clock::now();
    if (!m_progress.isActive())
        m_progress.start();
    database->add(std::move(call));
    beginMore();
}

void AgentServer::beginMore()
{
    const auto isBusy = [](const auto& database) { return database->isBusy(); };
    auto busy = static_cast<std::size_t>(std::count_if(m_databases.begin(), m_databases.end(), isBusy));
    for (const std::unique_ptr<AgentDatabase>& database : m_databases) {
        if (busy < mostAtOnce && database->canBegin()) {
            database->beginNext();
            ++busy;
        }
    }
}

void AgentServer::answerLater(ToolCallId call, std::string problem)
{
    QTimer::singleShot(0, this,
                       [this, call, answer = failedAnswer(std::move(problem))] { Q_EMIT answered(call, answer); });
}

void AgentServer::takeAnswer(ToolCallId call, const ToolAnswer& answer, std::size_t rows)
{
    m_spent.push_back({Clock::now(), rows, 2 * answer.text.size()}); // it is told twice
    const auto problem = m_settings.store ? m_settings.store() : std::nullopt;
    if (m_begun.erase(call.value) > 0)
        Q_EMIT answered(call, problem ? failedAnswer("the run cannot be stored: " + *problem) : answer);
    if (m_begun.empty())
        m_progress.stop();
    beginMore();
}

void AgentServer::cancel(ToolCallId call)
{
    m_begun.erase(call.value);
    for (const std::unique_ptr<AgentDatabase>& database : m_databases) {
        if (database->cancel(call))
            break;
    }
    beginMore();
}

void AgentServer::finish()
{
    m_begun.clear();
    m_progress.stop();
    for (const std::unique_ptr<AgentDatabase>& database : m_databases)
        database->finish();
}

void AgentServer::reportProgress()
{
    const auto now = Clock::now();
    const bool isHeld = std::ranges::any_of(m_databases, [](const auto& one) { return one->tasks().isHeld(); });
    const std::string what = isHeld ? "waiting for a person" : "working";
    for (const auto& [call, begun] : m_begun) {
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - begun).count();
        if (seconds > 0)
            Q_EMIT progressed(ToolCallId{call}, static_cast<std::uint32_t>(seconds), what);
    }
}

AgentDatabase* AgentServer::databaseFor(const ToolArguments& arguments) const
{
    if (arguments.connection.empty())
        return m_databases.size() == 1 ? m_databases.front().get() : nullptr;
    const auto found = std::find_if(m_databases.begin(), m_databases.end(), [&](const auto& database) {
        return database->connection().name == arguments.connection;
    });
    return found == m_databases.end() ? nullptr : found->get();
}

std::string AgentServer::connectionNames() const
{
    std::string names;
    for (const std::unique_ptr<AgentDatabase>& database : m_databases)
        names += (names.empty() ? "" : ", ") + database->connection().name;
    return names;
}

/// What to tell an agent that has taken all that it may for now; empty if it has not.
std::string AgentServer::overBudget()
{
    const auto now = Clock::now();
    while (!m_spent.empty() && now - m_spent.front().at > std::chrono::minutes(1))
        m_spent.pop_front();
    std::size_t rows = 0;
    std::size_t bytes = 0;
    for (const Spent& spent : m_spent) {
        rows += spent.rows;
        bytes += spent.bytes;
    }
    if (rows < mostRowsPerMinute && bytes < mostBytesPerMinute)
        return {};
    const auto left = std::chrono::minutes(1) - (now - m_spent.front().at);
    return "The budget of a minute is used up: " + std::to_string(mostRowsPerMinute) + " rows or "
        + std::to_string(mostBytesPerMinute >> 20U) + " MiB. Go on in "
        + std::to_string(std::chrono::duration_cast<std::chrono::seconds>(left).count() + 1)
        + " seconds; let the database count and sum instead of reading rows.";
}

} // namespace querymend

#include "moc_agentserver.cpp"
