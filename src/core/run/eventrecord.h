#pragma once

#include "base/result.h"
#include "run/event.h"

#include <string>
#include <string_view>

namespace querymend {

/// The event's type name in records: `run_started`, `model_asked`, `check_failed` …
[[nodiscard]] std::string_view typeOf(const EventBody& body);

/// `{"run", "seq", "at", "type", …body}` on one line: the form that is stored, exported and printed.
[[nodiscard]] std::string toRecord(const RunEvent& event);

/// What is wrong with a record, in English.
struct RecordProblem {
    std::string text;
};

/// Reads a line written by toRecord. An unknown type is kept unchanged, so that events of newer versions survive.
[[nodiscard]] Result<RunEvent, RecordProblem> readRecord(std::string_view line);

} // namespace querymend
