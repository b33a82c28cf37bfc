#pragma once

#include <QtCore/QString>
#include <QtCore/QUrl>

namespace querymend {

/// A path as an address may contain it.
inline QString escapedPath(const QString& path)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(path));
}

} // namespace querymend
