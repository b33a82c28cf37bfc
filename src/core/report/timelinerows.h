#pragma once

#include "run/event.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What became of one rung of the ladder.
enum class RungMark : std::uint8_t { notReached, passed, failed, skipped };

inline constexpr std::size_t rungCount = static_cast<std::size_t>(Rung::tests) + 1;

/// What an attempt waits for.
enum class CardPhase : std::uint8_t { asking, waiting, checking, judging, stopped, done };

/// What a card is sorted by: the category of what is wrong, in the order of Category, or that nothing is.
enum class CardKind : std::uint8_t {
    syntaxError,
    schemaReference,
    executionError,
    emptyResult,
    validationFailed,
    generic,
    accepted,
    unjudged,
};

inline constexpr std::size_t cardKindCount = static_cast<std::size_t>(CardKind::unjudged) + 1;

/// What a timeline says of one attempt.
struct AttemptCard {
    AttemptRef ref;
    CardPhase phase = CardPhase::asking;
    CardKind kind = CardKind::unjudged;
    ErrorCode code = ErrorCode::unclassified; ///< of what is wrong, where something is
    std::string message;                      ///< of the same
    std::string sql;                          ///< its first characters
    std::uint32_t notes = 0;                  ///< what was found and is no mistake
    std::array<RungMark, rungCount> rungs{};
    std::string hintLevel; ///< of the hint that was sent after it; empty: none
    bool isHintRaised = false;
    std::optional<ReflectionDecision> decision;
    int score = 0;
    std::int64_t firstAt = 0; ///< milliseconds since 1970
    std::int64_t lastAt = 0;
    TokenSum tokens;
    std::vector<ModelFault> faults;
    std::uint32_t waits = 0;
    std::chrono::milliseconds waited{0};
    std::uint64_t fingerprint = 0;
    std::optional<std::uint32_t> sameAs;    ///< the earlier attempt of the lane with the same statement
    std::optional<StopPlace> stoppedBefore; ///< while it waits for a person
    bool isInherited = false;               ///< the run was forked off another, which made it
    std::vector<EditedField> edits;         ///< by a person, each once
    bool isRetried = false;                 ///< a person asked for another behind it
    std::optional<Acceptance> accepted;     ///< by a person
    bool isBest = false;                    ///< what an ended lane stands for
    bool isSelected = false;

    /// Takes on what the ladder said.
    void judge(const Checked& check);
    /// And what the tests said behind it.
    void judge(const AttemptTested& tested);
    /// From its first event to its last; none where the record's times are not in order.
    [[nodiscard]] std::chrono::milliseconds duration() const;

    friend bool operator==(const AttemptCard&, const AttemptCard&) = default;
};

/// One line of generation, with its attempts in the order in which they came.
struct LaneRow {
    LaneId id;
    bool isForked = false; ///< else a damaged record does not say how it was made
    Method method = Method::queryPlan;
    double temperature = 0;
    std::optional<LaneOutcome> outcome;
    std::string reason;
    std::vector<AttemptCard> cards;

    friend bool operator==(const LaneRow&, const LaneRow&) = default;
};

enum class StepKind : std::uint8_t {
    linked,     ///< which tables the first prompt of a level shows
    role,       ///< a model was asked in a role of its own
    timeRanOut, ///< of a lane, or of the run
    cleaned,    ///< what is left of a level's lanes
    compared,   ///< which candidates give the same rows
    tested,     ///< which candidates pass which tests
    escalated,
    selected,
    cancelAsked,
    finished,
};

/// Something that happened to the whole run. What is not of its kind is empty.
struct TimelineStep {
    StepKind kind = StepKind::finished;
    Level from = Level::basic; ///< where it was escalated
    Level to = Level::basic;
    std::optional<AttemptRef> attempt; ///< that was selected, or that is explained
    std::optional<RunOutcome> outcome; ///< where it finished
    std::string reason;

    bool isUnderWay = false; ///< of a role and a comparison
    bool isFormer = false;   ///< it explains what is not the answer any more
    RoleCall call;
    std::optional<RoleOutcome> roleOutcome;
    std::optional<ModelFault> fault; ///< of a role that had no reply
    std::vector<EditedField> edits;  ///< of a role's call by a person, each once
    TokenSum tokens;
    std::chrono::milliseconds time{0};
    std::vector<std::string> texts;          ///< what a role said, the tests, the notes of a comparison, the tables
    std::vector<std::vector<LaneId>> groups; ///< with the same rows; of a clean-up those that are kept
    std::vector<DroppedLane> dropped;
    std::vector<DuplicateLane> duplicates;
    std::vector<TestedLane> tested;
    std::optional<LaneId> lane; ///< whose time ran out

    friend bool operator==(const TimelineStep&, const TimelineStep&) = default;
};

enum class SectionKind : std::uint8_t { band, step };

/// A part of a timeline from top to bottom: a level with its lanes, or a step.
struct TimelineSection {
    SectionKind kind = SectionKind::band;
    Level level = Level::basic;
    std::vector<LaneRow> lanes; ///< of a band
    TimelineStep step;          ///< where it is one

    friend bool operator==(const TimelineSection&, const TimelineSection&) = default;
};

/// A run in one line.
struct RunHeadline {
    std::uint32_t maxRetries = 0;
    std::optional<RunOutcome> outcome; ///< none while it goes on
    std::string reason;
    std::optional<AttemptRef> selected;
    std::uint32_t lanes = 0;
    std::uint32_t attempts = 0;
    TokenSum tokens;
    std::int64_t firstAt = 0;
    std::int64_t lastAt = 0;
    std::uint32_t unknownEvents = 0; ///< of a newer version

    [[nodiscard]] std::chrono::milliseconds duration() const;

    friend bool operator==(const RunHeadline&, const RunHeadline&) = default;
};

/// All that a timeline shows of a run.
struct TimelineRows {
    RunHeadline headline;
    std::vector<TimelineSection> sections;

    friend bool operator==(const TimelineRows&, const TimelineRows&) = default;
};

/// Where a section, a lane of it or a card of that stands; what is not meant is -1.
struct TimelinePlace {
    int section = -1;
    int lane = -1;
    int card = -1;

    friend bool operator==(const TimelinePlace&, const TimelinePlace&) = default;
};

/// The rows of events that are already there.
[[nodiscard]] TimelineRows timelineRows(const std::vector<RunEvent>& events);
/// Null where the place is none of a card.
[[nodiscard]] const AttemptCard* cardAt(const TimelineRows& rows, const TimelinePlace& place);
/// Null where the place is none of a lane, or of a card in one.
[[nodiscard]] const LaneRow* laneAt(const TimelineRows& rows, const TimelinePlace& place);
[[nodiscard]] CardKind cardKindOf(Category category);

} // namespace querymend
