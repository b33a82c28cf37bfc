#pragma once

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>
#include <QStringList>

namespace querymend {

/// A hash over the names and bytes of all files in the folder.
[[nodiscard]] inline QByteArray fingerprintOf(const QString& folder)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    QStringList paths;
    while (files.hasNext())
        paths << files.next();
    paths.sort();
    for (const QString& path : paths) {
        QFile file(path);
        hash.addData(path.toUtf8());
        if (file.open(QIODevice::ReadOnly))
            hash.addData(file.readAll());
    }
    return hash.result();
}

} // namespace querymend
