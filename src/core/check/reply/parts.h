#pragma once

#include "base/range.h"
#include "base/textmap.h"
#include "check/reply/reply.h"
#include "sql/tokens/lexrules.h"
#include "sql/tokens/token.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a text seems to be, judged by how it begins.
enum class Opening : std::uint8_t {
    nothing,   ///< only blanks and comments
    statement, ///< a word that begins a statement, possibly misspelt
    prose,     ///< a sentence in natural language
    unclear,
};

[[nodiscard]] Opening openingOf(std::string_view text, const LexRules& rules);

/// Whether a text begins with a sentence; false if in doubt.
[[nodiscard]] bool readsAsProse(std::string_view text);
[[nodiscard]] bool readsAsProseForSure(std::string_view text);
/// The same for a text whose first word may begin a statement.
[[nodiscard]] bool readsAsProseBehindVerb(std::string_view text);

/// Whether the text says that the question cannot be answered.
[[nodiscard]] bool saysThatItCannot(std::string_view text);
[[nodiscard]] bool saysSoPlainly(std::string_view text);

/// Whether a token is a comment, string or quoted name, so that its contents are not SQL.
[[nodiscard]] bool holdsText(const Token& token);

/// The parts of a reply that are not thinking.
[[nodiscard]] std::vector<ByteRange> answersOf(std::string_view text, const LexRules& rules);

/// The offset of the sentences after a statement; the text's size if there are none.
[[nodiscard]] std::size_t endOfStatement(std::string_view text, const LexRules& rules);

/// The offset of a note, an end mark or invisible characters after a statement; the text's size if there are none.
[[nodiscard]] std::size_t beginOfTail(std::string_view text, const LexRules& rules);

/// Finds statements between sentences.
[[nodiscard]] std::vector<ByteRange> statementsInProse(std::string_view text, const LexRules& rules);

/// A fenced code block of Markdown.
struct ReplyBlock {
    ByteRange whole;
    ByteRange content;
    std::string_view tag;
};

/// The fenced blocks of a Markdown text; a fence inside a literal of a block's SQL does not end it.
[[nodiscard]] std::vector<ReplyBlock> blocksOf(std::string_view text, const LexRules& rules);
/// The first fence outside the literals of a text that begins as SQL, or npos.
[[nodiscard]] std::size_t fenceBehindSql(std::string_view text, const LexRules& rules);
[[nodiscard]] bool isSqlTag(std::string_view tag);

/// A string value in a JSON text, with its key.
struct JsonMember {
    std::string key; ///< lower case, letters only
    ByteRange value; ///< between the quotes
};

/// The members with string values, at any depth, of the JSON value at the beginning of a text.
/// Raw line breaks in strings and a missing end are accepted; an unterminated string is left out.
struct JsonMembers {
    std::vector<JsonMember> members;
    std::vector<std::string> keys; ///< including those of other values; lower case, letters only
    std::size_t end = 0;
};

[[nodiscard]] JsonMembers jsonMembers(std::string_view text);
/// The edits that undo the escapes of a JSON string.
[[nodiscard]] std::vector<TextEdit> unescapes(std::string_view text, ByteRange value);

} // namespace querymend
