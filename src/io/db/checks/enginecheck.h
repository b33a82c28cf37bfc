#pragma once

#include "check/ladder.h"
#include "db/checks/emptinesscheck.h"
#include "db/checks/faultcheck.h"
#include "db/session/session.h"

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace querymend {

enum class Trial : std::uint8_t { leaveOut, run };
enum class EmptyResult : std::uint8_t { isNoted, isExplained, isAnError };

/// Reads the rows of a trial, and returns the first few for the notes on them.
using TrialReader = std::function<Result<std::vector<CellRow>, EngineError>(Cursor& cursor)>;

/// How far a check on the engine goes.
struct EngineCheckPolicy {
    Trial trial = Trial::leaveOut;
    EmptyResult emptyResult = EmptyResult::isNoted; ///< of a trial
    Limits limits;
    EmptinessBudget emptiness; ///< the time for explaining an empty result that is an error
    ValueReading values = ValueReading::leaveOut;
    TrialReader read = {};   ///< without it, a trial looks at a few rows
    FaultBudget faults = {}; ///< the time for finding out whether a statement that runs means what was asked
};

/// The original text and the schema that the statement is checked against.
struct EngineSubject {
    std::string_view given;           ///< before sanitizing
    const Catalog* catalog = nullptr; ///< may be null
    std::string_view question = {};   ///< may be empty
};

/// Continues where the static ladder ended: the engine plans the statement and, if the policy says so, runs it for a
/// few rows. A text that the guard did not understand is only prepared, for the engine's error message.
[[nodiscard]] Verdict checkOnEngine(Verdict verdict, const EngineSubject& subject, Session& session,
                                    const EngineCheckPolicy& policy, const Clock& clock);

/// Returns the verdict for an engine that could not be reached at all.
[[nodiscard]] Verdict verdictWithoutEngine(Verdict verdict, std::string_view given, const EngineError& error);

} // namespace querymend
