#include "timeline/lanepainter.h"

#include "common/fittingparts.h"
#include "common/theme.h"
#include "timeline/changepainter.h"
#include "timeline/timelinelayout.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinestyle.h"

#include <QCoreApplication>
#include <QTextLayout>

#include <algorithm>

namespace querymend {

namespace {

constexpr int pillSide = 10;
constexpr int pillHeading = 8; ///< above and below the title
constexpr qsizetype mostShown = 1500;
constexpr int wrapped =
    static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignTop) | static_cast<int>(Qt::TextWordWrap);

QString titleOf(const QModelIndex& step)
{
    return step.data().toString();
}

/// Returns the details of a step and its cost.
QString detailsOf(const QModelIndex& step)
{
    QStringList parts{step.data(TimelineModel::DetailRole).toString().left(mostShown),
                      step.data(TimelineModel::CostRole).toString()};
    parts.removeAll(QString());
    return parts.join(QLatin1Char('\n'));
}

/// Draws a text in whole lines; the last one ends in an ellipsis if there are more. Returns where they end.
int drawLines(const SidedPainter& painter, const QRect& rect, const QString& text, const QFontMetrics& metrics)
{
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    int y = rect.top();
    for (; y + metrics.height() <= rect.bottom() + 2; y += metrics.height()) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(rect.width());
        const bool isLast = y + 2 * metrics.height() > rect.bottom() + 2;
        const QString shown = isLast ? metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, rect.width())
                                     : text.mid(line.textStart(), line.textLength()).trimmed();
        // Without the blank at the break, which would push the first letter out on the other side.
        painter.drawText(QRect(rect.left(), y, rect.width(), metrics.height()),
                         static_cast<int>(Qt::AlignVCenter) | static_cast<int>(Qt::TextSingleLine), shown);
    }
    layout.endLayout();
    return y;
}

} // namespace

void LanePainter::paintBox(const QRect& box, const QModelIndex& lane)
{
    const bool hasAnswer = lane.data(TimelineModel::AnswerRole).toBool();
    const QColor window = m_theme.colour(Tone::window);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(hasAnswer ? washed(m_theme.colour(Tone::accepted), window, 14)
                                 : washed(m_theme.colour(Tone::panel), window, 128));
    m_painter.setPen(hasAnswer ? QPen(m_theme.colour(Tone::accepted), 2) : QPen(m_theme.colour(Tone::line), 1));
    const qreal inset = hasAnswer ? 1 : 0.5;
    m_painter.drawRoundedRect(QRectF(box).adjusted(inset, inset, -inset, -inset), 8, 8);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void LanePainter::paintShelf(const QRect& shelf)
{
    const QRect inner = shelf.adjusted(2, 0, -2, 0); // within the frame of the lane
    m_painter.fillRect(inner, washed(m_theme.colour(Tone::accepted), m_theme.colour(Tone::window), 14));
    const int edge = shelf.top() > 0 ? inner.top() : inner.bottom();
    m_painter.fillRect(QRect(inner.left(), edge, inner.width(), 1), m_theme.colour(Tone::line));
}

void LanePainter::paintHeading(const QRect& rect, const QModelIndex& lane)
{
    const bool hasAnswer = lane.data(TimelineModel::AnswerRole).toBool();
    const QFontMetrics& metrics = m_style.metaMetrics;
    const QString whole = lane.data().toString();
    const QString separator = QStringLiteral(" · ");
    const QString name = whole.section(separator, 0, 0);
    const int room = rect.width() - m_style.strongMetrics.horizontalAdvance(name) - 8;
    const QString end = hasAnswer
        ? QCoreApplication::translate("Timeline", "answer")
        : metrics.elidedText(lane.data(TimelineModel::DetailRole).toString(), Qt::ElideRight, room);
    int right = rect.right() + 1;
    m_painter.setFont(m_style.meta);
    if (!end.isEmpty()) {
        m_painter.setPen(m_theme.colour(hasAnswer ? Tone::accepted : Tone::muted));
        m_painter.drawText(rect, Qt::AlignVCenter | Qt::AlignRight, end);
        right -= metrics.horizontalAdvance(end) + 8;
    }
    if (hasAnswer) {
        right -= m_style.smallIconSide - 3;
        m_painter.drawPixmap(
            QPoint(right, rect.center().y() - m_style.smallIconSide / 2),
            m_style.icon(Icon::trophy, m_theme.colour(Tone::accepted), m_style.smallIconSide, m_painter.pixelRatio()));
        right -= 8;
    }
    m_painter.setFont(m_style.strong);
    m_painter.setPen(m_theme.colour(Tone::text));
    m_painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, name);
    const int x = rect.left() + m_style.strongMetrics.horizontalAdvance(name);
    m_painter.setFont(m_style.meta);
    m_painter.setPen(m_theme.colour(Tone::muted));
    const int left = right - x;
    const QString rest = fittingParts(whole.mid(name.size()), metrics, left);
    const QString between = rest.left(separator.size());
    const int gap = metrics.horizontalAdvance(between);
    // By itself, because it is beside the name in each direction.
    m_painter.drawText(QRect(x, rect.top(), gap, rect.height()), Qt::AlignVCenter | Qt::AlignLeft, between);
    m_painter.drawText(QRect(x + gap, rect.top(), left - gap, rect.height()), Qt::AlignVCenter | Qt::AlignLeft,
                       rest.mid(between.size()));
}

void LanePainter::paintHint(const QRect& rect, const QModelIndex& card)
{
    const QString text = card.data(TimelineModel::HintNewsRole).toString();
    if (text.isEmpty())
        return;
    const double part = card.data(TimelineModel::HintPartRole).toDouble();
    m_painter.save();
    m_painter.clipTo(rect); // it slides out from below its card
    m_painter.setOpacity(part);
    const QRect inner = rect.adjusted(14, 6, 0, -6).translated(0, -qRound((1 - part) * rect.height()));
    m_painter.setFont(m_style.meta);
    m_painter.setPen(m_theme.colour(Tone::muted));
    // The room was estimated, so the bar is as high as the text.
    const int end = drawLines(m_painter, inner.adjusted(12, 0, 0, 0), text, m_style.metaMetrics);
    m_painter.fillRect(QRect(inner.left(), inner.top(), 2, end - inner.top()), m_theme.colour(Tone::line));
    m_painter.restore();
}

void LanePainter::paintOffer(const QRect& rect, const QModelIndex& card)
{
    const int side = m_style.smallIconSide;
    const QRect inner = rect.adjusted(14, 6, 0, 0);
    const int height = std::max(m_style.metaMetrics.height(), m_style.codeMetrics.height());
    const QRect first(inner.left() + 12, inner.top(), inner.width() - 12, height);
    m_painter.drawPixmap(QPoint(first.left(), first.center().y() - side / 2),
                         m_style.icon(Icon::lightning, m_theme.colour(Tone::accent), side, m_painter.pixelRatio()));
    paintChanges(m_painter, m_theme, m_style, first.adjusted(side + 6, 0, 0, 0),
                 card.data(TimelineModel::OfferRole).value<QList<ShownChange>>());
    m_painter.setFont(m_style.meta);
    m_painter.setPen(m_theme.colour(Tone::muted));
    const int end = drawLines(m_painter, inner.adjusted(12, height, 0, 0),
                              card.data(TimelineModel::OfferTextRole).toString(), m_style.metaMetrics);
    m_painter.fillRect(QRect(inner.left(), inner.top(), 2, end - inner.top()), m_theme.colour(Tone::accent));
}

QSize LanePainter::pillSize(const TimelineStyle& style, const QModelIndex& step, bool isOpen, int width)
{
    const int height = onGrid(style.metaMetrics.height() + pillHeading);
    const int title = 2 * pillSide + style.smallIconSide + 6 + style.metaMetrics.horizontalAdvance(titleOf(step)) + 2;
    const QString details = detailsOf(step);
    if (!isOpen || details.isEmpty())
        return {std::min(width, title), height};
    const QRect room(0, 0, width - 2 * pillSide, 1 << 20);
    const QRect text = style.metaMetrics.boundingRect(room, wrapped, details);
    return {width, onGrid(height + text.height() + pillSide)};
}

void LanePainter::paintPill(const QRect& rect, const QModelIndex& step, bool isOpen, bool isFocused)
{
    const QColor tone = m_theme.colour(static_cast<Tone>(step.data(TimelineModel::ToneRole).toInt()));
    const int height = onGrid(m_style.metaMetrics.height() + pillHeading);
    const qreal radius = isOpen ? 8 : height / 2.0;
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(m_theme.colour(Tone::panel));
    const bool isSmall = step.data(TimelineModel::SmallRole).toBool();
    m_painter.setPen(QPen(m_theme.colour(isFocused ? Tone::accent : Tone::line), isFocused ? 2 : 1));
    if (!isSmall || isOpen || isFocused)
        m_painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    const auto icon = static_cast<Icon>(step.data(TimelineModel::IconRole).toInt());
    const QRect line(rect.left() + pillSide, rect.top(), rect.width() - 2 * pillSide, height);
    m_painter.drawPixmap(QPoint(line.left(), line.center().y() - m_style.smallIconSide / 2),
                         m_style.icon(icon, tone, m_style.smallIconSide, m_painter.pixelRatio()));
    const QRect title = line.adjusted(m_style.smallIconSide + 6, 0, 0, 0);
    m_painter.setFont(m_style.meta);
    m_painter.setPen(m_theme.colour(isSmall ? Tone::muted : Tone::text));
    m_painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeft,
                       m_style.metaMetrics.elidedText(titleOf(step), Qt::ElideRight, title.width()));
    if (!isOpen)
        return;
    m_painter.setPen(m_theme.colour(Tone::muted));
    m_painter.drawText(rect.adjusted(pillSide, height, -pillSide, 0), wrapped, detailsOf(step));
}

} // namespace querymend
