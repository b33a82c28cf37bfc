#include "common/elidedlines.h"

#include <QFontMetrics>
#include <QTextLayout>

namespace querymend {

namespace {

/// A number does not begin a line without the word that it belongs to, as in "lane 3".
QString withNumbersKept(QString text)
{
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] == QLatin1Char(' ') && text[i - 1].isLetter() && text[i + 1].isDigit())
            text[i] = QChar::Nbsp;
    }
    return text;
}

} // namespace

QStringList elidedLines(const QString& whole, const QFont& font, int width, qsizetype most)
{
    QStringList lines;
    if (whole.isEmpty())
        return lines;
    const QString text = withNumbersKept(whole);
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && width > 0; line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == most;
        const QString part = isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        lines.append(QFontMetrics(font).elidedText(part.trimmed(), Qt::ElideRight, width));
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

} // namespace querymend
