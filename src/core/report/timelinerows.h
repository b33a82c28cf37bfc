#pragma once

#include "report/cardaudit.h"
#include "report/timelinestep.h"
#include "run/event.h"
#include "run/runclock.h"
#include "run/stoppedtime.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The result of one rung of the ladder.
enum class RungMark : std::uint8_t { notReached, passed, failed, skipped };

inline constexpr std::size_t rungCount = static_cast<std::size_t>(Rung::tests) + 1;

/// What an attempt is waiting for; nothing if its run was interrupted or it is done.
enum class CardPhase : std::uint8_t { asking, awaitingAgent, waiting, checking, judging, stopped, interrupted, done };

/// Whether something is being done for an attempt in this phase, or waits for the user.
[[nodiscard]] constexpr bool isUnderWay(CardPhase phase)
{
    return phase != CardPhase::interrupted && phase != CardPhase::done;
}

/// Classifies a card: the mistake's category, in the order of Category, or else accepted or unjudged.
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

/// What the time of an attempt or a step went into; `none` of what happens at once, or waits for the user.
enum class TimeUse : std::uint8_t { model, checks, database, wait, none };

/// A part of an attempt's time. What a person holds back belongs to none.
struct CardSpan {
    TimeUse kind = TimeUse::model;
    std::int64_t from = 0;             ///< milliseconds since 1970
    std::optional<std::int64_t> until; ///< none while it goes on

    friend bool operator==(const CardSpan&, const CardSpan&) = default;
};

/// A correction made without a model.
struct CardMending {
    std::string sql;
    std::vector<std::string> reasons; ///< one for each round
    double confidence = 0;            ///< the least of the rounds; 0 if it is not known
    std::chrono::microseconds time{0};

    friend bool operator==(const CardMending&, const CardMending&) = default;
};

/// An attempt in a timeline.
struct AttemptCard {
    AttemptRef ref;
    CardPhase phase = CardPhase::asking;
    CardKind kind = CardKind::unjudged;
    ErrorCode code = ErrorCode::unclassified; ///< of the mistake, if any
    std::string message;                      ///< of the mistake
    std::string sql;                          ///< cut if it is longer than a person writes
    std::vector<ErrorCode> warnings;          ///< of a statement that may not mean what was asked
    std::uint32_t notes = 0;                  ///< further findings, and notes
    std::vector<CardMistake> mistakes;        ///< of the checks and the tests
    std::optional<ReturnedRows> returned;     ///< as far as helper roles were shown them
    std::optional<CardAudit> audit;           ///< against the attempt before it; none if that was not judged
    std::array<RungMark, rungCount> rungs{};
    std::string hintLevel; ///< of the hint that followed it; empty if none, or if its correction was tried instead
    bool isHintRaised = false;
    std::string hintNews;                  ///< what that hint said, in a line
    std::optional<CardMending> correction; ///< proposed for the failed statement
    bool isCorrectionTaken = false;        ///< the next attempt is that correction
    std::optional<CardMending> mending;    ///< that made this statement, instead of a model
    /// What the built-in answerer took the words of the question for, and how sure it is; empty for other models.
    std::vector<std::string> reading;
    std::vector<CardSpan> spans; ///< in their order
    std::optional<ReflectionDecision> decision;
    int score = 0;
    std::int64_t firstAt = 0; ///< milliseconds since 1970
    std::int64_t lastAt = 0;
    StoppedTime stopped;
    TokenSum tokens;
    std::vector<ModelFault> faults;
    std::uint32_t waits = 0;
    std::uint64_t fingerprint = 0;
    std::optional<std::uint32_t> sameAs;    ///< the earlier attempt of the lane with the same statement
    std::optional<StopPlace> stoppedBefore; ///< set while it is held back
    std::optional<EffectId> askedIn;        ///< set while the user is asked about it
    bool isInherited = false;               ///< made by the parent of this fork
    std::vector<EditedField> edits;         ///< by the user, without duplicates
    bool isRetried = false;                 ///< the user asked for another attempt after it
    std::optional<Acceptance> accepted;     ///< by the user
    bool isBest = false;                    ///< the best of a lane that has ended
    bool isSelected = false;

    /// Applies the ladder's verdict on a statement.
    void judge(const std::string& statement, const Verdict& verdict);
    /// Applies the findings of failed tests, which follow the ladder's verdict.
    void judgeByTests(const std::vector<Finding>& findings);
    /// Begins a part of its time, which ends the one before.
    void begin(TimeUse kind);
    void endSpan();
    /// The correction that a person may still have tried; null if there is none.
    [[nodiscard]] const CardMending* offered() const
    {
        return correction && !isCorrectionTaken ? &*correction : nullptr;
    }
    /// In the waits that have ended.
    [[nodiscard]] std::chrono::milliseconds waited() const;
    /// From the first event to the last, without what the user held it back; 0 if the record's times are out of order.
    [[nodiscard]] std::chrono::milliseconds duration() const;

    friend bool operator==(const AttemptCard&, const AttemptCard&) = default;
};

/// Who writes the statements of a lane without a model.
inline constexpr std::string_view builtInWriter = "built-in";

/// A lane with its attempts in order.
struct LaneRow {
    LaneId id;
    /// Whether method and temperature apply: not for an agent, nor if a damaged record lacks the lane's start.
    bool hasMethod = false;
    std::string agent; ///< that sends the statements, or builtInWriter; empty if a model writes them
    Level level = Level::basic;
    Method method = Method::queryPlan;
    double temperature = 0;
    std::optional<LaneOutcome> outcome;
    std::string reason;
    bool isEscalated = false; ///< the run went on to the next level
    std::vector<AttemptCard> cards;

    friend bool operator==(const LaneRow&, const LaneRow&) = default;
};

enum class SectionKind : std::uint8_t { band, step };

/// A section of a timeline, from top to bottom: a level with its lanes, or a step.
struct TimelineSection {
    SectionKind kind = SectionKind::band;
    Level level = Level::basic;
    std::vector<LaneRow> lanes; ///< of a band
    TimelineStep step;          ///< if it is one

    friend bool operator==(const TimelineSection&, const TimelineSection&) = default;
};

/// Whether a run goes on. Its record alone does not tell an interrupted run from one that is being made.
enum class RunLiveness : std::uint8_t { live, interrupted, ended };

/// A one-line summary of a run.
struct RunHeadline {
    std::string agent;      ///< that sends the statements; empty if a model writes them
    bool isBuiltIn = false; ///< the built-in answerer writes them
    std::uint32_t maxRetries = 0;
    std::optional<RunOutcome> outcome; ///< none while it runs, or if it was interrupted
    bool isInterrupted = false;        ///< it has no outcome, and nothing continues it
    std::string reason;
    std::string answer;              ///< what the user accepted last, else what the run ended with; may be empty
    bool isByHand = false;           ///< the user replaced the run's own answer after its end
    std::vector<std::string> alarms; ///< of prompts, without duplicates
    std::optional<AttemptRef> selected;
    std::uint32_t lanes = 0;
    std::uint32_t attempts = 0;
    TokenSum tokens;
    RunClock clock;
    std::uint32_t unknownEvents = 0; ///< of a newer version

    friend bool operator==(const RunHeadline&, const RunHeadline&) = default;
};

/// All that a timeline shows of a run.
struct TimelineRows {
    RunHeadline headline;
    std::vector<TimelineSection> sections;

    friend bool operator==(const TimelineRows&, const TimelineRows&) = default;
};

/// The indices of a section, a lane in it and a card in that lane; -1 for those not meant.
struct TimelinePlace {
    int section = -1;
    int lane = -1;
    int card = -1;

    friend bool operator==(const TimelinePlace&, const TimelinePlace&) = default;
};

/// What the time of a step went into.
[[nodiscard]] CardSpan spanOf(const TimelineStep& step);
/// Builds the rows of a list of events.
[[nodiscard]] TimelineRows timelineRows(std::span<const RunEvent> events);
/// Null if the place is not that of a card.
[[nodiscard]] const AttemptCard* cardAt(const TimelineRows& rows, const TimelinePlace& place);
/// Null if the place is neither that of a lane nor of a card in one.
[[nodiscard]] const LaneRow* laneAt(const TimelineRows& rows, const TimelinePlace& place);
/// Whether it has ended, or nothing continues it.
[[nodiscard]] bool isOver(const RunHeadline& headline);
/// The attempt to look at if the user has picked none: the answer, the one that the run asks its user about, the one
/// that was stopped first, or else the newest; if the run is over, the last one of the lane that got farthest. None if
/// there is none.
[[nodiscard]] std::optional<AttemptRef> attemptToFollow(const TimelineRows& rows);
/// Null if there is no such lane.
[[nodiscard]] const LaneRow* laneOf(const TimelineRows& rows, LaneId id);
[[nodiscard]] CardKind cardKindOf(Category category);

} // namespace querymend
