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

/// Plays a run as it was, at a pace that people can follow. Nobody is asked: neither model nor database has to be
/// there.
class Playback : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject* parent = nullptr);

    /// From its beginning. What was played before is left.
    void play(std::vector<RunEvent> run);
    void pause();
    void goOn();
    /// As far as a run that goes on could be stopped next.
    void step();
    void finish();
    /// Nothing is played any more.
    void leave();

    [[nodiscard]] PlaybackState state() const { return m_state; }
    [[nodiscard]] const std::vector<RunEvent>& run() const { return m_run; }
    [[nodiscard]] std::size_t position() const { return m_next; }

Q_SIGNALS:
    /// The events that follow are of this run.
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

/// How long people see an event before the next one, that came so much later.
[[nodiscard]] std::chrono::milliseconds playbackPause(std::chrono::milliseconds recorded);

} // namespace querymend
