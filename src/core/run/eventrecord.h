#pragma once

#include "base/result.h"
#include "run/event.h"

#include <string>
#include <string_view>

namespace querymend {

/// `run_started`, `model_asked`, `check_failed` …: how records name what happened.
[[nodiscard]] std::string_view typeOf(const EventBody& body);

/// `{"run", "seq", "at", "type", …body}` in one line: what is stored, exported and printed.
[[nodiscard]] std::string toRecord(const RunEvent& event);

/// What is wrong with a record, in English.
struct RecordProblem {
    std::string text;
};

/// Reads what toRecord wrote. A type that is not known is kept as it is, so that what a newer version wrote survives.
[[nodiscard]] Result<RunEvent, RecordProblem> readRecord(std::string_view line);

} // namespace querymend
