#pragma once

#include "base/errorcode.h"
#include "check/verdict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What becomes of a lane after an attempt.
enum class ReflectionDecision : std::uint8_t {
    refine,   ///< critical issues, and retries are left
    complete, ///< nothing critical: the attempt is accepted
    escalate, ///< no retry may help or is left, but a higher level is
    giveUp,   ///< no retry may help or is left, and no higher level
    stop,     ///< the database's fault, not the model's: no retry is spent
    ask,      ///< a breakpoint is set: the user decides
    mend,     ///< a correction made without a model is tried next: no retry is spent
};

[[nodiscard]] std::string_view name(ReflectionDecision decision);

enum class Breakpoint : std::uint8_t { none, afterFailure };
enum class HigherLevel : std::uint8_t { none, available };
/// Whether a failed attempt remains a candidate when no retry is left.
enum class Fallback : std::uint8_t { none, keep };
/// Whether the mechanic has corrected the attempt, and its text comes next.
enum class MendedNext : std::uint8_t { no, yes };
/// Whether models agree that the question cannot be answered, which no retry and no higher level should argue with.
enum class AgreedRefusal : std::uint8_t { no, yes };

/// What a lane has used up and what it has left.
struct AttemptFacts {
    std::uint32_t retriesUsed = 0; ///< before this attempt was judged
    std::uint32_t maxRetries = 3;
    HigherLevel higherLevel = HigherLevel::none;
    Breakpoint breakpoint = Breakpoint::none;
    std::optional<std::uint32_t> ownRetriesLeft = {}; ///< if mistakes of this kind have a budget of their own
    Fallback fallback = Fallback::none;
    MendedNext mendedNext = MendedNext::no;
    AgreedRefusal agreedRefusal = AgreedRefusal::no;

    [[nodiscard]] std::uint32_t retriesLeft() const;
};

/// The assessment of an attempt and what to do next, with the reasons.
struct Reflection {
    ReflectionDecision decision = ReflectionDecision::complete;
    bool isAcceptable = true;
    bool shouldRefine = false; ///< a better text is wanted, even if no retry is left
    std::vector<std::string> issues;
    std::string reasoning;
    int score = 100;
    std::vector<std::string> suggestions;
};

/// The costs that make up the score: 100, minus that of the first error's category, minus a little for each further
/// issue and each retry that was needed. Each of the small sums is capped, and the score is at least 0.
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

/// What a term of the score is for.
enum class ScorePart : std::uint8_t { whole, firstError, furtherErrors, warnings, notes, retries };

struct ScoreTerm {
    ScorePart part = ScorePart::whole;
    std::int64_t count = 0; ///< how many of what it is for
    int points = 0;
};

/// The terms of a verdict's score, which is their sum, but at least 0. The whole comes first; terms that cost nothing
/// are left out.
[[nodiscard]] std::vector<ScoreTerm> scoreTerms(const Verdict& verdict, std::uint32_t retriesUsed);

/// Assesses an attempt. An error of any rung is critical; a warning or a note (a tolerated empty result, a slow plan,
/// doubtful data) is listed and accepted. Errors that are not the model's fault (connection_lost, database_down) stop
/// the lane.
[[nodiscard]] Reflection reflect(const Verdict& verdict, const AttemptFacts& facts);

} // namespace querymend
