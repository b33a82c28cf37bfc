#include "common/sidedmargins.h"

#include <QGuiApplication>

namespace querymend {

QMargins sidedMargins(int start, int top, int end, int bottom)
{
    return QGuiApplication::isRightToLeft() ? QMargins(end, top, start, bottom) : QMargins(start, top, end, bottom);
}

} // namespace querymend
