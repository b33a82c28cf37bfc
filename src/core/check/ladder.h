#pragma once

#include "check/checkpolicy.h"
#include "check/ranking.h"
#include "check/verdict.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

class SchemaView;

/// What a text is checked against.
struct CheckSubject {
    const Dialect* dialect = nullptr;
    const SchemaView* schema = nullptr; ///< null: only what needs no schema is checked
    CheckPolicy policy = CheckPolicy::analyst;
    std::vector<std::string> extraFunctions; ///< allowed beyond the dialect's own
    std::string_view question = {};          ///< what the statement should answer; may be empty
    const SignWeights* weights = nullptr;    ///< null: the fitted ones
};

/// Monotonic time for the rungs' reports; core has no clock of its own.
using Clock = std::function<std::chrono::microseconds()>;

/// Runs the static rungs: reply, guard, sanitize, references. A pure function apart from the clock.
[[nodiscard]] Verdict checkStatically(std::string_view text, const CheckSubject& subject, const Clock& clock = {});

/// What was rewritten so that a text that passes can run; empty if it could run as given. Comments, a closing semicolon
/// and texts in double quotes do not count.
[[nodiscard]] std::vector<std::string> repairsOf(const Verdict& verdict);

} // namespace querymend
