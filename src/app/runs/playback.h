#pragma once

#include "run/event.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace querymend {

enum class PlaybackState : std::uint8_t { none, playing, paused, over };

/// Replays a recorded run at a pace the user can follow. Neither its model nor its database is needed.
class Playback : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject* parent = nullptr);

    /// Plays from the beginning. Drops the run played before.
    void play(std::vector<RunEvent> run);
    void pause();
    void proceed();
    /// Plays up to and including the next request to a model or the database, then pauses.
    void step();
    void finish();
    /// Drops the run; nothing is played any more.
    void leave();

    [[nodiscard]] PlaybackState state() const { return m_state; }
    [[nodiscard]] const std::vector<RunEvent>& run() const { return m_run; }
    [[nodiscard]] std::size_t position() const { return m_next; }

Q_SIGNALS:
    /// Emitted before the events of another run.
    void began();
    void played(const querymend::RunEvent& event);
    void changed();

private:
    void advance();
    void playNext();
    void change(PlaybackState state);

    QTimer m_timer;
    std::vector<RunEvent> m_run;
    std::size_t m_next = 0;
    PlaybackState m_state = PlaybackState::none;
};

/// Returns how long an event is shown before the next one, which was recorded that much later.
[[nodiscard]] std::chrono::milliseconds playbackPause(std::chrono::milliseconds recorded);

} // namespace querymend
