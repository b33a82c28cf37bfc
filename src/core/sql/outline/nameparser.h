#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

[[nodiscard]] bool startsName(const ParseContext& in, TokenCursor::Position ahead = 0);
/// Whether a bare alias begins here. WINDOW w AS is a clause even in dialects that do not reserve WINDOW.
[[nodiscard]] bool startsAlias(const ParseContext& in, const KeywordSet& reserved);

[[nodiscard]] NamePart namePart(const ParseContext& in, const Token& token);
/// Reads the next token as a name, whatever it is.
NamePart parseNamePart(ParseContext& in);

struct QualifiedName {
    NameSpan parts;
    bool star = false; ///< `.*` follows the parts
};

/// Reads `a.b.c` or `a.b.*`; any word after a dot is a name.
QualifiedName parseQualifiedName(ParseContext& in);
/// Reads `(a, b)`.
NameSpan parseNameList(ParseContext& in);
/// Records the name of a type, if one is next, without reading it.
void recordType(ParseContext& in);
/// Reads `(a, b)` or `(a int, b text)`.
std::vector<NamePart> parseColumnDefinitions(ParseContext& in);

} // namespace querymend
