#include "diagnose/errorplace.h"

#include "base/ascii.h"
#include "base/names.h"
#include "diagnose/displaywidth.h"
#include "sql/lexer.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t none = std::string_view::npos;
/// Messages point near their beginning; what follows is somebody's data.
constexpr std::size_t longestMessage = 32768;

std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::optional<std::uint32_t> numberAt(std::string_view text)
{
    std::uint32_t number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    return parsed.ec == std::errc() && number > 0 ? std::optional(number) : std::nullopt;
}

// --- A line of the statement with a caret under it: PostgreSQL and DuckDB.

struct CaretMark {
    std::uint32_t line = 0;
    std::string_view excerpt;
    std::size_t character = 0; ///< index in the excerpt
};

std::size_t characterAtCell(std::string_view text, std::size_t cell)
{
    std::size_t index = 0;
    for (std::size_t cells = 0; !text.empty() && cells < cell; ++index)
        cells += displayWidth(takeCharacter(text));
    return index;
}

std::optional<CaretMark> caretMark(std::string_view message)
{
    constexpr std::string_view prefix = "LINE ";
    std::string_view rest = message;
    std::string_view line;
    while (!rest.empty()) {
        line = takeLine(rest);
        const std::size_t colon = line.find(": ");
        const auto number =
            line.starts_with(prefix) && colon != none ? numberAt(line.substr(prefix.size())) : std::nullopt;
        if (!number)
            continue;
        std::string_view following = rest;
        const std::string_view marks = takeLine(following);
        const std::size_t caret = marks.find_first_not_of(" \t");
        if (caret == none || marks[caret] != '^' || caret < colon + 2)
            continue;
        const std::string_view excerpt = line.substr(colon + 2);
        return CaretMark{*number, excerpt, characterAtCell(excerpt, caret - colon - 2)};
    }
    return std::nullopt;
}

std::string withBlanksForTabs(std::string_view text)
{
    std::string out(text);
    std::replace(out.begin(), out.end(), '\t', ' ');
    return out;
}

std::string_view lineOf(std::string_view text, std::uint32_t number)
{
    std::string_view line;
    for (; number > 0 && !text.empty(); --number)
        line = takeLine(text);
    return number == 0 ? line : std::string_view();
}

/// The only occurrence of a needle, or npos.
std::size_t findOnly(std::string_view text, std::string_view needle)
{
    const std::size_t at = text.find(needle);
    return at != none && text.find(needle, at + 1) == none ? at : none;
}

ErrorPlace placeOfCaret(const CaretMark& mark, std::string_view sql)
{
    constexpr std::string_view cut = "...";
    std::string_view core = mark.excerpt;
    std::size_t character = mark.character;
    const bool cutInFront = core.starts_with(cut) && character >= cut.size();
    if (cutInFront) {
        core.remove_prefix(cut.size());
        character -= cut.size();
    }
    ErrorPlace place{mark.line, std::nullopt};
    if (!cutInFront) {
        place.column = static_cast<std::uint32_t>(character + 1);
        return place;
    }
    if (core.ends_with(cut))
        core.remove_suffix(cut.size());
    const std::string line = withBlanksForTabs(lineOf(sql, mark.line));
    const std::size_t at = findOnly(line, core);
    if (at != none)
        place.column = static_cast<std::uint32_t>(characterCount(std::string_view(line).substr(0, at)) + character + 1);
    return place;
}

// --- The rest of the statement: MySQL and MariaDB.

ErrorPlace toPlace(std::string_view sql, std::size_t offset)
{
    const TextPosition position = positionAt(sql, offset);
    return {position.line, position.column};
}

std::optional<ErrorPlace> placeOfRest(std::string_view rest, std::string_view sql)
{
    const std::string_view trimmed = asciiTrimmed(sql);
    if (trimmed.empty())
        return std::nullopt;
    const auto base = static_cast<std::size_t>(trimmed.data() - sql.data());
    if (asciiTrimmed(rest).empty())
        return toPlace(sql, base + trimmed.size());
    std::string_view text = asciiTrimmed(rest);
    if (trimmed.ends_with(text))
        return toPlace(sql, base + trimmed.size() - text.size());
    const std::size_t at = findOnly(sql, text);
    return at == none ? std::nullopt : std::optional(toPlace(sql, at));
}

// --- What the message names, found among the statement's tokens.

bool isName(const Token& token)
{
    return token.kind == TokenKind::word || token.kind == TokenKind::quotedName;
}

/// Tokens of a statement, comments left out, that can be asked whether a name stands at one of them.
class NamedTokens {
public:
    NamedTokens(std::string_view sql, const LexRules& rules) : m_sql(sql)
    {
        Lexer lexer(sql, rules);
        for (Token token = lexer.next(); token.kind != TokenKind::end; token = lexer.next()) {
            if (!token.isComment())
                m_tokens.push_back(token);
        }
    }

    [[nodiscard]] std::vector<std::uint32_t> spelled(std::string_view text) const
    {
        std::vector<std::uint32_t> found;
        for (const Token& token : m_tokens) {
            if (asciiEqualsIgnoringCase(token.text(m_sql), text))
                found.push_back(token.begin);
        }
        return found;
    }

    [[nodiscard]] std::vector<std::uint32_t> named(std::string_view identifier, ErrorCode code) const
    {
        std::vector<std::uint32_t> found;
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            const std::size_t end = endOfName(i, identifier);
            if (end != 0 && fits(i, end, code))
                found.push_back(m_tokens[i].begin);
        }
        return found;
    }

private:
    [[nodiscard]] bool matches(std::size_t i, std::string_view part) const
    {
        if (!isName(m_tokens[i]))
            return false;
        const std::string_view text = m_tokens[i].text(m_sql);
        if (m_tokens[i].kind == TokenKind::word)
            return equalIgnoringCase(text, part, CasedLetters::unicode);
        return text.size() > part.size() && equalIgnoringCase(decoded(m_tokens[i], m_sql), part, CasedLetters::unicode);
    }

    /// One past the last token of a name that begins at i, whose parts may be joined by dots; 0 if it does not.
    [[nodiscard]] std::size_t endOfName(std::size_t i, std::string_view name) const
    {
        while (i < m_tokens.size()) {
            if (matches(i, name))
                return i + 1;
            const std::size_t dot = name.find('.');
            if (dot == none || i + 2 >= m_tokens.size() || !matches(i, name.substr(0, dot))
                || m_tokens[i + 1].kind != TokenKind::dot)
                return 0;
            name.remove_prefix(dot + 1);
            i += 2;
        }
        return 0;
    }

    /// A column is not called and qualifies nothing, and so on.
    [[nodiscard]] bool fits(std::size_t begin, std::size_t end, ErrorCode code) const
    {
        const TokenKind before = begin > 0 ? m_tokens[begin - 1].kind : TokenKind::end;
        const TokenKind after = end < m_tokens.size() ? m_tokens[end].kind : TokenKind::end;
        if (code == ErrorCode::unknownColumn || code == ErrorCode::ambiguousColumn)
            return before != TokenKind::dot && after != TokenKind::dot && after != TokenKind::openParen;
        if (code == ErrorCode::unknownTable)
            return after != TokenKind::dot;
        if (code == ErrorCode::unknownFunction || code == ErrorCode::wrongArguments)
            return after == TokenKind::openParen;
        return true;
    }

    std::string_view m_sql;
    std::vector<Token> m_tokens;
};

std::optional<ErrorPlace> placeOfName(const Dialect& dialect, std::string_view sql, ErrorCode code,
                                      std::string_view identifier, std::optional<std::uint32_t> line)
{
    // Behind this the one who asks wants the code, not an index of the statement.
    constexpr std::size_t longestSql = 1U << 20U;
    if (identifier.empty() || sql.empty() || sql.size() > longestSql)
        return std::nullopt;
    const NamedTokens tokens(sql, dialect.lex);
    std::vector<std::uint32_t> found =
        categoryOf(code) == Category::syntaxError ? tokens.spelled(identifier) : tokens.named(identifier, code);
    const std::size_t lastDot = identifier.rfind('.');
    if (found.empty() && lastDot != none && lastDot + 1 < identifier.size())
        found = tokens.named(identifier.substr(lastDot + 1), code);
    if (line)
        std::erase_if(found, [&](std::uint32_t offset) { return positionAt(sql, offset).line != *line; });
    return found.size() == 1 ? std::optional(toPlace(sql, found.front())) : std::nullopt;
}

// --- Numbers.

/// `Column : 8` or `column 8` close behind a line's number: Oracle and its clients.
std::optional<std::uint32_t> columnInMessage(std::string_view message)
{
    constexpr std::string_view word = "column";
    const auto same = [](char a, char b) { return asciiLower(a) == b; };
    const auto at = std::search(message.begin(), message.end(), word.begin(), word.end(), same);
    if (at == message.end())
        return std::nullopt;
    message.remove_prefix(static_cast<std::size_t>(at - message.begin()) + word.size());
    message = asciiTrimmed(message);
    if (message.starts_with(':'))
        message = asciiTrimmed(message.substr(1));
    return numberAt(message);
}

bool pointsAtTheEnd(std::string_view message)
{
    return message.find("incomplete input") != none || message.find("syntax error at end of input") != none;
}

} // namespace

std::optional<std::string_view> quotedRest(std::string_view message)
{
    constexpr std::string_view opening = "right syntax to use near '";
    message = message.substr(0, longestMessage);
    const std::size_t at = message.find(opening);
    if (at == none)
        return std::nullopt;
    const std::size_t begin = at + opening.size();
    const std::size_t end = message.rfind("' at line ");
    return end == none || end < begin ? std::nullopt : std::optional(message.substr(begin, end - begin));
}

ErrorPlace placeOf(const Dialect& dialect, const EngineMessage& message, ErrorCode code, std::string_view identifier)
{
    const std::string_view text = message.text.substr(0, longestMessage);
    if (const auto mark = caretMark(text))
        return placeOfCaret(*mark, message.sql);
    ErrorPlace place{lineInMessage(*dialect.errors, text), std::nullopt};
    if (const auto rest = quotedRest(text)) {
        const auto found = placeOfRest(*rest, message.sql);
        return found ? *found : place;
    }
    if (place.line && dialect.id == DialectId::oracle)
        place.column = columnInMessage(text);
    if (place.column)
        return place;
    if (!message.sql.empty() && pointsAtTheEnd(text)) {
        const std::string_view trimmed = asciiTrimmed(message.sql);
        return toPlace(message.sql, static_cast<std::size_t>(trimmed.data() - message.sql.data()) + trimmed.size());
    }
    const auto found = placeOfName(dialect, message.sql, code, identifier, place.line);
    return found ? *found : place;
}

} // namespace querymend
