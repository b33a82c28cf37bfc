#pragma once

#include "check/ladder.h"
#include "db/emptinesscheck.h"
#include "db/session.h"

#include <cstdint>
#include <string_view>

namespace querymend {

enum class Trial : std::uint8_t { leaveOut, run };
enum class EmptyResult : std::uint8_t { isNoted, isAnError };

/// How far a live check goes.
struct EngineCheckPolicy {
    Trial trial = Trial::leaveOut;
    EmptyResult emptyResult = EmptyResult::isNoted; ///< of a trial
    Limits limits;
    EmptinessBudget emptiness; ///< what finding out about an empty result that is an error may cost
};

/// What a statement is checked against beyond itself.
struct EngineSubject {
    std::string_view given;           ///< the text as it came
    const Catalog* catalog = nullptr; ///< may be null
};

/// Climbs on from where the static ladder ended: the engine plans the statement and, if asked, runs it for a few rows.
/// A text that the guard did not understand is only prepared, to hear from the engine what is wrong with it.
[[nodiscard]] Verdict checkOnEngine(Verdict verdict, const EngineSubject& subject, Session& session,
                                    const EngineCheckPolicy& policy, const Clock& clock);

/// What is said where the engine could not be asked at all.
[[nodiscard]] Verdict verdictWithoutEngine(Verdict verdict, std::string_view given, const EngineError& error);

} // namespace querymend
