#pragma once

#include "common/fittingparts.h"

#include <QFont>
#include <QFontMetrics>
#include <QHash>
#include <QStaticText>
#include <QString>

class QColor;
class QPainter;
class QRect;

namespace querymend {

class SidedPainter;

/// A font and the texts that were painted with it: shaping a text takes longer than painting it, and cards repeat the
/// same words.
class PaintedTexts {
public:
    explicit PaintedTexts(const QFont& font);

    [[nodiscard]] const QFontMetrics& metrics() const { return m_metrics; }
    [[nodiscard]] int widthOf(const QString& text);
    /// Returns the text, with an ellipsis instead of what exceeds a width.
    [[nodiscard]] QString elided(const QString& text, int width);
    /// Returns as many of its first parts as fit into a width, like `fittingParts`.
    [[nodiscard]] QString fitting(const QString& text, int width, LeastPart least = LeastPart::none);
    /// Paints a text on one line, halfway up the rectangle.
    void paint(QPainter& painter, const QRect& rect, const QString& text, const QColor& colour,
               Qt::Alignment alignment = Qt::AlignLeft);
    /// In a view from right to left, paints it on the other side.
    void paint(const SidedPainter& painter, const QRect& rect, const QString& text, const QColor& colour,
               Qt::Alignment alignment = Qt::AlignLeft);

private:
    struct Shape {
        QStaticText text;
        int width = 0;
    };

    [[nodiscard]] const Shape& shapeOf(const QString& text);

    QFont m_font;
    bool m_isStruckOut;
    QFontMetrics m_metrics;
    QHash<QString, Shape> m_shapes;
};

} // namespace querymend
