#include "db/duckdb/duckdbdriver.h"

#include "db/duckdb/duckdbqtvalues.h"
#include "db/duckdb/duckdbresult.h"

#include <QSqlError>
#include <QSqlField>
#include <QSqlIndex>
#include <QSqlQuery>
#include <QSqlRecord>

#include <utility>

namespace querymend {

namespace {

/// The condition for `schema.table`, or for a table of the current schema.
QString tableCondition(const QString& table)
{
    const qsizetype dot = table.indexOf(QLatin1Char('.'));
    return dot < 0 ? QStringLiteral("schema_name = current_schema() AND table_name = ?")
                   : QStringLiteral("schema_name || '.' || table_name = ?");
}

/// Removes the quotes that a caller may have put around the parts.
QString withoutQuotes(QString table)
{
    return table.remove(QLatin1Char('"'));
}

DuckdbSettings settingsIn(const QString& options)
{
    DuckdbSettings settings;
    for (const QString& option : options.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const qsizetype equals = option.indexOf(QLatin1Char('='));
        settings.emplace_back(option.left(equals).trimmed().toStdString(),
                              equals < 0 ? std::string() : option.mid(equals + 1).trimmed().toStdString());
    }
    return settings;
}

} // namespace

DuckdbDriver::DuckdbDriver(std::shared_ptr<const DuckdbLibrary> library, QObject* parent)
    : QSqlDriver(parent), m_library(std::move(library))
{}

DuckdbDriver::~DuckdbDriver() = default;

bool DuckdbDriver::hasFeature(DriverFeature feature) const
{
    switch (feature) {
    case Transactions:
    case BLOB:
    case Unicode:
    case PreparedQueries:
    case PositionalPlaceholders:
    case SimpleLocking:
    case LowPrecisionNumbers:
    case FinishQuery:
        return true;
    default: // Qt adds features over time
        return false;
    }
}

bool DuckdbDriver::open(const QString& database, const QString& /*user*/, const QString& /*password*/,
                        const QString& /*host*/, int /*port*/, const QString& options)
{
    close();
    auto opened = DuckdbConnection::open(m_library, database.toStdString(), settingsIn(options));
    if (!opened) {
        setLastError(QSqlError(QStringLiteral("The database cannot be opened"),
                               QString::fromStdString(opened.error().message), QSqlError::ConnectionError));
        setOpenError(true);
        return false;
    }
    m_connection = std::move(opened).value();
    setOpen(true);
    setOpenError(false);
    return true;
}

void DuckdbDriver::close()
{
    m_connection.reset();
    setOpen(false);
    setOpenError(false);
}

QSqlResult* DuckdbDriver::createResult() const
{
    return new DuckdbResult(this, m_connection.get());
}

QVariant DuckdbDriver::handle() const
{
    return QVariant::fromValue(m_connection.get());
}

bool DuckdbDriver::beginTransaction()
{
    return runPlain(QStringLiteral("BEGIN TRANSACTION"));
}

bool DuckdbDriver::commitTransaction()
{
    return runPlain(QStringLiteral("COMMIT"));
}

bool DuckdbDriver::rollbackTransaction()
{
    return runPlain(QStringLiteral("ROLLBACK"));
}

bool DuckdbDriver::runPlain(const QString& statement)
{
    QSqlQuery query(createResult());
    if (query.exec(statement))
        return true;
    setLastError(query.lastError());
    return false;
}

QStringList DuckdbDriver::tables(QSql::TableType type) const
{
    QStringList kinds;
    if (type == QSql::Tables || type == QSql::AllTables)
        kinds << QStringLiteral("SELECT schema_name, table_name FROM duckdb_tables() WHERE NOT internal");
    if (type == QSql::Views || type == QSql::AllTables)
        kinds << QStringLiteral("SELECT schema_name, view_name FROM duckdb_views() WHERE NOT internal");
    if (type == QSql::SystemTables || type == QSql::AllTables)
        kinds << QStringLiteral("SELECT schema_name, view_name FROM duckdb_views() WHERE internal");
    QStringList names;
    QSqlQuery query(createResult());
    if (!query.exec(QStringLiteral("SELECT CASE WHEN s = current_schema() THEN n ELSE s || '.' || n END FROM (")
                    + kinds.join(QStringLiteral(" UNION ALL ")) + QStringLiteral(") AS all_of_them (s, n) ORDER BY 1")))
        return names;
    while (query.next())
        names << query.value(0).toString();
    return names;
}

QSqlRecord DuckdbDriver::record(const QString& table) const
{
    QSqlRecord record;
    QSqlQuery query(createResult());
    query.prepare(QStringLiteral("SELECT column_name, data_type, is_nullable, column_default FROM duckdb_columns() "
                                 "WHERE database_name = current_database() AND ")
                  + tableCondition(table) + QStringLiteral(" ORDER BY column_index"));
    query.addBindValue(withoutQuotes(table));
    if (!query.exec())
        return record;
    while (query.next()) {
        QSqlField field(query.value(0).toString(), qtTypeNamed(query.value(1).toString()), table);
        field.setRequiredStatus(query.value(2).toBool() ? QSqlField::Optional : QSqlField::Required);
        field.setDefaultValue(query.value(3));
        record.append(field);
    }
    return record;
}

QSqlIndex DuckdbDriver::primaryIndex(const QString& table) const
{
    QSqlIndex index(table);
    const QSqlRecord columns = record(table);
    QSqlQuery query(createResult());
    query.prepare(QStringLiteral("SELECT unnest(constraint_column_names), constraint_name FROM duckdb_constraints() "
                                 "WHERE constraint_type = 'PRIMARY KEY' AND database_name = current_database() AND ")
                  + tableCondition(table));
    query.addBindValue(withoutQuotes(table));
    if (!query.exec())
        return index;
    while (query.next()) {
        index.append(columns.field(query.value(0).toString()));
        index.setName(query.value(1).toString());
    }
    return index;
}

QString DuckdbDriver::formatValue(const QSqlField& field, bool trimStrings) const
{
    if (field.isNull())
        return QStringLiteral("NULL");
    switch (field.metaType().id()) {
    case QMetaType::Bool:
        return field.value().toBool() ? QStringLiteral("TRUE") : QStringLiteral("FALSE");
    case QMetaType::QByteArray: {
        QString bytes;
        for (const char byte : field.value().toByteArray())
            bytes += QStringLiteral("\\x%1").arg(static_cast<uchar>(byte), 2, 16, QLatin1Char('0'));
        return QLatin1Char('\'') + bytes + QStringLiteral("'::BLOB");
    }
    default: // standard SQL
        return QSqlDriver::formatValue(field, trimStrings);
    }
}

QString DuckdbDriver::escapeIdentifier(const QString& identifier, IdentifierType /*type*/) const
{
    if (identifier.isEmpty() || isIdentifierEscaped(identifier, TableName))
        return identifier;
    QString quoted = identifier;
    quoted.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    // By Qt's convention, a dot separates the schema from the table.
    quoted.replace(QLatin1Char('.'), QStringLiteral("\".\""));
    return QLatin1Char('"') + quoted + QLatin1Char('"');
}

} // namespace querymend

#include "moc_duckdbdriver.cpp"
