#include "agents/linesocket.h"

namespace querymend {

LineSocket::LineSocket(QLocalSocket* socket, QObject* parent) : QObject(parent), m_socket(socket)
{
    m_socket->setParent(this);
    connect(m_socket, &QLocalSocket::readyRead, this, &LineSocket::read);
    connect(m_socket, &QLocalSocket::disconnected, this, &LineSocket::disconnected);
}

void LineSocket::send(const std::string& line)
{
    if (!isConnected())
        return;
    if (m_socket->bytesToWrite() + static_cast<qint64>(line.size()) > mostUnsent)
        return m_socket->abort();
    m_socket->write((line + '\n').c_str(), static_cast<qint64>(line.size()) + 1);
    m_socket->flush(); // the event loop may be busy for a while
}

void LineSocket::read()
{
    while (m_socket->canReadLine()) {
        QByteArray line = m_socket->readLine();
        line.chop(1);
        Q_EMIT received(line.toStdString());
    }
    if (m_socket->bytesAvailable() > longestLine)
        m_socket->abort();
}

} // namespace querymend

#include "moc_linesocket.cpp"
