#include "db/mysql/mysqltypes.h"

#include <string_view>

namespace querymend {

namespace {

constexpr unsigned binaryCharset = 63;

/// MariaDB reports the names of its own types, which are text to the protocol: `uuid`, `inet6`, `json`, `point`.
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

/// The connection uses utf8mb4, in which the server counts four bytes per character.
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
    // The protocol has one number for all sizes of the type; the length tells them apart.
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
    default: // everything else is a string
        return stringTypeName(field);
    }
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

} // namespace querymend
