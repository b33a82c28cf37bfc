#include "support/proxyserver.h"

#include <QHostAddress>
#include <QUrl>

#include <utility>

namespace querymend {

ProxyServer::ProxyServer(ProxyKind kind, QByteArray login) : m_kind(kind), m_login(std::move(login))
{
    listen(QHostAddress::LocalHost);
}

QString ProxyServer::url(const QString& user) const
{
    const QLatin1String scheme(m_kind == ProxyKind::socks ? "socks5" : "http");
    return scheme + QStringLiteral("://") + (user.isEmpty() ? user : user + QLatin1Char('@'))
        + QStringLiteral("127.0.0.1:") + QString::number(serverPort());
}

void ProxyServer::incomingConnection(qintptr descriptor)
{
    auto* const client = new QTcpSocket(this);
    client->setSocketDescriptor(descriptor);
    m_ways.insert(client, {});
    connect(client, &QTcpSocket::readyRead, this, [this, client] { read(client); });
    connect(client, &QTcpSocket::disconnected, this, [this, client] {
        const Way way = m_ways.take(client);
        if (way.server)
            way.server->disconnectFromHost();
        client->deleteLater();
    });
}

void ProxyServer::read(QTcpSocket* client)
{
    Way& way = m_ways[client];
    const QByteArray bytes = client->readAll();
    if (way.step == Step::open) {
        if (way.server)
            way.server->write(bytes);
        return;
    }
    m_heard += bytes;
    way.received += bytes;
    while (advance(client, way)) {
    }
}

bool ProxyServer::advance(QTcpSocket* client, Way& way)
{
    if (m_kind == ProxyKind::http)
        return way.step != Step::open && advanceHttp(client, way);
    switch (way.step) {
    case Step::greeting:
        return greet(client, way);
    case Step::login:
        return checkLogin(client, way);
    case Step::request:
        return takeRequest(client, way);
    case Step::open:
        break;
    }
    return false;
}

bool ProxyServer::advanceHttp(QTcpSocket* client, Way& way)
{
    const qsizetype end = way.received.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    const QByteArray head = way.received.left(end + 4);
    if (!m_login.isEmpty() && !head.contains("Proxy-Authorization: Basic " + m_login.toBase64())) {
        way.received.clear();
        client->write("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"test\"\r\n"
                      "Content-Length: 0\r\n\r\n");
        return false;
    }
    const QList<QByteArray> words = head.left(head.indexOf('\r')).split(' ');
    const bool isTunnel = words.value(0) == "CONNECT";
    const QUrl target(QString::fromLatin1((isTunnel ? "https://" : "") + words.value(1)));
    const QByteArray passedOn = isTunnel ? QByteArray() : way.received;
    way.received.clear();
    const QByteArray no = "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
    lead(client, way, target.host(), static_cast<quint16>(target.port(80)),
         isTunnel ? "HTTP/1.1 200 Connection established\r\n\r\n" : "", no);
    if (way.server)
        way.server->write(passedOn);
    return false;
}

// SOCKS5: RFC 1928 and RFC 1929

bool ProxyServer::greet(QTcpSocket* client, Way& way)
{
    if (way.received.size() < 2 || way.received.size() < 2 + way.received.at(1))
        return false;
    const QByteArray ways = way.received.mid(2, way.received.at(1));
    way.received.remove(0, 2 + way.received.at(1));
    const char wanted = m_login.isEmpty() ? '\x00' : '\x02';
    client->write(QByteArray("\x05") + (ways.contains(wanted) ? wanted : '\xff'));
    way.step = m_login.isEmpty() ? Step::request : Step::login;
    return ways.contains(wanted);
}

bool ProxyServer::checkLogin(QTcpSocket* client, Way& way)
{
    const QByteArray& bytes = way.received;
    if (bytes.size() < 2 || bytes.size() < 3 + bytes.at(1)
        || bytes.size() < 3 + bytes.at(1) + bytes.at(2 + bytes.at(1)))
        return false;
    const int user = bytes.at(1);
    const int word = bytes.at(2 + user);
    const bool isRight = bytes.mid(2, user) + ':' + bytes.mid(3 + user, word) == m_login;
    way.received.remove(0, 3 + user + word);
    client->write(QByteArray("\x01") + (isRight ? '\x00' : '\x01'));
    way.step = Step::request;
    if (!isRight)
        client->disconnectFromHost();
    return isRight;
}

bool ProxyServer::takeRequest(QTcpSocket* client, Way& way)
{
    constexpr char byAddress = 1;
    constexpr char byName = 3;
    const QByteArray& bytes = way.received;
    if (bytes.size() < 5)
        return false;
    const char kind = bytes.at(3);
    const qsizetype size = kind == byAddress ? 4 : kind == byName ? bytes.at(4) : 16;
    const qsizetype begin = kind == byName ? 5 : 4;
    if (bytes.size() < begin + size + 2)
        return false;
    const QByteArray name = bytes.mid(begin, size);
    const auto byte = [&](qsizetype at) { return static_cast<unsigned char>(bytes.at(at)); };
    const auto port = static_cast<quint16>(byte(begin + size) * 256 + byte(begin + size + 1));
    const QString host = kind == byName
        ? QString::fromLatin1(name)
        : QStringLiteral("%1.%2.%3.%4").arg(byte(4)).arg(byte(5)).arg(byte(6)).arg(byte(7));
    way.received.clear();
    const QByteArray place(6, '\0');
    lead(client, way, host, port, QByteArray("\x05\x00\x00\x01", 4) + place, QByteArray("\x05\x05\x00\x01", 4) + place);
    return false;
}

/// Every name leads to this machine, so only the proxy can resolve it.
void ProxyServer::lead(QTcpSocket* client, Way& way, const QString& host, quint16 port, const QByteArray& yes,
                       const QByteArray& no)
{
    m_asked.append(host);
    way.step = Step::open;
    way.server = new QTcpSocket(client);
    connect(way.server, &QTcpSocket::connected, client, [client, yes] { client->write(yes); });
    connect(way.server, &QTcpSocket::readyRead, client,
            [client, server = way.server] { client->write(server->readAll()); });
    connect(way.server, &QTcpSocket::disconnected, client, [client] { client->disconnectFromHost(); });
    connect(way.server, &QTcpSocket::errorOccurred, client, [client, no, server = way.server] {
        if (server->state() != QAbstractSocket::UnconnectedState
            || server->error() != QAbstractSocket::ConnectionRefusedError)
            return;
        client->write(no);
        client->disconnectFromHost();
    });
    way.server->connectToHost(QHostAddress(QHostAddress::LocalHost), port);
}

} // namespace querymend
