#pragma once

#include "base/range.h"
#include "base/textmap.h"
#include "check/reply.h"
#include "sql/lexrules.h"
#include "sql/token.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a text seems to be, judged by how it begins.
enum class Opening : std::uint8_t {
    nothing,   ///< blanks and comments
    statement, ///< a word that begins a statement, or one misspelt
    prose,     ///< a sentence for people
    unclear,
};

[[nodiscard]] Opening openingOf(std::string_view text, const LexRules& rules);

/// Whether a text begins with a sentence; in doubt it does not.
[[nodiscard]] bool readsAsProse(std::string_view text);
[[nodiscard]] bool readsAsProseForSure(std::string_view text);
/// The same for a text whose first word may begin a statement.
[[nodiscard]] bool readsAsProseBehindVerb(std::string_view text);

/// Whether the writer says that the question has no answer.
[[nodiscard]] bool saysThatItCannot(std::string_view text);
[[nodiscard]] bool saysSoPlainly(std::string_view text);

/// Whether what stands inside a token is text and no SQL.
[[nodiscard]] bool holdsText(const Token& token);

/// The stretches of a reply that are no thinking.
[[nodiscard]] std::vector<ByteRange> answersOf(std::string_view text, const LexRules& rules);

/// Where the sentences behind a statement begin; the text's size where there are none.
[[nodiscard]] std::size_t endOfStatement(std::string_view text, const LexRules& rules);

/// Statements between sentences.
[[nodiscard]] std::vector<ByteRange> statementsInProse(std::string_view text, const LexRules& rules);

/// A Markdown block.
struct ReplyBlock {
    ByteRange whole;
    ByteRange content;
    std::string_view tag;
};

/// The blocks of a text, read as Markdown; a fence inside a literal of a block's SQL does not end it.
[[nodiscard]] std::vector<ReplyBlock> blocksOf(std::string_view text, const LexRules& rules);
/// The first fence of a text that begins as SQL, outside of its literals; npos where there is none.
[[nodiscard]] std::size_t fenceBehindSql(std::string_view text, const LexRules& rules);
[[nodiscard]] bool isSqlTag(std::string_view tag);

/// A string of a JSON text.
struct JsonMember {
    std::string key; ///< lower case, letters alone
    ByteRange value; ///< between the quotes
};

/// Members with strings for values, at whatever depth, of the JSON value at the beginning of a text.
/// Raw line breaks inside strings and a missing end are forgiven; an unterminated string is not given.
struct JsonMembers {
    std::vector<JsonMember> members;
    std::vector<std::string> keys; ///< also of other values; lower case, letters alone
    std::size_t end = 0;
};

[[nodiscard]] JsonMembers jsonMembers(std::string_view text);
/// The edits that undo the escapes of a JSON string.
[[nodiscard]] std::vector<TextEdit> unescapes(std::string_view text, ByteRange value);

} // namespace querymend
