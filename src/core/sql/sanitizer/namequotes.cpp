// Requotes names that are in another dialect's quotes.

#include "sql/sanitizer/stages.h"

#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t longestName = 128;

/// Whether a name has nothing that could have misled the lexer, which did not read it as a quoted name.
bool isHarmlessName(std::string_view name)
{
    return !name.empty() && name.size() <= longestName && name.find_first_of("'\"`[];#\n\r\\") == std::string_view::npos
        && name.find("--") == std::string_view::npos && name.find("/*") == std::string_view::npos;
}

bool touchesQuotes(const SanitizerView& view, std::size_t begin, std::size_t end)
{
    return touches(view.text, begin, end, view.target.openQuote)
        || touches(view.text, begin, end, view.target.closeQuote);
}

bool isBare(const Token& token)
{
    return token.kind == TokenKind::op || token.kind == TokenKind::unknown;
}

bool endsOperand(const Token& token, const SyntaxRules& syntax)
{
    switch (token.kind) {
    case TokenKind::word:
        return !contains(syntax.notNames, token.keyword) || token.keyword == Keyword::Array;
    case TokenKind::quotedName:
    case TokenKind::string:
    case TokenKind::number:
    case TokenKind::parameter:
    case TokenKind::variable:
    case TokenKind::closeParen:
    case TokenKind::closeBracket:
    case TokenKind::closeBrace:
        return true;
    default: // nothing else ends one
        return false;
    }
}

/// Whether a name must follow this word.
bool asksForName(Keyword word)
{
    return word == Keyword::From || word == Keyword::Join || word == Keyword::As;
}

struct Bracket {
    ByteRange range;
    bool certain = false; ///< only a name is allowed there
    bool possible = false;
};

/// Whether a token is the BY of ORDER BY and its like, though many dialects allow the word as a name.
bool opensList(const SanitizerView& view, const Token& token)
{
    if (token.keyword != Keyword::By || &token == view.tokens.data())
        return false;
    const Keyword before = (&token - 1)->keyword;
    return before == Keyword::Order || before == Keyword::Group || before == Keyword::Partition;
}

/// The bracketed name at a token; an empty range if its content cannot be a name.
Bracket bracketAt(const SanitizerView& view, std::size_t open, const Token* previous)
{
    std::size_t close = open + 1;
    while (close < view.tokens.size()
           && (view.tokens[close].kind == TokenKind::word || view.tokens[close].kind == TokenKind::number))
        ++close;
    if (close == open + 1 || close >= view.tokens.size() || view.tokens[close].kind != TokenKind::closeBracket
        || view.tokens[open + 1].kind != TokenKind::word)
        return {};
    Bracket found;
    found.range = {view.tokens[open].begin, view.tokens[close].end};
    const std::string_view spelled = found.range.of(view.text);
    if (!isHarmlessName(spelled.substr(1, spelled.size() - 2))
        || touchesQuotes(view, found.range.begin, found.range.end))
        return {};
    found.certain = previous && (previous->kind == TokenKind::dot || asksForName(previous->keyword));
    found.possible =
        found.certain || !previous || opensList(view, *previous) || !endsOperand(*previous, view.target.syntax);
    return found;
}

bool isDoubleQuoted(const SanitizerView& view, const Token& token)
{
    return token.kind == TokenKind::string && view.text[token.begin] == '"';
}

/// Whether a token may follow a table in FROM. FOR and COLLATE may follow a string in SUBSTRING(… FROM …) or TRIM.
bool followsTable(const Token& token)
{
    switch (token.kind) {
    case TokenKind::end:
    case TokenKind::semicolon:
    case TokenKind::comma:
    case TokenKind::quotedName:
        return true;
    case TokenKind::word:
        break;
    default: // no other kind does, except a closing parenthesis, which also ends TRIM(… FROM …)
        return false;
    }
    switch (token.keyword) {
    case Keyword::None:
    case Keyword::As:
    case Keyword::Cross:
    case Keyword::Group:
    case Keyword::Having:
    case Keyword::Inner:
    case Keyword::Join:
    case Keyword::Left:
    case Keyword::Limit:
    case Keyword::Natural:
    case Keyword::Order:
    case Keyword::Right:
    case Keyword::StraightJoin:
    case Keyword::Union:
    case Keyword::Where:
        return true;
    default: // some of the other words continue an expression
        return false;
    }
}

/// Whether a double-quoted string is where MySQL's grammar allows only a name.
bool standsAsName(const SanitizerView& view, std::size_t index)
{
    const Token none;
    const Token& before = index > 0 ? view.tokens[index - 1] : none;
    const Token& after = index + 1 < view.tokens.size() ? view.tokens[index + 1] : none;
    if (before.kind == TokenKind::dot || after.kind == TokenKind::dot || before.keyword == Keyword::Join)
        return true;
    return before.keyword == Keyword::From && followsTable(after);
}

/// Whether a double-quoted string is where a value is as likely as a name.
bool mayBeValue(const SanitizerView& view, std::size_t index)
{
    const Token none;
    const Token& before = index > 0 ? view.tokens[index - 1] : none;
    return before.kind == TokenKind::op || before.keyword == Keyword::Like || before.keyword == Keyword::In
        || before.keyword == Keyword::Between || before.keyword == Keyword::Then || before.keyword == Keyword::Else
        || (before.kind == TokenKind::openParen && index > 1 && view.tokens[index - 2].keyword == Keyword::In);
}

} // namespace

Changes backtickChanges(const SanitizerView& view)
{
    Changes out;
    std::size_t done = 0;
    for (const Token& token : view.tokens) {
        for (std::size_t at = std::max<std::size_t>(token.begin, done); isBare(token) && at < token.end; ++at) {
            if (view.text[at] != '`')
                continue;
            const std::size_t close = view.text.find('`', at + 1);
            if (close == std::string_view::npos || !isHarmlessName(view.text.substr(at + 1, close - at - 1))
                || view.text.substr(close + 1, 1) == "`" || touchesQuotes(view, at, close + 1)
                || holdsTextWithin(view, at, close))
                return {};
            out.push_back({Rewrite::nameQuotes,
                           {{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(close + 1)},
                            quotedFor(view.target, view.text.substr(at + 1, close - at - 1))}});
            done = close + 1;
            at = close;
        }
    }
    return out;
}

Changes bracketChanges(const SanitizerView& view)
{
    std::vector<Bracket> found;
    const Token anyName{0, 0, TokenKind::quotedName, Quoting::plain, Keyword::None};
    const Token* previous = nullptr;
    std::uint32_t depth = 0;
    std::uint32_t done = 0;
    for (std::size_t i = 0; i < view.tokens.size(); ++i) {
        const Token& token = view.tokens[i];
        if (token.isComment() || token.begin < done)
            continue;
        if (token.kind == TokenKind::openBracket) {
            const Bracket bracket = depth == 0 ? bracketAt(view, i, previous) : Bracket{};
            if (bracket.possible) {
                found.push_back(bracket);
                done = bracket.range.end;
            } else {
                ++depth;
            }
        } else if (token.kind == TokenKind::closeBracket && depth > 0) {
            --depth;
        }
        // After a dot even a reserved word is a name; a bracketed name found here counts by its closing bracket.
        const bool isField = previous && previous->kind == TokenKind::dot && token.kind == TokenKind::word;
        previous = isField ? &anyName : done > token.end ? &view.tokens[tokenAt(view.tokens, done - 1)] : &token;
    }
    const bool evident = std::any_of(found.begin(), found.end(), [](const Bracket& b) { return b.certain; });
    Changes out;
    for (const Bracket& bracket : found) {
        const ByteRange content{bracket.range.begin + 1, bracket.range.end - 1};
        if (evident || !view.target.listLiterals)
            out.push_back({Rewrite::nameQuotes, {bracket.range, quotedFor(view.target, content.of(view.text))}});
    }
    return out;
}

/// If a table is in double quotes, they all quote names; unless there are no other strings and one looks like a value.
Changes doubleQuoteChanges(const SanitizerView& view)
{
    bool evident = false;
    bool values = false;
    bool otherStrings = false;
    Changes out;
    for (std::size_t i = 0; i < view.tokens.size(); ++i) {
        otherStrings =
            otherStrings || (view.tokens[i].kind == TokenKind::string && !isDoubleQuoted(view, view.tokens[i]));
        if (!isDoubleQuoted(view, view.tokens[i]))
            continue;
        const std::string name = decoded(view.tokens[i], view.text);
        if (!isHarmlessName(name) || touchesQuotes(view, view.tokens[i].begin, view.tokens[i].end))
            return {};
        evident = evident || standsAsName(view, i);
        values = values || mayBeValue(view, i);
        out.push_back({Rewrite::nameQuotes, {view.tokens[i].range(), quotedFor(view.target, name)}});
    }
    return evident && (otherStrings || !values) ? out : Changes();
}

} // namespace querymend
