#include "diagnose/statementplaces.h"

#include "base/ascii.h"
#include "base/names.h"
#include "base/utf8.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <string>

namespace querymend {

namespace {

bool isName(TokenKind kind)
{
    return kind == TokenKind::word || kind == TokenKind::quotedName;
}

bool isUnterminated(TokenKind kind)
{
    return kind == TokenKind::unterminatedString || kind == TokenKind::unterminatedName
        || kind == TokenKind::unterminatedComment;
}

} // namespace

StatementPlaces::StatementPlaces(std::string_view sql, const Dialect& dialect) : m_sql(sql), m_dialect(dialect)
{
    m_tokens = lex(sql, dialect.lex);
    std::erase_if(m_tokens, [](const Token& t) { return t.isComment() && t.kind != TokenKind::unterminatedComment; });
}

std::optional<std::uint32_t> StatementPlaces::find(ErrorCode code, std::string_view identifier,
                                                   std::optional<std::uint32_t> line) const
{
    std::vector<std::uint32_t> found = candidates(code, identifier);
    if (line) {
        const std::size_t begin = byteOffsetAt(m_sql, {*line, 1});
        const std::size_t end = byteOffsetAt(m_sql, {*line + 1, 1});
        std::erase_if(found,
                      [&](std::uint32_t offset) { return offset < begin || (offset >= end && end < m_sql.size()); });
    }
    if (found.empty())
        return std::nullopt;
    if (found.size() == 1 || wrongEverywhere(code))
        return found.front();
    return categoryOf(code) == Category::syntaxError ? atProblem(found) : std::nullopt;
}

std::vector<std::uint32_t> StatementPlaces::candidates(ErrorCode code, std::string_view identifier) const
{
    if (code == ErrorCode::unterminatedLiteral)
        return unterminated();
    if (identifier.empty())
        return {};
    if (categoryOf(code) == Category::syntaxError)
        return spelled(identifier);
    if (code == ErrorCode::badValue)
        return literals(identifier);
    std::vector<std::uint32_t> found = named(identifier, code);
    const std::size_t lastDot = identifier.rfind('.');
    if (found.empty() && lastDot != std::string_view::npos && lastDot + 1 < identifier.size())
        found = named(identifier.substr(lastDot + 1), code);
    return found;
}

std::vector<std::uint32_t> StatementPlaces::spelled(std::string_view text) const
{
    std::vector<std::uint32_t> found;
    for (const Token& token : m_tokens) {
        if (asciiEqualsIgnoringCase(token.text(m_sql), text))
            found.push_back(token.begin);
    }
    return found;
}

std::vector<std::uint32_t> StatementPlaces::named(std::string_view identifier, ErrorCode code) const
{
    std::vector<std::uint32_t> found;
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        const std::size_t end = endOfName(i, identifier);
        if (end != 0 && fits(i, end, code))
            found.push_back(m_tokens[i].begin);
    }
    return found;
}

std::vector<std::uint32_t> StatementPlaces::literals(std::string_view content) const
{
    std::vector<std::uint32_t> found;
    for (const Token& token : m_tokens) {
        const bool same = token.kind == TokenKind::string
            ? decoded(token, m_sql) == content
            : token.kind == TokenKind::number && token.text(m_sql) == content;
        if (same)
            found.push_back(token.begin);
    }
    return found;
}

std::vector<std::uint32_t> StatementPlaces::unterminated() const
{
    const bool found = !m_tokens.empty() && isUnterminated(m_tokens.back().kind);
    return found ? std::vector{m_tokens.back().begin} : std::vector<std::uint32_t>();
}

/// Of several tokens spelled as the engine says, the one at which our own parsing of the statement fails.
std::optional<std::uint32_t> StatementPlaces::atProblem(const std::vector<std::uint32_t>& offsets) const
{
    const Outline outline = outlineOf(m_sql, lex(m_sql, m_dialect.lex), m_dialect.syntax);
    for (const Problem& problem : outline.problems) {
        if (std::binary_search(offsets.begin(), offsets.end(), problem.range.begin)) // sorted
            return problem.range.begin;
    }
    return std::nullopt;
}

bool StatementPlaces::matches(std::size_t i, std::string_view part) const
{
    const Token& token = m_tokens[i];
    if (!isName(token.kind))
        return false;
    const std::string_view text = token.text(m_sql);
    if (token.kind == TokenKind::word)
        return equalIgnoringCase(text, part, CasedLetters::unicode);
    return text.size() > part.size() && equalIgnoringCase(decoded(token, m_sql), part, CasedLetters::unicode);
}

/// One past the last token of the name, whose parts may be joined by dots, if it begins at i; otherwise 0.
std::size_t StatementPlaces::endOfName(std::size_t i, std::string_view name) const
{
    while (i < m_tokens.size()) {
        if (matches(i, name))
            return i + 1;
        const std::size_t dot = name.find('.');
        if (dot == std::string_view::npos || i + 2 >= m_tokens.size() || !matches(i, name.substr(0, dot))
            || m_tokens[i + 1].kind != TokenKind::dot)
            return 0;
        name.remove_prefix(dot + 1);
        i += 2;
    }
    return 0;
}

/// Checks the tokens around a name: a column is not called and qualifies nothing, a table follows FROM or JOIN, etc.
bool StatementPlaces::fits(std::size_t begin, std::size_t end, ErrorCode code) const
{
    const Token before = begin > 0 ? m_tokens[begin - 1] : Token();
    const TokenKind after = end < m_tokens.size() ? m_tokens[end].kind : TokenKind::end;
    if (code == ErrorCode::unknownColumn || code == ErrorCode::ambiguousColumn)
        return before.kind != TokenKind::dot && before.keyword != Keyword::As && after != TokenKind::dot
            && after != TokenKind::openParen;
    if (code == ErrorCode::unknownTable)
        return after != TokenKind::dot
            && (before.keyword == Keyword::From || before.keyword == Keyword::Join || before.kind == TokenKind::comma
                || before.kind == TokenKind::openParen);
    if (code == ErrorCode::unknownAlias)
        return before.kind != TokenKind::dot && (after == TokenKind::dot || end > begin + 1);
    if (code == ErrorCode::unknownFunction || code == ErrorCode::wrongArguments)
        return after == TokenKind::openParen;
    return true;
}

/// Whether a wrong name is wrong wherever it occurs. A missing function always is; for columns and tables it depends on
/// the query around them.
bool StatementPlaces::wrongEverywhere(ErrorCode code) const
{
    if (code == ErrorCode::unknownColumn)
        return count(Keyword::Select) == 1;
    if (code == ErrorCode::unknownTable)
        return count(Keyword::With) == 0;
    return code == ErrorCode::unknownFunction;
}

std::size_t StatementPlaces::count(Keyword keyword) const
{
    return static_cast<std::size_t>(
        std::count_if(m_tokens.begin(), m_tokens.end(), [&](const Token& t) { return t.keyword == keyword; }));
}

} // namespace querymend
