#pragma once

#include "sourcetree.h"

#include <QList>
#include <QString>

namespace architecture {

/// A definition of a type that other files can see.
struct TypeDefinition {
    QString name; ///< with its namespaces and outer types: `querymend::Outline::Kind`
    int line = 0;
};

/// What one file defines.
struct FileTypes {
    QList<TypeDefinition> definitions;
    bool isBalanced = true; ///< false if the braces do not match, so that the rest was read in the wrong scope
};

/// The types that a text defines. Those inside functions and anonymous namespaces are left out: no other file sees
/// them.
[[nodiscard]] FileTypes typesIn(const QString& text);

/// A line for each type that is defined more than once, and for each file whose braces do not match.
[[nodiscard]] QStringList typesDefinedTwice(const SourceTree& tree);

} // namespace architecture
