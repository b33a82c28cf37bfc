#include "db/duckdb/duckdbqtvalues.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QTime>

#include <algorithm>
#include <array>
#include <string_view>

namespace querymend {

namespace {

using namespace duckdbapi;

struct QtTypeOfName {
    std::string_view name;
    QMetaType::Type type;
};

// clang-format off
constexpr std::array<QtTypeOfName, 22> qtTypes{{
    {"BOOLEAN", QMetaType::Bool}, {"TINYINT", QMetaType::Int}, {"SMALLINT", QMetaType::Int},
    {"INTEGER", QMetaType::Int}, {"BIGINT", QMetaType::LongLong}, {"UTINYINT", QMetaType::UInt},
    {"USMALLINT", QMetaType::UInt}, {"UINTEGER", QMetaType::UInt}, {"UBIGINT", QMetaType::ULongLong},
    {"FLOAT", QMetaType::Double}, {"DOUBLE", QMetaType::Double}, {"HUGEINT", QMetaType::Double},
    {"UHUGEINT", QMetaType::Double}, {"BIGNUM", QMetaType::Double}, {"BLOB", QMetaType::QByteArray},
    {"DATE", QMetaType::QDate}, {"TIME", QMetaType::QTime}, {"TIMESTAMP", QMetaType::QDateTime},
    {"TIMESTAMP_S", QMetaType::QDateTime}, {"TIMESTAMP_MS", QMetaType::QDateTime},
    {"TIMESTAMP_NS", QMetaType::QDateTime}, {"TIMESTAMP WITH TIME ZONE", QMetaType::QDateTime},
}};
// clang-format on

QMetaType::Type typeNamed(std::string_view name)
{
    if (name.starts_with("DECIMAL") && name.ends_with(')'))
        return QMetaType::Double;
    const auto found =
        std::find_if(qtTypes.begin(), qtTypes.end(), [&](const QtTypeOfName& t) { return t.name == name; });
    return found == qtTypes.end() ? QMetaType::QString : found->type;
}

/// Values that Qt cannot hold, infinities and years before the first, stay text.
template <class Time>
QVariant orText(const Time& time, const QString& text)
{
    return time.isValid() ? QVariant(time) : QVariant(text);
}

QVariant timeIn(const QString& text, QMetaType::Type type)
{
    if (type == QMetaType::QDate)
        return orText(QDate::fromString(text, Qt::ISODate), text);
    if (type == QMetaType::QTime)
        return orText(QTime::fromString(text, Qt::ISODateWithMs), text);
    if (type != QMetaType::QDateTime)
        return text;
    const qsizetype blank = text.indexOf(QLatin1Char(' '));
    const QDate date = QDate::fromString(text.left(blank), Qt::ISODate);
    const QTime time = QTime::fromString(text.mid(blank + 1).remove(QStringLiteral("+00")), Qt::ISODateWithMs);
    return orText(date.isValid() && time.isValid() ? QDateTime(date, time, Qt::UTC) : QDateTime(), text);
}

QVariant exactNumber(const std::string& digits, QSql::NumericalPrecisionPolicy policy)
{
    const QString text = QString::fromStdString(digits);
    switch (policy) {
    case QSql::LowPrecisionInt32:
        return text.section(QLatin1Char('.'), 0, 0).toInt();
    case QSql::LowPrecisionInt64:
        return text.section(QLatin1Char('.'), 0, 0).toLongLong();
    case QSql::LowPrecisionDouble:
        return text.toDouble();
    case QSql::HighPrecision:
        break;
    }
    return text;
}

QVariant integer(std::int64_t value, QMetaType::Type type)
{
    QVariant out = QVariant::fromValue<qlonglong>(value);
    out.convert(QMetaType(type));
    return out;
}

} // namespace

QMetaType qtTypeOf(const DuckdbType& type)
{
    return QMetaType(typeNamed(type.name));
}

QMetaType qtTypeNamed(const QString& name)
{
    return QMetaType(typeNamed(name.toStdString()));
}

QVariant qtValueOf(const Cell& cell, const DuckdbType& type, QSql::NumericalPrecisionPolicy policy)
{
    struct Conversion {
        QMetaType::Type type;
        QSql::NumericalPrecisionPolicy policy;

        QVariant operator()(std::monostate) const { return QVariant(QMetaType(type)); }
        QVariant operator()(bool value) const { return value; }
        QVariant operator()(std::int64_t value) const { return integer(value, type); }
        QVariant operator()(double value) const { return value; }
        QVariant operator()(const Decimal& value) const
        {
            if (type == QMetaType::ULongLong)
                return QString::fromStdString(value.digits).toULongLong();
            return exactNumber(value.digits, policy);
        }
        QVariant operator()(const std::string& value) const { return QString::fromStdString(value); }
        QVariant operator()(const Blob& value) const { return QByteArray::fromStdString(value.bytes); }
        QVariant operator()(const Temporal& value) const { return timeIn(QString::fromStdString(value.text), type); }
        QVariant operator()(const Json& value) const { return QString::fromStdString(value.text); }
    };
    return std::visit(Conversion{typeNamed(type.name), policy}, cell);
}

} // namespace querymend
