#pragma once

#include "run/event.h"

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
    cleaned,    ///< the candidates among a level's lanes
    compared,   ///< which candidates give the same rows
    tested,     ///< which candidates pass which tests
    escalated,
    selected,
    cancelAsked,
    finished,
};

inline constexpr std::size_t stepKindCount = static_cast<std::size_t>(StepKind::finished) + 1;

/// Something that happened to the whole run. Fields that do not belong to its kind are empty.
struct TimelineStep {
    StepKind kind = StepKind::finished;
    Level from = Level::basic; ///< of an escalation
    Level to = Level::basic;
    std::optional<AttemptRef> attempt{}; ///< selected or explained
    std::optional<RunOutcome> outcome{}; ///< of the finished run
    std::string reason{};
    std::string sql{}; ///< that the finished run ended with

    bool isUnderWay = false;    ///< for roles and comparisons
    std::uint32_t answered = 0; ///< its place in the order of their answers, from 1; 0 if it has none
    bool isFormer = false;      ///< explains what is no longer the answer
    RoleCall call{};            ///< of a question to the user, only a number
    AskMoment moment{};         ///< of a question to the user, whose text is the reason
    std::string answer{};       ///< to that; empty if there was none, or none yet
    std::optional<RoleOutcome> roleOutcome{};
    std::optional<ModelFault> fault{}; ///< of a role without a reply
    std::vector<EditedField> edits{};  ///< of a role call by the user, without duplicates
    TokenSum tokens{};
    std::chrono::milliseconds time{0};
    std::vector<std::string> texts{};          ///< role results, tests, comparison notes, tables or readings
    std::vector<std::vector<LaneId>> groups{}; ///< with the same rows; in a clean-up, the lanes kept
    std::vector<DroppedLane> dropped{};
    std::vector<DuplicateLane> duplicates{};
    std::vector<TestedLane> tested{};
    std::vector<std::string> evidence{}; ///< for each test, the words that it comes from
    std::optional<LaneId> lane{};        ///< whose time ran out
    std::int64_t firstAt = 0;            ///< milliseconds since 1970
    std::int64_t lastAt = 0;

    friend bool operator==(const TimelineStep&, const TimelineStep&) = default;
};

/// What an event says about the whole run; none for events about attempts and lanes. The projection joins it to what
/// was known of the step before.
[[nodiscard]] std::optional<TimelineStep> stepOf(const EventBody& body);

} // namespace querymend
