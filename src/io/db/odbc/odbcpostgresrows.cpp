#include "db/odbc/odbcpostgresrows.h"

#include "db/postgres/postgresvalues.h"

#include <QString>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <limits>

namespace querymend {

namespace {

/// Decodes escapes such as `_x0020_`, for characters that no XML name may have.
std::string unescapedName(const QString& name)
{
    constexpr qsizetype digits = 4;
    QString text;
    for (qsizetype i = 0; i < name.size(); ++i) {
        bool isNumber = false;
        const qsizetype close = name.indexOf(QLatin1Char('_'), i + 1);
        const bool isEscape = name.mid(i, 2) == QLatin1String("_x") && close >= i + 2 + digits;
        const char32_t letter = isEscape ? name.mid(i + 2, close - i - 2).toUInt(&isNumber, 16) : 0;
        if (isNumber) {
            text += QString::fromUcs4(&letter, 1);
            i = close;
        } else {
            text += name.at(i);
        }
    }
    return text.toStdString();
}

struct StandardType {
    QLatin1String name;
    const char* called;
};

const std::array<StandardType, 15> standardTypes{{
    {QLatin1String("BOOLEAN"), "pg_catalog.bool"},
    {QLatin1String("SMALLINT"), "pg_catalog.int2"},
    {QLatin1String("INTEGER"), "pg_catalog.int4"},
    {QLatin1String("BIGINT"), "pg_catalog.int8"},
    {QLatin1String("REAL"), "pg_catalog.float4"},
    {QLatin1String("DOUBLE"), "pg_catalog.float8"},
    {QLatin1String("NUMERIC"), "pg_catalog.numeric"},
    {QLatin1String("CHAR"), "pg_catalog.bpchar"},
    {QLatin1String("VARCHAR"), "pg_catalog.varchar"},
    {QLatin1String("DATE"), "pg_catalog.date"},
    {QLatin1String("TIME"), "pg_catalog.time"},
    {QLatin1String("TIME_WTZ"), "pg_catalog.timetz"},
    {QLatin1String("TIMESTAMP"), "pg_catalog.timestamp"},
    {QLatin1String("TIMESTAMP_WTZ"), "pg_catalog.timestamptz"},
    {QLatin1String("XML"), "pg_catalog.xml"},
}};

/// Returns the type of `INTEGER` or `UDT.database.schema.name`, in which dots within names are escaped.
std::string typeCalled(const QString& name)
{
    const auto standard = std::find_if(standardTypes.begin(), standardTypes.end(),
                                       [&](const StandardType& type) { return type.name == name; });
    if (standard != standardTypes.end())
        return standard->called;
    constexpr qsizetype partsOfType = 4;
    const QStringList parts = name.split(QLatin1Char('.'));
    return parts.size() == partsOfType ? unescapedName(parts[2]) + '.' + unescapedName(parts[3]) : std::string();
}

} // namespace

std::optional<std::vector<ResultColumn>> readPostgresShape(std::string_view xmlSchema)
{
    QXmlStreamReader reader(QString::fromUtf8(xmlSchema.data(), static_cast<qsizetype>(xmlSchema.size())));
    std::vector<ResultColumn> columns;
    bool isInRow = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isEndElement() && reader.name() == QLatin1String("complexType"))
            isInRow = false;
        if (!reader.isStartElement())
            continue;
        const QString name = reader.attributes().value(QLatin1String("name")).toString();
        if (reader.name() == QLatin1String("complexType"))
            isInRow = name == QLatin1String("RowType");
        else if (reader.name() == QLatin1String("element") && isInRow)
            columns.push_back(
                {unescapedName(name), typeCalled(reader.attributes().value(QLatin1String("type")).toString())});
    }
    return reader.hasError() ? std::nullopt : std::optional(std::move(columns));
}

std::vector<std::optional<std::string>> readPostgresRow(std::string_view text)
{
    std::vector<std::optional<std::string>> values;
    if (text.size() < 2)
        return values;
    text = text.substr(1, text.size() - 2);
    std::string value;
    bool isNull = true;
    bool isQuoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == ',' && !isQuoted) {
            values.push_back(isNull ? std::nullopt : std::optional(std::move(value)));
            value.clear();
            isNull = true;
            continue;
        }
        isNull = false;
        const bool isDoubled = c == '"' && isQuoted && i + 1 < text.size() && text[i + 1] == '"';
        if (c == '"' && !isDoubled) {
            isQuoted = !isQuoted;
            continue;
        }
        if ((isDoubled || c == '\\') && i + 1 < text.size())
            ++i;
        value += text[i];
    }
    values.push_back(isNull ? std::nullopt : std::optional(std::move(value)));
    return values;
}

Result<std::optional<CellRow>, EngineError> OdbcPostgresRows::next(std::uint64_t bytes)
{
    if (m_read == m_asked) {
        if (auto fetched = fetchSome(); !fetched)
            return Failure{std::move(fetched).error()};
    }
    // A row's text is longer than its values because of commas and doubled quotes.
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max() / 4;
    auto row = m_link.next(std::min(bytes, most) * 2 + m_columns.size() * 3 + 2);
    if (!row || !row->has_value())
        return row;
    if (!row->value().empty() && std::holds_alternative<std::monostate>(row->value().front()))
        return Failure{rowTooLong(longestOdbcRow)};
    const auto* text = row->value().empty() ? nullptr : std::get_if<std::string>(&row->value().front());
    std::vector<std::optional<std::string>> values = readPostgresRow(text ? *text : std::string());
    if (m_types.empty())
        values.clear(); // no value and one NULL are written alike
    if (!text || values.size() != m_types.size())
        return failed(EngineFailure::refused, "the driver changed a row");
    ++m_read;
    m_bytes += text->size();
    CellRow cells;
    cells.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        cells.push_back(values[i] ? postgresCell(m_types[i].oid, *values[i]) : Cell{});
    return std::optional(std::move(cells));
}

/// The driver buffers a whole batch.
OdbcStep OdbcPostgresRows::fetchSome()
{
    if (m_asked > 0)
        m_pace.learn(m_read, m_bytes);
    m_asked = m_pace.rows();
    m_read = 0;
    m_bytes = 0;
    return tellOdbc(m_link, "FETCH FORWARD " + std::to_string(m_asked) + " FROM querymend");
}

} // namespace querymend
