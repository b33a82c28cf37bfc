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

/// Edits that may correct a finding, as suggested by the schema or the dialect.
struct Fix {
    std::vector<TextEdit> edits; ///< of the text as given
    std::string reason;
    double confidence = 0; ///< 0 to 1
};

/// What may have been meant.
struct Suggestion {
    std::string name;      ///< or a keyword, a stored value, or a correction in words; empty if only a join is missing
    std::string join = {}; ///< the missing `JOIN …`, if any
    std::string reason = {}; ///< why it may have been meant; empty if the finding says so

    bool operator==(const Suggestion&) const = default;
};

/// The suggestion as people and models read it, without the reason: `name`, `name (JOIN …)` or `JOIN …`.
[[nodiscard]] std::string textOf(const Suggestion& suggestion);

/// One mistake, where it is, and what is known about it.
struct Finding {
    Rung rung = Rung::guard;
    ErrorCode code = ErrorCode::unclassified;
    Severity severity = Severity::error;
    std::string message; ///< for models and records; the window words it for the user
    /// The same without data from the database; set only if the message or a suggestion contains such data.
    std::string messageWithoutData = {};
    ByteRange range; ///< of the text as given
    std::string identifier;
    std::vector<Suggestion> suggestions; ///< best first
    std::vector<Fix> fixes;
    std::string engineCode = {};         ///< SQLSTATE, errno or number; empty if no engine reported this
    std::vector<ByteRange> repeats = {}; ///< where else the same mistake is
};

[[nodiscard]] std::vector<std::string> suggestionTexts(const Finding& finding);

} // namespace querymend
