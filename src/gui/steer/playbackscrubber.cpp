#include "steer/playbackscrubber.h"

#include "common/runwords.h"
#include "common/theme.h"
#include "runs/playback.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace querymend {

namespace {

constexpr int knob = 7; ///< its radius
constexpr int edge = knob + 2;
constexpr int leastHeight = 26;

} // namespace

PlaybackScrubber::PlaybackScrubber(Playback& playback, const Theme& theme, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_playback(playback), m_theme(theme)
{
    setObjectName(QStringLiteral("scrubPlayback"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&playback, &Playback::moved, this, &PlaybackScrubber::follow);
    connect(&playback, &Playback::changed, this, &PlaybackScrubber::follow);
    connect(this, &QSlider::actionTriggered, this, [this] { // by a screen reader
        if (!isSliderDown())
            m_playback.seek(std::chrono::milliseconds(sliderPosition()));
    });
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    follow();
}

QSize PlaybackScrubber::sizeHint() const
{
    return {240, leastHeight};
}

QSize PlaybackScrubber::minimumSizeHint() const
{
    return {80, leastHeight};
}

void PlaybackScrubber::follow()
{
    const QSignalBlocker quiet(this);
    const int length = static_cast<int>(m_playback.pacing().length().count());
    if (maximum() != length)
        setRange(0, length);
    setSingleStep(1000);
    setPageStep(5000);
    setValue(static_cast<int>(m_playback.moment().count()));
    update();
}

int PlaybackScrubber::placeOf(int moment) const
{
    const int room = width() - 2 * edge;
    const int x = maximum() > 0 ? static_cast<int>(std::int64_t{room} * moment / maximum()) : 0;
    return isRightToLeft() ? width() - edge - x : edge + x;
}

void PlaybackScrubber::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const int middle = rect().height() / 2;
    const int begin = placeOf(0);
    const int now = placeOf(value());
    const int end = placeOf(maximum());
    const auto bar = [&](int from, int to, Tone tone) {
        painter.fillRect(QRect(QPoint(std::min(from, to), middle - 2), QPoint(std::max(from, to), middle + 1)),
                         m_theme.colour(tone));
    };
    if (m_theme.isHighContrast()) { // its lines are as bright as what was played
        painter.setPen(m_theme.colour(Tone::line));
        painter.drawRect(QRect(QPoint(std::min(begin, end), middle - 3), QPoint(std::max(begin, end), middle + 1)));
    } else {
        bar(begin, end, Tone::line);
    }
    bar(begin, now, Tone::accent);
    for (const PacedCue& cue : m_playback.pacing().cues()) {
        if (cue.kind != CueKind::mark)
            continue;
        const bool isVerdict = cue.verdict != CardKind::unjudged;
        const int half = isVerdict ? 7 : 4;
        painter.fillRect(
            QRect(placeOf(static_cast<int>(cue.happens.count())) - 1, middle - half, isVerdict ? 3 : 2, 2 * half),
            m_theme.colour(isVerdict ? toneOf(cue.verdict) : Tone::muted));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.colour(Tone::accent), 3));
    painter.setBrush(m_theme.colour(hasFocus() ? Tone::selection : Tone::panel));
    painter.drawEllipse(QPoint(now, middle), knob - 1, knob - 1);
    if (!hasFocus())
        return;
    painter.setPen(QPen(m_theme.colour(Tone::accent), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPoint(now, middle), knob + 2, knob + 2);
}

void PlaybackScrubber::seekTo(int x)
{
    const int room = std::max(width() - 2 * edge, 1);
    const int along = std::clamp(isRightToLeft() ? width() - edge - x : x - edge, 0, room);
    m_playback.seek(std::chrono::milliseconds(std::int64_t{maximum()} * along / room));
}

void PlaybackScrubber::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QSlider::mousePressEvent(event);
    m_playback.pause(); // it would run away from the mouse
    setSliderDown(true);
    seekTo(event->pos().x());
}

void PlaybackScrubber::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        seekTo(event->pos().x());
}

void PlaybackScrubber::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
    setSliderDown(false);
}

void PlaybackScrubber::keyPressEvent(QKeyEvent* event)
{
    const bool isMirrored = isRightToLeft();
    const auto stepTo = [this](bool isOnwards) {
        if (isOnwards)
            m_playback.step();
        else
            m_playback.stepBack();
    };
    switch (event->key()) {
    case Qt::Key_Space:
        return m_playback.playOrPause();
    case Qt::Key_Right:
    case Qt::Key_Left:
        return stepTo((event->key() == Qt::Key_Right) != isMirrored);
    case Qt::Key_Up:
    case Qt::Key_PageUp:
        return stepTo(true);
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        return stepTo(false);
    case Qt::Key_Home:
        return m_playback.seek(std::chrono::milliseconds(0));
    case Qt::Key_End:
        return m_playback.seek(m_playback.pacing().length());
    default:
        QSlider::keyPressEvent(event);
    }
}

/// The panel may have to be scrolled.
void PlaybackScrubber::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace querymend

#include "moc_playbackscrubber.cpp"
