#include "schema/schemabrowser.h"

#include "common/icon.h"
#include "common/theme.h"
#include "schema/mschema.h"
#include "schema/schemadelegate.h"
#include "schema/tabledefinition.h"
#include "schema/writtennames.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace querymend {

SchemaBrowser::SchemaBrowser(SchemaModel& model, const Theme& theme, QWidget* parent)
    : QTreeView(parent), m_model(model)
{
    setModel(&model);
    const SchemaDelegate::Roles roles{SchemaModel::IconRole,   SchemaModel::NoteRole, SchemaModel::DetailRole,
                                      SchemaModel::PlacesRole, SchemaModel::UsedRole, SchemaModel::BoldRole};
    m_delegate = new SchemaDelegate(theme, roles, this);
    setItemDelegate(m_delegate);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true); // its frame is around the whole row, as the ground of a selected one is
    setIndentation(18);
    setMouseTracking(true);
    setExpandsOnDoubleClick(false);
    setSelectionMode(ExtendedSelection);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    makeActions();
    m_insert->setIcon(themedIcon(Icon::codeSlash, theme));
    m_preview->setIcon(themedIcon(Icon::table, theme));
    m_select->setIcon(themedIcon(Icon::pencil, theme));
    m_definition->setIcon(themedIcon(Icon::fileEarmarkCode, theme));
    m_copyName->setIcon(themedIcon(Icon::clipboard, theme));
    m_refresh->setIcon(themedIcon(Icon::arrowRepeat, theme));
    connect(this, &QTreeView::doubleClicked, this, &SchemaBrowser::activate);
    connect(this, &QTreeView::expanded, this, &SchemaBrowser::noteOpen);
    connect(this, &QTreeView::collapsed, this, &SchemaBrowser::noteClosed);
}

void SchemaBrowser::setTicksShown(bool areShown)
{
    m_delegate->setTicks(areShown ? RowTick::shown : RowTick::none);
    viewport()->update();
}

void SchemaBrowser::openAsBefore()
{
    const QSet<QString> open = m_open;
    for (int row = 0; row < m_model.rowCount({}) && !open.isEmpty(); ++row) {
        const QModelIndex index = m_model.index(row, 0, {});
        if (!open.contains(keyOf(index)))
            continue;
        expand(index);
        for (int child = 0; SchemaModel::kindOf(index) == SchemaModel::Kind::group && child < m_model.rowCount(index);
             ++child) {
            if (open.contains(keyOf(m_model.index(child, 0, index))))
                expand(m_model.index(child, 0, index));
        }
    }
}

void SchemaBrowser::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        activate();
    else if (event->key() == Qt::Key_Insert && event->modifiers() == Qt::NoModifier)
        insert();
    else if (event->matches(QKeySequence::Copy))
        copyName();
    else
        QTreeView::keyPressEvent(event);
}

void SchemaBrowser::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameActions();
}

void SchemaBrowser::makeActions()
{
    const auto make = [this](void (SchemaBrowser::*does)()) {
        auto* const action = new QAction(this);
        connect(action, &QAction::triggered, this, does);
        return action;
    };
    m_insert = make(&SchemaBrowser::insert);
    m_preview = make(&SchemaBrowser::preview);
    m_select = make(&SchemaBrowser::composeSelect);
    m_definition = make(&SchemaBrowser::askForDefinition);
    m_copyName = make(&SchemaBrowser::copyName);
    m_copyMSchema = make(&SchemaBrowser::copyMSchema);
    m_refresh = make(&SchemaBrowser::refreshAsked);
    nameActions();
}

void SchemaBrowser::nameActions()
{
    setAccessibleName(tr("Tables and columns"));
    m_insert->setText(tr("&Insert Name"));
    m_preview->setText(tr("&Preview Rows"));
    m_select->setText(tr("&SELECT From Here"));
    m_definition->setText(tr("&Definition and Indexes…"));
    m_copyName->setText(tr("&Copy Name"));
    m_copyMSchema->setText(tr("Copy as &M-Schema"));
    m_refresh->setText(tr("&Refresh"));
}

void SchemaBrowser::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index = currentIndex();
    const bool isOfTable = !m_model.tableAt(index).isNone();
    for (QAction* const action : {m_preview, m_select, m_definition})
        action->setEnabled(isOfTable);
    for (QAction* const action : {m_insert, m_copyName, m_copyMSchema})
        action->setEnabled(index.isValid());
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_preview, m_select, m_definition, m_insert});
    if (isOfTable)
        menu->setDefaultAction(SchemaModel::kindOf(index) == SchemaModel::Kind::table ? m_preview : m_insert);
    menu->addSeparator();
    menu->addActions({m_copyName, m_copyMSchema});
    menu->addSeparator();
    menu->addAction(m_refresh);
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard && index.isValid();
    menu->popup(isByKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos());
}

void SchemaBrowser::activate()
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return;
    switch (SchemaModel::kindOf(index)) {
    case SchemaModel::Kind::group:
        return setExpanded(index, !isExpanded(index));
    case SchemaModel::Kind::table:
        return preview();
    case SchemaModel::Kind::column:
        return insert();
    }
}

void SchemaBrowser::insert()
{
    if (currentIndex().isValid())
        Q_EMIT insertAsked(currentIndex().data(SchemaModel::WrittenRole).toString());
}

/// Selects the chosen columns of the current table, or all of them if none is chosen.
void SchemaBrowser::composeSelect()
{
    const TableId table = m_model.tableAt(currentIndex());
    if (table.isNone())
        return;
    QModelIndexList chosen = selectionModel()->selectedIndexes();
    std::sort(chosen.begin(), chosen.end(), [](const auto& a, const auto& b) { return a.row() < b.row(); });
    std::vector<ColumnId> columns;
    for (const QModelIndex& index : chosen) {
        if (SchemaModel::kindOf(index) == SchemaModel::Kind::column && m_model.tableAt(index) == table)
            columns.push_back(m_model.columnAt(index));
    }
    Q_EMIT statementAsked(
        QString::fromStdString(selectStatement(m_model.dialect(), *m_model.catalog(), table, columns)));
}

void SchemaBrowser::askForDefinition()
{
    if (const TableId table = m_model.tableAt(currentIndex()); !table.isNone())
        Q_EMIT definitionAsked(table);
}

void SchemaBrowser::preview()
{
    const TableId table = m_model.tableAt(currentIndex());
    if (!table.isNone())
        Q_EMIT previewAsked(QString::fromStdString(previewStatement(m_model.dialect(), *m_model.catalog(), table)));
}

void SchemaBrowser::copyName()
{
    QStringList names;
    for (const QModelIndex& index : selectionModel()->selectedIndexes())
        names << index.data(SchemaModel::WrittenRole).toString();
    if (!names.isEmpty())
        QGuiApplication::clipboard()->setText(names.join(QStringLiteral(", ")));
}

void SchemaBrowser::copyMSchema()
{
    MSchemaOptions options;
    options.tables.emplace();
    for (const QModelIndex& index : selectionModel()->selectedIndexes()) {
        if (const TableId table = m_model.tableAt(index); !table.isNone())
            options.tables->push_back(table);
        for (int row = 0; SchemaModel::kindOf(index) == SchemaModel::Kind::group && row < m_model.rowCount(index);
             ++row)
            options.tables->push_back(m_model.tableAt(m_model.index(row, 0, index)));
    }
    if (!options.tables->empty())
        QGuiApplication::clipboard()->setText(QString::fromStdString(toMSchema(*m_model.catalog(), options)));
}

void SchemaBrowser::noteOpen(const QModelIndex& index)
{
    if (!m_model.isFiltered())
        m_open.insert(keyOf(index));
}

void SchemaBrowser::noteClosed(const QModelIndex& index)
{
    if (!m_model.isFiltered())
        m_open.remove(keyOf(index));
}

QString SchemaBrowser::keyOf(const QModelIndex& index) const
{
    return index.data(SchemaModel::KeyRole).toString();
}

} // namespace querymend

#include "moc_schemabrowser.cpp"
