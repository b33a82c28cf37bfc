#pragma once

#include "base/errorcode.h"
#include "base/range.h"
#include "base/textmap.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The steps of the check ladder, in order; it stops at the first that fails.
enum class Rung : std::uint8_t { reply, guard, sanitize, references, explain, trial, rows, tests };

[[nodiscard]] std::string_view name(Rung rung);

enum class Severity : std::uint8_t { error, warning, note };

[[nodiscard]] std::string_view name(Severity severity);

/// Edits that may mend a finding, as the schema or the dialect suggests.
struct Fix {
    std::vector<TextEdit> edits; ///< on the text as given
    std::string reason;
    double confidence = 0; ///< 0 to 1
};

/// One thing that is wrong, where, and what is known about it.
struct Finding {
    Rung rung = Rung::guard;
    ErrorCode code = ErrorCode::unclassified;
    Severity severity = Severity::error;
    std::string message; ///< for models and records; people's wording is the window's
    /// The same without what is stored in the database, where the message, or a suggestion, names some of it.
    std::string messageWithoutData = {};
    ByteRange range; ///< of the text as given
    std::string identifier;
    std::vector<std::string> suggestions; ///< best first
    std::vector<Fix> fixes;
    std::string engineCode = {}; ///< the engine's own: SQLSTATE, errno or number; empty where no engine said it
};

} // namespace querymend
