#include "files/folderitemdata.h"

#include "common/findingtext.h"
#include "common/icon.h"
#include "common/plaintip.h"
#include "files/foldermodel.h"

#include <QCoreApplication>
#include <QDir>
#include <QIcon>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::FolderItemData)
};

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

QString nameOf(const FolderNode& node)
{
    switch (node.row.remark) {
    case FolderRemark::none:
        return shownName(node.row.entry.name.toStdString());
    case FolderRemark::empty:
        return Words::tr("Nothing to show");
    case FolderRemark::cut:
        return Words::tr("This folder is too large to show all of it");
    case FolderRemark::unreadable:
        return Words::tr("This folder can't be read");
    }
    return {};
}

QString noteOf(const FolderNode& node, const QString& glossary)
{
    if (node.row.remark != FolderRemark::none)
        return {};
    switch (node.row.entry.kind) {
    case FolderEntryKind::folder:
        return node.row.entry.isLink ? Words::tr("linked folder") : QString();
    case FolderEntryKind::sql:
        return node.row.entry.isLink ? Words::tr("link") : QString();
    case FolderEntryKind::examples:
        return Words::tr("examples");
    case FolderEntryKind::glossary:
        return node.path == glossary ? Words::tr("glossary in use") : Words::tr("glossary");
    case FolderEntryKind::connections:
        return Words::tr("connections");
    }
    return {};
}

/// The path, and where a link leads: what is changed there is changed elsewhere.
QString tipOf(const FolderNode& node)
{
    if (node.row.remark != FolderRemark::none)
        return nameOf(node);
    const auto shown = [](const QString& path) { return shownName(QDir::toNativeSeparators(path).toStdString()); };
    const FolderEntry& entry = node.row.entry;
    return entry.isLink ? shown(node.path) + u'\n' + Words::tr("Link to %1").arg(shown(entry.place)) : shown(node.path);
}

QString spokenOf(const FolderNode& node, const QString& glossary)
{
    const QString note = node.isFolder() && !node.row.entry.isLink ? Words::tr("folder") : noteOf(node, glossary);
    return note.isEmpty() ? nameOf(node) : Words::tr("%1, %2", "name and kind of a file").arg(nameOf(node), note);
}

QIcon iconOf(const FolderNode& node, const Theme& theme)
{
    if (node.row.remark == FolderRemark::none)
        return themedIcon(drawingOf(node.row.entry.kind), theme, Tone::muted);
    return themedIcon(node.row.remark == FolderRemark::empty ? Icon::slashCircle : Icon::infoCircle, theme,
                      Tone::muted);
}

} // namespace

QVariant FolderItemData::of(const FolderNode& node, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(node);
    case Qt::DecorationRole:
        return iconOf(node, theme);
    case Qt::ToolTipRole:
        return plainTip(tipOf(node));
    case Qt::AccessibleTextRole:
        return spokenOf(node, glossary);
    case FolderModel::PathRole:
        return node.path;
    case FolderModel::NoteRole:
        return noteOf(node, glossary);
    default:
        return {};
    }
}

} // namespace querymend
