#include "timeline/clockpainter.h"

#include "common/runwords.h"
#include "common/theme.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinestyle.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <chrono>

namespace querymend {

namespace {

constexpr std::array kinds{TimeUse::model, TimeUse::checks, TimeUse::database, TimeUse::wait};

QString wordOf(TimeUse kind, const RunHeadline& run)
{
    switch (kind) {
    case TimeUse::model:
        return run.agent.empty() ? QCoreApplication::translate("TimelineClock", "Model")
                                 : QCoreApplication::translate("TimelineClock", "Agent");
    case TimeUse::checks:
        return QCoreApplication::translate("TimelineClock", "Checks");
    case TimeUse::database:
        return QCoreApplication::translate("TimelineClock", "Database");
    case TimeUse::wait:
    case TimeUse::none:
        break;
    }
    return QCoreApplication::translate("TimelineClock", "Wait");
}

} // namespace

void ClockPainter::paintMarks(const QRect& view)
{
    m_painter.setPen(washed(m_theme.colour(Tone::line), m_theme.colour(Tone::panel), 140));
    for (const std::int64_t at : m_scale.marks())
        m_painter.drawLine(m_scale.xOf(at), view.top(), m_scale.xOf(at), view.bottom());
}

void ClockPainter::paintAxis(const QRect& view, const RunHeadline& run)
{
    const int meta = m_style.metaMetrics.height();
    const QRect axis(view.left(), view.top(), view.width(), clockAxisHeight({m_style.workMetrics.height(), meta}) - 4);
    m_painter.fillRect(axis, m_theme.colour(Tone::panel));
    m_painter.setPen(m_theme.colour(Tone::line));
    m_painter.drawLine(axis.left(), axis.bottom(), axis.right(), axis.bottom());
    m_painter.setFont(m_style.meta);
    paintLegend(QRect(view.left() + 12, axis.top() + 4, view.width() - 24, meta), run);
    m_painter.setPen(m_theme.colour(Tone::muted));
    const QRect times(axis.left(), axis.bottom() - meta - 2, axis.width(), meta);
    for (const std::int64_t at : m_scale.marks()) {
        const QString time = timeWord(std::chrono::milliseconds(at - m_scale.from));
        m_painter.drawText(QRect(m_scale.xOf(at) + 4, times.top(), 90, meta), Qt::AlignVCenter | Qt::AlignLeft, time);
        m_painter.drawLine(m_scale.xOf(at), times.top() + 2, m_scale.xOf(at), axis.bottom());
    }
}

void ClockPainter::paintLegend(const QRect& line, const RunHeadline& run)
{
    int x = line.left();
    for (const TimeUse kind : kinds) {
        const QString word = wordOf(kind, run);
        paintBar(QRect(x, line.center().y() - 4, 16, 9), kind);
        x += 22;
        m_painter.setPen(m_theme.colour(Tone::muted));
        m_painter.drawText(QRect(x, line.top(), line.right() - x, line.height()), Qt::AlignVCenter | Qt::AlignLeft,
                           word);
        x += m_style.metaMetrics.horizontalAdvance(word) + 16;
    }
}

/// A model's bar is full, one of checks thin, one of the database framed, and a wait hatched. What is none of these is
/// a line in the colour of texts.
void ClockPainter::paintBar(const QRect& bar, TimeUse kind)
{
    const QColor panel = m_theme.colour(Tone::panel);
    switch (kind) {
    case TimeUse::model:
        return m_painter.fillRect(bar, m_theme.colour(Tone::accent));
    case TimeUse::checks:
        return m_painter.fillRect(QRect(bar.left(), bar.center().y() - 1, bar.width(), 4),
                                  m_theme.colour(Tone::validation));
    case TimeUse::database:
        m_painter.fillRect(bar, m_theme.colour(Tone::empty));
        if (bar.width() > 4)
            m_painter.fillRect(bar.adjusted(2, 2, -2, -2), washed(m_theme.colour(Tone::empty), panel, 90));
        return;
    case TimeUse::wait:
        return m_painter.fillRect(bar, QBrush(m_theme.colour(Tone::muted), Qt::BDiagPattern));
    case TimeUse::none:
        m_painter.fillRect(QRect(bar.left(), bar.center().y(), bar.width(), 1), m_theme.colour(Tone::muted));
        m_painter.fillRect(QRect(bar.left(), bar.top(), 1, bar.height()), m_theme.colour(Tone::muted));
    }
}

void ClockPainter::paintSpan(const CardSpan& span, const QRect& row)
{
    const int left = m_scale.xOf(span.from);
    const int right = m_scale.xOf(span.until.value_or(m_scale.until));
    paintBar(QRect(left, row.center().y() - 5, std::max(3, right - left), 11), span.kind);
}

void ClockPainter::paintRow(const QRect& rect, const QModelIndex& row, const CardState& state)
{
    if (state.isChosen)
        m_painter.fillRect(rect, m_theme.colour(Tone::selection));
    const bool isFramed = state.isChosen && m_theme.isHighContrast();
    m_painter.setPen(m_theme.colour(Tone::accent));
    m_painter.setBrush(Qt::NoBrush);
    if (state.isFocused || isFramed)
        m_painter.drawRect(rect.adjusted(0, 0, -1, -1));
    if (state.isFocused && m_theme.isHighContrast()) // wider than what is only chosen
        m_painter.drawRect(rect.adjusted(1, 1, -2, -2));
    const auto spans = row.data(TimelineModel::SpansRole).value<std::vector<CardSpan>>();
    const int free = spans.empty() ? rect.right() : m_scale.xOf(spans.front().from); // before its first bar
    const QColor ground = m_theme.colour(state.isChosen ? Tone::selection : Tone::panel);
    paintLabel(QRect(rect.left() + 8, rect.top(), std::max(m_scale.left, free) - rect.left() - 16, rect.height()), row,
               ground);
    std::int64_t end = m_scale.from;
    for (const CardSpan& span : spans) {
        paintSpan(span, rect);
        end = std::max(end, span.until.value_or(m_scale.until));
    }
    if (spans.empty())
        return;
    if (const qint64 took = row.data(TimelineModel::DurationRole).toLongLong(); took > 0)
        paintTime(m_scale.xOf(end) + 8, rect, std::chrono::milliseconds(took), ground);
}

void ClockPainter::paintTime(int left, const QRect& row, std::chrono::milliseconds took, const QColor& ground)
{
    const QString time = timeWord(took);
    const QRect words(left, row.center().y() - m_style.metaMetrics.height() / 2,
                      m_style.metaMetrics.horizontalAdvance(time), m_style.metaMetrics.height());
    m_painter.fillRect(words.adjusted(-2, 0, 2, 0), ground); // the marks of the axis would strike it through
    m_painter.setFont(m_style.meta);
    m_painter.setPen(m_theme.colour(Tone::muted));
    m_painter.drawText(QRect(left, row.top(), 90, row.height()), Qt::AlignVCenter | Qt::AlignLeft, time);
}

void ClockPainter::paintLabel(const QRect& rect, const QModelIndex& row, const QColor& ground)
{
    const bool isCard = static_cast<TimelineRow>(row.data(TimelineModel::RowRole).toInt()) == TimelineRow::card;
    const auto kind = static_cast<CardKind>(row.data(TimelineModel::CardKindRole).toInt());
    const QColor tone =
        m_theme.colour(isCard ? toneOf(kind) : static_cast<Tone>(row.data(TimelineModel::ToneRole).toInt()));
    const auto phase = static_cast<CardPhase>(row.data(TimelineModel::PhaseRole).toInt());
    const Icon icon = isCard ? iconOf(kind, phase) : static_cast<Icon>(row.data(TimelineModel::IconRole).toInt());
    const qreal ratio = m_painter.pixelRatio();
    int x = rect.left();
    m_painter.setFont(m_style.strong);
    if (isCard) {
        const QString number = row.data(TimelineModel::NumberRole).toString();
        m_painter.setPen(m_theme.colour(Tone::text));
        m_painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, number);
        const int digit = m_style.strongMetrics.horizontalAdvance(QLatin1Char('0')); // a 1 may be narrower
        x += std::max(digit, m_style.strongMetrics.horizontalAdvance(number)) + 8;
    }
    m_painter.drawPixmap(QPoint(x, rect.center().y() - m_style.smallIconSide / 2),
                         m_style.icon(icon, tone, m_style.smallIconSide, ratio));
    x += m_style.smallIconSide + 6;
    const bool isAnswer = isCard && row.data(TimelineModel::AnswerRole).toBool();
    const int room = rect.right() - x - (isAnswer ? m_style.smallIconSide + 6 : 0);
    const QFontMetrics& metrics = isCard ? m_style.strongMetrics : m_style.metaMetrics;
    const QString title = metrics.elidedText(row.data().toString(), Qt::ElideRight, room);
    const int end = x + metrics.horizontalAdvance(title) + (isAnswer ? m_style.smallIconSide + 6 : 0);
    if (const int reach = end + 4 - m_scale.left; reach > 0) // the marks of the axis would strike it through
        m_painter.fillRect(QRect(m_scale.left, rect.center().y() - metrics.height() / 2, reach, metrics.height()),
                           ground);
    m_painter.setFont(isCard ? m_style.strong : m_style.meta);
    m_painter.setPen(isCard ? tone : m_theme.colour(Tone::text));
    m_painter.drawText(QRect(x, rect.top(), room + 1, rect.height()), Qt::AlignVCenter | Qt::AlignLeft, title);
    if (isAnswer)
        m_painter.drawPixmap(
            QPoint(x + metrics.horizontalAdvance(title) + 6, rect.center().y() - m_style.smallIconSide / 2),
            m_style.icon(Icon::trophy, tone, m_style.smallIconSide, ratio));
}

} // namespace querymend
