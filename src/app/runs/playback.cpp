#include "runs/playback.h"

#include "report/timelinestep.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

using std::chrono::microseconds;

constexpr Playback::Milliseconds frame(16);

microseconds monotonic()
{
    return std::chrono::duration_cast<microseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

bool isEnd(const EventBody& body)
{
    const auto step = stepOf(body);
    return step && step->kind == StepKind::finished;
}

} // namespace

Playback::Playback(QObject* parent) : QObject(parent), m_clock(monotonic)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(frame);
    connect(&m_timer, &QTimer::timeout, this, &Playback::tick);
}

void Playback::play(std::vector<RunEvent> run)
{
    if (run.empty())
        return leave();
    start(run.front().run);
    m_run = std::move(run);
    m_pacing = RunPacing(m_run);
    Q_EMIT began();
    change(PlaybackState::playing);
    moveTo(microseconds(0));
}

void Playback::begin(const std::string& run)
{
    start(run);
    m_isGrowing = true;
    Q_EMIT began();
    change(PlaybackState::playing);
}

void Playback::start(std::string run)
{
    ++m_plays;
    m_id = std::move(run);
    m_run.clear();
    m_pacing = {};
    m_isGrowing = false;
    m_moment = microseconds(0);
    m_position = 0;
    m_unfolded = 0;
    m_ticked = m_clock();
}

bool Playback::append(const RunEvent& event)
{
    if (event.run != m_id || (!m_isGrowing && m_state != PlaybackState::over))
        return false;
    m_run.push_back(event);
    m_pacing.add(event.body);
    if (!m_isGrowing) { // the user's verdict on a run that has been played
        m_position = m_run.size();
        m_moment = m_pacing.length();
        Q_EMIT moved();
        return false;
    }
    m_isGrowing = !isEnd(event.body);
    if (m_run.size() == 1) {
        m_ticked = m_clock();
        moveTo(m_moment);
    } else {
        Q_EMIT moved();
    }
    return true;
}

void Playback::pause()
{
    if (m_state == PlaybackState::playing)
        change(PlaybackState::paused);
}

void Playback::proceed()
{
    if (m_state == PlaybackState::none || m_state == PlaybackState::playing)
        return;
    const bool isOver = m_state == PlaybackState::over;
    m_ticked = m_clock();
    change(PlaybackState::playing);
    if (isOver)
        moveTo(microseconds(0));
}

void Playback::playOrPause()
{
    if (m_state == PlaybackState::playing)
        pause();
    else
        proceed();
}

void Playback::step()
{
    if (!isUnderWay())
        return;
    change(PlaybackState::paused);
    const Milliseconds mark = m_pacing.markAfter(moment());
    moveTo(m_pacing.shownAt(mark).happened == m_run.size() ? m_pacing.length() : mark);
    endIfOver();
}

void Playback::stepBack()
{
    if (m_state == PlaybackState::none)
        return;
    change(PlaybackState::paused);
    Milliseconds mark = moment();
    do { // the mark that is shown stays a while
        mark = m_pacing.markBefore(mark);
    } while (mark > Milliseconds(0) && m_pacing.shownAt(mark).happened >= m_position);
    moveTo(mark);
}

void Playback::seek(Milliseconds moment)
{
    if (m_state == PlaybackState::none)
        return;
    if (m_state == PlaybackState::over && moment < m_pacing.length())
        change(PlaybackState::paused);
    m_ticked = m_clock();
    moveTo(moment);
    endIfOver();
}

void Playback::finish()
{
    if (isUnderWay())
        seek(m_pacing.length());
}

void Playback::leave()
{
    start({});
    change(PlaybackState::none);
}

void Playback::setSpeed(double speed)
{
    tick(); // until now, the old one applied
    m_speed = speed;
    Q_EMIT changed();
}

void Playback::setMotion(PlaybackMotion motion)
{
    if (std::exchange(m_motion, motion) == motion)
        return;
    if (m_state != PlaybackState::none)
        moveTo(m_moment);
    Q_EMIT changed();
}

void Playback::tick()
{
    const microseconds now = m_clock();
    const microseconds passed = now - std::exchange(m_ticked, now);
    if (m_state != PlaybackState::playing || passed <= microseconds(0))
        return;
    moveTo(m_moment + std::chrono::duration_cast<microseconds>(passed * m_speed));
    endIfOver();
}

/// It is over once everything was shown and nothing is to come.
void Playback::endIfOver()
{
    if (!isUnderWay() || m_isGrowing || m_moment < m_pacing.length())
        return;
    change(PlaybackState::over);
    Q_EMIT ended();
}

void Playback::moveTo(microseconds moment)
{
    const std::uint32_t plays = m_plays;
    m_moment = std::clamp(moment, microseconds(0), microseconds(m_pacing.length()));
    const ShownMoment shown = shownNow();
    m_unfolded = 0;
    if (shown.happened < m_position) {
        m_position = shown.happened;
        Q_EMIT rewound();
    }
    while (plays == m_plays && m_position < shown.happened) {
        const RunEvent event = m_run[m_position++];
        Q_EMIT played(event);
    }
    if (plays != m_plays)
        return; // a slot has begun something else
    m_unfolded = shown.unfolded;
    Q_EMIT moved();
}

ShownMoment Playback::shownNow() const
{
    if (m_motion == PlaybackMotion::smooth || m_moment >= m_pacing.length())
        return m_pacing.shownAt(moment());
    return {m_pacing.shownAt(m_pacing.markBefore(moment() + Milliseconds(1))).happened, 0};
}

std::vector<RunEvent> Playback::shownEvents() const
{
    return {m_run.begin(), m_run.begin() + static_cast<std::ptrdiff_t>(m_position)};
}

const RunEvent* Playback::unfolding() const
{
    return m_unfolded > 0 && m_position < m_run.size() ? &m_run[m_position] : nullptr;
}

void Playback::change(PlaybackState state)
{
    if (state == m_state)
        return;
    m_state = state;
    if (state == PlaybackState::playing)
        m_timer.start();
    else
        m_timer.stop();
    Q_EMIT changed();
}

} // namespace querymend

#include "moc_playback.cpp"
