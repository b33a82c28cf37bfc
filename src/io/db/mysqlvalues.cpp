#include "db/mysqlvalues.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <memory>

namespace querymend {

namespace {

constexpr unsigned binaryCharset = 63;

/// MariaDB tells of its own types, which are text to the protocol: `uuid`, `inet6`, `json`, `point`.
std::string ownTypeName(const MYSQL_FIELD& field)
{
    for (const auto attribute : {MARIADB_FIELD_ATTR_DATA_TYPE_NAME, MARIADB_FIELD_ATTR_FORMAT_NAME}) {
        MARIADB_CONST_STRING found{nullptr, 0};
        if (mariadb_field_attr(&found, &field, attribute) == 0 && found.length > 0)
            return {found.str, found.length};
    }
    return {};
}

bool isBinary(const MYSQL_FIELD& field)
{
    return field.charsetnr == binaryCharset;
}

std::string sized(std::string_view name, unsigned long size)
{
    return std::string(name) + '(' + std::to_string(size) + ')';
}

/// The connection speaks utf8mb4, in which the server counts four bytes for each character.
std::string textTypeName(const MYSQL_FIELD& field, std::string_view text, std::string_view binary)
{
    constexpr unsigned long bytesPerCharacter = 4;
    return isBinary(field) ? sized(binary, field.length) : sized(text, field.length / bytesPerCharacter);
}

std::string fractional(std::string_view name, const MYSQL_FIELD& field)
{
    constexpr unsigned mostDigits = 6;
    return field.decimals > 0 && field.decimals <= mostDigits ? sized(name, field.decimals) : std::string(name);
}

std::string blobTypeName(const MYSQL_FIELD& field)
{
    // Whatever the size of the type, the protocol has one number for all of them and tells their length.
    constexpr unsigned long tiny = 0xFF;
    constexpr unsigned long small = 0xFFFF;
    constexpr unsigned long medium = 0xFFFFFF;
    const unsigned long length = isBinary(field) || field.length > 0xFFFFFFF0UL ? field.length : field.length / 4;
    const std::string_view size = length <= tiny ? "tiny" : length <= small ? "" : length <= medium ? "medium" : "long";
    return std::string(size) + (isBinary(field) ? "blob" : "text");
}

std::string decimalTypeName(const MYSQL_FIELD& field)
{
    const bool isUnsigned = (field.flags & UNSIGNED_FLAG) != 0;
    const unsigned long extra = (isUnsigned ? 0UL : 1UL) + (field.decimals > 0 ? 1UL : 0UL); // sign and point
    const unsigned long digits = field.length > extra ? field.length - extra : field.length;
    return "decimal(" + std::to_string(digits) + ',' + std::to_string(field.decimals) + ')';
}

std::string stringTypeName(const MYSQL_FIELD& field)
{
    if ((field.flags & ENUM_FLAG) != 0)
        return "enum";
    if ((field.flags & SET_FLAG) != 0)
        return "set";
    return field.type == MYSQL_TYPE_STRING ? textTypeName(field, "char", "binary")
                                           : textTypeName(field, "varchar", "varbinary");
}

std::string baseTypeName(const MYSQL_FIELD& field)
{
    switch (field.type) {
    case MYSQL_TYPE_TINY:
        return "tinyint";
    case MYSQL_TYPE_SHORT:
        return "smallint";
    case MYSQL_TYPE_INT24:
        return "mediumint";
    case MYSQL_TYPE_LONG:
        return "int";
    case MYSQL_TYPE_LONGLONG:
        return "bigint";
    case MYSQL_TYPE_FLOAT:
        return "float";
    case MYSQL_TYPE_DOUBLE:
        return "double";
    case MYSQL_TYPE_DECIMAL:
    case MYSQL_TYPE_NEWDECIMAL:
        return decimalTypeName(field);
    case MYSQL_TYPE_YEAR:
        return "year";
    case MYSQL_TYPE_BIT:
        return sized("bit", field.length);
    case MYSQL_TYPE_DATE:
    case MYSQL_TYPE_NEWDATE:
        return "date";
    case MYSQL_TYPE_TIME:
        return fractional("time", field);
    case MYSQL_TYPE_DATETIME:
        return fractional("datetime", field);
    case MYSQL_TYPE_TIMESTAMP:
        return fractional("timestamp", field);
    case MYSQL_TYPE_TINY_BLOB:
    case MYSQL_TYPE_MEDIUM_BLOB:
    case MYSQL_TYPE_LONG_BLOB:
    case MYSQL_TYPE_BLOB:
        return blobTypeName(field);
    case MYSQL_TYPE_JSON:
        return "json";
    case MYSQL_TYPE_GEOMETRY:
        return "geometry";
    case MYSQL_TYPE_NULL:
        return "null";
    default: // all others are strings
        return stringTypeName(field);
    }
}

enum_field_types boundType(MysqlKind kind)
{
    switch (kind) {
    case MysqlKind::integer:
        return MYSQL_TYPE_LONGLONG;
    case MysqlKind::real:
        return MYSQL_TYPE_DOUBLE;
    case MysqlKind::shortReal:
        return MYSQL_TYPE_FLOAT;
    case MysqlKind::blob:
    case MysqlKind::bits:
        return MYSQL_TYPE_BLOB;
    case MysqlKind::decimal:
    case MysqlKind::text:
    case MysqlKind::temporal:
    case MysqlKind::json:
        return MYSQL_TYPE_STRING;
    }
    return MYSQL_TYPE_STRING;
}

/// The double that is written as the float is: 0.1 stays 0.1.
double widened(float value)
{
    std::array<char, 64> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    double wide = value;
    (void)std::from_chars(digits.data(), written.ptr, wide);
    return wide;
}

Cell wholeNumber(std::uint64_t value)
{
    if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        return static_cast<std::int64_t>(value);
    return Decimal{std::to_string(value)};
}

Cell bitsIn(std::string_view bytes)
{
    std::uint64_t value = 0;
    for (const char byte : bytes)
        value = value << 8U | static_cast<unsigned char>(byte);
    return wholeNumber(value);
}

} // namespace

MysqlKind mysqlKind(const MYSQL_FIELD& field)
{
    switch (field.type) {
    case MYSQL_TYPE_TINY:
    case MYSQL_TYPE_SHORT:
    case MYSQL_TYPE_INT24:
    case MYSQL_TYPE_LONG:
    case MYSQL_TYPE_LONGLONG:
    case MYSQL_TYPE_YEAR:
        return MysqlKind::integer;
    case MYSQL_TYPE_FLOAT:
        return MysqlKind::shortReal;
    case MYSQL_TYPE_DOUBLE:
        return MysqlKind::real;
    case MYSQL_TYPE_DECIMAL:
    case MYSQL_TYPE_NEWDECIMAL:
        return MysqlKind::decimal;
    case MYSQL_TYPE_BIT:
        return MysqlKind::bits;
    case MYSQL_TYPE_DATE:
    case MYSQL_TYPE_NEWDATE:
    case MYSQL_TYPE_TIME:
    case MYSQL_TYPE_DATETIME:
    case MYSQL_TYPE_TIMESTAMP:
        return MysqlKind::temporal;
    case MYSQL_TYPE_JSON:
        return MysqlKind::json;
    default: // strings and blobs, told apart by their character set
        break;
    }
    const std::string own = ownTypeName(field);
    if (own == "json")
        return MysqlKind::json;
    const bool isText = own == "uuid" || own == "inet4" || own == "inet6";
    return isBinary(field) && !isText ? MysqlKind::blob : MysqlKind::text;
}

std::string mysqlTypeName(const MYSQL_FIELD& field)
{
    if (std::string own = ownTypeName(field); !own.empty())
        return own;
    std::string name = baseTypeName(field);
    const bool isNumber = IS_NUM(field.type) && field.type != MYSQL_TYPE_YEAR && field.type != MYSQL_TYPE_NULL;
    return isNumber && (field.flags & UNSIGNED_FLAG) != 0 ? name + " unsigned" : name;
}

MysqlRow::MysqlRow(MYSQL_STMT* statement) : m_statement(statement)
{
    const std::unique_ptr<MYSQL_RES, void (*)(MYSQL_RES*)> described(mysql_stmt_result_metadata(statement),
                                                                     mysql_free_result);
    const unsigned count = described ? mysql_num_fields(described.get()) : 0;
    m_places.resize(count);
    m_binds.resize(count);
    for (unsigned i = 0; i < count; ++i) {
        const MYSQL_FIELD& field = *mysql_fetch_field_direct(described.get(), i);
        m_columns.push_back({std::string(field.name, field.name_length), mysqlTypeName(field)});
        m_places[i].kind = mysqlKind(field);
        m_places[i].isUnsigned = (field.flags & UNSIGNED_FLAG) != 0;
    }
}

bool MysqlRow::bind()
{
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        Place& place = m_places[i];
        MYSQL_BIND& bind = m_binds[i];
        bind = {};
        bind.buffer_type = boundType(place.kind);
        bind.is_unsigned = place.isUnsigned ? 1 : 0;
        bind.length = &place.length;
        bind.is_null = &place.isNull;
        if (place.kind == MysqlKind::integer)
            bind.buffer = &place.integer;
        else if (place.kind == MysqlKind::real)
            bind.buffer = &place.real;
        else if (place.kind == MysqlKind::shortReal)
            bind.buffer = &place.shortReal;
        else
            bind.buffer = place.text.data();
        bind.buffer_length = place.text.size();
    }
    return mysql_stmt_bind_result(m_statement, m_binds.data()) == 0;
}

std::uint64_t MysqlRow::bytes() const
{
    std::uint64_t bytes = 0;
    for (const Place& place : m_places)
        bytes += place.isNull != 0 ? 0 : place.length;
    return bytes;
}

CellRow MysqlRow::read()
{
    CellRow cells;
    cells.reserve(m_places.size());
    for (std::size_t i = 0; i < m_places.size(); ++i)
        cells.push_back(m_places[i].isNull != 0 ? Cell() : cellAt(i));
    return cells;
}

Cell MysqlRow::cellAt(std::size_t column)
{
    const Place& place = m_places[column];
    switch (place.kind) {
    case MysqlKind::integer:
        return place.isUnsigned ? wholeNumber(static_cast<std::uint64_t>(place.integer)) : Cell(place.integer);
    case MysqlKind::real:
        return place.real;
    case MysqlKind::shortReal:
        return widened(place.shortReal);
    case MysqlKind::decimal:
        return Decimal{textAt(column)};
    case MysqlKind::text:
        return textAt(column);
    case MysqlKind::blob:
        return Blob{textAt(column)};
    case MysqlKind::temporal:
        return Temporal{textAt(column)};
    case MysqlKind::json:
        return Json{textAt(column)};
    case MysqlKind::bits:
        return bitsIn(textAt(column));
    }
    return Cell();
}

std::string MysqlRow::textAt(std::size_t column)
{
    Place& place = m_places[column];
    if (place.length <= place.text.size())
        return {place.text.data(), place.length};
    std::string text(place.length, '\0');
    MYSQL_BIND whole = m_binds[column];
    whole.buffer = text.data();
    whole.buffer_length = text.size();
    (void)mysql_stmt_fetch_column(m_statement, &whole, static_cast<unsigned>(column), 0);
    return text;
}

} // namespace querymend
