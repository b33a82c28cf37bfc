#include "runs/playback.h"

#include "run/calls.h"

#include <algorithm>
#include <utility>

namespace querymend {

Playback::Playback(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Playback::advance);
}

void Playback::play(std::vector<RunEvent> run)
{
    m_timer.stop();
    m_run = std::move(run);
    m_next = 0;
    Q_EMIT began();
    change(PlaybackState::playing);
    advance();
}

void Playback::pause()
{
    if (m_state != PlaybackState::playing)
        return;
    m_timer.stop();
    change(PlaybackState::paused);
}

void Playback::proceed()
{
    if (m_state != PlaybackState::paused)
        return;
    change(PlaybackState::playing);
    advance();
}

void Playback::step()
{
    if (m_state != PlaybackState::playing && m_state != PlaybackState::paused)
        return;
    m_timer.stop();
    do {
        playNext();
    } while (m_next < m_run.size() && !requestIn(m_run[m_next - 1].body));
    change(m_next < m_run.size() ? PlaybackState::paused : PlaybackState::over);
}

void Playback::finish()
{
    if (m_state != PlaybackState::playing && m_state != PlaybackState::paused)
        return;
    m_timer.stop();
    while (m_next < m_run.size())
        playNext();
    change(PlaybackState::over);
}

void Playback::leave()
{
    m_timer.stop();
    m_run.clear();
    m_next = 0;
    change(PlaybackState::none);
}

void Playback::advance()
{
    if (m_next < m_run.size())
        playNext();
    if (m_state != PlaybackState::playing)
        return; // a slot has paused it
    if (m_next >= m_run.size())
        return change(PlaybackState::over);
    m_timer.start(playbackPause(std::chrono::milliseconds(m_run[m_next].at - m_run[m_next - 1].at)));
}

void Playback::playNext()
{
    const RunEvent event = m_run[m_next++];
    Q_EMIT played(event);
}

void Playback::change(PlaybackState state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT changed();
}

std::chrono::milliseconds playbackPause(std::chrono::milliseconds recorded)
{
    using std::chrono::milliseconds;
    return std::clamp(recorded, milliseconds(120), milliseconds(900));
}

} // namespace querymend

#include "moc_playback.cpp"
