#pragma once

#include "heldports.h"

#include <QObject>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace querymend {

/// Base of driver tests that play the model, checks, clock and timers.
class HeldDriverTest : public QObject {
protected:
    void makeDriver()
    {
        m_kept.clear();
        m_tried.clear();
        m_problem = KeepProblem::Kind::lasting;
        m_timers.clear();
        m_sinkFails = false;
        m_model = std::make_unique<HeldModel>();
        m_check = std::make_unique<HeldCheck>();
        m_recorder = std::make_unique<Recorder>(
            "r1",
            [this](const RunEvent& event) -> std::optional<KeepProblem> {
                m_tried.push_back(event);
                if (m_sinkFails)
                    return KeepProblem{"the disk is full", m_problem};
                m_kept.push_back(event);
                return std::nullopt;
            },
            [this] { return ++m_now; });
        m_driver =
            std::make_unique<RunDriver>(RunContext{&dialectOf(DialectId::sqlite), nullptr, EngineInReach::yes},
                                        RunPorts{m_model.get(), m_check.get(),
                                                 [this](std::chrono::milliseconds time, std::function<void()> call) {
                                                     m_timers.emplace_back(time, std::move(call));
                                                 }},
                                        *m_recorder);
    }

    void endDriver()
    {
        m_driver.reset();
        m_recorder.reset();
    }

    static RunStarted question()
    {
        RunStarted what;
        what.question.text = "How many?";
        what.dialect = "sqlite";
        return what;
    }

    void start() { m_driver->start(question()); }

    /// Fires all timers that are currently set.
    void passTimers()
    {
        for (const auto& timer : std::exchange(m_timers, {}))
            timer.second();
    }

    std::vector<RunEvent> m_kept;
    std::vector<std::pair<std::chrono::milliseconds, std::function<void()>>> m_timers;
    std::unique_ptr<HeldModel> m_model;
    std::unique_ptr<HeldCheck> m_check;
    std::unique_ptr<Recorder> m_recorder;
    std::unique_ptr<RunDriver> m_driver;
    std::int64_t m_now = 0;
    std::vector<RunEvent> m_tried; ///< events passed to the sink, kept or not
    KeepProblem::Kind m_problem = KeepProblem::Kind::lasting;
    bool m_sinkFails = false;
};

} // namespace querymend
