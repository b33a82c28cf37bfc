#include "common/elidedlabel.h"

#include <QStylePainter>

namespace querymend {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {1, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    const QRect place = contentsRect();
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, place.width());
    constexpr qsizetype least = 4; // with the dots
    const bool isAside = property("role") == QStringLiteral("meta");
    if (shown != text() && (shown == QChar(0x2026) || (isAside && shown.size() <= least)))
        return; // tells nothing
    const int alignment = static_cast<int>(QStyle::visualAlignment(layoutDirection(), this->alignment()));
    painter.drawItemText(place, alignment, palette(), isEnabled(), shown, foregroundRole());
}

} // namespace querymend

#include "moc_elidedlabel.cpp"
