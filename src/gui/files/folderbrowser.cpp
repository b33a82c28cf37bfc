#include "files/folderbrowser.h"

#include "common/filemanager.h"
#include "common/icon.h"
#include "common/namedrowdelegate.h"
#include "common/theme.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QUrl>

namespace querymend {

FolderBrowser::FolderBrowser(FolderModel& model, const Theme& theme, QWidget* parent)
    : QTreeView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(
        new NamedRowDelegate(theme, {Qt::DisplayRole, -1, FolderModel::NoteRole}, NamedRowDelegate::Face::work, this));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setIndentation(18);
    setExpandsOnDoubleClick(false);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    makeActions(theme);
    connect(this, &QTreeView::doubleClicked, this, &FolderBrowser::activate);
}

QAction* FolderBrowser::make(const char* name, void (FolderBrowser::*does)())
{
    auto* const action = new QAction(this);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, does);
    addAction(action);
    return action;
}

void FolderBrowser::makeActions(const Theme& theme)
{
    m_open = make("openInFolder", &FolderBrowser::activate);
    m_newFile = make("newInFolder", &FolderBrowser::askForNewFile);
    m_rename = make("renameInFolder", &FolderBrowser::askForRenaming);
    m_trash = make("trashInFolder", &FolderBrowser::askForTrash);
    m_copyPath = make("copyPath", &FolderBrowser::copyPath);
    m_reveal = make("showInFileManager", &FolderBrowser::reveal);
    m_openOutside = make("openOutside", &FolderBrowser::openOutside);
    m_saveConnections = make("saveConnections", &FolderBrowser::askForConnections);
    m_refresh = make("refreshFolder", &FolderBrowser::refreshAsked);
    m_rename->setShortcut(Qt::Key_F2);
    m_trash->setShortcut(QKeySequence::Delete);
    m_newFile->setIcon(themedIcon(Icon::plusLg, theme));
    m_rename->setIcon(themedIcon(Icon::pencil, theme));
    m_trash->setIcon(themedIcon(Icon::trash, theme));
    m_copyPath->setIcon(themedIcon(Icon::clipboard, theme));
    m_reveal->setIcon(themedIcon(Icon::folder2Open, theme));
    m_saveConnections->setIcon(themedIcon(Icon::database, theme));
    m_refresh->setIcon(themedIcon(Icon::arrowRepeat, theme));
    nameActions();
}

void FolderBrowser::nameActions()
{
    setAccessibleName(tr("Files"));
    m_open->setText(tr("&Open"));
    m_newFile->setText(tr("&New SQL File…"));
    m_rename->setText(tr("Rena&me…"));
    m_trash->setText(tr("Move to &Trash"));
    m_copyPath->setText(tr("&Copy Path"));
    m_reveal->setText(tr("Show in &File Manager"));
    m_openOutside->setText(tr("Open in Other &Program"));
    m_saveConnections->setText(tr("&Save Connections Here…"));
    m_refresh->setText(tr("&Refresh"));
}

void FolderBrowser::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        activate();
    else if (event->matches(QKeySequence::Copy))
        copyPath();
    else
        QTreeView::keyPressEvent(event);
}

void FolderBrowser::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameActions();
}

void FolderBrowser::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Mouse && !indexAt(event->pos()).isValid())
        setCurrentIndex({}); // what is chosen is about the whole folder
    const QModelIndex index = currentIndex();
    const auto kind = m_model.kindAt(index);
    const bool isFile = kind && *kind != FolderEntryKind::folder;
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (isFile) {
        menu->addActions({m_open, m_openOutside});
        menu->setDefaultAction(m_open);
    }
    menu->addActions({m_newFile, m_saveConnections});
    if (kind) {
        menu->addSeparator();
        menu->addAction(m_rename);
    }
    if (isFile)
        menu->addAction(m_trash);
    menu->addSeparator();
    if (kind)
        menu->addActions({m_copyPath, m_reveal});
    menu->addAction(m_refresh);
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard && index.isValid();
    menu->popup(isByKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos());
}

void FolderBrowser::activate()
{
    const QModelIndex index = currentIndex();
    const auto kind = m_model.kindAt(index);
    if (kind == FolderEntryKind::folder)
        setExpanded(index, !isExpanded(index));
    else if (kind)
        Q_EMIT openAsked(*kind, m_model.pathAt(index));
}

void FolderBrowser::askForNewFile()
{
    Q_EMIT newFileAsked(currentFolder());
}

void FolderBrowser::askForRenaming()
{
    if (isFileCurrent())
        Q_EMIT renameAsked(currentPath());
}

/// Not of folders: they may have files that are not shown.
void FolderBrowser::askForTrash()
{
    const auto kind = m_model.kindAt(currentIndex());
    if (kind && *kind != FolderEntryKind::folder)
        Q_EMIT trashAsked(currentPath());
}

void FolderBrowser::copyPath()
{
    if (isFileCurrent())
        QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(currentPath()));
}

void FolderBrowser::reveal()
{
    if (isFileCurrent())
        showInFileManager(*this, currentPath());
}

void FolderBrowser::openOutside()
{
    if (isFileCurrent())
        QDesktopServices::openUrl(QUrl::fromLocalFile(currentPath()));
}

void FolderBrowser::askForConnections()
{
    Q_EMIT connectionsWanted(currentFolder());
}

bool FolderBrowser::isFileCurrent() const
{
    return m_model.kindAt(currentIndex()).has_value();
}

QString FolderBrowser::currentPath() const
{
    return m_model.pathAt(currentIndex());
}

QString FolderBrowser::currentFolder() const
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return m_model.folder();
    if (m_model.kindAt(index) == FolderEntryKind::folder)
        return m_model.pathAt(index);
    return index.parent().isValid() ? m_model.pathAt(index.parent()) : m_model.folder();
}

} // namespace querymend

#include "moc_folderbrowser.cpp"
