#pragma once

#include "report/storyfacts.h"
#include "report/timelinerows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

enum class StoryBeat : std::uint8_t {
    forked,       ///< the run continues another one from an attempt
    mistake,      ///< an attempt failed, or several in a row in the same way
    modelFault,   ///< the model did not reply, and was asked again
    databaseAway, ///< the database was waited for
    edited,       ///< a person changed something
    retried,      ///< a person asked for another attempt
    mended,       ///< the next attempt is a correction that was found without a model
    hint,         ///< what the model was told
    more,         ///< mistakes that are left out
    escalated,
    agreed, ///< lanes with the same rows
    tested, ///< lanes were judged by tests
    passed, ///< an attempt was accepted, but the run ended without an answer
    timeRanOut,
    tokensSpent,
    end,
};

inline constexpr std::size_t storyBeatCount = static_cast<std::size_t>(StoryBeat::end) + 1;

enum class StoryEnd : std::uint8_t {
    open, ///< the record does not say
    right,
    rightAndEmpty,
    acceptedByHand,
    emptyByHand, ///< a person confirmed that there are no rows
    gaveUp,
    unanswerable,
    unanswered,
    cancelled,
    interrupted, ///< the program that made the run ended before it
    modelLost,
    databaseLost,
    failed,
};

inline constexpr std::size_t storyEndCount = static_cast<std::size_t>(StoryEnd::failed) + 1;

/// One part of a run's story. Fields that do not belong to its beat are empty.
struct StoryPart {
    StoryBeat beat = StoryBeat::end;
    ErrorCode code = ErrorCode::unclassified;
    CardKind kind = CardKind::unjudged; ///< for its colour
    std::string named{};                ///< by the hint: what to write instead; from the schema or a model
    std::string marked{};               ///< by the hint: what is wrong; from the statement
    std::string level{};                ///< of the hint
    bool isRaised = false;
    ModelFault fault = ModelFault::offline;
    EditedField field = EditedField::sql;
    Level to = Level::basic;
    std::uint32_t count = 1; ///< of attempts, mistakes, lanes or tests passed
    std::uint32_t of = 0;    ///< all lanes or tests
    std::optional<AttemptRef> attempt{};
    StoryEnd end = StoryEnd::open;

    friend bool operator==(const StoryPart&, const StoryPart&) = default;
};

/// A run in one sentence: how its answer was found, or why there is none. It follows one lane of each level: the
/// answer's, or that of the attempt to look at once the run is over, or else the one with most attempts.
struct RunStory {
    std::vector<StoryPart> parts; ///< the end is last; empty if there is no run
    std::uint32_t lanes = 0;
    std::chrono::milliseconds time{0};
    TokenSum tokens;
};

/// The rows may show less than is known: the story ends where they do.
[[nodiscard]] RunStory runStory(const TimelineRows& rows, const RunFacts& facts);
/// The story of the whole record.
[[nodiscard]] RunStory runStory(std::span<const RunEvent> events);

} // namespace querymend
