#include "schema/schemaitemdata.h"

#include "schema/schemamodel.h"
#include "schema/schemawords.h"
#include "schema/writtennames.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::SchemaItemData)
};

Qt::CheckState stateOf(const SchemaTree::Group& group, const PromptChoice& choice)
{
    const auto isChosen = [&](std::uint32_t table) { return choice.contains(TableId{table}); };
    if (std::all_of(group.tables.begin(), group.tables.end(), isChosen))
        return Qt::Checked;
    return std::any_of(group.tables.begin(), group.tables.end(), isChosen) ? Qt::PartiallyChecked : Qt::Unchecked;
}

QVariant placesIn(const std::string& name, const FuzzyPattern& pattern)
{
    if (pattern.isEmpty())
        return {};
    const std::vector<int> found = pattern.places(QString::fromStdString(name));
    return QVariant::fromValue(QList<int>(found.begin(), found.end()));
}

} // namespace

QVariant SchemaItemData::ofGroup(const SchemaTree::Group& group, int role) const
{
    const int count = static_cast<int>(group.tables.size());
    switch (role) {
    case Qt::DisplayRole:
        return group.schema.empty() ? Words::tr("(no schema)") : shownName(group.schema);
    case Qt::CheckStateRole:
        return stateOf(group, choice);
    case Qt::AccessibleTextRole:
        return Words::tr("schema %1, %n tables", nullptr, count).arg(shownName(group.schema));
    case SchemaModel::IconRole:
        return static_cast<int>(Icon::database);
    case SchemaModel::DetailRole:
        return QLocale().toString(count);
    case SchemaModel::WrittenRole:
        return QString::fromStdString(quotedIfNeeded(dialect, group.schema));
    case SchemaModel::KeyRole:
        return QString::fromStdString(group.schema);
    default:
        return {};
    }
}

QVariant SchemaItemData::ofTable(TableId id, int role) const
{
    const Table& which = catalog.table(id);
    const bool isUsedHere = id.value < isUsed.size() && isUsed[id.value];
    switch (role) {
    case Qt::DisplayRole:
        return shownName(which.name);
    case Qt::CheckStateRole:
        return choice.contains(id) ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole:
        return SchemaWords::toolTip(catalog, id);
    case Qt::AccessibleTextRole:
        return QStringList{shownName(which.name), SchemaWords::kind(which.kind),
                           isUsedHere ? Words::tr("used by the attempt") : QString(),
                           choice.contains(id) ? Words::tr("in the prompt") : Words::tr("not in the prompt")}
            .join(QStringLiteral(", "));
    case SchemaModel::IconRole:
        return static_cast<int>(SchemaWords::iconOf(which));
    case SchemaModel::NoteRole:
        return pattern.isEmpty() ? QString() : shownName(which.schema);
    case SchemaModel::DetailRole:
        return which.columnsKnown ? SchemaWords::tokens(choice.tokens(id)) : QString(QChar(0x2026));
    case SchemaModel::PlacesRole:
        return placesIn(which.name, pattern);
    case SchemaModel::UsedRole:
        return isUsedHere;
    case SchemaModel::WrittenRole:
        return QString::fromStdString(writtenName(dialect, catalog, id));
    case SchemaModel::KeyRole:
        return QString::fromStdString(which.schema + '\0' + which.name);
    default:
        return {};
    }
}

QVariant SchemaItemData::ofColumn(ColumnId id, int role) const
{
    const Column& which = catalog.column(id);
    switch (role) {
    case Qt::DisplayRole:
        return shownName(which.name);
    case Qt::ToolTipRole:
        return SchemaWords::toolTip(catalog, id);
    case Qt::AccessibleTextRole:
        return QStringList{shownName(which.name), shownName(which.type),
                           which.primaryKey ? Words::tr("primary key") : QString(), SchemaWords::target(catalog, id)}
            .join(QStringLiteral(", "));
    case SchemaModel::IconRole:
        return static_cast<int>(SchemaWords::iconOf(catalog, id));
    case SchemaModel::NoteRole:
        return SchemaWords::target(catalog, id);
    case SchemaModel::DetailRole:
        return shownName(which.type).toLower();
    case SchemaModel::PlacesRole:
        return placesIn(which.name, pattern);
    case SchemaModel::WrittenRole:
        return QString::fromStdString(quotedIfNeeded(dialect, which.name));
    default:
        return {};
    }
}

} // namespace querymend
