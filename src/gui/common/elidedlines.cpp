#include "common/elidedlines.h"

#include <QFontMetrics>
#include <QTextLayout>

#include <algorithm>

namespace querymend {

namespace {

/// A number does not begin a line without the word that it belongs to, as in "lane 3", unless both are too wide.
QString withNumbersKept(const QString& whole, const QFontMetrics& metrics, int width)
{
    QString text = whole;
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] == QLatin1Char(' ') && text[i - 1].isLetter() && text[i + 1].isDigit())
            text[i] = QChar::Nbsp;
    }
    const QStringList words = text.split(QLatin1Char(' '));
    const bool isTooWide = std::any_of(words.begin(), words.end(), [&](const QString& word) {
        return word.contains(QChar::Nbsp) && metrics.horizontalAdvance(word) > width;
    });
    return isTooWide ? whole : text;
}

} // namespace

QStringList elidedLines(const QString& whole, const QFont& font, int width, qsizetype most)
{
    QStringList lines;
    if (whole.isEmpty())
        return lines;
    const QFontMetrics metrics(font);
    const QString text = withNumbersKept(whole, metrics, width);
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && width > 0; line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == most;
        const QString part = isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        const bool fits = part.size() == line.textLength() && line.naturalTextWidth() <= width;
        lines.append(fits ? part.trimmed() : metrics.elidedText(part.trimmed(), Qt::ElideRight, width));
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

} // namespace querymend
