#include "db/odbc/odbcdriverlink.h"

#include "db/odbc/odbcerrors.h"
#include "db/odbc/odbctext.h"
#include "db/session/celltext.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <sql.h>
#include <sqlext.h>

namespace querymend {

namespace {

OdbcStopper::Clock::time_point deadlineOf(const Limits& limits)
{
    return OdbcStopper::Clock::now() + limits.time;
}

/// In whole seconds, as ODBC counts them; the watch thread is more precise.
SQLULEN secondsOf(std::chrono::milliseconds time)
{
    return static_cast<SQLULEN>(std::chrono::ceil<std::chrono::seconds>(time).count());
}

} // namespace

OdbcDriverLink::OdbcDriverLink(std::unique_ptr<SqlConnection> database, void* connection, const OdbcServer& server)
    : m_database(std::move(database)), m_connection(connection), m_server(server), m_catalog(catalog()),
      m_cancelling(connection), m_stopper(std::make_shared<OdbcStopper>(m_cancelling)),
      m_watch([stopper = m_stopper] { stopper->watch(); })
{}

OdbcDriverLink::~OdbcDriverLink()
{
    close();
    m_stopper->endWatch();
    m_watch.join();
}

/// Every call that may take long goes through here, where it can be cancelled.
template <class Work>
OdbcStep OdbcDriverLink::call(Work work)
{
    if (!m_stopper->enter(m_toCancel))
        return Failure{odbcError({}, m_server, m_stopper->cause())};
    const SQLRETURN code = work();
    m_stopper->leave();
    if (SQL_SUCCEEDED(code) || code == SQL_NO_DATA)
        return {};
    return Failure{errorOf(SQL_HANDLE_STMT, m_statement)};
}

OdbcStep OdbcDriverLink::begin(const Limits& limits)
{
    m_stopper->startRun(deadlineOf(limits));
    m_time = limits.time;
    QString home = utf16Of(m_catalog);
    const bool isHome = catalog() == m_catalog
        || SQL_SUCCEEDED(SQLSetConnectAttrW(m_connection, SQL_ATTR_CURRENT_CATALOG, home.data(), SQL_NTS));
    if (isHome && setAutocommit(SQL_AUTOCOMMIT_OFF))
        return {};
    EngineError error = errorOf(SQL_HANDLE_DBC, m_connection);
    m_stopper->endRun();
    return Failure{std::move(error)};
}

void OdbcDriverLink::rollback()
{
    close();
    m_stopper->endRun();
    // A late cancel request can hit this instead of its target.
    constexpr int tries = 3;
    for (int i = 0; i < tries; ++i) {
        if (SQL_SUCCEEDED(SQLEndTran(SQL_HANDLE_DBC, m_connection, SQL_ROLLBACK)))
            break;
    }
    if (m_server.afterRollback.empty() || !setAutocommit(SQL_AUTOCOMMIT_ON))
        return;
    restartClock(Limits{});
    for (int i = 0; i < tries; ++i) {
        if (execute(m_server.afterRollback).ok())
            break;
    }
    close();
    m_stopper->endRun();
}

void OdbcDriverLink::restartClock(const Limits& limits)
{
    m_time = limits.time;
    m_stopper->restartClock(deadlineOf(limits));
}

/// Passes the text to SQLPrepareW or SQLExecDirectW, on a new handle.
template <class Send>
OdbcColumns OdbcDriverLink::send(Send function, std::string_view text)
{
    const QString wide = utf16Of(text);
    if (auto opened = open(); !opened)
        return Failure{std::move(opened).error()};
    auto sent = call([&] {
        return function(m_statement, const_cast<SQLWCHAR*>(wide.utf16()), static_cast<SQLINTEGER>(wide.size()));
    });
    if (!sent)
        return Failure{std::move(sent).error()};
    return readColumns();
}

OdbcColumns OdbcDriverLink::describe(std::string_view statement)
{
    return send(SQLPrepareW, statement);
}

OdbcColumns OdbcDriverLink::execute(std::string_view text)
{
    auto columns = send(SQLExecDirectW, text);
    m_isAtEnd = !columns || columns->empty();
    return columns;
}

Result<std::optional<CellRow>, EngineError> OdbcDriverLink::next(std::uint64_t bytes)
{
    if (m_isAtEnd)
        return std::optional<CellRow>();
    SQLRETURN code = SQL_SUCCESS;
    auto fetched = call([&] { return code = SQLFetch(m_statement); });
    if (!fetched)
        return Failure{std::move(fetched).error()};
    if (code == SQL_NO_DATA) {
        m_isAtEnd = true;
        return std::optional<CellRow>();
    }
    CellRow row;
    row.reserve(m_kinds.size());
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        auto cell = readCell(static_cast<SQLUSMALLINT>(i + 1), bytes);
        if (!cell)
            return Failure{std::move(cell).error()};
        const std::size_t size = cellBytes(*cell);
        if (size > bytes)
            return Failure{rowsTooLarge()};
        bytes -= size;
        row.push_back(std::move(cell).value());
    }
    return std::optional(std::move(row));
}

OdbcStep OdbcDriverLink::open()
{
    close();
    if (!SQL_SUCCEEDED(SQLAllocHandle(SQL_HANDLE_STMT, m_connection, &m_statement))) {
        m_statement = nullptr;
        return Failure{errorOf(SQL_HANDLE_DBC, m_connection)};
    }
    m_toCancel = m_cancelling.handleOf(m_statement);
    if (m_server.clock == OdbcClock::driver)
        SQLSetStmtAttrW(m_statement, SQL_ATTR_QUERY_TIMEOUT, reinterpret_cast<SQLPOINTER>(secondsOf(m_time)), 0);
    return {};
}

void OdbcDriverLink::close()
{
    if (m_statement)
        SQLFreeHandle(SQL_HANDLE_STMT, m_statement);
    m_statement = nullptr;
    m_kinds.clear();
    m_isAtEnd = true;
}

OdbcColumns OdbcDriverLink::readColumns()
{
    SQLSMALLINT count = 0;
    // A driver may put off preparing until this call.
    auto counted = call([&] { return SQLNumResultCols(m_statement, &count); });
    if (!counted)
        return Failure{std::move(counted).error()};
    std::vector<ResultColumn> columns;
    m_kinds.clear();
    for (SQLSMALLINT i = 1; i <= count; ++i) {
        auto column = readColumn(static_cast<SQLUSMALLINT>(i));
        if (!column)
            return Failure{std::move(column).error()};
        columns.push_back(std::move(column).value());
    }
    return columns;
}

Result<ResultColumn, EngineError> OdbcDriverLink::readColumn(std::uint16_t number)
{
    std::array<SQLWCHAR, 512> text{};
    SQLSMALLINT length = 0;
    SQLSMALLINT type = 0;
    SQLSMALLINT digits = 0;
    SQLSMALLINT nullable = 0;
    SQLULEN size = 0;
    const SQLRETURN code = SQLDescribeColW(m_statement, number, text.data(), static_cast<SQLSMALLINT>(text.size()),
                                           &length, &type, &size, &digits, &nullable);
    if (!SQL_SUCCEEDED(code))
        return Failure{errorOf(SQL_HANDLE_STMT, m_statement)};
    ResultColumn column;
    column.name = utf8Of(text, length);
    m_kinds.push_back(odbcKindOf(type));
    length = 0;
    // This length is in bytes.
    if (SQL_SUCCEEDED(SQLColAttributeW(m_statement, number, SQL_DESC_TYPE_NAME, text.data(),
                                       static_cast<SQLSMALLINT>(sizeof text), &length, nullptr)))
        column.type = utf8Of(text, length / bytesOfUnit);
    return column;
}

/// Reads in pieces, so that never more than the limit is requested.
Result<Cell, EngineError> OdbcDriverLink::readCell(std::uint16_t number, std::uint64_t bytes)
{
    constexpr std::size_t unitsOfPiece = 4096;
    std::array<SQLWCHAR, unitsOfPiece> piece; // uninitialised; the driver reports how much it filled
    const OdbcKind kind = m_kinds[number - 1U];
    const bool isBytes = kind == OdbcKind::bytes;
    std::vector<SQLWCHAR> text;
    std::string blob;
    for (;;) {
        SQLLEN length = 0;
        SQLRETURN code = SQL_SUCCESS;
        auto got = call([&] {
            return code = SQLGetData(m_statement, number, isBytes ? SQL_C_BINARY : SQL_C_WCHAR, piece.data(),
                                     static_cast<SQLLEN>(sizeof piece), &length);
        });
        if (!got)
            return Failure{std::move(got).error()};
        if (code == SQL_NO_DATA)
            break;
        if (length == SQL_NULL_DATA)
            return Cell{};
        // A piece of text ends with a NUL; an unknown or larger length means that the piece is full.
        const std::size_t room = isBytes ? sizeof piece : sizeof piece - sizeof(SQLWCHAR);
        const std::size_t filled = length < 0 ? room : std::min(static_cast<std::size_t>(length), room);
        if (isBytes)
            blob.append(reinterpret_cast<const char*>(piece.data()), filled);
        else
            text.insert(text.end(), piece.begin(), piece.begin() + static_cast<std::ptrdiff_t>(filled / 2));
        if (std::max(blob.size(), text.size()) > bytes)
            return Failure{rowsTooLarge()};
        if (code == SQL_SUCCESS)
            break;
    }
    return odbcCell(kind, isBytes ? std::move(blob) : utf8Of(text));
}

EngineError OdbcDriverLink::errorOf(std::int16_t type, void* handle) const
{
    EngineError error = odbcError(odbcRecords(type, handle), m_server, m_stopper->cause());
    SQLULEN dead = SQL_CD_FALSE;
    const SQLRETURN code = SQLGetConnectAttrW(m_connection, SQL_ATTR_CONNECTION_DEAD, &dead, 0, nullptr);
    if (SQL_SUCCEEDED(code) && dead == SQL_CD_TRUE)
        error.failure = EngineFailure::lost;
    return error;
}

bool OdbcDriverLink::setAutocommit(std::uintptr_t value)
{
    return SQL_SUCCEEDED(
        SQLSetConnectAttrW(m_connection, SQL_ATTR_AUTOCOMMIT, reinterpret_cast<SQLPOINTER>(value), SQL_IS_UINTEGER));
}

std::string OdbcDriverLink::catalog() const
{
    std::array<SQLWCHAR, 256> name{};
    SQLINTEGER length = 0; // in bytes
    if (!SQL_SUCCEEDED(SQLGetConnectAttrW(m_connection, SQL_ATTR_CURRENT_CATALOG, name.data(),
                                          static_cast<SQLINTEGER>(sizeof name), &length)))
        return {};
    return utf8Of(name, length / bytesOfUnit);
}

} // namespace querymend
