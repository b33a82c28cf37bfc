#pragma once

#include "run/runclock.h"
#include "run/state.h"
#include "store/runmarks.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// The status of a run in a list of runs. Stored by the name of its RunOutcome; the first two have none.
enum class RunStatus : std::uint8_t {
    running,     ///< a program is writing it
    interrupted, ///< unfinished, and no program is writing it
    solved,
    gaveUp,
    cancelled,
    failed,
    unanswerable,
    unanswered,
};

/// One run in a list of runs, summarised from its events.
struct RunSummary {
    std::string run;
    std::int64_t startedAt = 0; ///< milliseconds since 1970
    std::string question;
    std::string database;
    std::string dialect;
    std::string model;
    ModelKind modelKind = ModelKind::live;
    RunStatus status = RunStatus::interrupted;
    std::uint32_t attempts = 0; ///< over all lanes
    std::uint32_t retries = 0;  ///< corrections used, over all lanes
    std::uint64_t tokens = 0;
    std::chrono::milliseconds time{0};  ///< that it took, as its timeline says
    std::uint64_t lastSeq = 0;          ///< of the last event
    std::string lastEvent;              ///< its type
    std::vector<Category> categories{}; ///< of the main finding of each attempt, each once
    RunMarks marks{};                   ///< not in the events

    friend bool operator==(const RunSummary&, const RunSummary&) = default;
};

/// Builds a summary event by event. Unfinished runs count as interrupted, since events do not tell if they are running.
class RunFold {
public:
    void add(const RunEvent& event);

    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    [[nodiscard]] bool isFinished() const { return m_state.phase == RunPhase::finished; }
    [[nodiscard]] std::uint64_t lastSeq() const { return m_lastSeq; }
    [[nodiscard]] RunSummary summary() const;

private:
    bool m_isEmpty = true;
    std::string m_run;
    RunClock m_clock;
    std::uint64_t m_lastSeq = 0;
    std::string m_lastEvent;
    RunState m_state;
};

} // namespace querymend
