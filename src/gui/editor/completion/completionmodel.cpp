#include "editor/completion/completionmodel.h"

#include "common/findingtext.h"
#include "common/icon.h"
#include "common/theme.h"
#include "common/typeicon.h"

namespace querymend {

namespace {

QString kindName(CompletionKind kind)
{
    switch (kind) {
    case CompletionKind::condition:
        return CompletionModel::tr("foreign key");
    case CompletionKind::column:
        return CompletionModel::tr("column");
    case CompletionKind::source:
        return CompletionModel::tr("in FROM");
    case CompletionKind::cte:
        return CompletionModel::tr("CTE");
    case CompletionKind::table:
        return CompletionModel::tr("table");
    case CompletionKind::view:
        return CompletionModel::tr("view");
    case CompletionKind::schema:
        return CompletionModel::tr("schema");
    case CompletionKind::function:
        return CompletionModel::tr("function");
    case CompletionKind::aggregate:
        return CompletionModel::tr("aggregate");
    case CompletionKind::windowFunction:
        return CompletionModel::tr("window function");
    case CompletionKind::keyword:
        return CompletionModel::tr("keyword");
    }
    return {};
}

Icon iconOf(const Completion& item)
{
    switch (item.kind) {
    case CompletionKind::condition:
        return Icon::key;
    case CompletionKind::column:
        return item.type.empty() ? Icon::tag : iconOfType(item.type);
    case CompletionKind::source:
        return Icon::link;
    case CompletionKind::cte:
        return Icon::arrowReturnRight;
    case CompletionKind::table:
        return Icon::table;
    case CompletionKind::view:
        return Icon::eye;
    case CompletionKind::schema:
        return Icon::database;
    case CompletionKind::function:
    case CompletionKind::aggregate:
    case CompletionKind::windowFunction:
        return Icon::braces;
    case CompletionKind::keyword:
        break;
    }
    return Icon::codeSlash;
}

} // namespace

CompletionModel::CompletionModel(const Theme& theme, QObject* parent) : QAbstractListModel(parent), m_theme(theme) {}

void CompletionModel::setItems(std::vector<Completion> items)
{
    beginResetModel();
    m_items = std::move(items);
    endResetModel();
}

int CompletionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant CompletionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Completion& item = at(index.row());
    switch (role) {
    case nameRole:
        return shownName(item.name);
    case drawingRole:
        return themedIcon(iconOf(item), m_theme, Tone::muted);
    case noteRole:
        return noteOf(item);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(shownName(item.name), noteOf(item));
    default:
        return {};
    }
}

QString CompletionModel::noteOf(const Completion& item)
{
    const QString type = item.type.empty() ? kindName(item.kind) : shownName(item.type).toLower(); // as in the schema
    return item.origin.empty() ? type : QStringLiteral("%1 \u00B7 %2").arg(type, shownName(item.origin));
}

} // namespace querymend

#include "moc_completionmodel.cpp"
