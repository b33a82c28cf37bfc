#pragma once

#include <QByteArray>
#include <QHash>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTcpServer>
#include <QTcpSocket>

#include <cstdint>

namespace querymend {

enum class ProxyKind : std::uint8_t { http, socks };

/// A proxy on this machine, on the test's thread: it connects clients to their targets or reports why it cannot.
class ProxyServer : public QTcpServer {
    Q_OBJECT

public:
    /// With a `login` as `user:password`, all other clients are refused.
    explicit ProxyServer(ProxyKind kind, QByteArray login = {});

    [[nodiscard]] QString url(const QString& user = {}) const;
    /// The target hosts that clients requested, as they named them.
    [[nodiscard]] const QStringList& asked() const { return m_asked; }
    /// All bytes that clients sent before their connection was open.
    [[nodiscard]] const QByteArray& heard() const { return m_heard; }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    enum class Step { greeting, login, request, open };
    struct Way {
        Step step = Step::greeting;
        QByteArray received;
        QPointer<QTcpSocket> server;
    };

    void read(QTcpSocket* client);
    /// Whether more can be done with the data received so far.
    bool advance(QTcpSocket* client, Way& way);
    bool advanceHttp(QTcpSocket* client, Way& way);
    bool greet(QTcpSocket* client, Way& way);
    bool checkLogin(QTcpSocket* client, Way& way);
    bool takeRequest(QTcpSocket* client, Way& way);
    void lead(QTcpSocket* client, Way& way, const QString& host, quint16 port, const QByteArray& yes,
              const QByteArray& no);

    ProxyKind m_kind;
    QByteArray m_login;
    QHash<QTcpSocket*, Way> m_ways;
    QStringList m_asked;
    QByteArray m_heard;
};

} // namespace querymend
