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

/// The include directives of a text, those in comments left out.
QList<Include> includesOf(const QString& text);

/// The file of the tree that a quoted include names, spelled from its layer's root; empty if none.
QString resolved(const SourceTree& tree, const QString& spelling);

/// `core/base` for `core/base/utf8.h`; the layer itself where it has no folders: `cli`.
QString folderOf(const QString& path);

} // namespace architecture
