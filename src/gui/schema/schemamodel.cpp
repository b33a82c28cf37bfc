#include "schema/schemamodel.h"

#include "common/dragformat.h"
#include "schema/schemaitemdata.h"

#include <QMimeData>

#include <utility>

namespace querymend {

namespace {

// An index carries its kind and the number of its schema or table; for a column, that of its table.
constexpr quintptr kindBits = 2;

quintptr idOf(SchemaModel::Kind kind, std::uint32_t number)
{
    return static_cast<quintptr>(number) << kindBits | static_cast<quintptr>(kind);
}

/// A longer list would not be read; typing another letter narrows it.
constexpr std::size_t mostFound = 200;

} // namespace

SchemaModel::SchemaModel(QObject* parent) : QAbstractItemModel(parent), m_dialect(defaultDialect()) {}

void SchemaModel::show(std::shared_ptr<const SchemaView> schema, const Dialect* dialect)
{
    beginResetModel();
    m_names.reset();
    m_pattern = FuzzyPattern(QString());
    const std::shared_ptr<const SchemaView> before = std::exchange(m_schema, std::move(schema));
    m_dialect = dialect ? *dialect : defaultDialect();
    m_tree = m_schema ? treeOf(m_schema->catalog()) : SchemaTree();
    m_choice = m_schema ? PromptChoice(m_schema->catalog(), m_choice) : PromptChoice();
    m_isUsed.clear();
    endResetModel();
    markUsed(m_usedNames);
}

std::size_t SchemaModel::filter(const FuzzyPattern& pattern)
{
    if (!m_schema)
        return 0;
    const Catalog& catalog = m_schema->catalog();
    FoundTables found;
    if (!pattern.isEmpty()) {
        if (!m_names)
            m_names = std::make_unique<NameIndex>(catalog);
        found = m_names->find(pattern, mostFound);
    }
    beginResetModel();
    m_pattern = pattern;
    m_tree = pattern.isEmpty() ? treeOf(catalog) : treeOf(catalog, found.best);
    endResetModel();
    return pattern.isEmpty() ? catalog.tableCount() : found.all;
}

QModelIndexList SchemaModel::tablesWithFoundColumns() const
{
    QModelIndexList tables;
    for (const auto& [table, columns] : m_tree.foundColumns)
        tables << indexOf(TableId{table});
    return tables;
}

void SchemaModel::markUsed(const std::vector<std::string>& tables)
{
    m_usedNames = tables;
    if (!m_schema)
        return;
    const std::vector<bool> before = std::exchange(m_isUsed, std::vector<bool>(m_schema->catalog().tableCount()));
    for (const std::string& name : tables) {
        const std::size_t dot = name.rfind('.');
        TableMatch match = m_schema->catalog().find({WrittenName{name, true}});
        if (match.table.isNone() && dot != std::string::npos)
            match = m_schema->catalog().find({WrittenName{std::string_view(name).substr(dot + 1), true},
                                              WrittenName{std::string_view(name).substr(0, dot), true}});
        if (!match.table.isNone())
            m_isUsed[match.table.value] = true;
    }
    for (std::uint32_t t = 0; t < m_isUsed.size(); ++t) {
        if (m_tree.places[t].isShown && m_isUsed[t] != (t < before.size() && before[t]))
            Q_EMIT dataChanged(indexOf(TableId{t}), indexOf(TableId{t}), {UsedRole, Qt::AccessibleTextRole});
    }
}

void SchemaModel::putAllInPrompt(bool isChosen)
{
    if (!m_schema)
        return;
    for (std::uint32_t t = 0; t < m_schema->catalog().tableCount(); ++t) {
        if (!isChosen || !isPartOfAnother(table(t).kind))
            m_choice.put(TableId{t}, isChosen);
    }
    tellOfChoice();
}

TableId SchemaModel::tableAt(const QModelIndex& index) const
{
    return index.isValid() && kindOf(index) != Kind::group ? TableId{numberAt(index)} : TableId();
}

QModelIndex SchemaModel::indexOf(TableId table) const
{
    const SchemaTree::Place& place = m_tree.places[table.value];
    if (!place.isShown)
        return {};
    const int before = place.above == TableId::noValue ? 0 : columnCountOf(place.above);
    return createIndex(before + static_cast<int>(place.row), 0, idOf(Kind::table, table.value));
}

std::uint32_t SchemaModel::numberAt(const QModelIndex& index)
{
    return static_cast<std::uint32_t>(index.internalId() >> kindBits);
}

SchemaModel::Kind SchemaModel::kindOf(const QModelIndex& index)
{
    return static_cast<Kind>(index.internalId() & ((quintptr{1} << kindBits) - 1));
}

QModelIndex SchemaModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    const auto at = static_cast<std::size_t>(row);
    if (!parent.isValid() && m_tree.showsGroups())
        return createIndex(row, 0, idOf(Kind::group, static_cast<std::uint32_t>(row)));
    if (!parent.isValid() || kindOf(parent) == Kind::group)
        return createIndex(row, 0, idOf(Kind::table, tablesOf(parent)[at]));
    const std::uint32_t above = numberAt(parent);
    const auto columns = static_cast<std::size_t>(columnCountOf(above));
    if (at < columns)
        return createIndex(row, 0, idOf(Kind::column, above));
    return createIndex(row, 0, idOf(Kind::table, m_tree.partitionsOf(above)[at - columns]));
}

QModelIndex SchemaModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    switch (kindOf(index)) {
    case Kind::group:
        break;
    case Kind::column:
        return indexOf(TableId{numberAt(index)});
    case Kind::table: {
        const SchemaTree::Place& place = m_tree.places[numberAt(index)];
        return place.above != TableId::noValue ? indexOf(TableId{place.above}) : groupIndex(place.group);
    }
    }
    return {};
}

int SchemaModel::rowCount(const QModelIndex& parent) const
{
    if (m_tree.groups.empty() || parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return static_cast<int>(m_tree.showsGroups() ? m_tree.groups.size() : tablesOf(parent).size());
    switch (kindOf(parent)) {
    case Kind::group:
        return static_cast<int>(tablesOf(parent).size());
    case Kind::table:
        return columnCountOf(numberAt(parent)) + static_cast<int>(m_tree.partitionsOf(numberAt(parent)).size());
    case Kind::column:
        break;
    }
    return 0;
}

int SchemaModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

QVariant SchemaModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == KindRole)
        return static_cast<int>(kindOf(index));
    if (role == BoldRole)
        return kindOf(index) != Kind::column;
    const SchemaItemData item{m_schema->catalog(), m_dialect, m_choice, m_pattern, m_isUsed};
    switch (kindOf(index)) {
    case Kind::group:
        return item.ofGroup(m_tree.groups[numberAt(index)], role);
    case Kind::table:
        return item.ofTable(TableId{numberAt(index)}, role);
    case Kind::column:
        return item.ofColumn(columnAt(index), role);
    }
    return {};
}

bool SchemaModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || kindOf(index) == Kind::column)
        return false;
    const bool isChosen = value.toInt() != Qt::Unchecked;
    if (kindOf(index) == Kind::table) {
        m_choice.put(TableId{numberAt(index)}, isChosen);
    } else {
        for (const std::uint32_t table : tablesOf(index))
            m_choice.put(TableId{table}, isChosen);
    }
    tellOfChoice();
    return true;
}

Qt::ItemFlags SchemaModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    if (kindOf(index) == Kind::column)
        return flags | Qt::ItemNeverHasChildren;
    return flags | Qt::ItemIsUserCheckable;
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

const std::vector<std::uint32_t>& SchemaModel::tablesOf(const QModelIndex& group) const
{
    return m_tree.groups[group.isValid() ? numberAt(group) : 0].tables;
}

int SchemaModel::columnCountOf(std::uint32_t table) const
{
    const auto* const found = m_tree.foundColumnsOf(table);
    return static_cast<int>(found ? found->size() : this->table(table).columns.size());
}

ColumnId SchemaModel::columnAt(const QModelIndex& index) const
{
    const std::uint32_t table = numberAt(index);
    const auto row = static_cast<std::uint32_t>(index.row());
    const auto* const found = m_tree.foundColumnsOf(table);
    return {TableId{table}, found ? (*found)[row] : row};
}

QModelIndex SchemaModel::groupIndex(std::uint32_t group) const
{
    return m_tree.showsGroups() ? createIndex(static_cast<int>(group), 0, idOf(Kind::group, group)) : QModelIndex();
}

void SchemaModel::tellOfChoice()
{
    // A tick on a schema changes those of its tables, and the other way round.
    for (int row = 0; m_tree.showsGroups() && row < rowCount({}); ++row) {
        const QModelIndex group = index(row, 0, {});
        Q_EMIT dataChanged(group, group, {Qt::CheckStateRole});
        if (const int count = rowCount(group); count > 0)
            Q_EMIT dataChanged(index(0, 0, group), index(count - 1, 0, group), {Qt::CheckStateRole});
    }
    if (const int count = rowCount({}); !m_tree.showsGroups() && count > 0)
        Q_EMIT dataChanged(index(0, 0, {}), index(count - 1, 0, {}), {Qt::CheckStateRole});
    Q_EMIT choiceChanged();
}

} // namespace querymend

#include "moc_schemamodel.cpp"
