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

/// Sends bytes, in pieces of this size; 0 sends all at once.
struct SendBytes {
    QByteArray bytes;
    int pieces = 0;
};

/// Sends the bytes again and again, for as long as the client reads them.
struct SendWithoutEnd {
    QByteArray bytes;
};

/// Waits for `ModelServer::release`.
struct AwaitRelease {};

/// Does nothing more.
struct Hang {};

/// Closes the connection normally.
struct CloseConnection {};

/// Sends the bytes and the end of the connection in one segment.
struct CloseWith {
    QByteArray bytes;
};

/// Resets the connection immediately; data in transit is lost.
struct ResetConnection {};

using ServerStep =
    std::variant<SendBytes, SendWithoutEnd, AwaitRelease, Hang, CloseConnection, CloseWith, ResetConnection>;
/// What the server does after receiving a request.
using ServerScript = std::vector<ServerStep>;

/// A certificate for 127.0.0.1 and its key.
struct ServerIdentity {
    QSslCertificate certificate;
    QSslKey key;
};

class ModelServerWorker;

/// A model server that sends exactly the bytes of a test's scripts, on its own thread and a port chosen by the system.
class ModelServer {
public:
    explicit ModelServer(std::optional<ServerIdentity> identity = {});
    ~ModelServer();

    [[nodiscard]] QString url() const;
    [[nodiscard]] quint16 port() const { return m_port; }

    /// For the next request without a script; scripts are used in order.
    void answer(ServerScript script);
    /// For all requests without a script of their own.
    void answerAlways(ServerScript script);
    /// In response to the first bytes of a connection, whatever they are: for servers that do not speak the client's
    /// protocol.
    void answerAnything(ServerScript script);
    /// Lets every script continue that awaits it, now or later.
    void release();

    /// All complete requests, in the order in which they were completed.
    [[nodiscard]] QList<QByteArray> requests() const;
    /// How many connections are open.
    [[nodiscard]] int connections() const;
    /// How many connections were ever accepted.
    [[nodiscard]] int acceptedConnections() const;
    /// The largest number of requests that were waiting for the rest of their answer at the same time.
    [[nodiscard]] int mostAtOnce() const;

private:
    QThread m_thread;
    std::unique_ptr<ModelServerWorker> m_worker; ///< lives on m_thread
    quint16 m_port = 0;
    bool m_isSecure = false;
};

/// Content types of responses.
inline constexpr auto jsonType = "application/json";
inline constexpr auto eventStreamType = "text/event-stream";

/// A complete response; `headers` are lines that end in CR LF.
[[nodiscard]] QByteArray httpResponse(int status, const QByteArray& contentType, const QByteArray& body,
                                      const QByteArray& headers = {});
/// The same, chunked.
[[nodiscard]] QByteArray chunkedResponse(const QByteArray& contentType, const QByteArray& body, int chunk,
                                         const QByteArray& headers = {});
/// The head of a response whose body ends with the connection.
[[nodiscard]] QByteArray openHead(const QByteArray& contentType, const QByteArray& headers = {});

} // namespace querymend
