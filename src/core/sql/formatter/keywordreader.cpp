#include "sql/formatter/keywordreader.h"

#include "base/ascii.h"
#include "sql/outline/statementkinds.h"

#include <algorithm>
#include <array>

namespace querymend {

bool KeywordReader::isFunctionName(Keyword keyword, std::string_view word) const
{
    const bool afterName = m_context.previousKind() == TokenKind::word && !m_context.previous->upperCase;
    if (m_context.kindAt(1) != TokenKind::openParen || m_context.previousKind() == TokenKind::dot || afterName)
        return false;
    const Keyword before = m_context.previousWord();
    const bool isSource = m_context.frame().clause == Keyword::From && m_context.frame().kind != FrameKind::arguments
        && m_context.frame().kind != FrameKind::caseOf && !m_context.frame().betweens && before != Keyword::On
        && before != Keyword::And;
    if (isSource || m_context.frame().clause == Keyword::With || before == Keyword::As || before == Keyword::Into
        || before == Keyword::Table || before == Keyword::Update)
        return false;
    constexpr std::array<std::string_view, 5> aggregates{"avg", "count", "max", "min", "sum"};
    return contains(m_words.functionLike, keyword)
        || std::any_of(aggregates.begin(), aggregates.end(),
                       [&](std::string_view name) { return asciiEqualsIgnoringCase(name, word); });
}

bool KeywordReader::isKeywordAfterAs(Keyword keyword) const
{
    if (m_context.frame().kind == FrameKind::cast)
        return keyword != Keyword::None;
    const bool body = m_context.verb == Keyword::Create && m_context.frames.size() == 1;
    return keyword == Keyword::Materialized || (keyword == Keyword::Not && m_context.wordAt(1) == Keyword::Materialized)
        || (keyword == Keyword::Of && m_context.kindAt(1) != TokenKind::comma)
        || (body && (keyword == Keyword::Select || keyword == Keyword::With || keyword == Keyword::Values));
}

bool KeywordReader::isKeywordHere(Keyword keyword) const
{
    if (m_context.previousKind() == TokenKind::dot || m_context.kindAt(1) == TokenKind::dot)
        return false;
    if (m_context.previousWord() == Keyword::As && m_context.previous->upperCase)
        return isKeywordAfterAs(keyword);
    if (keyword == Keyword::None)
        return false;
    if (contains(m_reserved, keyword) || contains(m_rules.bareFunctions, keyword))
        return true;
    return isKeywordInContext(keyword) || isPairedWord(keyword);
}

bool KeywordReader::isKeywordInContext(Keyword keyword) const
{
    const bool first = m_context.previous == nullptr || m_context.previousKind() == TokenKind::semicolon
        || (m_context.previousKind() == TokenKind::openParen && m_context.frame().kind == FrameKind::query);
    if (first)
        return (statementKindOf(keyword) != StatementKind::unknownWord || keyword == Keyword::Table)
            && m_context.kindAt(1) != TokenKind::comma && m_context.kindAt(1) != TokenKind::closeParen;
    const bool afterOperand = m_context.followsOperand();
    switch (m_context.frame().kind) {
    case FrameKind::window:
        if (contains(m_words.windowWords, keyword) && m_context.previousKind() != TokenKind::comma
            && m_context.previousWord() != Keyword::By)
            return true;
        break;
    case FrameKind::caseOf:
        if (keyword == Keyword::End && afterOperand)
            return true;
        break;
    case FrameKind::cast:
        if (m_context.previous->upperCase && m_context.previousKind() == TokenKind::word
            && m_context.frame().clause == Keyword::As)
            return true;
        break;
    case FrameKind::query:
    case FrameKind::joins:
    case FrameKind::arguments:
        break;
    }
    if (m_context.frame().clause == Keyword::Limit && contains(m_words.limitWords, keyword))
        return true;
    if (m_context.frame().clause == Keyword::For && contains(m_words.lockWords, keyword)
        && m_context.previousWord() != Keyword::Of)
        return true;
    if ((keyword == Keyword::Asc || keyword == Keyword::Desc) && afterOperand)
        return m_context.frame().clause == Keyword::Order || m_context.frame().kind == FrameKind::arguments;
    if (afterOperand && contains(m_rules.operatorWords, keyword))
        return m_context.kindAt(1) != TokenKind::comma && m_context.kindAt(1) != TokenKind::closeParen
            && m_context.kindAt(1) != TokenKind::op;
    return beginsJoin();
}

/// Whether a neighbour shows that this is a keyword.
bool KeywordReader::isPairedWord(Keyword keyword) const
{
    const Keyword before = m_context.previousWord();
    const Keyword behind = m_context.wordAt(1);
    const bool afterOperand = m_context.followsOperand();
    const bool beforeParen = m_context.kindAt(1) == TokenKind::openParen;
    switch (keyword) {
    case Keyword::By:
        return (before == Keyword::Group || before == Keyword::Order || before == Keyword::Partition
                || before == Keyword::Connect || before == Keyword::Siblings)
            && m_context.previous->upperCase;
    case Keyword::Group:
    case Keyword::Order:
    case Keyword::Partition:
    case Keyword::Connect:
        return behind == Keyword::By;
    case Keyword::Over:
        return m_context.previousKind() == TokenKind::closeParen || before == Keyword::Nulls;
    case Keyword::Filter:
        return m_context.previousKind() == TokenKind::closeParen && beforeParen;
    case Keyword::Within:
        return m_context.previousKind() == TokenKind::closeParen && behind == Keyword::Group;
    case Keyword::Nulls:
        return behind == Keyword::First || behind == Keyword::Last || before == Keyword::Ignore
            || before == Keyword::Respect;
    case Keyword::First:
    case Keyword::Last:
        return before == Keyword::Nulls && m_context.previous->upperCase;
    case Keyword::Ignore:
    case Keyword::Respect:
        return behind == Keyword::Nulls;
    case Keyword::Limit:
    case Keyword::Offset: {
        const TokenKind kind = m_context.kindAt(1);
        return afterOperand && (kind == TokenKind::number || kind == TokenKind::parameter || behind == Keyword::All);
    }
    case Keyword::Fetch:
        return behind == Keyword::First || behind == Keyword::Next;
    case Keyword::With:
        return m_context.beginsWith() || behind == Keyword::Rollup || behind == Keyword::Ties
            || behind == Keyword::Ordinality || behind == Keyword::Time;
    case Keyword::Rollup:
    case Keyword::Ties:
    case Keyword::Ordinality:
    case Keyword::Recursive:
        return before == Keyword::With && m_context.previous->upperCase;
    case Keyword::At:
        return behind == Keyword::Time;
    case Keyword::Time:
        if (behind == Keyword::Zone)
            return before == Keyword::At || before == Keyword::With || before == Keyword::Without;
        return m_rules.typedLiterals && m_context.kindAt(1) == TokenKind::string;
    case Keyword::Zone:
        return before == Keyword::Time && m_context.previous->upperCase;
    case Keyword::Exists:
        return beforeParen && !afterOperand;
    case Keyword::Between:
    case Keyword::Escape:
    case Keyword::Collate:
        return afterOperand && m_context.kindAt(1) != TokenKind::comma && m_context.kindAt(1) != TokenKind::closeParen;
    case Keyword::Using:
        return beforeParen && m_context.frame().clause == Keyword::From;
    case Keyword::Intersect:
    case Keyword::Except:
        return afterOperand && (behind == Keyword::Select || behind == Keyword::All || beforeParen);
    case Keyword::Values:
        return beforeParen && m_context.frame().kind == FrameKind::query && m_context.previousKind() != TokenKind::op
            && m_context.previousKind() != TokenKind::comma && m_context.frame().clause != Keyword::Select;
    case Keyword::Set:
        return m_context.verb == Keyword::Update && m_context.frame().clause == Keyword::Update;
    case Keyword::Apply:
        return (before == Keyword::Cross || before == Keyword::Outer) && m_context.previous->upperCase;
    case Keyword::Date:
    case Keyword::Timestamp:
    case Keyword::Interval:
        return m_rules.typedLiterals && m_context.kindAt(1) == TokenKind::string;
    default:
        return contains(m_words.units, keyword) && m_context.wordBeforePrevious() == Keyword::Interval
            && m_context.beforePrevious->upperCase;
    }
}

bool KeywordReader::beginsJoin() const
{
    constexpr std::size_t longestChain = 5;
    for (std::size_t ahead = 0; ahead < longestChain; ++ahead) {
        const Keyword word = m_context.wordAt(ahead);
        if (word == Keyword::Join)
            return true;
        if (word == Keyword::Apply)
            return ahead > 0;
        if (word == Keyword::StraightJoin)
            return ahead == 0 && m_context.frame().clause == Keyword::From;
        if (!contains(m_words.joinWords, word))
            return false;
    }
    return false;
}

} // namespace querymend
