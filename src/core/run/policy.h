#pragma once

#include "check/ladder.h"
#include "diagnose/hints/hintfacts.h"
#include "prompt/method.h"
#include "run/role.h"

#include <chrono>
#include <cstdint>
#include <vector>

namespace querymend {

enum class EmptyRows : std::uint8_t { areFine, areAnError };

/// How much of the schema a lane is shown.
enum class SchemaScope : std::uint8_t { whole, linked };

/// Which lanes are shown what. `automatic`: a small schema is shown whole; of a larger one, the lanes of the first
/// level see what is linked and those of the levels above it, which may have failed for want of a table, see all.
enum class SchemaChoice : std::uint8_t { automatic, whole, linked };

/// What the words that the keyword role gives are to those that are found without it.
enum class KeywordUse : std::uint8_t { added, instead };

/// What a run may do and use.
struct RunPolicy {
    std::uint32_t lanes = 1;      ///< of each level, 1 to 16
    std::uint32_t maxRetries = 3; ///< of a lane, 0 to 10
    Level level = Level::basic;   ///< the first
    std::uint32_t maxEscalations = 2;
    std::uint32_t malformedReplies = 2; ///< of an attempt
    std::uint32_t transportRetries = 2; ///< of a call
    std::uint64_t tokens = 0;           ///< of all calls; 0 is no limit
    std::chrono::milliseconds time{0};  ///< of the whole run; 0 is no limit
    CheckPolicy checks = CheckPolicy::analyst;
    EmptyRows emptyRows = EmptyRows::areFine;
    DataValues values = DataValues::mayBeNamed;
    std::uint64_t seed = 1;                ///< of all that is shuffled
    std::uint32_t concurrency = 0;         ///< calls to models at the same time; 0 is no limit
    std::chrono::milliseconds callTime{0}; ///< of each call to a model; 0 is no limit
    std::chrono::milliseconds laneTime{0}; ///< of each lane; 0 is no limit
    std::vector<ModelRole> roles = {};     ///< that are on
    SchemaChoice schema = SchemaChoice::automatic;
    std::uint32_t schemaTokens = 12'000; ///< of the schema in a prompt, by estimate; 0 is no limit
    std::uint32_t contextTokens = 0;     ///< of the model, for prompt and reply; 0 where it is not known
    KeywordUse keywords = KeywordUse::added;

    friend bool operator==(const RunPolicy&, const RunPolicy&) = default;
};

inline constexpr std::uint32_t mostLanes = 16;
inline constexpr std::uint32_t mostRetriesOfLane = 10;

} // namespace querymend
