#pragma once

#include "sourcetree.h"

#include <QStringList>

namespace architecture {

/// Includes that the layer table or the spelling rules do not allow, as `file:line: why`.
QStringList forbiddenIncludes(const SourceTree& tree);

/// Source files that do not include their own header first, which shows that the header compiles alone.
QStringList ownHeadersNotFirst(const SourceTree& tree);

/// Include cycles among files and among folders, as `a -> b -> a`.
QStringList includeCycles(const SourceTree& tree);

} // namespace architecture
