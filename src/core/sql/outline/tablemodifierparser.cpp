#include "sql/outline/tablemodifierparser.h"

#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/operandparser.h"
#include "sql/outline/pivotparser.h"

#include <utility>

namespace querymend {

namespace {

bool parsePartition(ParseContext& in)
{
    if (!in.is(Keyword::By, 1) && !in.is(TokenKind::openParen, 1))
        return false;
    in.advance();
    if (in.accept(Keyword::By))
        parseParenthesised(in);
    else
        parseNameList(in);
    return true;
}

/// Reads MySQL's USE INDEX FOR JOIN (a, b).
bool parseIndexHint(ParseContext& in)
{
    if (!in.isAny({Keyword::Index, Keyword::Key}, 1))
        return false;
    in.advance(2);
    if (in.accept(Keyword::For)) {
        while (in.acceptAny({Keyword::Join, Keyword::Order, Keyword::Group, Keyword::By})) {
        }
    }
    if (in.is(TokenKind::openParen))
        in.skipParenthesis();
    return true;
}

/// Reads FOR SYSTEM_TIME AS OF …, AS OF TIMESTAMP … or VERSIONS BETWEEN SCN … AND ….
bool parsePointInTime(ParseContext& in)
{
    if (in.is(Keyword::Versions, Keyword::Between))
        in.advance();
    else if (!in.accept(Keyword::For, Keyword::SystemTime) && !in.is(Keyword::As, Keyword::Of))
        return false;
    if (in.accept(Keyword::All))
        return true;
    if (in.is(Keyword::Contained)) {
        in.advance(2);
        parseParenthesised(in);
        return true;
    }
    in.advance(in.is(Keyword::As) ? 2 : 1);
    if (in.isAny({Keyword::Timestamp, Keyword::Scn}) && !in.is(TokenKind::string, 1))
        in.advance();
    const auto parseBound = [&] {
        if (!in.acceptAny({Keyword::Minvalue, Keyword::Maxvalue}))
            requireExpression(in);
    };
    parseBound();
    if (in.acceptAny({Keyword::To, Keyword::And}))
        parseBound();
    return true;
}

bool parseTableModifier(ParseContext& in, Source& source)
{
    switch (in.keyword()) {
    case Keyword::Tablesample:
    case Keyword::Sample:
        return parseSample(in);
    case Keyword::Partition:
        return parsePartition(in);
    case Keyword::Use:
    case Keyword::Force:
    case Keyword::Ignore:
        return parseIndexHint(in);
    case Keyword::Indexed:
        if (!in.is(Keyword::By, 1))
            return false;
        in.advance(3);
        return true;
    case Keyword::Not:
        if (!in.is(Keyword::Indexed, 1))
            return false;
        in.advance(2);
        return true;
    case Keyword::With:
        if (!in.rules.tableHints || !in.is(TokenKind::openParen, 1))
            return false;
        in.advance();
        parseTableHints(in);
        return true;
    case Keyword::For:
    case Keyword::As:
    case Keyword::Versions:
        return parsePointInTime(in);
    case Keyword::Pivot:
        return parsePivot(in, source);
    case Keyword::Unpivot:
        return parseUnpivot(in, source);
    default:
        if (!in.rules.tableHints || !in.is(TokenKind::openParen) || !in.is(Keyword::Nolock, 1))
            return false;
        parseTableHints(in);
        return true;
    }
}

} // namespace

void parseTableModifiers(ParseContext& in, Source& source)
{
    while (parseTableModifier(in, source)) {
    }
}

bool parseSample(ParseContext& in)
{
    const bool method = in.is(TokenKind::word, 1) && in.is(TokenKind::openParen, 2);
    const bool amount = in.is(TokenKind::openParen, 1) || in.is(TokenKind::number, 1);
    if (!method && !amount)
        return false;
    in.advance(method ? 2 : 1);
    const auto parseUnit = [&] {
        if (in.isOperator("%") || in.isAny({Keyword::Percent, Keyword::Rows}))
            in.advance();
    };
    if (in.accept(TokenKind::number))
        parseUnit();
    else
        in.inside([&] {
            const Clause outer = std::exchange(in.place.clause, Clause::limit);
            do
                parseExpression(in);
            while (in.accept(TokenKind::comma));
            in.place.clause = outer;
            parseUnit();
        });
    if (in.is(TokenKind::openParen)) // the method after the amount
        in.skipParenthesis();
    if (in.acceptAny({Keyword::Repeatable, Keyword::Seed}))
        parseParenthesised(in);
    return true;
}

void parseTableHints(ParseContext& in)
{
    const auto start = in.at();
    bool locks = false;
    in.inside([&] {
        for (; !in.atEnd(); in.advance())
            locks = locks
                || (in.is(TokenKind::word)
                    && !in.isAny({Keyword::Index, Keyword::Forceseek, Keyword::Forcescan, Keyword::Noexpand}));
    });
    if (locks)
        in.addEffect(EffectKind::lockHint, start);
}

} // namespace querymend
