// What the rows of a folder's tree are and say.

#include "common/findingtext.h"
#include "common/icon.h"
#include "files/foldermodel.h"

#include <QDir>
#include <QFileInfo>
#include <QTextDocument>

#include <algorithm>

namespace querymend {

namespace {

Icon drawingOf(FolderEntryKind kind)
{
    switch (kind) {
    case FolderEntryKind::folder:
        return Icon::folder2Open;
    case FolderEntryKind::sql:
        return Icon::fileEarmarkCode;
    case FolderEntryKind::examples:
        return Icon::listUl;
    case FolderEntryKind::glossary:
        return Icon::journalText;
    case FolderEntryKind::connections:
        return Icon::database;
    }
    return Icon::fileEarmarkCode;
}

} // namespace

std::optional<FolderEntryKind> FolderModel::kindAt(const QModelIndex& index) const
{
    const FolderNode* const node = index.isValid() ? nodeAt(index) : nullptr;
    return node && node->row.remark == FolderRemark::none ? std::optional(node->row.entry.kind) : std::nullopt;
}

QString FolderModel::pathAt(const QModelIndex& index) const
{
    return index.isValid() ? nodeAt(index)->path : QString();
}

QModelIndex FolderModel::indexOf(const QString& path) const
{
    const FolderNode* const folder = path.isEmpty() ? nullptr : m_folders.value(QFileInfo(path).path());
    if (!folder)
        return {};
    const auto found =
        std::find_if(folder->below.begin(), folder->below.end(), [&](const auto& node) { return node->path == path; });
    return found == folder->below.end() ? QModelIndex() : indexOf(**found);
}

QModelIndex FolderModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeAt(parent)->below[static_cast<std::size_t>(row)].get());
}

QModelIndex FolderModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(*nodeAt(index)->above) : QModelIndex();
}

int FolderModel::rowCount(const QModelIndex& parent) const
{
    const FolderNode* const node = nodeAt(parent);
    return node && parent.column() <= 0 ? static_cast<int>(node->below.size()) : 0;
}

int FolderModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

bool FolderModel::hasChildren(const QModelIndex& parent) const
{
    const FolderNode* const node = nodeAt(parent);
    const bool isUnknown =
        node && node != m_root.get() && node->isFolder() && node->reading != FolderNode::Reading::done;
    return isUnknown || rowCount(parent) > 0;
}

bool FolderModel::canFetchMore(const QModelIndex& parent) const
{
    const FolderNode* const node = nodeAt(parent);
    return node && node != m_root.get() && node->isFolder() && node->reading == FolderNode::Reading::due;
}

void FolderModel::fetchMore(const QModelIndex& parent)
{
    if (canFetchMore(parent))
        read(*nodeAt(parent));
}

QVariant FolderModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const FolderNode& node = *nodeAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(node);
    case Qt::DecorationRole:
        return iconOf(node);
    case Qt::ToolTipRole:
        return Qt::convertFromPlainText(tipOf(node)); // a path may look like HTML
    case Qt::AccessibleTextRole:
        return spokenOf(node);
    case PathRole:
        return node.path;
    case NoteRole:
        return noteOf(node);
    default:
        return {};
    }
}

QString FolderModel::nameOf(const FolderNode& node) const
{
    switch (node.row.remark) {
    case FolderRemark::none:
        return shownName(node.row.entry.name.toStdString());
    case FolderRemark::empty:
        return tr("Nothing to show");
    case FolderRemark::cut:
        return tr("This folder is too large to show all of it");
    case FolderRemark::unreadable:
        return tr("This folder can't be read");
    }
    return {};
}

QString FolderModel::noteOf(const FolderNode& node) const
{
    if (node.row.remark != FolderRemark::none)
        return {};
    switch (node.row.entry.kind) {
    case FolderEntryKind::folder:
        return node.row.entry.isLink ? tr("linked folder") : QString();
    case FolderEntryKind::sql:
        return node.row.entry.isLink ? tr("link") : QString();
    case FolderEntryKind::examples:
        return tr("examples");
    case FolderEntryKind::glossary:
        return node.path == m_glossary ? tr("glossary in use") : tr("glossary");
    case FolderEntryKind::connections:
        return tr("connections");
    }
    return {};
}

/// The path, and where a link leads: what is changed there is changed elsewhere.
QString FolderModel::tipOf(const FolderNode& node) const
{
    if (node.row.remark != FolderRemark::none)
        return nameOf(node);
    const auto shown = [](const QString& path) { return shownName(QDir::toNativeSeparators(path).toStdString()); };
    const FolderEntry& entry = node.row.entry;
    return entry.isLink ? shown(node.path) + u'\n' + tr("Link to %1").arg(shown(entry.place)) : shown(node.path);
}

QString FolderModel::spokenOf(const FolderNode& node) const
{
    const QString note = node.isFolder() && !node.row.entry.isLink ? tr("folder") : noteOf(node);
    return note.isEmpty() ? nameOf(node) : tr("%1, %2", "name and kind of a file").arg(nameOf(node), note);
}

QIcon FolderModel::iconOf(const FolderNode& node) const
{
    if (node.row.remark == FolderRemark::none)
        return themedIcon(drawingOf(node.row.entry.kind), m_theme, Tone::muted);
    return themedIcon(node.row.remark == FolderRemark::empty ? Icon::slashCircle : Icon::infoCircle, m_theme,
                      Tone::muted);
}

} // namespace querymend
