#pragma once

#include "base/errorcode.h"
#include "base/range.h"
#include "base/result.h"
#include "base/textmap.h"
#include "sql/lexrules.h"

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

/// In a few words of English, for the notes of an attempt.
[[nodiscard]] std::string_view describe(ReplyNote note);

/// The SQL of a reply, able to say where in the reply it stood.
struct ExtractedSql {
    EditedText sql;
    ReplyForm form = ReplyForm::plain;
    std::vector<ReplyNote> notes;
};

/// Why a reply gives no SQL: no_sql, or invalid_request where the model says that it cannot.
struct ReplyProblem {
    ErrorCode code = ErrorCode::noSql;
    ByteRange range;     ///< of what the model says instead
    std::string message; ///< the model's own words
};

/// Finds the SQL in a reply. A text that is plain SQL comes back whole; the rules only tell where its
/// literals and comments are.
[[nodiscard]] Result<ExtractedSql, ReplyProblem> extractSql(std::string_view reply, const LexRules& rules);

} // namespace querymend
