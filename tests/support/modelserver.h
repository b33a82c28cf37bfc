#pragma once

#include <QByteArray>
#include <QList>
#include <QSslCertificate>
#include <QSslKey>
#include <QString>
#include <QThread>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace querymend {

/// These bytes, in pieces of a size; 0 is all at once.
struct SendBytes {
    QByteArray bytes;
    int pieces = 0;
};

/// These bytes again and again, for as long as the client takes them.
struct SendWithoutEnd {
    QByteArray bytes;
};

/// Nothing more happens until `ModelServer::release`.
struct AwaitRelease {};

/// Nothing more happens at all.
struct Hang {};

/// The connection ends as TCP ends it.
struct CloseConnection {};

/// These bytes and the end of the connection, in one segment.
struct CloseWith {
    QByteArray bytes;
};

/// The connection ends at once, and what is on its way is lost.
struct ResetConnection {};

using ServerStep =
    std::variant<SendBytes, SendWithoutEnd, AwaitRelease, Hang, CloseConnection, CloseWith, ResetConnection>;
/// What the server does when a request has come.
using ServerScript = std::vector<ServerStep>;

/// A certificate and its key, for 127.0.0.1.
struct ServerIdentity {
    QSslCertificate certificate;
    QSslKey key;
};

class ModelServerWorker;

/// A server of models that says byte for byte what a test tells it to, on a thread of its own and a port of the
/// system's choice.
class ModelServer {
public:
    explicit ModelServer(std::optional<ServerIdentity> identity = {});
    ~ModelServer();

    [[nodiscard]] QString url() const;
    [[nodiscard]] quint16 port() const { return m_port; }

    /// For the next request that has no script; they are taken in order.
    void answer(ServerScript script);
    /// For all requests that find no other.
    void answerAlways(ServerScript script);
    /// To the first bytes of a connection, whatever they are: for servers that do not speak as the client expects.
    void answerAnything(ServerScript script);
    /// Lets every script go on that awaits it, and those that come to it later.
    void release();

    /// As they came, in the order in which they were whole.
    [[nodiscard]] QList<QByteArray> requests() const;
    /// How many connections the clients have not ended.
    [[nodiscard]] int connections() const;
    /// How many there ever were.
    [[nodiscard]] int acceptedConnections() const;
    /// The most requests that waited for the rest of their answer at once.
    [[nodiscard]] int mostAtOnce() const;

private:
    QThread m_thread;
    std::unique_ptr<ModelServerWorker> m_worker; ///< lives on the thread
    quint16 m_port = 0;
    bool m_isSecure = false;
};

/// A response with its head; `headers` are lines that end in CR LF.
[[nodiscard]] QByteArray httpResponse(int status, const QByteArray& contentType, const QByteArray& body,
                                      const QByteArray& headers = {});
/// The same in chunks of a size.
[[nodiscard]] QByteArray chunkedResponse(const QByteArray& contentType, const QByteArray& body, int chunk,
                                         const QByteArray& headers = {});
/// The head of a response whose body ends with the connection.
[[nodiscard]] QByteArray openHead(const QByteArray& contentType, const QByteArray& headers = {});

} // namespace querymend
