#pragma once

#include "run/state.h"
#include "store/runmarks.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// How a run stands, as a list of runs says it. Stored: a value has the name of its RunOutcome or is not stored.
enum class RunStanding : std::uint8_t {
    running,     ///< a living program writes it
    interrupted, ///< it has no end, and nobody writes it
    solved,
    gaveUp,
    cancelled,
    failed,
};

/// One run in a list of runs: what is worth knowing of its events.
struct RunSummary {
    std::string run;
    std::int64_t startedAt = 0; ///< milliseconds since 1970
    std::string question;
    std::string database;
    std::string dialect;
    std::string model;
    ModelKind modelKind = ModelKind::live;
    RunStanding standing = RunStanding::interrupted;
    std::uint32_t attempts = 0; ///< of all lanes
    std::uint32_t retries = 0;  ///< corrections that were spent, of all lanes
    std::uint64_t tokens = 0;
    std::chrono::milliseconds time{0};  ///< from the first event to the last
    std::uint64_t lastSeq = 0;          ///< of the last event
    std::string lastEvent;              ///< its type
    std::vector<Category> categories{}; ///< of what was wrong with its attempts, each once
    RunMarks marks{};                   ///< not in the events

    friend bool operator==(const RunSummary&, const RunSummary&) = default;
};

/// Gathers a summary while events come in. An unfinished run counts as interrupted: who writes it is not in its events.
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
    std::int64_t m_firstAt = 0;
    std::int64_t m_lastAt = 0;
    std::uint64_t m_lastSeq = 0;
    std::string m_lastEvent;
    RunState m_state;
};

} // namespace querymend
