#pragma once

#include <QMap>
#include <QString>

namespace architecture {

/// The files of a tree by their path from its root, with forward slashes: `core/base/utf8.h`.
using SourceTree = QMap<QString, QString>;

/// Reads every .h and .cpp below a folder.
SourceTree readSourceTree(const QString& root);

} // namespace architecture
