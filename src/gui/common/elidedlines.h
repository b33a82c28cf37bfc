#pragma once

#include <QFont>
#include <QStringList>

namespace querymend {

/// Breaks a text into lines of a width, at most so many; what does not fit into the last one is elided.
[[nodiscard]] QStringList elidedLines(const QString& text, const QFont& font, int width, qsizetype most);

} // namespace querymend
