#include "support/modelserver.h"

#include "support/serverconnection.h"

#include <QHostAddress>
#include <QMutex>
#include <QMutexLocker>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTcpServer>

#include <algorithm>
#include <deque>
#include <map>
#include <utility>

namespace querymend {

/// Runs on the server's thread; members under m_mutex are also used by the test's thread.
class ModelServerWorker : public QTcpServer {
    Q_OBJECT

public:
    explicit ModelServerWorker(std::optional<ServerIdentity> identity) : m_identity(std::move(identity)) {}

    void answer(ServerScript script)
    {
        const QMutexLocker lock(&m_mutex);
        m_scripts.push_back(std::move(script));
    }

    void answerAlways(ServerScript script)
    {
        const QMutexLocker lock(&m_mutex);
        m_usual = std::move(script);
    }

    void answerAnything(ServerScript script)
    {
        const QMutexLocker lock(&m_mutex);
        m_toAnything = std::move(script);
    }

    void release()
    {
        m_isReleased = true;
        for (const auto& [socket, connection] : m_connections)
            connection->release();
    }

    QList<QByteArray> requests() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_requests;
    }

    int connections() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_open;
    }

    int acceptedConnections() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_accepted;
    }

    int mostAtOnce() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_mostAtOnce;
    }

    void shutDown()
    {
        close();
        for (const auto& [socket, connection] : m_connections)
            socket->disconnect(this);
        m_connections.clear();
    }

protected:
    void incomingConnection(qintptr descriptor) override
    {
        auto* const socket = new QSslSocket(this);
        socket->setSocketDescriptor(descriptor);
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        m_connections.emplace(socket, std::make_unique<ServerConnection>(socket));
        count(1);
        connect(socket, &QSslSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QSslSocket::bytesWritten, this, [this, socket] {
            if (const auto connection = m_connections.find(socket); connection != m_connections.end())
                connection->second->goOnSending();
        });
        connect(
            socket, &QSslSocket::disconnected, this, [this, socket] { forget(socket); }, Qt::QueuedConnection);
        if (!m_identity)
            return;
        QSslConfiguration secure = socket->sslConfiguration();
        secure.setLocalCertificate(m_identity->certificate);
        secure.setPrivateKey(m_identity->key);
        socket->setSslConfiguration(secure);
        socket->startServerEncryption();
    }

private:
    void read(QSslSocket* socket)
    {
        ServerConnection& connection = *m_connections.at(socket);
        if (const auto script = scriptForAnything()) {
            socket->readAll();
            return connection.play(*script);
        }
        const QByteArray request = connection.takeRequest();
        if (request.isEmpty())
            return;
        const ServerScript script = scriptFor(request);
        if (m_isReleased)
            connection.release();
        countAnswering(connection);
        connection.play(script);
    }

    /// Counts this connection as answering too.
    void countAnswering(const ServerConnection& asked)
    {
        int others = 0;
        for (const auto& [socket, connection] : m_connections)
            others += connection.get() != &asked && connection->isAnswering() ? 1 : 0;
        const QMutexLocker lock(&m_mutex);
        m_mostAtOnce = std::max(m_mostAtOnce, others + 1);
    }

    std::optional<ServerScript> scriptForAnything() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_toAnything;
    }

    ServerScript scriptFor(const QByteArray& request)
    {
        const QMutexLocker lock(&m_mutex);
        m_requests.append(request);
        if (m_scripts.empty())
            return m_usual;
        ServerScript script = std::move(m_scripts.front());
        m_scripts.pop_front();
        return script;
    }

    void forget(QSslSocket* socket)
    {
        if (m_connections.erase(socket) > 0)
            count(-1);
    }

    void count(int change)
    {
        const QMutexLocker lock(&m_mutex);
        m_open += change;
        m_accepted += std::max(change, 0);
    }

    std::optional<ServerIdentity> m_identity;
    std::map<QSslSocket*, std::unique_ptr<ServerConnection>> m_connections;
    bool m_isReleased = false;

    mutable QMutex m_mutex; ///< guards what the test's thread also uses
    std::deque<ServerScript> m_scripts;
    ServerScript m_usual{Hang{}};
    std::optional<ServerScript> m_toAnything;
    QList<QByteArray> m_requests;
    int m_open = 0;
    int m_accepted = 0;
    int m_mostAtOnce = 0;
};

ModelServer::ModelServer(std::optional<ServerIdentity> identity)
    : m_worker(std::make_unique<ModelServerWorker>(identity)), m_isSecure(identity.has_value())
{
    m_thread.start();
    m_worker->moveToThread(&m_thread);
    QMetaObject::invokeMethod(
        m_worker.get(),
        [this] {
            if (m_worker->listen(QHostAddress::LocalHost))
                m_port = m_worker->serverPort();
        },
        Qt::BlockingQueuedConnection);
}

ModelServer::~ModelServer()
{
    QMetaObject::invokeMethod(m_worker.get(), &ModelServerWorker::shutDown, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(
        m_worker.get(), [worker = m_worker.get(), home = QThread::currentThread()] { worker->moveToThread(home); },
        Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

QString ModelServer::url() const
{
    return QStringLiteral("%1://127.0.0.1:%2").arg(QLatin1String(m_isSecure ? "https" : "http")).arg(m_port);
}

void ModelServer::answer(ServerScript script)
{
    m_worker->answer(std::move(script));
}

void ModelServer::answerAlways(ServerScript script)
{
    m_worker->answerAlways(std::move(script));
}

void ModelServer::answerAnything(ServerScript script)
{
    m_worker->answerAnything(std::move(script));
}

void ModelServer::release()
{
    QMetaObject::invokeMethod(m_worker.get(), &ModelServerWorker::release, Qt::BlockingQueuedConnection);
}

QList<QByteArray> ModelServer::requests() const
{
    return m_worker->requests();
}

int ModelServer::connections() const
{
    return m_worker->connections();
}

int ModelServer::acceptedConnections() const
{
    return m_worker->acceptedConnections();
}

int ModelServer::mostAtOnce() const
{
    return m_worker->mostAtOnce();
}

QByteArray httpResponse(int status, const QByteArray& contentType, const QByteArray& body, const QByteArray& headers)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Status\r\nContent-Type: " + contentType
        + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + headers + "\r\n" + body;
}

QByteArray chunkedResponse(const QByteArray& contentType, const QByteArray& body, int chunk, const QByteArray& headers)
{
    QByteArray bytes =
        "HTTP/1.1 200 OK\r\nContent-Type: " + contentType + "\r\nTransfer-Encoding: chunked\r\n" + headers + "\r\n";
    for (qsizetype at = 0; at < body.size(); at += chunk) {
        const QByteArray piece = body.mid(at, chunk);
        bytes += QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n";
    }
    return bytes + "0\r\n\r\n";
}

QByteArray openHead(const QByteArray& contentType, const QByteArray& headers)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: " + contentType + "\r\nConnection: close\r\n" + headers + "\r\n";
}

} // namespace querymend

#include "modelserver.moc"
