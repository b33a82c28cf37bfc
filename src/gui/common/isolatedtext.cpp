#include "common/isolatedtext.h"

#include <QGuiApplication>
#include <QString>

namespace querymend {

QString isolated(const QString& text)
{
    constexpr QChar begin(0x2068); // with the direction of its first letter
    constexpr QChar end(0x2069);
    const bool isNeeded = QGuiApplication::isRightToLeft() && !text.isEmpty() && !text.startsWith(begin);
    return isNeeded ? begin + text + end : text;
}

qsizetype signLength(const QString& text)
{
    constexpr char16_t firstBeyondAscii = 0x80; // a plus or a quotation mark belongs to its text
    const bool hasSign = text.size() > 2 && text[0].unicode() >= firstBeyondAscii && !text[0].isLetterOrNumber()
        && text[1] == QLatin1Char(' ');
    return hasSign ? 2 : 0;
}

} // namespace querymend
