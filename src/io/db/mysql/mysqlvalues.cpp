#include "db/mysql/mysqlvalues.h"

#include <charconv>
#include <limits>
#include <memory>

namespace querymend {

namespace {

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

/// Returns the double with the same shortest digits: 0.1 stays 0.1.
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
