#include "db/postgres/postgresstopper.h"

#include <map>
#include <string>
#include <vector>

namespace querymend {

namespace {

std::string textOf(const char* text)
{
    return text ? text : "";
}

} // namespace

PostgresStopper::PostgresStopper(PGconn* connection)
    : m_cancel(PQgetCancel(connection)), m_login(PQconninfo(connection)), m_host(textOf(PQhost(connection))),
      m_address(textOf(PQhostaddr(connection))), m_port(textOf(PQport(connection))), m_process(PQbackendPID(connection))
{}

bool PostgresStopper::send(Request request)
{
    if (request == Request::end)
        return endProcess();
    char problem[256]; // PQcancel requires it
    return m_cancel && PQcancel(m_cancel.get(), problem, sizeof problem) == 1;
}

/// Uses another connection of the same login, which may end its own processes.
bool PostgresStopper::endProcess() const
{
    std::vector<const char*> names;
    std::vector<const char*> values;
    const auto add = [&](const char* name, const char* value) {
        names.push_back(name);
        values.push_back(value);
    };
    for (const PQconninfoOption* option = m_login.get(); option && option->keyword; ++option) {
        if (option->val)
            add(option->keyword, option->val);
    }
    // Of two with the same name, the last one counts.
    add("host", m_host.c_str());
    add("hostaddr", m_address.c_str());
    add("port", m_port.c_str());
    add("connect_timeout", "2"); // libpq's minimum
    add(nullptr, nullptr);
    const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdbParams(names.data(), values.data(), 0),
                                                                PQfinish);
    if (PQstatus(connection.get()) != CONNECTION_OK)
        return false;
    const std::string text = "SELECT pg_catalog.pg_terminate_backend(" + std::to_string(m_process) + ')';
    const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.get(), text.c_str()), PQclear);
    return PQresultStatus(result.get()) == PGRES_TUPLES_OK;
}

} // namespace querymend
