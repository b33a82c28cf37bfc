#pragma once

#include "run/attemptref.h"
#include "run/modelterms.h"
#include "run/role.h"

#include <cstdint>
#include <optional>
#include <string>

namespace querymend {

// What a person does to a run while it goes on, and what they say of it.

/// What a run can be stopped before.
enum class StopPlace : std::uint8_t { model, database };

enum class StopReason : std::uint8_t {
    breakpoint,
    category, ///< of what was wrong with the attempt before
    step,
};

/// The run waits for a person before it asks.
struct RunPaused {
    EffectId effect;
    std::optional<AttemptRef> attempt; ///< none where a role or a comparison waits
    std::optional<RoleCall> role;
    StopPlace before = StopPlace::model;
    StopReason reason = StopReason::breakpoint;
};

/// How far a run is let go on.
enum class ContinueWay : std::uint8_t {
    onwards, ///< to the next breakpoint
    step,    ///< to whatever comes next
};

struct RunContinued {
    EffectId effect;
    std::optional<AttemptRef> attempt;
    ContinueWay way = ContinueWay::onwards;
    bool isReplaced = false; ///< what was held back is never asked: with what was edited it is asked anew
};

/// What a person can change where a run is stopped.
enum class EditedField : std::uint8_t { sql, hint, evidence, category, temperature, model, level, question };

/// The run goes on with something else. A category is spelled as an error code of it. Question, evidence and model are
/// of the whole run, wherever they are changed.
struct RunEdited {
    AttemptRef attempt; ///< whose text or call it is: a hint and a category are those of the attempt that failed
    EditedField field = EditedField::hint;
    std::string before;
    std::string after;
    std::optional<RoleCall> role = {};    ///< whose call it is; then the attempt is none
    std::optional<ModelTerms> terms = {}; ///< of the model that it is changed to; none in older records
};

/// One more attempt is wanted behind this one, with a hint of the person's own.
struct RetryAsked {
    AttemptRef attempt;
    std::string hint;
};

/// What a person may say of an attempt.
enum class Acceptance : std::uint8_t { theAnswer, trulyEmpty };

/// A person says that this attempt is the answer. It may be said when the run is over.
struct AttemptAccepted {
    AttemptRef attempt;
    std::string sql;
};

/// A person says that it is right that this attempt gives no rows, and that it is the answer.
struct EmptinessConfirmed {
    AttemptRef attempt;
    std::string sql;
};

} // namespace querymend
