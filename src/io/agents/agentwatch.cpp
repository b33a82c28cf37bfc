#include "agents/agentwatch.h"

#include "agents/linesocket.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace querymend {

namespace {

constexpr std::chrono::seconds pauseBetweenTries{2};

} // namespace

AgentWatch::AgentWatch(const QString& socket, QObject* parent)
    : QObject(parent), m_socket(socket), m_lock(socket + QStringLiteral(".lock"))
{
    m_lock.setStaleLockTime(0); // a lock is only stale if its program is gone
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &AgentWatch::accept);
    m_retry.setInterval(pauseBetweenTries);
    connect(&m_retry, &QTimer::timeout, this, &AgentWatch::listen);
    listen();
}

AgentWatch::~AgentWatch()
{
    for (const auto& [line, program] : m_programs)
        line->disconnect(this);
}

void AgentWatch::listen()
{
    m_retry.start();
    QDir().mkpath(QFileInfo(m_socket).path());
    if (!m_lock.tryLock(0))
        return;
    QLocalServer::removeServer(m_socket); // left by a program that crashed
    if (!m_server.listen(m_socket))
        return m_lock.unlock();
    m_retry.stop();
    Q_EMIT connectedChanged(); // it is this window now that knows of agents
}

void AgentWatch::accept()
{
    while (QLocalSocket* const socket = m_server.nextPendingConnection()) {
        if (m_programs.size() >= mostPrograms) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        auto* const line = new LineSocket(socket, this);
        m_programs.emplace(line, Program());
        connect(line, &LineSocket::received, this, [this, line](const std::string& text) { take(*line, text); });
        connect(line, &LineSocket::disconnected, this, [this, line] { lose(*line); });
        line->send(toLine(WindowMessage(m_border)));
    }
}

std::vector<AgentHello> AgentWatch::connected() const
{
    std::vector<AgentHello> hellos;
    for (const auto& [line, program] : m_programs)
        hellos.push_back(program.hello);
    return hellos;
}

void AgentWatch::setBorder(const AgentBorder& border)
{
    if (std::exchange(m_border, border) == border)
        return;
    for (const auto& [line, program] : m_programs)
        line->send(toLine(WindowMessage(border)));
}

void AgentWatch::order(const WindowMessage& order)
{
    for (const auto& [line, program] : m_programs) {
        if (program.runs.contains(runOf(order)))
            line->send(toLine(order));
    }
}

void AgentWatch::take(LineSocket& from, const std::string& line)
{
    auto message = readAgentMessage(line);
    if (!message)
        return; // of another version
    Program& program = m_programs.at(&from);
    if (auto* const hello = std::get_if<AgentHello>(&*message)) {
        program.hello = std::move(*hello);
        Q_EMIT connectedChanged();
    } else if (const auto* const event = std::get_if<RunEvent>(&*message)) {
        note(program, *event);
    } else {
        const auto& refused = std::get<HeldEditRefused>(*message);
        Q_EMIT editRefused(refused.run, refused.reason);
    }
}

void AgentWatch::note(Program& program, const RunEvent& event)
{
    program.runs.insert(event.run);
    Q_EMIT recorded(event);
}

void AgentWatch::lose(LineSocket& line)
{
    const auto found = m_programs.find(&line);
    if (found == m_programs.end())
        return;
    const std::set<std::string> runs = std::move(found->second.runs);
    m_programs.erase(found);
    line.deleteLater();
    for (const std::string& run : runs)
        Q_EMIT runLost(run);
    Q_EMIT connectedChanged();
}

} // namespace querymend

#include "moc_agentwatch.cpp"
