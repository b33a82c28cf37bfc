#pragma once

#include "sourcetree.h"

#include <QStringList>

namespace architecture {

/// Includes that the layer table or the rules of spelling do not allow, as `file:line: why`.
QStringList forbiddenIncludes(const SourceTree& tree);

/// Source files that do not begin with the header of the same name, which shows that it compiles alone.
QStringList ownHeadersNotFirst(const SourceTree& tree);

/// Circles of files that include each other, and of folders, as `a -> b -> a`.
QStringList includeCycles(const SourceTree& tree);

} // namespace architecture
