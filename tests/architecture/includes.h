#pragma once

#include "sourcetree.h"

#include <QList>
#include <QString>

namespace architecture {

/// One include directive of a file.
struct Include {
    enum class Form { quoted, angled };

    int line = 0;
    Form form = Form::quoted;
    QString spelling;
};

/// The include directives of a text, except those in comments.
QList<Include> includesOf(const QString& text);

/// The file of the tree that a quoted include names, relative to a layer's root; empty if none.
QString resolved(const SourceTree& tree, const QString& spelling);

/// `core/base` for `core/base/utf8.h`.
QString folderOf(const QString& path);

} // namespace architecture
