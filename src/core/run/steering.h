#pragma once

#include "answer/questionreading.h"
#include "run/attemptref.h"
#include "run/modelterms.h"
#include "run/policy.h"
#include "run/role.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// How the user intervenes in a run, and judges its attempts.

/// The kind of call before which a run can pause.
enum class StopPlace : std::uint8_t { model, database };

enum class StopReason : std::uint8_t {
    breakpoint,
    category, ///< of the previous attempt's mistake
    step,
};

/// A call is held back until the user continues.
struct RunPaused {
    static constexpr std::string_view recordType = "run_paused";
    EffectId effect;
    std::optional<AttemptRef> attempt; ///< none for a role call, a comparison or the reading of rows
    std::optional<RoleCall> role;
    StopPlace before = StopPlace::model;
    StopReason reason = StopReason::breakpoint;
    std::optional<AttemptRef> reads{}; ///< whose rows are read
};

/// How far a run continues.
enum class ContinueWay : std::uint8_t {
    onwards, ///< to the next breakpoint
    step,    ///< to the next call
};

struct RunContinued {
    static constexpr std::string_view recordType = "run_continued";
    EffectId effect;
    std::optional<AttemptRef> attempt;
    ContinueWay way = ContinueWay::onwards;
    bool isReplaced = false; ///< the call is dropped, and made again with the edits
};

/// What the user can change while a run is paused; and, at any time, when the run asks its user.
enum class EditedField : std::uint8_t { sql, hint, evidence, category, temperature, model, level, question, asks };

/// The user changed something. A category is given as one of its error codes; moments to ask at, as their names with
/// commas. They apply to the whole run, as do question, evidence and model, wherever they are changed.
struct RunEdited {
    static constexpr std::string_view recordType = "run_edited";
    AttemptRef attempt; ///< the one edited; for a hint or category, the one that failed
    EditedField field = EditedField::hint;
    std::string before;
    std::string after;
    std::optional<RoleCall> role = {};    ///< the role call edited, if any; the attempt is then none
    std::optional<ModelTerms> terms = {}; ///< of the new model; none in older records
};

/// Something that the user is asked. The run waits for the answer; if it is about a failed attempt, only its lane does.
struct PersonQuestion {
    EffectId effect;
    AskMoment moment = AskMoment::ambiguous;
    std::optional<AttemptRef> attempt{}; ///< that failed
    std::string question{};              ///< in a model's words; empty unless a model asks
    std::vector<std::string> readings{}; ///< of the run's question, or statements whose results differ
    std::vector<LaneId> lanes{};         ///< of these statements
    std::vector<WordsApart> apart{};     ///< what distinguishes these, if they are readings of the question
};

/// The readings as the user tells them apart: by the words that distinguish them, or as they are.
[[nodiscard]] std::vector<std::string> readingTexts(const PersonQuestion& question);

struct PersonAsked {
    static constexpr std::string_view recordType = "person_asked";
    PersonQuestion what;
};

struct PersonAnswered {
    static constexpr std::string_view recordType = "person_answered";
    EffectId effect;
    std::string answer{};                   ///< empty: the run goes on as if nothing had been asked
    std::optional<std::uint32_t> reading{}; ///< the chosen one
};

/// The user wants another attempt after this one, with a hint of their own.
struct RetryAsked {
    static constexpr std::string_view recordType = "retry_asked";
    AttemptRef attempt;
    std::string hint;
};

/// How the user may accept an attempt.
enum class Acceptance : std::uint8_t { theAnswer, trulyEmpty };

/// The user declares this attempt the answer, possibly after the run has ended.
struct AttemptAccepted {
    static constexpr std::string_view recordType = "attempt_accepted";
    AttemptRef attempt;
    std::string sql;
};

/// The user confirms that no rows is the correct result, and accepts the attempt as the answer.
struct EmptinessConfirmed {
    static constexpr std::string_view recordType = "emptiness_confirmed";
    AttemptRef attempt;
    std::string sql;
};

} // namespace querymend
