#pragma once

#include "sourcetree.h"

#include <QString>
#include <QStringList>

namespace architecture {

/// The classes whose member functions a text defines outside of them, each once, with their outer classes:
/// `Outer::Inner`. Those in anonymous namespaces are left out: no other file can define their members.
[[nodiscard]] QStringList memberClassesIn(const QString& text);

/// A line for each class whose member functions are defined in more than two source files.
[[nodiscard]] QStringList classesInManyFiles(const SourceTree& tree);

} // namespace architecture
