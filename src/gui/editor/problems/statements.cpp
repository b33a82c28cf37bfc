#include "editor/problems/statements.h"

#include "sql/outline/outline.h"
#include "sql/parameters/parameterstandins.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend {

std::vector<ByteRange> statementsIn(std::string_view text, const Dialect& dialect)
{
    const ParameterStandIns readable(text, dialect.lex, dialect.syntax);
    const Outline outline = outlineOf(readable.text(), dialect.lex, dialect.syntax);
    std::vector<ByteRange> ranges;
    for (const Statement& statement : outline.statements) {
        if (!statement.range.empty())
            ranges.push_back(statement.range);
    }
    return ranges;
}

ByteRange roughStatementAt(std::string_view text, std::uint32_t place, const Dialect& dialect)
{
    ByteRange range{0, static_cast<std::uint32_t>(text.size())};
    for (const Token& token : lex(text, dialect.lex)) {
        if (token.kind != TokenKind::semicolon)
            continue;
        if (token.end > place) {
            range.end = token.begin;
            break;
        }
        range.begin = token.end;
    }
    return range;
}

ByteRange statementAt(std::string_view text, std::uint32_t caret, const Dialect& dialect)
{
    const std::vector<ByteRange> ranges = statementsIn(text, dialect);
    const auto next = std::find_if(ranges.begin(), ranges.end(), [&](ByteRange range) { return range.begin > caret; });
    if (next != ranges.begin()) {
        const ByteRange before = *std::prev(next);
        if (caret <= before.end || text.substr(before.end, caret - before.end).find('\n') == std::string_view::npos)
            return before;
    }
    if (next != ranges.end())
        return *next;
    return ranges.empty() ? ByteRange{} : ranges.back();
}

} // namespace querymend
