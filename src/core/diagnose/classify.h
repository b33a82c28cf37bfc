#pragma once

#include "diagnose/diagnosis.h"
#include "dialect/dialect.h"

#include <string_view>

namespace querymend {

/// An engine's message about a statement.
struct EngineMessage {
    std::string_view text;
    std::string_view code; ///< SQLSTATE, errno or number; empty if there is none
    std::string_view sql;  ///< empty if not known; fewer positions can then be found
};

/// Works out what a message means without an engine: first by the engine's code, then by a code in the text, then by
/// the patterns of the dialect's messages, then by those of the other dialects (a transcript may come from anywhere),
/// then by words that all engines use.
[[nodiscard]] Diagnosis classify(const Dialect& dialect, const EngineMessage& message);

} // namespace querymend
