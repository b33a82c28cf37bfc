#pragma once

#include "arguments/arguments.h"
#include "checking/checkresult.h"
#include "jsonlines/jsonwriter.h"

#include <string_view>

namespace querymend {

/// Writes one result of `check`; the id is JSON.
void writeVerdict(std::string_view id, const CheckResult& result, JsonWriter& json);

/// Writes the same members for an input line without a readable statement, and the reason as `error`.
void writeUnreadable(std::string_view id, const Complaint& complaint, JsonWriter& json);

} // namespace querymend
