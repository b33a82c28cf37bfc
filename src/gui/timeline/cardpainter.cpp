#include "timeline/cardpainter.h"

#include "common/elidedlines.h"
#include "common/runwords.h"
#include "common/theme.h"
#include "timeline/cardline.h"
#include "timeline/changepainter.h"
#include "timeline/lanelayout.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinestyle.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr int inset = 12;
constexpr int rungGap = 3;

RungMark markIn(int bits, std::size_t rung)
{
    return static_cast<RungMark>((bits >> (2 * rung)) & 3);
}

/// Tests are seldom asked for.
int shownIn(int bits)
{
    return static_cast<int>(rungCount) - (markIn(bits, rungCount - 1) == RungMark::notReached ? 1 : 0);
}

} // namespace

CardPainter::CardPainter(const SidedPainter& painter, const Theme& theme, TimelineStyle& style, const QModelIndex& card,
                         CardState state)
    : m_painter(painter), m_theme(theme), m_style(style), m_card(card), m_state(state),
      m_kind(static_cast<CardKind>(card.data(TimelineModel::CardKindRole).toInt())),
      m_tone(theme.colour(toneOf(m_kind)))
{}

void CardPainter::paint(const QRect& rect, TimelineZoom zoom)
{
    if (zoom == TimelineZoom::overview)
        return paintMark(rect);
    paintGround(rect);
    const QFontMetrics& work = m_style.workMetrics;
    const QFontMetrics& meta = m_style.metaMetrics;
    const int side = rect.width() < 260 ? inset - 2 : inset;
    const QRect inner = rect.adjusted(cardBarWidth + side, 0, -side, 0);
    const bool isOneLine = zoom == TimelineZoom::compact;
    const int top = isOneLine ? rect.top() + (rect.height() - work.height()) / 2 : rect.top() + 8;
    paintFirstLine(QRect(inner.left(), top, inner.width(), work.height()), zoom);
    if (!isOneLine) {
        const int second = top + work.height() + 5;
        paintSecondLine(QRect(inner.left(), second, inner.width(), meta.height() + 2));
        const int third = second + meta.height() + 7;
        if (zoom == TimelineZoom::full)
            paintMessage(QRect(inner.left(), third, inner.width(), rect.bottom() - third - 3));
    }
    paintProgress(rect);
}

void CardPainter::paintInLane(const QRect& rect)
{
    paintGround(rect);
    constexpr int side = inset - 2;
    const QRect inner = rect.adjusted(cardBarWidth + side, 0, -side, 0);
    const int work = m_style.workMetrics.height();
    const int meta = m_style.metaMetrics.height();
    const bool isNarrow = isNarrowLane(rect.width(), {work, meta});
    int y = rect.top() + 8;
    if (isNarrow) { // the rungs have a line of their own
        paintFirstLine(QRect(inner.left(), y, inner.width(), work), TimelineZoom::detail, Rungs::elsewhere);
        y += work + 2;
        const int count = shownIn(number(TimelineModel::RungsRole));
        const int bar = (inner.width() + rungGap) / count - rungGap;
        paintRungs(QRect(inner.left(), y, count * (bar + rungGap) - rungGap, 10), bar); // begin where the texts do
        y += 13;
    } else {
        paintFirstLine(QRect(inner.left(), y, inner.width(), work), TimelineZoom::detail, Rungs::beside);
        y += work + 5;
    }
    const int code = std::max(meta, m_style.codeMetrics.height()); // its underscores reach lower
    paintChange(QRect(inner.left(), y - (code - meta) / 2, inner.width(), code));
    y += meta + 5;
    paintConclusion(QRect(inner.left(), y, inner.width(), meta));
    paintProgress(rect);
}

/// Filled if accepted, framed if failed, dotted while under way; the answer has an inner frame.
void CardPainter::paintMark(const QRect& rect)
{
    const QColor panel = m_theme.colour(Tone::panel);
    const bool isAccepted = m_kind == CardKind::accepted;
    const bool isChosen = m_state.isChosen || m_state.isFocused;
    m_painter.setPen(QPen(isChosen ? m_theme.colour(Tone::accent) : m_tone, isChosen ? 2 : 1,
                          isUnderWay(phase()) ? Qt::DotLine : Qt::SolidLine));
    m_painter.setBrush(isAccepted ? m_tone : washed(m_tone, panel, 36));
    m_painter.drawRect(isChosen ? rect.adjusted(1, 1, -1, -1) : rect.adjusted(0, 0, -1, -1));
    if (m_card.data(TimelineModel::AnswerRole).toBool()) {
        m_painter.setPen(panel);
        m_painter.drawRect(rect.adjusted(3, 3, -4, -4));
    }
    const int size = rect.width() * 5 / 8;
    const QRect middle(rect.center().x() - size / 2 + 1, rect.center().y() - size / 2 + 1, size, size);
    isAccepted ? m_painter.drawCheck(middle, panel) : paintIcon(iconOf(m_kind, phase()), middle, m_tone);
}

void CardPainter::paintGround(const QRect& rect)
{
    const bool isFramed = m_state.isChosen || m_state.isFocused;
    m_style.grounds.paint(m_painter.plain(), m_painter.placed(rect).topLeft(),
                          {rect.size(), m_theme.colour(m_state.isChosen ? Tone::selection : Tone::panel),
                           m_theme.colour(isFramed ? Tone::accent : Tone::line), m_tone, m_state.isFocused,
                           m_painter.isMirrored()});
}

void CardPainter::paintFirstLine(const QRect& line, TimelineZoom zoom, Rungs place)
{
    PaintedTexts& strong = m_style.strongTexts;
    const int digit = strong.widthOf(QStringLiteral("0"));
    const QString name = words(Qt::DisplayRole);
    const bool isAnswer = m_card.data(TimelineModel::AnswerRole).toBool();
    const int beside = strong.widthOf(name) + digit + (isAnswer ? 2 : 1) * (m_style.iconSide + 6) + 20;
    const int spare = (line.width() - beside) / static_cast<int>(rungCount) - rungGap;
    const int bar = std::clamp(spare, 5, std::max(10, m_style.iconSide * 5 / 8));
    const int rungs = place == Rungs::elsewhere ? line.right() + 8 : paintRungs(line, bar);
    const QString count = QString::number(number(TimelineModel::NumberRole));
    int x = line.left();
    strong.paint(m_painter, line, count, m_theme.colour(Tone::text));
    x += std::max(strong.widthOf(count), digit) + 8;
    const int side = m_style.iconSide;
    const int top = line.top() + (line.height() - side) / 2;
    paintIcon(iconOf(m_kind, phase()), QRect(x, top, side, side), m_tone);
    x += side + 6;
    const int end = rungs - 6 - (isAnswer ? side + 6 : 0);
    const QString title = strong.elided(name, end - x);
    strong.paint(m_painter, QRect(x, line.top(), end - x, line.height()), title, m_tone);
    x += strong.widthOf(title) + 6;
    if (isAnswer)
        paintIcon(Icon::trophy, QRect(x, top, side, side), m_tone);
    if (zoom != TimelineZoom::compact || isAnswer)
        return;
    const QRect rest(x, line.top(), rungs - 8 - x, line.height());
    const QString hint = words(TimelineModel::HintRole);
    if (m_style.metaTexts.widthOf(hint) < rest.width())
        m_style.metaTexts.paint(m_painter, rest, hint, m_theme.colour(Tone::muted), Qt::AlignRight);
}

/// A bar is passed, a taller one with a notch failed, a thin line skipped or not reached.
int CardPainter::paintRungs(const QRect& line, int width)
{
    const int bits = number(TimelineModel::RungsRole);
    const int count = shownIn(bits);
    const int left = line.right() + 1 - count * (width + rungGap) + rungGap;
    const int middle = line.top() + line.height() / 2;
    const int half = std::max(2, m_style.iconSide / 8); // of a bar's height
    for (int i = 0; i < count; ++i) {
        const int x = left + i * (width + rungGap);
        switch (markIn(bits, static_cast<std::size_t>(i))) {
        case RungMark::passed:
            m_painter.fillRect(QRect(x, middle - half, width, 2 * half), m_theme.colour(Tone::accepted));
            break;
        case RungMark::failed:
            m_painter.fillRect(QRect(x, middle - 3 * half + 1, width, 6 * half - 2), m_tone);
            m_painter.fillRect(QRect(x + width / 2 - 1, middle - 2 * half + 1, 2, 4 * half - 2),
                               m_theme.colour(Tone::panel));
            break;
        case RungMark::skipped:
        case RungMark::notReached:
            m_painter.fillRect(QRect(x, middle, width, 1), m_theme.colour(Tone::muted));
            break;
        }
    }
    return left;
}

void CardPainter::paintSecondLine(const QRect& line)
{
    PaintedTexts& meta = m_style.metaTexts;
    const QColor muted = m_theme.colour(Tone::muted);
    QString said = words(TimelineModel::DecisionTextRole);
    const QString remarks = words(TimelineModel::RemarkRole);
    const auto [hint, cost] = fittingLine(meta,
                                          {words(TimelineModel::HintRole), words(TimelineModel::HintLevelRole),
                                           decisionWidth(), said, remarks, words(TimelineModel::CostRole)},
                                          line.width());
    meta.paint(m_painter, line, cost, muted, Qt::AlignRight);
    const int end = line.left() + line.width() - meta.widthOf(cost) - 8;
    int x = line.left();
    if (!words(TimelineModel::WrittenRole).isEmpty())
        return paintWritten(QRect(x, line.top(), end - x, line.height()));
    if (!hint.isEmpty()) {
        const double part = m_card.data(TimelineModel::HintPartRole).toDouble();
        const QRect chip(x + qRound((1 - part) * line.height()), line.top(), meta.widthOf(hint) + 16, line.height());
        m_painter.setOpacity(part);
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(m_theme.colour(m_state.isChosen ? Tone::muted : Tone::line)); // the line is lost on the ground
        m_painter.drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), line.height() / 2.0,
                                  line.height() / 2.0);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        meta.paint(m_painter, chip, hint, m_theme.colour(Tone::text), Qt::AlignHCenter);
        m_painter.setOpacity(1);
        x = chip.right() + 9;
    }
    if (x + m_style.smallIconSide < end)
        x = paintDecision(line, x);
    constexpr int readable = 48; // the icon alone says more than a letter and dots
    said = meta.fitting(said, end - x, LeastPart::first);
    if (meta.widthOf(said) > end - x)
        said = end - x < readable ? QString() : meta.elided(said, end - x);
    meta.paint(m_painter, QRect(x, line.top(), end - x, line.height()), said, m_theme.colour(Tone::text));
    x += meta.widthOf(said) + (said.isEmpty() ? 0 : 10);
    const QString remark = meta.fitting(remarks, end - x);
    meta.paint(m_painter, QRect(x, line.top(), end - x, line.height()), remark, muted);
}

/// Paints what the model is writing; its end, because that is what is new.
void CardPainter::paintWritten(const QRect& line)
{
    m_painter.setFont(m_style.code);
    m_painter.setPen(m_theme.colour(Tone::muted));
    m_painter.drawCode(line, static_cast<int>(Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine,
                       m_style.codeMetrics.elidedText(words(TimelineModel::WrittenRole), Qt::ElideLeft, line.width()));
}

/// Of its icon, and the gap after that; 0 if there is none.
int CardPainter::decisionWidth() const
{
    const bool isMade = number(TimelineModel::DecisionRole) >= 0 || number(TimelineModel::AcceptedRole) >= 0;
    return isMade ? m_style.smallIconSide + 5 : 0;
}

/// Paints the icon of the decision, if there is one; returns where the line goes on.
int CardPainter::paintDecision(const QRect& line, int x)
{
    if (decisionWidth() == 0)
        return x;
    const int decision = number(TimelineModel::DecisionRole);
    const bool isByHand = number(TimelineModel::AcceptedRole) >= 0;
    const QRect place(x, line.top() + (line.height() - m_style.smallIconSide) / 2, m_style.smallIconSide,
                      m_style.smallIconSide);
    paintIcon(isByHand ? Icon::person : iconOf(static_cast<ReflectionDecision>(decision)), place,
              m_theme.colour(Tone::text));
    return x + decisionWidth();
}

/// Paints what was taken out, struck through, and what was put in.
void CardPainter::paintChange(const QRect& line)
{
    const auto changes = m_card.data(TimelineModel::ChangeRole).value<QList<ShownChange>>();
    const QString sql = words(TimelineModel::SqlRole);
    if (!words(TimelineModel::WrittenRole).isEmpty())
        return paintWritten(line);
    if (changes.isEmpty()) {
        const QString said = sql.isEmpty()           ? words(TimelineModel::RemarkRole)
            : number(TimelineModel::NumberRole) == 1 ? QCoreApplication::translate("Timeline", "first statement")
                                                     : QCoreApplication::translate("Timeline", "the same statement");
        return m_style.metaTexts.paint(m_painter, line, m_style.metaTexts.elided(said, line.width()),
                                       m_theme.colour(Tone::muted));
    }
    paintChanges(m_painter, m_theme, m_style, line, changes);
}

/// Paints the decision, and the cost as far as there is room.
void CardPainter::paintConclusion(const QRect& line)
{
    PaintedTexts& meta = m_style.metaTexts;
    const QColor muted = m_theme.colour(Tone::muted);
    int x = paintDecision(line, line.left());
    QString said = words(TimelineModel::DecisionTextRole);
    const int wide = meta.widthOf(said);
    QString cost = meta.fitting(words(TimelineModel::CostRole), line.right() - x - wide - 10, LeastPart::first);
    const int least = meta.widthOf(said.section(QStringLiteral(" · "), 0, 0)) + 10 + meta.widthOf(cost);
    if (x + least > line.right() && wide > line.right() - x - 40)
        cost.clear();
    meta.paint(m_painter, line, cost, muted, Qt::AlignRight);
    const int end = line.right() - meta.widthOf(cost) - 8;
    said = meta.elided(meta.fitting(said, end - x, LeastPart::first), end - x);
    meta.paint(m_painter, QRect(x, line.top(), end - x, line.height()), said, m_theme.colour(Tone::text));
    x += meta.widthOf(said) + 10;
    if (!words(TimelineModel::SqlRole).isEmpty()) // otherwise the line above says it
        meta.paint(m_painter, QRect(x, line.top(), end - x, line.height()),
                   meta.fitting(words(TimelineModel::RemarkRole), end - x), muted);
}

/// Paints the message on one line, on another what a correction would change, and the statement in the remaining space.
void CardPainter::paintMessage(const QRect& lines)
{
    const QString message = words(TimelineModel::DetailRole);
    QRect rest = lines;
    if (!message.isEmpty()) {
        const int height = m_style.metaMetrics.height();
        constexpr qsizetype mostShown = 400;
        m_style.metaTexts.paint(m_painter, QRect(lines.left(), lines.top(), lines.width(), height),
                                m_style.metaTexts.elided(message.left(mostShown).simplified(), lines.width()), m_tone);
        rest.setTop(rest.top() + height + 3);
    }
    const auto offered = m_card.data(TimelineModel::OfferRole).value<QList<ShownChange>>();
    if (!offered.isEmpty()) {
        paintIcon(Icon::lightning, QRect(rest.left(), rest.top() + 1, m_style.smallIconSide, m_style.smallIconSide),
                  m_theme.colour(Tone::accent));
        const int x = m_style.smallIconSide + 5;
        const int height = m_style.codeMetrics.height();
        paintChanges(m_painter, m_theme, m_style, QRect(rest.left() + x, rest.top(), rest.width() - x, height),
                     offered);
        rest.setTop(rest.top() + height + 3);
    }
    m_painter.setFont(m_style.code);
    m_painter.setPen(m_theme.colour(Tone::muted));
    const int room = rest.height() / m_style.codeMetrics.lineSpacing();
    if (room > 0)
        m_painter.drawCode(
            rest, Qt::AlignLeft | Qt::AlignTop,
            elidedLines(words(TimelineModel::SqlRole), m_style.code, rest.width(), room).join(QLatin1Char('\n')));
}

void CardPainter::paintProgress(const QRect& rect)
{
    if (!isUnderWay(phase()))
        return;
    const int width = rect.width() - 2 * cardRadius;
    const int part = phase() == CardPhase::stopped ? width : width / 4;
    const int x = rect.left() + cardRadius + (width - part) * m_state.progress / 100;
    m_painter.fillRect(QRect(x, rect.bottom() - 1, part, 2), m_theme.colour(Tone::accent));
}

void CardPainter::paintIcon(Icon icon, const QRect& rect, const QColor& colour)
{
    m_painter.drawPixmap(rect.topLeft(), m_style.icon(icon, colour, rect.width(), m_painter.pixelRatio()));
}

CardPhase CardPainter::phase() const
{
    return static_cast<CardPhase>(number(TimelineModel::PhaseRole));
}

} // namespace querymend
