#include "sql/outline/selectlistparser.h"

#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"

namespace querymend {

namespace {

/// Reads `*` or `t.*`.
bool parseStar(ParseContext& in, SelectItem& item)
{
    if (in.isOperator("*")) {
        in.advance();
    } else {
        TokenCursor::Position ahead = 0;
        while (in.isName(ahead) && in.is(TokenKind::dot, ahead + 1))
            ahead += 2;
        if (ahead == 0 || !in.isOperator("*", ahead))
            return false;
        const auto start = in.at();
        item.starQualifier = parseQualifiedName(in).parts;
        in.addColumn(item.starQualifier, true, start);
    }
    item.star = true;
    item.starModified = parseStarModifiers(in);
    return true;
}

void parseItemAlias(ParseContext& in, SelectItem& item)
{
    if (in.accept(Keyword::As)) {
        if (startsName(in) || (in.rules.reservedLabels && in.is(TokenKind::word))
            || (in.rules.stringAliases && in.is(TokenKind::string)))
            item.alias = parseNamePart(in);
        else if (in.is(TokenKind::openParen)) // AS (a, b) as in Spark SQL or for Oracle objects: names only
            parseNameList(in);
        else
            in.problemHere(ProblemKind::expectedName);
    } else if (startsAlias(in, in.rules.notAliases)) {
        item.alias = parseNamePart(in);
    }
}

void parseItem(ParseContext& in)
{
    const auto start = in.at();
    SelectItem item;
    if (in.rules.equalsAliases && (in.is(TokenKind::variable) || in.isName()) && in.isOperator("=", 1)) {
        const bool assigns = in.accept(TokenKind::variable);
        if (!assigns)
            item.alias = parseNamePart(in);
        in.advance();
        if (assigns)
            in.addEffect(EffectKind::assignment, start);
    } else if (in.rules.colonAliases && in.isName() && in.isOperator(":", 1)) {
        item.alias = parseNamePart(in);
        in.advance();
    }
    const auto expressionStart = in.at();
    const std::size_t firstColumn = in.outline.columns.size();
    const std::size_t firstCall = in.outline.calls.size();
    if (!parseStar(in, item))
        requireExpression(in);
    item.expression = in.bytesSince(expressionStart);
    if (in.outline.columns.size() > firstColumn && in.outline.columns[firstColumn].range == item.expression)
        item.soleColumn = {static_cast<std::uint32_t>(firstColumn)};
    if (in.outline.calls.size() > firstCall && in.outline.calls[firstCall].range == item.expression)
        item.soleCall = {static_cast<std::uint32_t>(firstCall)};
    if (!item.star || item.starModified || !item.starQualifier.empty())
        parseItemAlias(in, item);
    item.range = in.bytesSince(start);
    in.scope().items.push_back(std::move(item));
}

} // namespace

void parseSelectList(ParseContext& in)
{
    if (in.rules.emptySelectList
        && (in.atEnd()
            || in.isAny(
                {Keyword::From, Keyword::Into, Keyword::Where, Keyword::Union, Keyword::Order, Keyword::Limit})))
        return;
    do {
        if (in.rules.trailingCommas && in.is(Keyword::From))
            return;
        parseItem(in);
    } while (in.accept(TokenKind::comma));
}

bool parseStarModifiers(ParseContext& in)
{
    bool modified = false;
    while (in.isAny({Keyword::Exclude, Keyword::Except, Keyword::Replace, Keyword::Rename, Keyword::Like,
                     Keyword::Ilike, Keyword::Not, Keyword::Similar})) {
        if (in.is(Keyword::Except) && !in.is(TokenKind::openParen, 1))
            break;
        modified = true;
        const bool expressions = in.is(Keyword::Replace);
        in.advance();
        in.acceptAny({Keyword::To, Keyword::Like, Keyword::Ilike});
        if (!in.is(TokenKind::openParen)) {
            in.advance();
            continue;
        }
        in.inside([&] {
            do {
                if (expressions)
                    requireExpression(in);
                while (in.isName() || in.is(TokenKind::dot))
                    in.advance();
            } while (in.accept(TokenKind::comma));
        });
    }
    return modified;
}

} // namespace querymend
