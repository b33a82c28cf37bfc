#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace architecture {

/// What the files of one folder under src may include.
struct LayerRow {
    QString folder;
    /// Other folders of this tree; `core` stands for all of core.
    QStringList folders;
    /// First path parts of other libraries' headers: `nlohmann`, `QtCore`.
    QStringList libraries;
};

/// The include table of the project: a row for each folder, lower layers first.
const QList<LayerRow>& layerTable();

/// The row of a folder, or null if the table has none.
const LayerRow* rowOf(const QString& folder);

/// Whether a row lets its files include a file of the other folder.
bool allowsFolder(const LayerRow& row, const QString& other);

} // namespace architecture
