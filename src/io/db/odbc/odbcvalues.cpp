#include "db/odbc/odbcvalues.h"

#include <charconv>
#include <utility>

#include <sql.h>
#include <sqlext.h>

namespace querymend {

namespace {

// SQL Server's types beyond the standard: time, datetimeoffset.
constexpr SQLSMALLINT timeOfSqlServer = -154;
constexpr SQLSMALLINT timestampWithOffsetOfSqlServer = -155;

/// Falls back to text if it is no such number.
template <class Number>
Cell numberIn(std::string text)
{
    Number number{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size())
        return Cell(std::move(text));
    return number;
}

} // namespace

OdbcKind odbcKindOf(std::int16_t sqlType)
{
    switch (sqlType) {
    case SQL_BIT:
        return OdbcKind::boolean;
    case SQL_TINYINT:
    case SQL_SMALLINT:
    case SQL_INTEGER:
    case SQL_BIGINT:
        return OdbcKind::integer;
    case SQL_REAL:
    case SQL_FLOAT:
    case SQL_DOUBLE:
        return OdbcKind::real;
    case SQL_NUMERIC:
    case SQL_DECIMAL:
        return OdbcKind::decimal;
    case SQL_BINARY:
    case SQL_VARBINARY:
    case SQL_LONGVARBINARY:
        return OdbcKind::bytes;
    case SQL_DATE: // which is also SQL_DATETIME
    case SQL_TIME:
    case SQL_TIMESTAMP:
    case SQL_TYPE_DATE:
    case SQL_TYPE_TIME:
    case SQL_TYPE_TIMESTAMP:
    case timeOfSqlServer:
    case timestampWithOffsetOfSqlServer:
        return OdbcKind::temporal;
    default: // driver-specific types can be shown as text
        return OdbcKind::text;
    }
}

Cell odbcCell(OdbcKind kind, std::string value)
{
    switch (kind) {
    case OdbcKind::boolean:
        return !value.empty() && value != "0" && value != "f" && value != "false";
    case OdbcKind::integer:
        return numberIn<std::int64_t>(std::move(value));
    case OdbcKind::real:
        return numberIn<double>(std::move(value));
    case OdbcKind::decimal:
        return Decimal{std::move(value)};
    case OdbcKind::bytes:
        return Blob{std::move(value)};
    case OdbcKind::temporal:
        return Temporal{std::move(value)};
    case OdbcKind::text:
        break;
    }
    return Cell(std::move(value));
}

} // namespace querymend
