#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

class QWidget;

namespace querymend {

// The words of a picture, sorted, each once: they are the same on every machine and with all fonts.

/// The texts that a window shows, also those that are cut off for want of room.
[[nodiscard]] QStringList textsShownBy(const QWidget& window);
/// The single words of an SVG, because the length of a time may decide where a line breaks.
[[nodiscard]] QStringList wordsDrawnBy(const QByteArray& drawing);

/// Drops how long something took and when it was, and rounds numbers, because SQLite's versions add in other ways.
[[nodiscard]] QString settledText(const QString& text);

} // namespace querymend
