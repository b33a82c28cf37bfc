#pragma once

#include <QtCore/QString>
#include <QtCore/QUrl>

/// A path as an address may contain it.
inline QString escapedPath(const QString& path)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(path));
}
