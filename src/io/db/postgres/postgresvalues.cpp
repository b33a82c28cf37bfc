#include "db/postgres/postgresvalues.h"

#include <charconv>
#include <memory>
#include <optional>
#include <string>

namespace querymend {

namespace {

// OIDs of built-in types never change; these are from the server's pg_type.dat.
enum BuiltInType : Oid {
    boolType = 16,
    byteaType = 17,
    int8Type = 20,
    int2Type = 21,
    int4Type = 23,
    jsonType = 114,
    float4Type = 700,
    float8Type = 701,
    dateType = 1082,
    timeType = 1083,
    timestampType = 1114,
    timestamptzType = 1184,
    timetzType = 1266,
    numericType = 1700,
    jsonbType = 3802,
};

struct FreeByPostgres {
    void operator()(unsigned char* bytes) const { PQfreemem(bytes); }
};

/// Falls back to text if it is no such number.
template <class Number>
Cell numberIn(std::string_view text)
{
    Number number{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size())
        return std::string(text);
    return number;
}

Cell blobIn(std::string_view text)
{
    std::size_t size = 0;
    const std::string copy(text); // libpq requires a terminating NUL
    const std::unique_ptr<unsigned char, FreeByPostgres> bytes(
        PQunescapeBytea(reinterpret_cast<const unsigned char*>(copy.c_str()), &size));
    if (!bytes)
        return std::string(text);
    return Blob{std::string(reinterpret_cast<const char*>(bytes.get()), size)};
}

} // namespace

Cell postgresCell(Oid type, std::string_view text)
{
    switch (type) {
    case boolType:
        return text == "t";
    case int2Type:
    case int4Type:
    case int8Type:
        return numberIn<std::int64_t>(text);
    case float4Type:
    case float8Type:
        return numberIn<double>(text);
    case numericType:
        return Decimal{std::string(text)};
    case byteaType:
        return blobIn(text);
    case dateType:
    case timeType:
    case timetzType:
    case timestampType:
    case timestamptzType:
        return Temporal{std::string(text)};
    case jsonType:
    case jsonbType:
        return Json{std::string(text)};
    default: // any other type can be shown as text
        return std::string(text);
    }
}

CellRow postgresRow(const PGresult& result, int row)
{
    CellRow cells;
    const int columns = PQnfields(&result);
    cells.reserve(static_cast<std::size_t>(columns));
    for (int i = 0; i < columns; ++i) {
        if (PQgetisnull(&result, row, i) != 0) {
            cells.emplace_back(std::monostate{});
            continue;
        }
        const std::string_view text(PQgetvalue(&result, row, i),
                                    static_cast<std::size_t>(PQgetlength(&result, row, i)));
        cells.push_back(postgresCell(PQftype(&result, i), text));
    }
    return cells;
}

std::size_t postgresRowBytes(const PGresult& result, int row)
{
    std::size_t bytes = 0;
    for (int i = 0; i < PQnfields(&result); ++i)
        bytes += static_cast<std::size_t>(PQgetlength(&result, row, i));
    return bytes;
}

Result<std::vector<ResultColumn>, EngineError> postgresColumns(PostgresLink& link, const PGresult& described)
{
    std::vector<ResultColumn> columns;
    std::string names;
    for (int i = 0; i < PQnfields(&described); ++i) {
        columns.push_back({PQfname(&described, i), {}});
        names += (names.empty() ? "SELECT pg_catalog.format_type(t.o, t.m) FROM (VALUES (" : "), (") + std::to_string(i)
            + ", " + std::to_string(PQftype(&described, i)) + "::pg_catalog.oid, "
            + std::to_string(PQfmod(&described, i));
    }
    if (columns.empty())
        return columns;
    const auto answer = link.command(names + ")) AS t (i, o, m) ORDER BY t.i");
    if (!answer)
        return Failure{answer.error()};
    for (int i = 0; i < PQntuples(answer->get()); ++i)
        columns[static_cast<std::size_t>(i)].type = PQgetvalue(answer->get(), i, 0);
    return columns;
}

} // namespace querymend
