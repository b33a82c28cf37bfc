#include "db/duckdb/duckdbvalues.h"

#include "db/duckdb/duckdbnumbers.h"
#include "db/duckdb/duckdbtext.h"
#include "db/duckdb/duckdbtimes.h"
#include "db/session/celltext.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

using namespace duckdbapi;

Cell unsignedCell(std::uint64_t value)
{
    if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        return static_cast<std::int64_t>(value);
    return Decimal{std::to_string(value)};
}

/// Returns the double with the same shortest digits, not the one with the same value and twice the digits.
double widened(float value)
{
    if (!std::isfinite(value))
        return value;
    const std::string text = floatingText(value);
    double wide = 0;
    std::from_chars(text.data(), text.data() + text.size(), wide);
    return wide;
}

Cell numberCell(const Api& api, const DuckdbType& type, Vector vector, Index row)
{
    switch (type.id) {
    case booleanType:
        return valueAt<bool>(api, vector, row);
    case tinyintType:
        return static_cast<std::int64_t>(valueAt<std::int8_t>(api, vector, row));
    case smallintType:
        return static_cast<std::int64_t>(valueAt<std::int16_t>(api, vector, row));
    case integerType:
        return static_cast<std::int64_t>(valueAt<std::int32_t>(api, vector, row));
    case bigintType:
        return valueAt<std::int64_t>(api, vector, row);
    case utinyintType:
        return static_cast<std::int64_t>(valueAt<std::uint8_t>(api, vector, row));
    case usmallintType:
        return static_cast<std::int64_t>(valueAt<std::uint16_t>(api, vector, row));
    case uintegerType:
        return static_cast<std::int64_t>(valueAt<std::uint32_t>(api, vector, row));
    case ubigintType:
        return unsignedCell(valueAt<std::uint64_t>(api, vector, row));
    case floatType:
        return widened(valueAt<float>(api, vector, row));
    case doubleType:
        return valueAt<double>(api, vector, row);
    default: // numbers that a double cannot hold
        return Decimal{numberText(api, type, vector, row)};
    }
}

} // namespace

Cell duckdbCell(const Api& api, const DuckdbType& type, Vector vector, Index row)
{
    if (type.id == nullType || isNullAt(api, vector, row))
        return std::monostate{};
    if (isNumber(type))
        return numberCell(api, type, vector, row);
    if (type.id == blobType)
        return Blob{std::string(bytesOf(valueAt<Bytes>(api, vector, row)))};
    std::string text;
    DuckdbText(api).append(text, type, vector, row);
    if (type.isJson)
        return Json{std::move(text)};
    if (type.id == bignumType)
        return Decimal{std::move(text)};
    switch (type.id) {
    case dateType:
    case timeType:
    case timeNanosType:
    case timeTzType:
    case timestampType:
    case timestampSecondsType:
    case timestampMillisType:
    case timestampNanosType:
    case timestampTzType:
        return Temporal{std::move(text)};
    default: // everything else is shown as DuckDB writes it
        return text;
    }
}

std::size_t putDuckdbCell(RowSink& sink, const Api& api, const DuckdbType& type, Vector vector, Index row)
{
    if (type.id == varcharType && !type.isJson && !isNullAt(api, vector, row)) {
        const std::string_view text = bytesOf(valueAt<Bytes>(api, vector, row));
        sink.bytes(CellTag::text, text);
        return text.size();
    }
    Cell cell = duckdbCell(api, type, vector, row);
    const std::size_t bytes = cellBytes(cell);
    sink.cell(std::move(cell));
    return bytes;
}

} // namespace querymend
