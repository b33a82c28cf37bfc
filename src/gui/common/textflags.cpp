#include "common/textflags.h"

#include <QString>
#include <QStyle>

namespace querymend {

int textFlags(const QString& text, Qt::Alignment alignment, Qt::LayoutDirection direction)
{
    const Qt::Alignment placed = QStyle::visualAlignment(direction, alignment) | Qt::AlignAbsolute;
    const Qt::TextFlag read = text.isRightToLeft() ? Qt::TextForceRightToLeft : Qt::TextForceLeftToRight;
    return static_cast<int>(placed) | static_cast<int>(read);
}

} // namespace querymend
