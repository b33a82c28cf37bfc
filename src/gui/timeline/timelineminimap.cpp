#include "timeline/timelineminimap.h"

#include "common/runwords.h"
#include "common/theme.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelineview.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace querymend {

namespace {

constexpr int wide = 28;
constexpr int inset = 3;
// In times of the visible height. Rows wrap differently beside the strip and beside the scroll bar, so with one limit
// each could call for the other, forever.
constexpr double longFrom = 3;
constexpr double shortUpTo = 2.5;

} // namespace

TimelineMinimap::TimelineMinimap(TimelineView& view, const TimelineModel& model, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_view(view), m_model(model), m_theme(theme)
{
    setFixedWidth(wide);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Overview of the run"));
    setToolTip(tr("The whole run. Full bars were accepted, shorter ones failed."));
    connect(m_view.verticalScrollBar(), &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_theme, &Theme::changed, this, &TimelineMinimap::refresh);
    m_view.viewport()->installEventFilter(this);
    hide();
}

/// Whether a run is long depends on the height of the view. Queued, because the view arranges its rows first.
bool TimelineMinimap::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view.viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &TimelineMinimap::refresh, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void TimelineMinimap::refresh()
{
    const double screens =
        static_cast<double>(m_view.arrangement().height()) / std::max(1, m_view.viewport()->height());
    const bool isLong = m_view.isZoomable() && screens > (isHidden() ? longFrom : shortUpTo);
    if (isLong == isHidden()) {
        // The strip replaces the scroll bar.
        m_view.setVerticalScrollBarPolicy(isLong ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
        setVisible(isLong);
    }
    if (!isLong)
        return;
    draw();
    update();
}

double TimelineMinimap::scale() const
{
    return static_cast<double>(height()) / std::max(1, m_view.arrangement().height());
}

void TimelineMinimap::draw()
{
    if (size().isEmpty()) // before it was laid out
        return;
    const qreal ratio = devicePixelRatioF();
    m_drawn = QPixmap(size() * ratio);
    m_drawn.setDevicePixelRatio(ratio);
    m_drawn.fill(m_theme.colour(Tone::panel));
    QPainter painter(&m_drawn);
    const double down = scale();
    const double across = static_cast<double>(width() - 2 * inset) / std::max(1, m_view.viewport()->width());
    QRect last;
    for (const TimelineItem& item : m_view.arrangement().items()) {
        if (item.row != TimelineRow::card)
            continue;
        const AttemptCard* const card = cardAt(m_model.rows(), item.place);
        const bool isFull = card->kind == CardKind::accepted;
        const int room = std::max(2, static_cast<int>(item.rect.width() * across));
        const QRect line(inset + static_cast<int>(item.rect.left() * across), static_cast<int>(item.rect.top() * down),
                         isFull ? room : std::max(1, room / 2),
                         std::max(1, static_cast<int>(item.rect.height() * down)));
        if (line == last) // attempts can share a pixel
            continue;
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), line), m_theme.colour(toneOf(card->kind)));
        last = line;
    }
}

void TimelineMinimap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_drawn);
    const double down = scale();
    const QScrollBar* const bar = m_view.verticalScrollBar();
    const QRect sight(0, static_cast<int>(bar->value() * down), width() - 1,
                      std::max(8, static_cast<int>(m_view.viewport()->height() * down)));
    QColor veil = m_theme.colour(Tone::accent);
    veil.setAlpha(40);
    painter.fillRect(sight, veil);
    painter.setPen(m_theme.colour(Tone::accent));
    painter.drawRect(sight);
    painter.setPen(m_theme.colour(Tone::line));
    const int edge = isRightToLeft() ? width() - 1 : 0; // beside the view
    painter.drawLine(edge, 0, edge, height());
}

void TimelineMinimap::mousePressEvent(QMouseEvent* event)
{
    goTo(event->position().toPoint().y());
}

void TimelineMinimap::mouseMoveEvent(QMouseEvent* event)
{
    goTo(event->position().toPoint().y());
}

void TimelineMinimap::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    draw();
}

void TimelineMinimap::goTo(int y)
{
    const int middle = static_cast<int>(y / std::max(1e-9, scale()));
    m_view.verticalScrollBar()->setValue(middle - m_view.viewport()->height() / 2);
}

} // namespace querymend

#include "moc_timelineminimap.cpp"
