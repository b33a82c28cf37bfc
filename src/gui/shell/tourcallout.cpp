#include "shell/tourcallout.h"

#include "common/announcement.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/scaled.h"
#include "common/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

constexpr int usualWidth = 280;
constexpr int distanceFromEdge = 8;

/// Where a beak needs room in its widget.
QMargins roomFor(CalloutBeak beak)
{
    switch (beak) {
    case CalloutBeak::left:
        return {beakLength, 0, 0, 0};
    case CalloutBeak::top:
        return {0, beakLength, 0, 0};
    case CalloutBeak::right:
        return {0, 0, beakLength, 0};
    case CalloutBeak::bottom:
        return {0, 0, 0, beakLength};
    case CalloutBeak::none:
        break;
    }
    return {};
}

/// A triangle out of a bubble, which begins inside of it, so that both become one shape.
QPolygonF beakOf(const QRectF& bubble, CalloutBeak beak, qreal tip)
{
    constexpr qreal half = beakLength;
    constexpr qreal inside = 2;
    const auto across = [&](qreal foot, qreal point) {
        return QPolygonF({QPointF(foot, tip - half), QPointF(point, tip), QPointF(foot, tip + half)});
    };
    const auto upright = [&](qreal foot, qreal point) {
        return QPolygonF({QPointF(tip - half, foot), QPointF(tip, point), QPointF(tip + half, foot)});
    };
    switch (beak) {
    case CalloutBeak::left:
        return across(bubble.left() + inside, bubble.left() - half);
    case CalloutBeak::top:
        return upright(bubble.top() + inside, bubble.top() - half);
    case CalloutBeak::right:
        return across(bubble.right() - inside, bubble.right() + half);
    case CalloutBeak::bottom:
        return upright(bubble.bottom() - inside, bubble.bottom() + half);
    case CalloutBeak::none:
        break;
    }
    return {};
}

} // namespace

TourCallout::TourCallout(const Theme& theme, QWidget* window)
    : QWidget(window), m_theme(theme), m_title(new QLabel(this)), m_close(new QToolButton(this)),
      m_text(new QLabel(this)), m_connect(new QPushButton(tr("Connect to Database…"), this)),
      m_models(new QPushButton(tr("Set Up Models…"), this)), m_count(new QLabel(this)), m_back(new QPushButton(this)),
      m_next(new QPushButton(this))
{
    setObjectName(QStringLiteral("tourCallout"));
    m_title->setProperty("role", QStringLiteral("title"));
    m_count->setProperty("role", QStringLiteral("meta"));
    for (QLabel* const label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_close->setObjectName(QStringLiteral("tourClose"));
    m_close->setIcon(themedIcon(Icon::xLg, theme, Tone::muted));
    m_close->setProperty("role", QStringLiteral("small"));
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setAccessibleName(tr("End the tour"));
    m_close->setToolTip(tr("End the tour"));
    m_connect->setObjectName(QStringLiteral("tourConnect"));
    m_models->setObjectName(QStringLiteral("tourModels"));
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_next->setObjectName(QStringLiteral("tourNext"));
    m_next->setProperty("role", QStringLiteral("primary"));
    for (QPushButton* const button : {m_connect, m_models, m_back, m_next})
        button->setAutoDefault(true); // Enter presses it
    for (QAbstractButton* const button :
         std::initializer_list<QAbstractButton*>{m_close, m_connect, m_models, m_back, m_next})
        button->installEventFilter(this);
    connect(m_close, &QToolButton::clicked, this, &TourCallout::closeAsked);
    connect(m_connect, &QPushButton::clicked, this, &TourCallout::connectAsked);
    connect(m_models, &QPushButton::clicked, this, &TourCallout::modelsAsked);
    connect(m_back, &QPushButton::clicked, this, &TourCallout::backAsked);
    connect(m_next, &QPushButton::clicked, this, &TourCallout::nextAsked);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    layOut();
}

void TourCallout::layOut()
{
    auto* const head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto* const offers = new FlowLayout(8);
    offers->addWidget(m_connect);
    offers->addWidget(m_models);
    auto* const foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_count);
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_next);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_text);
    column->addLayout(offers);
    column->addLayout(foot);
}

void TourCallout::say(int step, int steps, const QString& title, const QString& text)
{
    const bool isLast = step == steps;
    const QString count = tr("%1 of %2").arg(step).arg(steps);
    const bool isNews = m_count->text() != count || m_title->text() != title || m_text->text() != text;
    m_count->setText(count);
    m_title->setText(title);
    m_text->setText(text);
    m_connect->setVisible(isLast);
    m_models->setVisible(isLast);
    m_back->setText(tr("Back"));
    m_back->setEnabled(step > 1);
    m_next->setText(isLast ? tr("Done") : tr("Next"));
    setAccessibleName(tr("Tour, %1: %2").arg(count, title));
    setAccessibleDescription(text);
    if (isNews)
        announce(*this, accessibleName() + QStringLiteral(". ") + text);
}

CalloutSizes TourCallout::sizes() const
{
    const QMargins beak = contentsMargins();
    const int across = beak.left() + beak.right();
    const int down = beak.top() + beak.bottom();
    const int usual = scaled(usualWidth);
    const int least = std::max(usual / 2, layout()->totalMinimumSize().width() - across);
    return {std::max(usual, least), least,
            [this, across, down](int width) { return layout()->totalHeightForWidth(width + across) - down; }};
}

void TourCallout::pointAt(const QRect& target, Qt::Orientation beside, const QList<QRect>& inUse)
{
    layout()->activate(); // the words may be new
    const QRect room =
        parentWidget()->rect().adjusted(distanceFromEdge, distanceFromEdge, -distanceFromEdge, -distanceFromEdge);
    const CalloutPlace place = placeCallout(room, target, sizes(), beside, inUse);
    const QMargins margins = roomFor(place.beak);
    const QRect whole = place.bubble.marginsAdded(margins);
    const bool isAcross = place.beak == CalloutBeak::left || place.beak == CalloutBeak::right;
    m_beak = place.beak;
    m_tip = place.tip - (isAcross ? whole.top() : whole.left());
    setContentsMargins(margins);
    setGeometry(whole);
    update();
}

void TourCallout::takeFocus()
{
    m_next->setFocus(Qt::OtherFocusReason);
}

/// Buttons would otherwise pass the focus on with these keys.
bool TourCallout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& pressed = static_cast<const QKeyEvent&>(*event);
    const bool isAlone = (pressed.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isAlone || (pressed.key() != Qt::Key_Left && pressed.key() != Qt::Key_Right))
        return QWidget::eventFilter(watched, event);
    const bool isForward = (pressed.key() == Qt::Key_Right) == isLeftToRight();
    const bool isLast = !m_connect->isHidden();
    if (isForward && !isLast)
        Q_EMIT nextAsked();
    else if (!isForward && m_back->isEnabled())
        Q_EMIT backAsked();
    return true;
}

void TourCallout::paintEvent(QPaintEvent* /*event*/)
{
    const QRectF bubble = QRectF(contentsRect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(bubble, bubbleRadius, bubbleRadius);
    if (m_beak != CalloutBeak::none) {
        QPainterPath beak;
        beak.addPolygon(beakOf(bubble, m_beak, m_tip));
        beak.closeSubpath();
        shape = shape.united(beak);
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.colour(Tone::accent));
    painter.setBrush(m_theme.colour(Tone::panel));
    painter.drawPath(shape);
}

} // namespace querymend

#include "moc_tourcallout.cpp"
