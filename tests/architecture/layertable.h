#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace architecture {

/// What the files of some folders under src, and of the folders in them, may include.
struct LayerRow {
    /// Each may include itself, but not the others of this row.
    QStringList folders;
    /// Other folders of this tree; `core` stands for all of core.
    QStringList others;
    /// First path parts of other libraries' headers: `nlohmann`, `QtCore`.
    QStringList libraries;
};

/// The include table of the project, lower layers first.
const QList<LayerRow>& layerTable();

/// The row for a folder, or null if the table has none.
const LayerRow* rowOf(const QString& folder);

/// Whether the files of a folder may include a file of the other folder.
bool mayInclude(const QString& folder, const QString& other);

} // namespace architecture
