#pragma once

#include "run/event.h"
#include "sql/compare/replacement.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

enum class StepKind : std::uint8_t {
    linked,     ///< the tables that the question is about
    role,       ///< a model was called in a helper role
    asked,      ///< the user was asked something
    timeRanOut, ///< of a lane, or of the run
    waited,     ///< before an attempt went on
    mended,     ///< an attempt was corrected without a model
    rowsRead,   ///< what an attempt returns, for helper roles
    cleaned,    ///< the candidates among a level's lanes
    compared,   ///< which candidates give the same rows
    tested,     ///< which candidates pass which tests
    escalated,
    selected,
    cancelAsked,
    finished,
};

inline constexpr std::size_t stepKindCount = static_cast<std::size_t>(StepKind::finished) + 1;

/// Whether a step belongs to one attempt. Such steps are shown smaller than those of the whole run.
[[nodiscard]] constexpr bool isSmall(StepKind kind)
{
    return kind == StepKind::waited || kind == StepKind::mended || kind == StepKind::rowsRead;
}

/// Something that happened to the whole run or, if it is small, to an attempt. Fields that do not belong to its kind
/// are empty.
struct TimelineStep {
    StepKind kind = StepKind::finished;
    Level from = Level::basic; ///< of an escalation
    Level to = Level::basic;
    std::optional<AttemptRef> attempt{}; ///< selected or explained, or that a small step belongs to
    std::optional<RunOutcome> outcome{}; ///< of the finished run
    std::string reason{};
    std::string sql{}; ///< that the finished run ended with, or of a correction

    bool isUnderWay = false;    ///< for what takes time
    std::uint32_t answered = 0; ///< its place in the order of their answers, from 1; 0 if it has none
    bool isFormer = false;      ///< explains what is no longer the answer
    RoleCall call{};            ///< of a question to the user, a wait or a reading of rows, only a number
    AskMoment moment{};         ///< of a question to the user, whose text is the reason
    std::string answer{};       ///< to that; empty if there was none, or none yet
    std::optional<RoleOutcome> roleOutcome{};
    std::optional<ModelFault> fault{}; ///< of a role without a reply
    std::vector<EditedField> edits{};  ///< of a role call by the user, without duplicates
    TokenSum tokens{};
    std::chrono::milliseconds time{0};
    std::vector<std::string> texts{};     ///< role results, tests, comparison notes, tables, readings or corrections
    std::vector<Replacement> corrected{}; ///< for each correction, the wrong name and the right one, if both are known
    std::vector<std::vector<LaneId>> groups{}; ///< with the same rows; in a clean-up, the lanes kept
    std::vector<DroppedLane> dropped{};
    std::vector<DuplicateLane> duplicates{};
    std::vector<TestedLane> tested{};
    std::vector<std::string> evidence{}; ///< for each test, the words that it comes from
    std::optional<LaneId> lane{};        ///< whose time ran out
    bool isTaken = false;                ///< the correction became the next attempt
    std::uint64_t rows = 0;              ///< how many were read
    bool hasMoreRows = false;            ///< than were counted
    std::int64_t firstAt = 0;            ///< milliseconds since 1970
    std::int64_t lastAt = 0;

    friend bool operator==(const TimelineStep&, const TimelineStep&) = default;
};

/// A lane that ends without a valid statement plans to move up a level, whatever the others find. Returns its reason
/// without that plan, for a run that did not move up.
[[nodiscard]] std::string withoutEscalation(std::string reason);

/// What an event says about a step; none for the other events about attempts and lanes. The projection joins it to what
/// was known of the step before.
[[nodiscard]] std::optional<TimelineStep> stepOf(const EventBody& body);

} // namespace querymend
