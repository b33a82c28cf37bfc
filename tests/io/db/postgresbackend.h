#pragma once

#include "support/postgresserver.h"

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

namespace querymend {

/// The id of the server process for this session.
inline std::int64_t backendOf(Session& session)
{
    const auto cursor = session.run("SELECT pg_backend_pid()", {});
    const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
    return page && !page->rows.empty() ? std::get<std::int64_t>(page->rows.front().front()) : 0;
}

/// Ends that process and waits until it is gone; returns whether that worked.
inline bool endBackend(const PostgresServer& server, std::int64_t process)
{
    return server.asOwner("SELECT pg_terminate_backend(" + std::to_string(process) + ", 5000)") == "t\n";
}

/// Runs a script as the owner, in a transaction that stays open as long as this object lives.
class OwnersTransaction {
public:
    OwnersTransaction(const PostgresServer& server, const std::string& script)
        : m_connection(PQconnectdb(server.addressOf("shop").c_str()), PQfinish)
    {
        const std::string begun = "BEGIN; " + script;
        const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(m_connection.get(), begun.c_str()), PQclear);
        m_ok = PQresultStatus(result.get()) == PGRES_COMMAND_OK;
    }

    [[nodiscard]] bool ok() const { return m_ok; }

private:
    std::unique_ptr<PGconn, void (*)(PGconn*)> m_connection;
    bool m_ok = false;
};

} // namespace querymend
