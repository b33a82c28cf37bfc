#pragma once

#include "arguments.h"
#include "checkresult.h"
#include "jsonwriter.h"

#include <string_view>

namespace querymend {

/// One result of `check`; the id is JSON.
void writeVerdict(std::string_view id, const CheckResult& result, JsonWriter& json);

/// The same shape for an input line from which no statement could be read, with the reason as `error`.
void writeUnreadable(std::string_view id, const Complaint& complaint, JsonWriter& json);

} // namespace querymend
