#pragma once

#include "store/storeengine.h"

#include <chrono>
#include <map>
#include <memory>
#include <string>

#include <libpq-fe.h>

namespace querymend {

/// An error of a PostgreSQL server, or of the connection to it.
struct LinkProblem {
    std::string code;  ///< SQLSTATE; empty if the server did not report the error
    std::string words; ///< on one line
};

/// A connection to a PostgreSQL server. It is given up once the server has been silent for too long, because a stopped
/// server or a network that drops everything would block the caller for ever.
class StoreLink {
public:
    using Options = std::map<std::string, std::string, std::less<>>;
    using Silence = std::chrono::milliseconds;

    /// Opens a connection with libpq's options, after closing any earlier one.
    [[nodiscard]] Result<void, LinkProblem> open(const Options& options);
    /// Runs one statement with a value for each `?`.
    [[nodiscard]] Result<StoreRows, LinkProblem> run(const QString& statement, const QVariantList& values,
                                                     Silence silence);
    [[nodiscard]] bool isOpen() const { return m_connection && PQstatus(m_connection.get()) == CONNECTION_OK; }
    void close() { m_connection.reset(); }

private:
    enum class Answer { came, never, lost };
    [[nodiscard]] bool send(const QString& statement, const QVariantList& values);
    [[nodiscard]] Answer waitForAnswer(Silence silence);
    [[nodiscard]] LinkProblem giveUp(Answer answer, Silence silence);

    struct Close {
        void operator()(PGconn* connection) const { PQfinish(connection); }
    };
    std::unique_ptr<PGconn, Close> m_connection;
};

} // namespace querymend
