#pragma once

#include "base/errorcode.h"
#include "base/range.h"
#include "base/result.h"
#include "base/textmap.h"
#include "sql/tokens/lexrules.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// How a model's reply carried its SQL.
enum class ReplyForm : std::uint8_t {
    plain,  ///< nothing but SQL
    fenced, ///< in a Markdown block
    prose,  ///< between sentences
    json,   ///< as a value of a JSON object
};

enum class ReplyNote : std::uint8_t {
    textAround,    ///< text before or after the SQL was left out
    severalBlocks, ///< the last of several blocks was taken
    thinkingLeftOut,
};

/// A short English description, for the notes of an attempt.
[[nodiscard]] std::string_view describe(ReplyNote note);

/// The SQL of a reply, which can be mapped back to its location there.
struct ExtractedSql {
    EditedText sql;
    ReplyForm form = ReplyForm::plain;
    std::vector<ReplyNote> notes;
};

/// Why a reply contains no SQL: no_sql, or invalid_request if the model says that it cannot provide any.
struct ReplyProblem {
    ErrorCode code = ErrorCode::noSql;
    ByteRange range;     ///< of what the model says instead
    std::string message; ///< the model's own words
};

/// Finds the SQL in a reply. A text that is plain SQL is returned whole. The rules are only used to find literals
/// and comments.
[[nodiscard]] Result<ExtractedSql, ReplyProblem> extractSql(std::string_view reply, const LexRules& rules);

} // namespace querymend
