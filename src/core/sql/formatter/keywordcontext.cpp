#include "sql/formatter/rolereader.h"

#include "base/ascii.h"
#include "sql/outline/statementkinds.h"

#include <algorithm>
#include <array>

namespace querymend {

bool RoleReader::isFunctionName(Keyword keyword, std::string_view word) const
{
    const bool afterName = previousKind() == TokenKind::word && !m_previous->upperCase;
    if (kindAt(1) != TokenKind::openParen || previousKind() == TokenKind::dot || afterName)
        return false;
    const Keyword before = previousWord();
    const bool isSource = frame().clause == Keyword::From && frame().kind != FrameKind::arguments
        && frame().kind != FrameKind::caseOf && !frame().betweens && before != Keyword::On && before != Keyword::And;
    if (isSource || frame().clause == Keyword::With || before == Keyword::As || before == Keyword::Into
        || before == Keyword::Table || before == Keyword::Update)
        return false;
    constexpr std::array<std::string_view, 5> aggregates{"avg", "count", "max", "min", "sum"};
    return contains(m_words.functionLike, keyword)
        || std::any_of(aggregates.begin(), aggregates.end(),
                       [&](std::string_view name) { return asciiEqualsIgnoringCase(name, word); });
}

bool RoleReader::isKeywordAfterAs(Keyword keyword) const
{
    if (frame().kind == FrameKind::cast)
        return keyword != Keyword::None;
    const bool body = m_verb == Keyword::Create && m_frames.size() == 1;
    return keyword == Keyword::Materialized || (keyword == Keyword::Not && wordAt(1) == Keyword::Materialized)
        || (keyword == Keyword::Of && kindAt(1) != TokenKind::comma)
        || (body && (keyword == Keyword::Select || keyword == Keyword::With || keyword == Keyword::Values));
}

bool RoleReader::isKeywordHere(Keyword keyword) const
{
    if (previousKind() == TokenKind::dot || kindAt(1) == TokenKind::dot)
        return false;
    if (previousWord() == Keyword::As && m_previous->upperCase)
        return isKeywordAfterAs(keyword);
    if (keyword == Keyword::None)
        return false;
    if (contains(m_reserved, keyword) || contains(m_rules.bareFunctions, keyword))
        return true;
    return isKeywordInContext(keyword) || isPairedWord(keyword);
}

bool RoleReader::isKeywordInContext(Keyword keyword) const
{
    const bool first = m_previous == nullptr || previousKind() == TokenKind::semicolon
        || (previousKind() == TokenKind::openParen && frame().kind == FrameKind::query);
    if (first)
        return (statementKindOf(keyword) != StatementKind::unknownWord || keyword == Keyword::Table)
            && kindAt(1) != TokenKind::comma && kindAt(1) != TokenKind::closeParen;
    const bool afterOperand = followsOperand();
    switch (frame().kind) {
    case FrameKind::window:
        if (contains(m_words.windowWords, keyword) && previousKind() != TokenKind::comma
            && previousWord() != Keyword::By)
            return true;
        break;
    case FrameKind::caseOf:
        if (keyword == Keyword::End && afterOperand)
            return true;
        break;
    case FrameKind::cast:
        if (m_previous->upperCase && previousKind() == TokenKind::word && frame().clause == Keyword::As)
            return true;
        break;
    case FrameKind::query:
    case FrameKind::joins:
    case FrameKind::arguments:
        break;
    }
    if (frame().clause == Keyword::Limit && contains(m_words.limitWords, keyword))
        return true;
    if (frame().clause == Keyword::For && contains(m_words.lockWords, keyword) && previousWord() != Keyword::Of)
        return true;
    if ((keyword == Keyword::Asc || keyword == Keyword::Desc) && afterOperand)
        return frame().clause == Keyword::Order || frame().kind == FrameKind::arguments;
    if (afterOperand && contains(m_rules.operatorWords, keyword))
        return kindAt(1) != TokenKind::comma && kindAt(1) != TokenKind::closeParen && kindAt(1) != TokenKind::op;
    return beginsJoin();
}

/// Whether a neighbour shows that this is a keyword.
bool RoleReader::isPairedWord(Keyword keyword) const
{
    const Keyword before = previousWord();
    const Keyword behind = wordAt(1);
    const bool afterOperand = followsOperand();
    const bool beforeParen = kindAt(1) == TokenKind::openParen;
    switch (keyword) {
    case Keyword::By:
        return (before == Keyword::Group || before == Keyword::Order || before == Keyword::Partition
                || before == Keyword::Connect || before == Keyword::Siblings)
            && m_previous->upperCase;
    case Keyword::Group:
    case Keyword::Order:
    case Keyword::Partition:
    case Keyword::Connect:
        return behind == Keyword::By;
    case Keyword::Over:
        return previousKind() == TokenKind::closeParen || before == Keyword::Nulls;
    case Keyword::Filter:
        return previousKind() == TokenKind::closeParen && beforeParen;
    case Keyword::Within:
        return previousKind() == TokenKind::closeParen && behind == Keyword::Group;
    case Keyword::Nulls:
        return behind == Keyword::First || behind == Keyword::Last || before == Keyword::Ignore
            || before == Keyword::Respect;
    case Keyword::First:
    case Keyword::Last:
        return before == Keyword::Nulls && m_previous->upperCase;
    case Keyword::Ignore:
    case Keyword::Respect:
        return behind == Keyword::Nulls;
    case Keyword::Limit:
    case Keyword::Offset: {
        const TokenKind kind = kindAt(1);
        return afterOperand && (kind == TokenKind::number || kind == TokenKind::parameter || behind == Keyword::All);
    }
    case Keyword::Fetch:
        return behind == Keyword::First || behind == Keyword::Next;
    case Keyword::With:
        return beginsWith() || behind == Keyword::Rollup || behind == Keyword::Ties || behind == Keyword::Ordinality
            || behind == Keyword::Time;
    case Keyword::Rollup:
    case Keyword::Ties:
    case Keyword::Ordinality:
    case Keyword::Recursive:
        return before == Keyword::With && m_previous->upperCase;
    case Keyword::At:
        return behind == Keyword::Time;
    case Keyword::Time:
        if (behind == Keyword::Zone)
            return before == Keyword::At || before == Keyword::With || before == Keyword::Without;
        return m_rules.typedLiterals && kindAt(1) == TokenKind::string;
    case Keyword::Zone:
        return before == Keyword::Time && m_previous->upperCase;
    case Keyword::Exists:
        return beforeParen && !afterOperand;
    case Keyword::Between:
    case Keyword::Escape:
    case Keyword::Collate:
        return afterOperand && kindAt(1) != TokenKind::comma && kindAt(1) != TokenKind::closeParen;
    case Keyword::Using:
        return beforeParen && frame().clause == Keyword::From;
    case Keyword::Intersect:
    case Keyword::Except:
        return afterOperand && (behind == Keyword::Select || behind == Keyword::All || beforeParen);
    case Keyword::Values:
        return beforeParen && frame().kind == FrameKind::query && previousKind() != TokenKind::op
            && previousKind() != TokenKind::comma && frame().clause != Keyword::Select;
    case Keyword::Set:
        return m_verb == Keyword::Update && frame().clause == Keyword::Update;
    case Keyword::Apply:
        return (before == Keyword::Cross || before == Keyword::Outer) && m_previous->upperCase;
    case Keyword::Date:
    case Keyword::Timestamp:
    case Keyword::Interval:
        return m_rules.typedLiterals && kindAt(1) == TokenKind::string;
    default:
        return contains(m_words.units, keyword) && wordBeforePrevious() == Keyword::Interval
            && m_beforePrevious->upperCase;
    }
}

bool RoleReader::beginsJoin() const
{
    constexpr std::size_t longestChain = 5;
    for (std::size_t ahead = 0; ahead < longestChain; ++ahead) {
        const Keyword word = wordAt(ahead);
        if (word == Keyword::Join)
            return true;
        if (word == Keyword::Apply)
            return ahead > 0;
        if (word == Keyword::StraightJoin)
            return ahead == 0 && frame().clause == Keyword::From;
        if (!contains(m_words.joinWords, word))
            return false;
    }
    return false;
}

bool RoleReader::beginsWith() const
{
    if (frame().kind != FrameKind::query || frame().clause == Keyword::Select || frame().clause == Keyword::From)
        return false;
    if (wordAt(1) == Keyword::Recursive)
        return true;
    const bool name = kindAt(1) == TokenKind::word || kindAt(1) == TokenKind::quotedName;
    return name && (wordAt(2) == Keyword::As || kindAt(2) == TokenKind::openParen);
}

} // namespace querymend
