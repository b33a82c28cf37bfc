#pragma once

#include "report/runpacing.h"
#include "run/event.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace querymend {

enum class PlaybackState : std::uint8_t { none, playing, paused, over };

/// Whether what happens may be seen unfolding. Without motion, a playback goes from mark to mark.
enum class PlaybackMotion : std::uint8_t { smooth, none };

/// Plays a recorded run, or one that is still being recorded, at a pace the user can follow. Neither its model nor its
/// database is needed. What is shown at a moment is what RunPacing says, whatever way led there.
class Playback : public QObject {
    Q_OBJECT

public:
    using Milliseconds = std::chrono::milliseconds;
    using Clock = std::function<std::chrono::microseconds()>; ///< never runs backwards

    static constexpr std::array speeds{0.25, 0.5, 1.0, 2.0, 4.0};

    explicit Playback(QObject* parent = nullptr);
    /// For tests, which move the time themselves and then call `tick`.
    void setClock(Clock clock) { m_clock = std::move(clock); }

    /// Plays from the beginning. Drops the run played before.
    void play(std::vector<RunEvent> run);
    /// Plays a run whose events are still to be appended.
    void begin(const std::string& run);
    /// Returns whether the event belongs to a run that was begun here and has not ended, so that it will be played.
    bool append(const RunEvent& event);
    void pause();
    /// Continues, or plays again from the beginning.
    void proceed();
    void playOrPause();
    /// Goes to where the next mark has just happened, and pauses.
    void step();
    void stepBack();
    void seek(Milliseconds moment);
    void finish();
    /// Drops the run; nothing is played any more.
    void leave();
    void setSpeed(double speed);
    void setMotion(PlaybackMotion motion);
    /// Takes in how much time has passed.
    void tick();

    [[nodiscard]] PlaybackState state() const { return m_state; }
    [[nodiscard]] bool isUnderWay() const
    {
        return m_state == PlaybackState::playing || m_state == PlaybackState::paused;
    }
    /// Empty if there is none.
    [[nodiscard]] const std::string& id() const { return m_id; }
    /// All that is known of the run, shown or not.
    [[nodiscard]] const std::vector<RunEvent>& run() const { return m_run; }
    [[nodiscard]] std::vector<RunEvent> shownEvents() const;
    [[nodiscard]] const RunPacing& pacing() const { return m_pacing; }
    [[nodiscard]] Milliseconds moment() const { return std::chrono::floor<Milliseconds>(m_moment); }
    [[nodiscard]] std::size_t position() const { return m_position; }
    /// The event that is unfolding; null if none is.
    [[nodiscard]] const RunEvent* unfolding() const;
    /// How much of it is shown, from 0 to 1.
    [[nodiscard]] double unfolded() const { return m_unfolded; }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] PlaybackMotion motion() const { return m_motion; }

Q_SIGNALS:
    /// Emitted before the events of another run.
    void began();
    void played(const querymend::RunEvent& event);
    /// An earlier moment is shown; the events before `position` are to be shown instead of more.
    void rewound();
    /// The moment or the run's length has changed.
    void moved();
    /// The state, the speed or the motion has changed.
    void changed();
    /// The end was reached, everything has been played.
    void ended();

private:
    void start(std::string run);
    void moveTo(std::chrono::microseconds moment);
    [[nodiscard]] ShownMoment shownNow() const;
    void endIfOver();
    void change(PlaybackState state);

    QTimer m_timer;
    Clock m_clock;
    std::chrono::microseconds m_ticked{0}; ///< when time was last taken in
    std::string m_id;
    std::vector<RunEvent> m_run;
    RunPacing m_pacing;
    bool m_isGrowing = false;
    std::chrono::microseconds m_moment{0};
    std::size_t m_position = 0;
    double m_unfolded = 0;
    double m_speed = 1;
    PlaybackMotion m_motion = PlaybackMotion::smooth;
    PlaybackState m_state = PlaybackState::none;
    std::uint32_t m_plays = 0; ///< tells whether a slot has begun something else
};

} // namespace querymend
