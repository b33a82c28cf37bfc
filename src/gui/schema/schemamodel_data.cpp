#include "common/dragformat.h"
#include "schema/schemamodel.h"
#include "schema/schemawords.h"
#include "schema/writtennames.h"

#include <QLocale>
#include <QMimeData>

#include <algorithm>

namespace querymend {

QVariant SchemaModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == KindRole)
        return static_cast<int>(kindOf(index));
    if (role == BoldRole)
        return kindOf(index) != Kind::column;
    switch (kindOf(index)) {
    case Kind::group:
        return groupData(m_tree.groups[numberAt(index)], role);
    case Kind::table:
        return tableData(numberAt(index), role);
    case Kind::column:
        return columnData(columnAt(index), role);
    }
    return {};
}

QStringList SchemaModel::mimeTypes() const
{
    return {QStringLiteral("text/plain"), nameFormat()};
}

QMimeData* SchemaModel::mimeData(const QModelIndexList& indexes) const
{
    QStringList names;
    for (const QModelIndex& index : indexes)
        names << data(index, WrittenRole).toString();
    auto* const mime = new QMimeData; // the caller owns it
    mime->setText(names.join(QStringLiteral(", ")));
    mime->setData(nameFormat(), QByteArray());
    return mime;
}

QVariant SchemaModel::groupData(const SchemaTree::Group& group, int role) const
{
    const int count = static_cast<int>(group.tables.size());
    switch (role) {
    case Qt::DisplayRole:
        return group.schema.empty() ? tr("(no schema)") : shownName(group.schema);
    case Qt::CheckStateRole:
        return stateOf(group);
    case Qt::AccessibleTextRole:
        return tr("schema %1, %n tables", nullptr, count).arg(shownName(group.schema));
    case IconRole:
        return static_cast<int>(Icon::database);
    case DetailRole:
        return QLocale().toString(count);
    case WrittenRole:
        return QString::fromStdString(quotedIfNeeded(m_dialect, group.schema));
    case KeyRole:
        return QString::fromStdString(group.schema);
    default:
        return {};
    }
}

QVariant SchemaModel::tableData(std::uint32_t number, int role) const
{
    const Table& which = table(number);
    const TableId id{number};
    const bool isUsed = number < m_isUsed.size() && m_isUsed[number];
    switch (role) {
    case Qt::DisplayRole:
        return shownName(which.name);
    case Qt::CheckStateRole:
        return m_choice.contains(id) ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole:
        return SchemaWords::toolTip(m_schema->catalog(), id);
    case Qt::AccessibleTextRole:
        return QStringList{shownName(which.name), SchemaWords::kind(which.kind),
                           isUsed ? tr("used by the attempt") : QString(),
                           m_choice.contains(id) ? tr("in the prompt") : tr("not in the prompt")}
            .join(QStringLiteral(", "));
    case IconRole:
        return static_cast<int>(SchemaWords::iconOf(which));
    case NoteRole:
        return m_tree.isFiltered ? shownName(which.schema) : QString();
    case DetailRole:
        return which.columnsKnown ? SchemaWords::tokens(m_choice.tokens(id)) : QString(QChar(0x2026));
    case PlacesRole:
        return places(which.name);
    case UsedRole:
        return isUsed;
    case WrittenRole:
        return QString::fromStdString(writtenName(m_dialect, m_schema->catalog(), id));
    case KeyRole:
        return QString::fromStdString(which.schema + '\0' + which.name);
    default:
        return {};
    }
}

QVariant SchemaModel::columnData(ColumnId id, int role) const
{
    const Catalog& catalog = m_schema->catalog();
    const Column& which = catalog.column(id);
    switch (role) {
    case Qt::DisplayRole:
        return shownName(which.name);
    case Qt::ToolTipRole:
        return SchemaWords::toolTip(catalog, id);
    case Qt::AccessibleTextRole:
        return QStringList{shownName(which.name), shownName(which.type),
                           which.primaryKey ? tr("primary key") : QString(), SchemaWords::target(catalog, id)}
            .join(QStringLiteral(", "));
    case IconRole:
        return static_cast<int>(SchemaWords::iconOf(catalog, id));
    case NoteRole:
        return SchemaWords::target(catalog, id);
    case DetailRole:
        return shownName(which.type).toLower();
    case PlacesRole:
        return places(which.name);
    case WrittenRole:
        return QString::fromStdString(quotedIfNeeded(m_dialect, which.name));
    default:
        return {};
    }
}

Qt::CheckState SchemaModel::stateOf(const SchemaTree::Group& group) const
{
    const auto isChosen = [this](std::uint32_t table) { return m_choice.contains(TableId{table}); };
    if (std::all_of(group.tables.begin(), group.tables.end(), isChosen))
        return Qt::Checked;
    return std::any_of(group.tables.begin(), group.tables.end(), isChosen) ? Qt::PartiallyChecked : Qt::Unchecked;
}

QVariant SchemaModel::places(const std::string& name) const
{
    if (!m_tree.isFiltered)
        return {};
    const std::vector<int> found = m_pattern.places(QString::fromStdString(name));
    return QVariant::fromValue(QList<int>(found.begin(), found.end()));
}

} // namespace querymend
