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

/// A proxy on this machine, on the thread of the test: it leads to where it is asked to, or says why not.
class ProxyServer : public QTcpServer {
    Q_OBJECT

public:
    /// With a login nobody else is let through; `user:password`.
    explicit ProxyServer(ProxyKind kind, QByteArray login = {});

    [[nodiscard]] QString url(const QString& user = {}) const;
    /// Where it was asked to lead to, by the name that it was given.
    [[nodiscard]] const QStringList& asked() const { return m_asked; }
    /// All that came from clients before a way was open.
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
    /// Whether there may be more to do with what has come.
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
