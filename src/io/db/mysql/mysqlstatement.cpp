#include "db/mysql/mysqlstatement.h"

#include "diagnose/errorplace.h"

#include <string>

namespace querymend {

MysqlStatement::~MysqlStatement()
{
    // Closing reads everything that is still being sent, so the server is stopped first.
    if (m_hasRowsLeft && !m_link.isDead())
        m_link.interrupt();
    my_bool failed = 0;
    m_link.await([&] { return mysql_stmt_close_start(&failed, m_statement); },
                 [&](int events) { return mysql_stmt_close_cont(&failed, m_statement, events); });
}

Result<void, EngineError> MysqlStatement::prepare(std::string_view text)
{
    // To the server a NUL is a syntax error in most places, but not in all.
    if (text.find('\0') != std::string_view::npos)
        return failed(EngineFailure::notAllowed, "the statement has a NUL in it");
    if (m_link.isDead())
        return Failure{m_link.lastError()};
    int failed = 0;
    m_link.await([&] { return mysql_stmt_prepare_start(&failed, m_statement, text.data(), text.size()); },
                 [&](int events) { return mysql_stmt_prepare_cont(&failed, m_statement, events); });
    if (failed == 0)
        return {};
    EngineError problem = error();
    problem.offset = mysqlOffset(text, problem.message);
    return Failure{std::move(problem)};
}

Result<void, EngineError> MysqlStatement::execute()
{
    if (hasParameters())
        return failed(EngineFailure::refused, "the statement has a ? without a value");
    int failed = 0;
    m_link.await([&] { return mysql_stmt_execute_start(&failed, m_statement); },
                 [&](int events) { return mysql_stmt_execute_cont(&failed, m_statement, events); });
    if (failed != 0)
        return Failure{error()};
    m_hasRowsLeft = true;
    return {};
}

Result<MysqlFetched, EngineError> MysqlStatement::fetch()
{
    int code = 0;
    m_link.await([&] { return mysql_stmt_fetch_start(&code, m_statement); },
                 [&](int events) { return mysql_stmt_fetch_cont(&code, m_statement, events); });
    if (code == 0 || code == MYSQL_DATA_TRUNCATED)
        return MysqlFetched::row;
    m_hasRowsLeft = false;
    if (code == MYSQL_NO_DATA)
        return MysqlFetched::end;
    return Failure{error()};
}

std::optional<std::uint32_t> mysqlOffset(std::string_view statement, std::string_view message)
{
    const auto rest = quotedRest(message);
    // The server quotes at most 80 characters; only if they reach the end of the statement is their position certain.
    if (!rest || !statement.ends_with(*rest))
        return std::nullopt;
    return static_cast<std::uint32_t>(statement.size() - rest->size());
}

} // namespace querymend
