#include "sourcetree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace architecture {

SourceTree readSourceTree(const QString& root)
{
    SourceTree tree;
    const QDir top(root);
    QDirIterator entries(root, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        if (file.open(QIODevice::ReadOnly))
            tree.insert(top.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll()));
    }
    return tree;
}

} // namespace architecture
