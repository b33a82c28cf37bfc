#include "schema/schemawords.h"

#include "common/isolatedtext.h"
#include "common/typeicon.h"
#include "schema/writtennames.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::SchemaWords)
};

bool has(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Returns null if the column is in no foreign key.
const ForeignKey* keyOf(const Table& table, const std::string& column)
{
    const auto found = std::find_if(table.foreignKeys.begin(), table.foreignKeys.end(),
                                    [&](const ForeignKey& key) { return has(key.columns, column); });
    return found == table.foreignKeys.end() ? nullptr : &*found;
}

QString paragraph(const QString& text)
{
    return QStringLiteral("<p style='white-space:pre-wrap; margin:0 0 4px 0'>%1</p>").arg(text);
}

QString escaped(const std::string& text)
{
    constexpr int longest = 600;
    QString shown = QString::fromStdString(text);
    if (shown.size() > longest)
        shown = shown.left(longest) + QChar(0x2026);
    return shown.toHtmlEscaped();
}

} // namespace

Icon SchemaWords::iconOf(const Table& table)
{
    switch (table.kind) {
    case TableKind::view:
    case TableKind::materializedView:
        return Icon::eye;
    case TableKind::foreignTable:
        return Icon::boxArrowUp;
    case TableKind::partition:
    case TableKind::shadowTable:
    case TableKind::table:
    case TableKind::temporaryTable:
    case TableKind::other:
        break;
    }
    return Icon::table;
}

Icon SchemaWords::iconOf(const Catalog& catalog, ColumnId column)
{
    const Column& which = catalog.column(column);
    if (which.primaryKey)
        return Icon::key;
    return keyOf(catalog.table(column.table), which.name) ? Icon::link : iconOfType(which.type);
}

QString SchemaWords::target(const Catalog& catalog, ColumnId column)
{
    const ForeignKey* const key = keyOf(catalog.table(column.table), catalog.column(column).name);
    if (!key)
        return {};
    const QString name = shownName(key->targetTable);
    // The arrow comes first, so that it is left when the name is too long, and points away from the column.
    constexpr QChar rightToLeftMark(0x200F);
    return QGuiApplication::isRightToLeft() ? rightToLeftMark + QStringLiteral("← ") + isolated(name)
                                            : QStringLiteral("→ ") + name;
}

QString SchemaWords::toolTip(const Catalog& catalog, TableId table)
{
    const Table& which = catalog.table(table);
    const std::string name = which.schema.empty() ? which.name : which.schema + '.' + which.name;
    QString text = paragraph(QStringLiteral("<b>%1</b> %2").arg(escaped(name), kind(which.kind)));
    if (!which.comment.empty())
        text += paragraph(escaped(which.comment));
    QStringList facts;
    if (which.columnsKnown)
        facts << Words::tr("%n columns", nullptr, static_cast<int>(which.columns.size()));
    else
        facts << Words::tr("columns not read yet");
    if (which.rowEstimate)
        facts << Words::tr("about %1 rows").arg(QLocale().toString(static_cast<qulonglong>(*which.rowEstimate)));
    return text + paragraph(facts.join(QStringLiteral(" · ")));
}

QString SchemaWords::toolTip(const Catalog& catalog, ColumnId column)
{
    const Column& which = catalog.column(column);
    const Table& table = catalog.table(column.table);
    QString text = paragraph(QStringLiteral("<b>%1</b> %2").arg(escaped(which.name), escaped(which.type)));
    if (!which.comment.empty())
        text += paragraph(escaped(which.comment));
    QStringList facts;
    if (which.primaryKey)
        facts << Words::tr("primary key");
    if (which.notNull)
        facts << Words::tr("NOT NULL");
    if (const ForeignKey* const key = keyOf(table, which.name)) {
        const TableId target = catalog.target(column.table, *key);
        const std::vector<std::string>& columns = catalog.targetColumns(*key, target);
        const auto at = static_cast<std::size_t>(std::find(key->columns.begin(), key->columns.end(), which.name)
                                                 - key->columns.begin());
        const std::string place = key->targetTable + (at < columns.size() ? '.' + columns[at] : std::string());
        facts << Words::tr("references %1").arg(escaped(place));
    }
    return facts.isEmpty() ? text : text + paragraph(facts.join(QStringLiteral(" · ")));
}

QString SchemaWords::tokens(std::uint64_t count)
{
    return Words::tr("%1 tok", "tokens, short").arg(QLocale().toString(static_cast<qulonglong>(count)));
}

QString SchemaWords::kind(TableKind kind)
{
    switch (kind) {
    case TableKind::table:
        return Words::tr("table");
    case TableKind::view:
        return Words::tr("view");
    case TableKind::materializedView:
        return Words::tr("materialized view");
    case TableKind::foreignTable:
        return Words::tr("foreign table");
    case TableKind::partition:
        return Words::tr("partition");
    case TableKind::shadowTable:
        return Words::tr("shadow table");
    case TableKind::temporaryTable:
        return Words::tr("temporary table");
    case TableKind::other:
        break;
    }
    return Words::tr("relation");
}

} // namespace querymend
