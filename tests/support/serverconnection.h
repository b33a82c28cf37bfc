#pragma once

#include "support/modelserver.h"

#include <QByteArray>
#include <QSslSocket>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <deque>
#include <variant>

namespace querymend {

/// The end of the first complete request, or 0.
inline qsizetype endOfRequest(const QByteArray& bytes)
{
    const qsizetype head = bytes.indexOf("\r\n\r\n");
    if (head < 0)
        return 0;
    qsizetype body = 0;
    for (const QByteArray& line : bytes.left(head).split('\n')) {
        if (line.toLower().startsWith("content-length:"))
            body = line.mid(15).trimmed().toLongLong();
    }
    const qsizetype end = head + 4 + body;
    return bytes.size() >= end ? end : 0;
}

/// One client connection and the rest of its script.
class ServerConnection {
public:
    explicit ServerConnection(QSslSocket* socket) : m_socket(socket) {}
    ~ServerConnection() { m_socket->deleteLater(); }
    ServerConnection(const ServerConnection&) = delete;
    ServerConnection& operator=(const ServerConnection&) = delete;

    /// A complete request, or nothing.
    QByteArray takeRequest()
    {
        m_received += m_socket->readAll();
        const qsizetype end = endOfRequest(m_received);
        const QByteArray request = m_received.left(end);
        m_received.remove(0, end);
        return request;
    }

    void play(const ServerScript& script)
    {
        m_steps.assign(script.begin(), script.end());
        proceed();
    }

    void release()
    {
        m_isReleased = true;
        proceed();
    }

    [[nodiscard]] bool isAnswering() const { return !m_steps.empty(); }

    void goOnSending()
    {
        if (!m_steps.empty() && std::holds_alternative<SendWithoutEnd>(m_steps.front()))
            proceed();
    }

private:
    void proceed()
    {
        while (!m_steps.empty() && carryOut(m_steps.front()))
            m_steps.pop_front();
    }

    /// Carries out a step; returns whether the next one may follow.
    bool carryOut(const ServerStep& step)
    {
        return std::visit([this](const auto& what) { return does(what); }, step);
    }

    bool does(const SendBytes& step)
    {
        const qsizetype size = step.pieces > 0 ? step.pieces : std::max<qsizetype>(step.bytes.size(), 1);
        for (qsizetype at = 0; at < step.bytes.size(); at += size) {
            m_socket->write(step.bytes.mid(at, size));
            m_socket->flush();
        }
        return true;
    }

    bool does(const SendWithoutEnd& step)
    {
        constexpr qint64 enoughAtOnce = qint64{512} << 10U;
        while (m_socket->isOpen() && m_socket->bytesToWrite() < enoughAtOnce)
            m_socket->write(step.bytes);
        return false;
    }

    bool does(const AwaitRelease&) { return m_isReleased; }
    bool does(const Hang&) { return false; }

    bool does(const CloseConnection&)
    {
        m_socket->disconnectFromHost();
        return false;
    }

    bool does(const CloseWith& step)
    {
        const int held = 1;
        ::setsockopt(static_cast<int>(m_socket->socketDescriptor()), IPPROTO_TCP, TCP_CORK, &held, sizeof held);
        return does(SendBytes{step.bytes}) && does(CloseConnection{});
    }

    bool does(const ResetConnection&)
    {
        const linger atOnce{1, 0};
        ::setsockopt(static_cast<int>(m_socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
        m_socket->abort();
        return false;
    }

    QSslSocket* m_socket;
    QByteArray m_received;
    std::deque<ServerStep> m_steps;
    bool m_isReleased = false;
};

} // namespace querymend
