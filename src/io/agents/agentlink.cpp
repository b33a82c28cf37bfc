#include "agents/agentlink.h"

#include <QElapsedTimer>

#include <chrono>
#include <utility>

namespace querymend {

namespace {

constexpr std::chrono::seconds pauseBetweenTries{2};
constexpr int patienceForConnecting = 1'000;

} // namespace

AgentLink::AgentLink(QString socket, std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), m_socket(std::move(socket)), m_patience(patience)
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
    if (!socket->waitForConnected(patienceForConnecting))
        return false;
    m_line = std::make_unique<LineSocket>(socket.release());
    connect(m_line.get(), &LineSocket::received, this, &AgentLink::take);
    connect(m_line.get(), &LineSocket::disconnected, this, &AgentLink::lose);
    m_line->send(toLine(AgentMessage(m_hello)));
    QElapsedTimer waiting;
    waiting.start();
    while (isConnected() && !m_border && waiting.elapsed() < m_patience.count())
        m_line->socket().waitForReadyRead(static_cast<int>(m_patience.count() - waiting.elapsed()));
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
        setBorder(*border);
    else
        Q_EMIT ordered(*message);
}

void AgentLink::setBorder(const AgentBorder& border)
{
    m_border = border;
    Q_EMIT borderChanged();
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
