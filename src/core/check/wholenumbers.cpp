#include "check/wholenumbers.h"

#include "base/ascii.h"
#include "check/valuekind.h"
#include "dialect/dialectforms.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

constexpr int deepest = 12;

bool isNamePart(const Token& token)
{
    return token.kind == TokenKind::word || token.kind == TokenKind::quotedName;
}

WholeNumber joined(WholeNumber a, WholeNumber b)
{
    if (a == WholeNumber::no || b == WholeNumber::no)
        return WholeNumber::no;
    return std::max(a, b);
}

/// The number of tokens up to the parenthesis that closes the first one; 0 if there is none.
std::size_t closedAt(WholeNumbers::Tokens tokens)
{
    int depth = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind == TokenKind::openParen)
            ++depth;
        else if (tokens[i].kind == TokenKind::closeParen && --depth == 0)
            return i + 1;
    }
    return 0;
}

std::size_t openedBefore(WholeNumbers::Tokens tokens)
{
    int depth = 0;
    for (std::size_t i = tokens.size(); i-- > 0;) {
        if (tokens[i].kind == TokenKind::closeParen)
            ++depth;
        else if (tokens[i].kind == TokenKind::openParen && --depth == 0)
            return tokens.size() - i;
    }
    return 0;
}

bool followsCall(const Token& word)
{
    return word.keyword == Keyword::Filter || word.keyword == Keyword::Over;
}

} // namespace

bool WholeNumbers::isOperator(const Token& token, std::string_view spelling) const
{
    return token.kind == TokenKind::op && token.text(m_sight.query().text) == spelling;
}

const Call* WholeNumbers::callAt(const Token& name) const
{
    const auto& calls = m_sight.outline().calls;
    const auto found = std::find_if(calls.begin(), calls.end(), [&](const Call& call) {
        return call.range.begin == name.begin && !call.bare && !call.name.empty();
    });
    return found == calls.end() ? nullptr : &*found;
}

std::size_t WholeNumbers::operandAt(Tokens tokens) const
{
    std::size_t at = !tokens.empty() && isOperator(tokens[0], "-") ? 1 : 0;
    if (at == tokens.size())
        return 0;
    if (tokens[at].kind == TokenKind::number)
        return at + 1;
    if (tokens[at].kind == TokenKind::openParen) {
        const std::size_t size = closedAt(tokens.subspan(at));
        return size == 0 ? 0 : at + size;
    }
    if (!isNamePart(tokens[at]))
        return 0;
    ++at;
    while (at + 1 < tokens.size() && tokens[at].kind == TokenKind::dot && isNamePart(tokens[at + 1]))
        at += 2;
    if (at < tokens.size() && tokens[at].kind == TokenKind::openParen) {
        const std::size_t size = closedAt(tokens.subspan(at));
        if (size == 0)
            return 0;
        at += size;
        while (at + 1 < tokens.size() && followsCall(tokens[at]) && tokens[at + 1].kind == TokenKind::openParen) {
            const std::size_t more = closedAt(tokens.subspan(at + 1));
            if (more == 0)
                return 0;
            at += 1 + more;
        }
    }
    return at;
}

std::size_t WholeNumbers::operandBefore(Tokens tokens) const
{
    if (tokens.empty())
        return 0;
    if (tokens.back().kind == TokenKind::number)
        return 1;
    std::size_t size = 0;
    if (tokens.back().kind == TokenKind::closeParen) {
        size = openedBefore(tokens);
        if (size == 0 || size == tokens.size())
            return size;
        const Token& before = tokens[tokens.size() - size - 1];
        if (followsCall(before)) {
            const std::size_t call = operandBefore(tokens.first(tokens.size() - size - 1));
            return call == 0 ? 0 : call + size + 1;
        }
        if (!isNamePart(before) || !callAt(before))
            return size;
    }
    if (!isNamePart(tokens[tokens.size() - size - 1]) || tokens[tokens.size() - size - 1].keyword == Keyword::End)
        return 0;
    ++size;
    while (size + 1 < tokens.size() && tokens[tokens.size() - size - 1].kind == TokenKind::dot
           && isNamePart(tokens[tokens.size() - size - 2]))
        size += 2;
    return size;
}

WholeNumber WholeNumbers::of(Tokens tokens, int depth)
{
    static constexpr std::array<std::string_view, 5> arithmetic{"+", "-", "*", "/", "%"};
    if (depth > deepest || tokens.empty())
        return WholeNumber::no;
    if (tokens.front().keyword == Keyword::Case)
        return ofCase(tokens, depth);
    WholeNumber all = WholeNumber::small;
    for (;;) {
        const std::size_t size = operandAt(tokens);
        if (size == 0)
            return WholeNumber::no;
        all = joined(all, ofOperand(tokens.first(size), depth));
        if (all == WholeNumber::no || size == tokens.size())
            return all;
        const bool goesOn = std::any_of(arithmetic.begin(), arithmetic.end(),
                                        [&](std::string_view sign) { return isOperator(tokens[size], sign); });
        if (!goesOn)
            return WholeNumber::no;
        tokens = tokens.subspan(size + 1);
    }
}

WholeNumber WholeNumbers::ofOperand(Tokens tokens, int depth)
{
    if (isOperator(tokens.front(), "-"))
        tokens = tokens.subspan(1);
    const Token& first = tokens.front();
    const std::string_view text = m_sight.query().text;
    if (first.kind == TokenKind::number) {
        const std::string_view digits = first.text(text);
        return std::all_of(digits.begin(), digits.end(), asciiIsDigit) ? WholeNumber::small : WholeNumber::no;
    }
    if (first.kind == TokenKind::openParen) {
        const Tokens inside = tokens.subspan(1, tokens.size() - 2);
        const bool isQuery = !inside.empty() && inside.front().keyword == Keyword::Select;
        return isQuery ? ofQuery({inside.front().begin, inside.back().end}, depth + 1) : of(inside, depth + 1);
    }
    if (tokens.back().kind == TokenKind::closeParen) {
        const Call* const call = callAt(first);
        return call ? ofCall(*call, depth + 1) : WholeNumber::no;
    }
    return ofColumn(first.begin, tokens.back().end);
}

WholeNumber WholeNumbers::ofColumn(std::uint32_t begin, std::uint32_t end)
{
    for (const ColumnRefId id : m_sight.columnsIn({begin, end})) {
        if (m_sight.outline()[id].range != ByteRange{begin, end})
            continue;
        const ColumnId column = m_sight.columnOf(id);
        const ValueKind kind = column ? valueKindOf(m_sight.catalog().column(column).type) : ValueKind::unknown;
        if (kind == ValueKind::integer)
            return WholeNumber::small;
        return kind == ValueKind::bigInteger ? WholeNumber::big : WholeNumber::no;
    }
    return WholeNumber::no;
}

WholeNumber WholeNumbers::ofAll(std::span<const ByteRange> ranges, int depth)
{
    WholeNumber all = ranges.empty() ? WholeNumber::no : WholeNumber::small;
    for (const ByteRange range : ranges)
        all = joined(all, of(m_sight.tokensIn(range), depth));
    return all;
}

WholeNumber WholeNumbers::ofCall(const Call& call, int depth)
{
    const std::string name = asciiLowered(m_sight.outline().parts(call.name).back().text);
    if (name == "count")
        return WholeNumber::big;
    if (name == "length" || name == "char_length")
        return WholeNumber::small;
    if (name == "min" || name == "max" || name == "abs" || name == "coalesce" || name == "ifnull")
        return ofAll(call.arguments, depth);
    if (name != "sum" || call.arguments.size() != 1)
        return WholeNumber::no;
    const WholeNumber summed = ofAll(call.arguments, depth);
    if (summed == WholeNumber::no)
        return summed;
    const bool isDecimal = summed == WholeNumber::big && m_sight.query().dialect.forms->bigSumsAreDecimal;
    return isDecimal ? WholeNumber::no : WholeNumber::big;
}

/// Only the simplest: each result is a single operand.
WholeNumber WholeNumbers::ofCase(Tokens tokens, int depth)
{
    if (tokens.back().keyword != Keyword::End)
        return WholeNumber::no;
    WholeNumber all = WholeNumber::small;
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        if (tokens[i].keyword == Keyword::Case || tokens[i].keyword == Keyword::Select)
            return WholeNumber::no;
        if (tokens[i].keyword != Keyword::Then && tokens[i].keyword != Keyword::Else)
            continue;
        const Tokens rest = tokens.subspan(i + 1);
        if (!rest.empty() && rest.front().keyword == Keyword::Null)
            continue;
        const std::size_t size = operandAt(rest);
        if (size == 0 || size >= rest.size())
            return WholeNumber::no;
        const Keyword next = rest[size].keyword;
        if (next != Keyword::When && next != Keyword::Else && next != Keyword::End)
            return WholeNumber::no;
        all = joined(all, ofOperand(rest.first(size), depth + 1));
    }
    return all;
}

WholeNumber WholeNumbers::ofQuery(ByteRange range, int depth)
{
    for (const Scope& scope : m_sight.outline().scopes) {
        const bool isMeant =
            scope.kind == ScopeKind::select && range.contains(scope.range) && scope.range.begin == range.begin;
        if (isMeant && scope.items.size() == 1 && !scope.items.front().star)
            return of(m_sight.tokensIn(scope.items.front().expression), depth);
    }
    return WholeNumber::no;
}

} // namespace querymend
