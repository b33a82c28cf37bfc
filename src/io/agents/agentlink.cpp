#include "agents/agentlink.h"

#include <QElapsedTimer>

#include <chrono>
#include <utility>

namespace querymend {

namespace {

using namespace std::chrono_literals;

constexpr auto pauseBetweenTries = 2s;
/// A window that takes longer is busy or stopped; until it speaks, everything waits for it.
constexpr int patienceForBorder = 2'000;

} // namespace

AgentLink::AgentLink(QString socket, QObject* parent) : QObject(parent), m_socket(std::move(socket))
{
    m_retry.setInterval(pauseBetweenTries);
    connect(&m_retry, &QTimer::timeout, this, [this] { reach(); });
    m_retry.start();
}

AgentLink::~AgentLink() = default;

bool AgentLink::reach()
{
    if (isConnected())
        return true;
    auto socket = std::make_unique<QLocalSocket>();
    socket->connectToServer(m_socket);
    if (!socket->waitForConnected(patienceForBorder))
        return false;
    m_line = std::make_unique<LineSocket>(socket.release());
    connect(m_line.get(), &LineSocket::received, this, &AgentLink::take);
    connect(m_line.get(), &LineSocket::disconnected, this, &AgentLink::lose);
    m_line->send(toLine(AgentMessage(m_hello)));
    QElapsedTimer waiting;
    waiting.start();
    while (isConnected() && !m_border && waiting.elapsed() < patienceForBorder)
        m_line->socket().waitForReadyRead(static_cast<int>(patienceForBorder - waiting.elapsed()));
    if (isConnected())
        Q_EMIT reached();
    return isConnected();
}

AgentBorder AgentLink::border() const
{
    AgentBorder border;
    if (!isConnected())
        return border;
    border.rule = BorderRule::all;
    return m_border.value_or(border);
}

void AgentLink::introduce(AgentHello hello)
{
    m_hello = std::move(hello);
    send(m_hello);
}

void AgentLink::send(const AgentMessage& message)
{
    if (isConnected())
        m_line->send(toLine(message));
}

void AgentLink::take(const std::string& line)
{
    const auto message = readWindowMessage(line);
    if (!message)
        return; // of another version
    if (const auto* const border = std::get_if<AgentBorder>(&*message))
        m_border = *border;
    else
        Q_EMIT ordered(*message);
}

/// The socket is still at work when it says so.
void AgentLink::lose()
{
    m_border.reset();
    m_line.release()->deleteLater();
    Q_EMIT lost();
}

} // namespace querymend

#include "moc_agentlink.cpp"
