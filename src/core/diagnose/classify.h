#pragma once

#include "diagnose/diagnosis.h"
#include "dialect/dialect.h"

#include <string_view>

namespace querymend {

/// What an engine said of a statement.
struct EngineMessage {
    std::string_view text;
    std::string_view code; ///< SQLSTATE, errno or number; empty where there is none
    std::string_view sql;  ///< empty where it is not known; positions are then fewer
};

/// Tells what a message means, with no engine at hand: the engine's code first, then a code that stands in the
/// text, then the forms of the dialect's messages, then those of the other dialects (a transcript may come from
/// anywhere), then words that every engine uses.
[[nodiscard]] Diagnosis classify(const Dialect& dialect, const EngineMessage& message);

} // namespace querymend
