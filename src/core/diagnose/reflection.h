#pragma once

#include "base/errorcode.h"
#include "check/ladder.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What becomes of a lane after an attempt.
enum class ReflectionDecision : std::uint8_t {
    refine,   ///< critical issues, and retries are left
    complete, ///< nothing critical: the attempt is accepted
    escalate, ///< none is left, but a higher level is
    giveUp,   ///< nothing is left, or no retry may help
    stop,     ///< the database's fault and not the model's: no retry is spent
    ask,      ///< a breakpoint is set: a person decides
};

[[nodiscard]] std::string_view name(ReflectionDecision decision);

enum class Breakpoint : std::uint8_t { none, afterFailure };
enum class HigherLevel : std::uint8_t { none, available };

/// What a lane has behind it and before it.
struct AttemptFacts {
    std::uint32_t retriesUsed = 0; ///< before this attempt was judged
    std::uint32_t maxRetries = 3;
    HigherLevel higherLevel = HigherLevel::none;
    Breakpoint breakpoint = Breakpoint::none;
};

/// What an attempt is worth and what follows, with the reasons.
struct Reflection {
    ReflectionDecision decision = ReflectionDecision::complete;
    bool isAcceptable = true;
    bool shouldRefine = false; ///< a better text is wanted, whether or not a retry is left for it
    std::vector<std::string> issues;
    std::string reasoning;
    int score = 100;
    std::vector<std::string> suggestions;
};

/// The score: 100, less what the first error costs by its category, less a little for whatever else is
/// wrong and for each retry that was needed; each of the small sums has a limit, the whole ends at 0.
struct ScoreTable {
    int syntaxError = 60;
    int validationFailed = 70;
    int schemaReference = 45;
    int executionError = 35;
    int emptyResult = 25;
    int generic = 50;
    int furtherError = 5;
    int furtherErrorsAtMost = 20;
    int warning = 5;
    int warningsAtMost = 15;
    int note = 1;
    int notesAtMost = 5;
    int retry = 2;
    int retriesAtMost = 10;
};

inline constexpr ScoreTable scoreTable{};

/// What a part of the score is for.
enum class ScorePart : std::uint8_t { whole, firstError, furtherErrors, warnings, notes, retries };

struct ScoreTerm {
    ScorePart part = ScorePart::whole;
    std::int64_t count = 0; ///< of what it is for
    int points = 0;
};

/// What the score of a verdict is made of: its sum, but at least 0, is the score. The whole comes first; parts that
/// cost nothing are left out.
[[nodiscard]] std::vector<ScoreTerm> scoreTerms(const Verdict& verdict, std::uint32_t retriesUsed);

/// An error of any rung is critical; a warning or a note (an empty result that is none, a slow plan, doubtful data) is
/// listed and accepted. Errors that are not the model's fault (connection_lost, database_down) stop the lane.
[[nodiscard]] Reflection reflect(const Verdict& verdict, const AttemptFacts& facts);

} // namespace querymend
