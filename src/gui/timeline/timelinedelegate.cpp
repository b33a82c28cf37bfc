#include "timeline/timelinedelegate.h"

#include "common/elidedlines.h"
#include "common/fittingparts.h"
#include "common/plaintip.h"
#include "common/theme.h"
#include "timeline/cardpainter.h"
#include "timeline/clockpainter.h"
#include "timeline/lanelayout.h"
#include "timeline/lanepainter.h"
#include "timeline/sidedpainter.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinewords.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace querymend {

namespace {

constexpr int stepSide = 12;
constexpr int stepEnd = 11; ///< costs end where those of cards do

/// The details of a step on one line, up to a length that is enough for any reason and for several tables.
QString detailsOn(const QModelIndex& step)
{
    constexpr qsizetype most = 400;
    const QString details = step.data(TimelineModel::DetailRole).toString();
    return sentencesOnOneLine(details.size() <= most ? details : details.left(most) + QChar(0x2026));
}

} // namespace

TimelineDelegate::TimelineDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

TimelineMetrics TimelineDelegate::metrics() const
{
    return {m_style.workMetrics.height(), m_style.metaMetrics.height()};
}

void TimelineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto row = static_cast<TimelineRow>(index.data(TimelineModel::RowRole).toInt());
    const SidedPainter sided(*painter, option.rect, option.direction);
    const bool isFocused = option.state.testFlag(QStyle::State_HasFocus);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    if (m_shape == TimelineShape::clock && (row == TimelineRow::card || row == TimelineRow::step))
        return ClockPainter(sided, m_theme, m_style, m_clock).paintRow(option.rect, index, {isChosen, isFocused, 0});
    if (m_shape == TimelineShape::lanes && row == TimelineRow::lane)
        return LanePainter(sided, m_theme, m_style).paintHeading(option.rect, index);
    if (m_shape == TimelineShape::lanes && row == TimelineRow::step)
        return LanePainter(sided, m_theme, m_style)
            .paintPill(option.rect, index, option.state.testFlag(QStyle::State_Open), isFocused || isChosen);
    switch (row) {
    case TimelineRow::band:
        return paintBand(sided, option.rect, index);
    case TimelineRow::lane:
        return paintLane(sided, option.rect, index);
    case TimelineRow::step:
        paintStep(sided, option.rect, index);
        if (isFocused || isChosen) {
            painter->setPen(m_theme.colour(Tone::accent));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
        return;
    case TimelineRow::card: {
        CardPainter card(sided, m_theme, m_style, index, {isChosen, isFocused, m_progress});
        if (m_shape == TimelineShape::lanes)
            return card.paintInLane(option.rect);
        return card.paint(option.rect, m_zoom);
    }
    }
}

bool TimelineDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                                 const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    constexpr qsizetype mostShown = 1500;
    const QString text = index.data(Qt::ToolTipRole).toString().left(mostShown);
    QToolTip::showText(event->globalPos(), wrappedTip(text), view);
    return true;
}

QSize TimelineDelegate::pillSize(const QModelIndex& step, bool isOpen, int width) const
{
    return LanePainter::pillSize(m_style, step, isOpen, width);
}

void TimelineDelegate::paintLaneBox(QPainter& painter, const QRect& box, const QModelIndex& lane) const
{
    LanePainter(painter, m_theme, m_style).paintBox(box, lane);
}

void TimelineDelegate::paintShelf(QPainter& painter, const QRect& shelf) const
{
    LanePainter(painter, m_theme, m_style).paintShelf(shelf);
}

void TimelineDelegate::paintHint(QPainter& painter, const QRect& rect, const QModelIndex& card) const
{
    LanePainter lanes(SidedPainter(painter, rect, painter.layoutDirection()), m_theme, m_style);
    const int letters = card.data(TimelineModel::OfferLettersRole).toInt();
    const int offer = offerHeight(letters, rect.width(), m_style.metaMetrics.height());
    if (offer > 0)
        lanes.paintOffer(QRect(rect.left(), rect.top(), rect.width(), offer), card);
    lanes.paintHint(rect.adjusted(0, offer, 0, 0), card);
}

void TimelineDelegate::beginClock(QPainter& painter, const ClockScale& scale, const QRect& view)
{
    m_clock = scale;
    ClockPainter(SidedPainter(painter, view, painter.layoutDirection()), m_theme, m_style, scale).paintMarks(view);
}

void TimelineDelegate::paintClockAxis(QPainter& painter, const ClockScale& scale, const QRect& view,
                                      const RunHeadline& run) const
{
    ClockPainter(SidedPainter(painter, view, painter.layoutDirection()), m_theme, m_style, scale).paintAxis(view, run);
}

void TimelineDelegate::paintArrow(QPainter& painter, const QRect& from, const QRect& to) const
{
    const int x = from.left() + 24;
    const int tip = to.top() - 2;
    const SidedPainter sided(painter, from, painter.layoutDirection());
    sided.setPen(QPen(m_theme.colour(Tone::muted), 1));
    sided.drawLine(x, from.bottom() + 2, x, tip);
    sided.drawLine(x - 3, tip - 3, x, tip);
    sided.drawLine(x + 3, tip - 3, x, tip);
}

void TimelineDelegate::paintBand(const SidedPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    painter.setFont(m_style.band);
    painter.setPen(m_theme.colour(Tone::muted));
    const QString name = index.data().toString();
    painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, name);
    const int x = rect.left() + QFontMetrics(m_style.band).horizontalAdvance(name) + 12;
    painter.setPen(m_theme.colour(Tone::line));
    painter.drawLine(x, rect.center().y(), rect.right(), rect.center().y());
}

void TimelineDelegate::paintLane(const SidedPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    painter.setFont(m_style.meta);
    painter.setPen(m_theme.colour(Tone::muted));
    if (m_zoom == TimelineZoom::overview) {
        const QString number = index.data(TimelineModel::NumberRole).toString();
        painter.drawText(rect.adjusted(0, 0, -8, 0), Qt::AlignVCenter | Qt::AlignRight, number);
        return;
    }
    const QFontMetrics& metrics = m_style.metaMetrics;
    const QString end = index.data(TimelineModel::DetailRole).toString();
    const int ending = end.isEmpty() ? 0 : metrics.horizontalAdvance(end) + 12;
    const int room = rect.width() - ending;
    const QString name = fittingParts(index.data().toString(), metrics, room, LeastPart::first);
    if (m_shape == TimelineShape::clock) { // the marks of its axis would strike the texts through
        const int wide = std::min(metrics.horizontalAdvance(name) + 4, room);
        const QColor ground = m_theme.colour(Tone::panel);
        painter.fillRect(QRect(rect.left(), rect.top(), wide, rect.height()), ground);
        painter.fillRect(QRect(rect.left() + room, rect.top(), ending, rect.height()), ground);
    }
    painter.drawText(rect, Qt::AlignVCenter | Qt::AlignRight, end);
    painter.drawText(QRect(rect.left(), rect.top(), room, rect.height()), Qt::AlignVCenter | Qt::AlignLeft, name);
}

int TimelineDelegate::costWidth(const QModelIndex& step, int width) const
{
    const QString cost = step.data(TimelineModel::CostRole).toString();
    const int wide = m_style.metaMetrics.horizontalAdvance(cost) + 10;
    if (cost.isEmpty() || wide - 10 >= width / 3)
        return 0;
    const int room = width - stepEnd - detailsBegin(step);
    const int details = m_style.metaMetrics.horizontalAdvance(detailsOn(step));
    const bool isReason = step.data(TimelineModel::ReasonRole).toBool();
    const bool wouldMoveThem = !isReason && details <= room && details > room - wide;
    return wouldMoveThem && m_zoom < TimelineZoom::detail ? 0 : wide; // otherwise they have room below
}

int TimelineDelegate::titleBegin(const QModelIndex& step) const
{
    const bool isSmall = step.data(TimelineModel::SmallRole).toBool();
    return stepSide + (isSmall ? m_style.smallIconSide : m_style.iconSide) + 8;
}

int TimelineDelegate::detailsBegin(const QModelIndex& step) const
{
    const bool isSmall = step.data(TimelineModel::SmallRole).toBool();
    const QFontMetrics& metrics = isSmall ? m_style.metaMetrics : m_style.strongMetrics;
    return titleBegin(step) + metrics.horizontalAdvance(step.data().toString()) + 10;
}

std::pair<int, int> TimelineDelegate::besideTitle(const QModelIndex& step, int width) const
{
    const int begin = detailsBegin(step);
    return {begin, width - stepEnd - costWidth(step, width) - begin};
}

/// Where little is shown of each attempt, only reasons are worth more than a line.
qsizetype TimelineDelegate::mostLines(const QModelIndex& step) const
{
    constexpr qsizetype ofReasons = 4;
    constexpr qsizetype ofOthers = 12; // all that detailsOn() leaves, also in a narrow timeline
    if (step.data(TimelineModel::ReasonRole).toBool())
        return ofReasons;
    return m_zoom >= TimelineZoom::detail ? ofOthers : 0;
}

QStringList TimelineDelegate::detailLines(const QModelIndex& step, int width) const
{
    const qsizetype most = mostLines(step);
    const QString details = most > 0 ? detailsOn(step) : QString();
    if (m_style.metaMetrics.horizontalAdvance(details) <= besideTitle(step, width).second)
        return {};
    return elidedLines(details, m_style.meta, width - titleBegin(step) - stepSide, most);
}

int TimelineDelegate::stepLines(const QModelIndex& step, int width) const
{
    return static_cast<int>(detailLines(step, width).size());
}

int TimelineDelegate::clockLabel(const QModelIndex& step) const
{
    return ClockPainter::aroundLabel + m_style.smallIconSide
        + m_style.metaMetrics.horizontalAdvance(step.data().toString());
}

void TimelineDelegate::paintStep(const SidedPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const bool isSmall = index.data(TimelineModel::SmallRole).toBool();
    const QColor tone = m_theme.colour(static_cast<Tone>(index.data(TimelineModel::ToneRole).toInt()));
    if (!isSmall) {
        painter.fillRect(rect, washed(tone, m_theme.colour(Tone::panel), 26));
        painter.fillRect(QRect(rect.left(), rect.top(), 2, rect.height()), tone);
    }
    const QStringList lines = detailLines(index, rect.width());
    const int heading = stepHeight(isSmall ? StepKind::waited : StepKind::finished, metrics());
    const QRect line(rect.left(), rect.top(), rect.width(), lines.isEmpty() ? rect.height() : heading);
    const int size = isSmall ? m_style.smallIconSide : m_style.iconSide;
    const int x = rect.left() + stepSide;
    const int end = rect.right() - stepEnd - costWidth(index, rect.width());
    if (end < rect.right() - stepEnd) {
        painter.setFont(m_style.meta);
        painter.setPen(m_theme.colour(Tone::muted));
        painter.drawText(QRect(x, line.top(), rect.right() - stepEnd - x, line.height()),
                         Qt::AlignVCenter | Qt::AlignRight, index.data(TimelineModel::CostRole).toString());
    }
    const auto icon = static_cast<Icon>(index.data(TimelineModel::IconRole).toInt());
    painter.drawPixmap(QPoint(x, line.center().y() - size / 2), m_style.icon(icon, tone, size, painter.pixelRatio()));
    const int title = rect.left() + titleBegin(index);
    painter.setFont(isSmall ? m_style.meta : m_style.strong);
    painter.setPen(m_theme.colour(Tone::text));
    const QFontMetrics& metrics = isSmall ? m_style.metaMetrics : m_style.strongMetrics;
    painter.drawText(QRect(title, line.top(), rect.right() - title, line.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(index.data().toString(), Qt::ElideRight, end - title));
    painter.setFont(m_style.meta);
    painter.setPen(m_theme.colour(Tone::muted));
    const int meta = m_style.metaMetrics.height();
    const QRect below(title, rect.top() + heading - 2, rect.width() - titleBegin(index) - stepSide, meta);
    for (qsizetype i = 0; i < lines.size(); ++i)
        painter.drawText(below.translated(0, static_cast<int>(i) * meta), Qt::AlignVCenter | Qt::AlignLeft, lines[i]);
    const auto [begin, room] = besideTitle(index, rect.width());
    if (room < 40 || !lines.isEmpty())
        return;
    painter.drawText(QRect(rect.left() + begin, line.top(), room, line.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     m_style.metaMetrics.elidedText(detailsOn(index), Qt::ElideRight, room));
}

} // namespace querymend

#include "moc_timelinedelegate.cpp"
