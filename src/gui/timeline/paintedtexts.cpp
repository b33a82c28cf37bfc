#include "timeline/paintedtexts.h"

#include "timeline/sidedpainter.h"

#include <QColor>
#include <QPainter>
#include <QRect>
#include <QStyle>
#include <QTransform>

#include <algorithm>

namespace querymend {

namespace {

constexpr qsizetype mostShapes = 4000; ///< more than the largest view shows

} // namespace

PaintedTexts::PaintedTexts(const QFont& font) : m_font(font), m_isStruckOut(font.strikeOut()), m_metrics(font)
{
    m_font.setStrikeOut(false); // QStaticText strikes through at the wrong place
}

int PaintedTexts::widthOf(const QString& text)
{
    return text.isEmpty() ? 0 : shapeOf(text).width;
}

QString PaintedTexts::elided(const QString& text, int width)
{
    return widthOf(text) <= width ? text : m_metrics.elidedText(text, Qt::ElideRight, width);
}

QString PaintedTexts::fitting(const QString& text, int width, LeastPart least)
{
    return widthOf(text) <= width ? text : fittingParts(text, m_metrics, width, least);
}

void PaintedTexts::paint(QPainter& painter, const QRect& rect, const QString& text, const QColor& colour,
                         Qt::Alignment alignment)
{
    if (text.isEmpty())
        return;
    const Shape& shape = shapeOf(text);
    const int spare = rect.width() - shape.width;
    const int x = rect.left()
        + (alignment.testFlag(Qt::AlignRight)         ? spare
               : alignment.testFlag(Qt::AlignHCenter) ? spare / 2
                                                      : 0);
    painter.setFont(m_font);
    painter.setPen(colour);
    const int top = rect.top() + (rect.height() - m_metrics.height()) / 2;
    painter.drawStaticText(x, top, shape.text);
    if (m_isStruckOut)
        painter.fillRect(x, top + m_metrics.ascent() - m_metrics.strikeOutPos(), shape.width,
                         std::max(1, m_metrics.lineWidth()), colour);
}

void PaintedTexts::paint(const SidedPainter& painter, const QRect& rect, const QString& text, const QColor& colour,
                         Qt::Alignment alignment)
{
    const Qt::LayoutDirection direction = painter.isMirrored() ? Qt::RightToLeft : Qt::LeftToRight;
    paint(painter.plain(), painter.placed(rect), text, colour, QStyle::visualAlignment(direction, alignment));
}

const PaintedTexts::Shape& PaintedTexts::shapeOf(const QString& text)
{
    const auto known = m_shapes.constFind(text);
    if (known != m_shapes.constEnd())
        return *known;
    if (m_shapes.size() >= mostShapes)
        m_shapes.clear();
    QString line = text;
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    Shape shape{QStaticText(line), m_metrics.horizontalAdvance(line)};
    shape.text.setTextFormat(Qt::PlainText);
    shape.text.prepare(QTransform(), m_font);
    return *m_shapes.insert(text, shape);
}

} // namespace querymend
