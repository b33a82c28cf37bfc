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

} // namespace querymend
