#pragma once

#include <QByteArray>
#include <QLocalSocket>
#include <QObject>

#include <cstddef>
#include <string>

namespace querymend {

/// Lines to and from another program of the same user. A side that does not read, or that sends no end of a line, is
/// disconnected before it can fill the memory.
class LineSocket : public QObject {
    Q_OBJECT

public:
    /// Takes over the socket.
    explicit LineSocket(QLocalSocket* socket, QObject* parent = nullptr);

    [[nodiscard]] QLocalSocket& socket() const { return *m_socket; }
    [[nodiscard]] bool isConnected() const { return m_socket->state() == QLocalSocket::ConnectedState; }
    void send(const std::string& line);

    static constexpr qint64 longestLine = qint64{16} << 20;
    static constexpr qint64 mostUnsent = qint64{64} << 20;

Q_SIGNALS:
    void received(const std::string& line);
    void disconnected();

private:
    void read();

    QLocalSocket* m_socket;
};

} // namespace querymend
