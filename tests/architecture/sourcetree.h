#pragma once

#include <QMap>
#include <QString>

namespace architecture {

/// The text of each file by its path from the tree's root, with forward slashes: `core/base/utf8.h`.
using SourceTree = QMap<QString, QString>;

/// Reads every .h and .cpp below a folder.
SourceTree readSourceTree(const QString& root);

} // namespace architecture
